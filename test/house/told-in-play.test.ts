import { expect, test } from 'vitest';
import {
  deploy,
  type Event,
  type Modifier,
  type Order,
  type Query,
  type Reply,
  type Ruleset,
  resolve,
  type Scenario,
  type State,
  scenarioForms,
} from '../../src/core';
import { answerKey, textsOf } from '../../src/foundry/texts/game-texts';
import { GAMES } from '../../src/rulesets';
import { rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';
import { ENGLISH } from '../foundry/english';

/** Seeds by which short battles are played, one for each manner of playing. */
const PLAYED = [
  [4, 'eager'],
  [6, 'any'],
] as const;

/** One position in so many is asked for refusals and dice. */
const SELDOM = 25;

/** Whether a game has a text for a key, its own or a shared one. */
const hasFor = (game: string): ((key: string) => boolean) =>
  textsOf(game, { localize: (key) => key, has: ENGLISH.has }).has;

/** A number to which others are added has a text of its own. */
const keyOfModifier =
  (game: string) =>
  ({ reason }: Modifier): string =>
    hasFor(game)(`PDC.rules.base.${reason}`) ? `PDC.rules.base.${reason}` : `PDC.rules.modifier.${reason}`;

/** The keys that an event is told by; of a leader's end every game speaks in its own way. */
function ofEvent(event: Event, game: string): readonly string[] {
  switch (event.type) {
    case 'lost':
    case 'gained':
    case 'eliminated':
    case 'left':
      return [`PDC.rules.cause.${event.cause}`];
    case 'rolled':
      return [`PDC.rules.roll.${event.reason}`, ...event.modifiers.map(keyOfModifier(game))];
    case 'flags-ignored':
      return event.modifiers.map(keyOfModifier(game));
    case 'responded':
      return [`PDC.rules.response.${event.response}`];
    case 'formed':
      return [`PDC.rules.formation.${event.formation}`];
    case 'scored':
      return [`PDC.rules.scored.${event.reason}`];
    case 'won':
    case 'drawn':
      return event.by === undefined ? [] : [`PDC.rules.victory.${event.by}`];
    default:
      return [];
  }
}

function ofQuery(query: Query, { id }: Ruleset): readonly string[] {
  if (query.kind === 'roll') {
    const isNumbered = query.classes.every(({ faces }) => faces.every((face) => /^\d+$/.test(face)));
    const isNamed = query.classes.some(({ name, faces }) => !faces.includes(name));
    return isNumbered && isNamed ? query.classes.map(({ name }) => `PDC.rules.worth.${name}`) : [];
  }
  if (query.kind === 'draw') return [];
  const words = query.of === 'choice' ? query.options : query.options.filter((option) => option === 'none');
  const answers = words.map((option) => answerKey(id, query.reason, option, ENGLISH.has));
  return [`PDC.rules.question.${query.reason}`, `PDC.rules.decision.${query.reason}`, ...answers];
}

/** Every order of the side, or of a piece by itself, on another piece or to a space, be it legal or not. */
function thinkable(rules: Ruleset, state: State): readonly Order[] {
  const pieces = Object.keys({ ...state.units, ...state.leaders });
  return rules.orderTypes.flatMap((type) => {
    const order: Order = { type, side: state.turn.side };
    const words = rules.orderKind(type)?.fields ?? [];
    if (!words.includes('unit')) return order;
    const targets = words.includes('target') ? pieces : [];
    const spaces = words.includes('to') ? rules.grid.spaces : [];
    return pieces.flatMap((unit) => [
      { ...order, unit },
      ...targets.map((target) => ({ ...order, unit, target })),
      ...spaces.map((to) => ({ ...order, unit, to })),
    ]);
  });
}

const ofOrder = (rules: Ruleset, state: State, order: Order): readonly string[] => {
  const refusal = rules.refusal(state, order);
  if (refusal) return [`PDC.rules.reason.${refusal.reason}`];
  const { modifiers = [] } = rules.preview(state, order) ?? {};
  return [`PDC.rules.order.${order.type}`, ...modifiers.map(keyOfModifier(rules.id))];
};

const ofTurn = ({ turn: { step } }: State): readonly string[] =>
  step === '' ? [] : [`PDC.rules.step.${step}`];

/** Every key that a battle played by chance is told by. */
function keysOf(scenario: Scenario, [seed, manner]: (typeof PLAYED)[number]): ReadonlySet<string> {
  const rules = rulesOf(scenario);
  const keys = new Set<string>();
  const note = (more: readonly string[]) => {
    for (const key of more) keys.add(key);
  };
  let count = 0;
  playRandomBattle(
    rules,
    scenario,
    seed,
    (state, action, before) => {
      if (!('order' in action)) return;
      const replies: Reply[] = [...action.replies];
      const { events } = resolve(rules, before, action.order, (query) => {
        note(ofQuery(query, rules));
        return replies.shift() ?? { kind: 'chose', option: '' };
      });
      for (const event of events) note(ofEvent(event, rules.id));
      note([...ofTurn(state), ...rules.statusLines(state).map(({ key }) => `PDC.rules.notice.${key}`)]);
      count += 1;
      if (count % SELDOM === 1)
        for (const order of thinkable(rules, before)) note(ofOrder(rules, before, order));
    },
    manner,
  );
  return keys;
}

const shortest = (scenarios: readonly Scenario[]): Scenario | undefined =>
  [...scenarios].sort((a, b) => Object.keys(a.units).length - Object.keys(b.units).length)[0];

test.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'what is told while a battle is played has a text: %s',
  (id, { scenarios }) => {
    const scenario = shortest(scenarios);
    expect(scenario).toBeDefined();
    const keys = new Set(PLAYED.flatMap((play) => (scenario ? [...keysOf(scenario, play)] : [])));
    const has = hasFor(id);
    expect([...keys].filter((key) => !has(key)).sort()).toEqual([]);
    for (const kind of ['reason', 'order', 'roll', 'modifier', 'cause'])
      expect(
        [...keys].some((key) => key.startsWith(`PDC.rules.${kind}.`)),
        `${id}: ${kind}`,
      ).toBe(true);
  },
);

test.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'what the guide of a game says of its battles has a text: %s',
  (id, { rules, scenarios, guide }) => {
    for (const scenario of scenarios) {
      const state = deploy(rules, scenario);
      const dice = guide.dice(state);
      const notices = [
        ...guide.victory(state),
        ...guide.length(state),
        ...dice.flatMap(({ faces, notes = [] }) => [...faces.flatMap(({ says }) => says), ...notes]),
        ...Object.values(guide.ground(state)).flat(),
        ...Object.values(guide.borders(state)).flat(),
      ];
      const keys = [
        ...notices.map(({ key }) => `PDC.rules.guide.${key}`),
        ...dice.map(({ use }) => `PDC.windows.legend.use.${use}`),
      ];
      expect(keys.filter((key) => !hasFor(id)(key))).toEqual([]);
      // A road leads over terrain of any kind.
      const grounds = new Set([
        ...Object.keys(rules.terrain),
        ...('roads' in scenarioForms(rules) ? ['road'] : []),
      ]);
      expect(new Set(Object.keys(guide.ground(state)))).toEqual(grounds);
    }
  },
);
