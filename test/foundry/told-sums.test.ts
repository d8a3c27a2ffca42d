import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Action,
  deploy,
  type Event,
  type EventOf,
  type Modifier,
  type Preview,
  type Reply,
  type RollQuery,
  type Ruleset,
  resolve,
  type State,
} from '../../src/core';
import { type CardTexts, cardTexts } from '../../src/foundry/chat/card-texts';
import { linesOf } from '../../src/foundry/chat/make-card';
import { rollContext } from '../../src/foundry/chat/roll-results';
import { textsOf } from '../../src/foundry/texts/game-texts';
import { GAMES } from '../../src/rulesets';
import { caseFiles, runFile } from '../../tools/cases/files';
import { GAMES as CASE_GAMES } from '../../tools/cases/games';
import { rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';
import { battle } from '../ai/known-battles';
import { ENGLISH } from './english';

type Rolled = EventOf<'rolled'>;

const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

const shown = (faces: readonly string[]): number => faces.reduce((sum, face) => sum + Number(face), 0);

/** Rolls whose reasons add up to a number that the dice are read against; those of all others add up to the dice. */
const READ: Readonly<Record<string, (roll: Rolled, number: number) => boolean>> = {
  // T004-6: each die below class and disruption fails.
  'squares morale': ({ faces, hits }, level) => faces.filter((face) => Number(face) < level).length === hits,
  // R003-16: the rating of the commander-in-chief is added to the die.
  'code-napoleon initiative': ({ faces, hits }, rating) => shown(faces) + rating === hits,
};

/** Rolls of a fixed number of dice that nothing modifies: no reason is told for them. */
const BARE: Readonly<Record<string, readonly string[]>> = {
  'corsican-ogre': ['tactical-event', 'event-number', 'botched-order', 'botched-charge', 'leader-return'],
  'code-napoleon': [
    'effect-fire',
    'effect-melee',
    'initiative',
    'general-casualty',
    'general-escape',
    'time',
    'successor',
    'deployment',
  ],
  squares: ['time', 'initiative', 'general-loss', 'deployment'],
};

/** A roll of which the card says the number that it needs. */
const isNeeded = (rules: Ruleset, { reason }: Rolled): boolean =>
  textsOf(rules.id, { ...ENGLISH, localize: (key) => key }).has(`PDC.rules.needed.${reason}`);

/** True if a roll ends as the number on its card says: "needs 4+", "(8 or less)". */
function endsAsNeeded(rules: Ruleset, { faces, hits, modifiers }: Rolled, query: RollQuery): boolean {
  const needed = sumOf(modifiers);
  if (rules.id !== 'corsican-ogre') {
    const enough = rules.dice[query.die]?.faces.filter((face) => Number(face) >= needed) ?? [];
    const passing = query.classes.flatMap((each) => (each.name === 'pass' ? each.faces : []));
    return enough.join() === passing.join() && hits === (shown(faces) >= needed ? 1 : 0);
  }
  // R002-30 to R002-33: doubles are read by themselves.
  return new Set(faces).size === 1 || hits === (shown(faces) <= needed ? 1 : 0);
}

const isToldRight = (rules: Ruleset, roll: Rolled, query: RollQuery): boolean => {
  const read = READ[`${rules.id} ${roll.reason}`];
  const { modifiers, faces } = roll;
  if (modifiers.length === 0) return (BARE[rules.id] ?? []).includes(roll.reason);
  if (read) return read(roll, sumOf(modifiers));
  return isNeeded(rules, roll) ? endsAsNeeded(rules, roll, query) : sumOf(modifiers) === faces.length;
};

/** What Command dice show: units to order, or nothing; none of it hits. */
const ORDERING = ['infantry', 'cavalry', 'artillery', 'any', 'miss'];

/** Rolls for the life of a leader. */
const LIVES = /^(?:leader-(?:at-risk|fate|escape)|general-loss)$/;

/** True if a roll that only orders units tells no hits, and one for a life tells a hit only if it is lost. */
function isHitRight(roll: Rolled, { classes }: RollQuery, events: readonly Event[]): boolean {
  const { reason, hits, unit, target = unit } = roll;
  if (hits === 0) return true;
  if (!LIVES.test(reason)) return classes.some(({ name }) => !ORDERING.includes(name));
  const isLost = (each: Event): boolean =>
    'cause' in each && each.cause === reason && ('leader' in each ? each.leader : each.unit) === target;
  return events.some(isLost);
}

/** The roll that an order's preview is about, by game and kind of order. */
const FORESEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cc-napoleon': { fire: 'fire', melee: 'melee' },
  ccn: { fire: 'fire', melee: 'melee' },
  'corsican-ogre': { fire: 'fire', melee: 'melee', activate: 'activation' },
  'code-napoleon': { fire: 'fire-score', resolve: 'charge', rally: 'rally', recover: 'recover' },
  squares: { bombard: 'bombardment', resolve: 'assault' },
};

const IGNORED = 'flag-ignored-';

/** Reasons in the order of the alphabet; the first number of a test has a reason of its own on screen. */
const reasonsOf = (modifiers: readonly Modifier[]): readonly string[] =>
  modifiers
    .filter(({ reason }) => !reason.startsWith(IGNORED))
    .map(({ value, reason }) => `${value} ${reason === 'unharmed-from' ? 'needed' : reason}`)
    .sort();

/** The roll that a preview is about; undefined if an answer or an earlier roll made it another one. */
function foreseenRoll(rules: Ruleset, played: Played): Rolled | undefined {
  const { order, replies, events } = played;
  const first = events.find((event) => event.type === 'rolled');
  if (!first || first.reason !== FORESEEN[rules.id]?.[order.type]) return undefined;
  // Under fire by Code Napoleon, the die is the target's.
  if (first.unit !== order.unit && first.target !== order.unit) return undefined;
  const roll = replies.findIndex(({ kind }) => kind === 'rolled');
  const answers = replies.slice(0, roll).flatMap((reply) => (reply.kind === 'chose' ? [reply.option] : []));
  return answers.every((answer) => answer === 'none' || answer === 'yes') ? first : undefined;
}

/** The flags that the target of an attack ignored, in the words of its preview. */
const ignoredBy = (events: readonly Event[], target: string | undefined): readonly string[] => {
  const first = events.find((event) => event.type === 'flags-ignored');
  if (!first || first.unit !== target) return [];
  return first.modifiers.map(({ reason }) => `${IGNORED}${reason}`);
};

interface Played {
  readonly order: Extract<Action, { readonly order: unknown }>['order'];
  readonly replies: readonly Reply[];
  readonly events: readonly Event[];
  readonly rolls: readonly RollQuery[];
}

/** What has been compared, and where it differs. */
class Compared {
  readonly faults: string[] = [];
  readonly seen = new Set<string>();

  note(rules: Ruleset, before: State, played: Played): void {
    const preview = rules.preview(before, played.order);
    this.#rolls(rules, played);
    this.#flags(rules, played);
    if (preview) this.#preview(rules, preview, played);
    this.#card(rules, before, played);
  }

  #fault(rules: Ruleset, { order }: Played, ...about: readonly unknown[]): void {
    this.faults.push([rules.id, order, ...about].map((each) => JSON.stringify(each)).join(' '));
  }

  #rolls(rules: Ruleset, played: Played): void {
    const queries = played.rolls.values();
    for (const event of played.events) {
      if (event.type !== 'rolled') continue;
      const { value: query } = queries.next();
      if (event.modifiers.length > 0) this.seen.add(`roll ${event.reason}`);
      // The first is the number that the others change.
      const isTold = event.modifiers.slice(1).every(({ value }) => value !== 0);
      if (!query || !isTold || !isToldRight(rules, event, query)) this.#fault(rules, played, event);
      else if (!isHitRight(event, query, played.events)) this.#fault(rules, played, 'hits', event);
    }
  }

  /** CCN-54: as many reasons as flags that the owner chose to ignore. */
  #flags(rules: Ruleset, played: Played): void {
    const chosen = played.replies.flatMap((reply) =>
      reply.kind === 'chose' ? Number(/^ignore-(\d)$/.exec(reply.option)?.[1] ?? 0) : [],
    );
    const told = played.events
      .flatMap((event) => (event.type === 'flags-ignored' ? event.modifiers : []))
      .filter(({ reason }) => reason !== 'iron-will');
    const wanted = chosen.reduce((sum, count) => sum + count, 0);
    const isUntold = played.events.some(
      (each) => each.type === 'flags-ignored' && each.modifiers.length === 0,
    );
    if (isUntold || (wanted > 0 && sumOf(told) !== wanted)) this.#fault(rules, played, 'ignored', told);
  }

  #preview(rules: Ruleset, preview: Preview, played: Played): void {
    const { dice, modifiers, chance } = preview;
    const isNumber = chance !== undefined || rules.id === 'code-napoleon';
    if (!isNumber && sumOf(modifiers) !== dice) this.#fault(rules, played, 'preview', preview);
    const roll = foreseenRoll(rules, played);
    if (!roll) return;
    this.seen.add(`preview ${played.order.type}`);
    const isSame = JSON.stringify(reasonsOf(modifiers)) === JSON.stringify(reasonsOf(roll.modifiers));
    if (dice !== roll.faces.length || !isSame) this.#fault(rules, played, preview, roll);
    if (chance && rules.id === 'code-napoleon' && chance.once !== chanceOf(rules, roll))
      this.#fault(rules, played, preview, roll);
    this.#ignored(rules, modifiers, played);
  }

  #ignored(rules: Ruleset, foreseen: readonly Modifier[], played: Played): void {
    for (const reason of ignoredBy(played.events, played.order.target)) {
      // The counter is spent only after the dice are seen.
      if (reason.endsWith('iron-will')) continue;
      if (!foreseen.some((each) => each.reason === reason)) this.#fault(rules, played, foreseen, reason);
    }
  }

  /** The card shows the same reasons, and the number that they add up to. */
  #card(rules: Ruleset, state: State, { order, events, rolls }: Played): void {
    const rolled = events.filter((event) => event.type === 'rolled');
    if (rolled.length === 0) return;
    const texts = textsOfCard(rules, state);
    const lines = linesOf(events, rolls, rules.grid).filter((line) => line.type === 'rolled');
    for (const [index, line] of lines.entries()) {
      const roll = rolled[index];
      const { modifiers, dice } = rollContext(line, texts);
      const numbers = modifiers.map(({ value }) => Number(value.replace('−', '-')));
      const isWhole =
        roll !== undefined && numbers.join() === roll.modifiers.map(({ value }) => value).join();
      const said = /\d+/.exec(dice)?.[0];
      const isRead = READ[`${rules.id} ${line.reason}`] !== undefined;
      const sum = isRead ? line.faces.length : numbers.reduce((all, value) => all + value, 0);
      const isSum = said === undefined || numbers.length === 0 || Number(said) === sum;
      if (!isWhole || !isSum) this.faults.push(JSON.stringify([rules.id, order, roll, modifiers, dice]));
    }
  }
}

/** The chance of a roll of one die to reach the number that its reasons add up to. */
function chanceOf(rules: Ruleset, { die, modifiers }: Rolled): number {
  const faces = rules.dice[die]?.faces ?? [];
  return faces.filter((face) => Number(face) >= sumOf(modifiers)).length / faces.length;
}

const cardsOf = new Map<string, CardTexts>();

function textsOfCard({ id: ruleset }: Ruleset, { sides }: State): CardTexts {
  const known = cardsOf.get(ruleset);
  if (known) return known;
  const texts = cardTexts({ ruleset, sides, participants: {} }, ENGLISH);
  cardsOf.set(ruleset, texts);
  return texts;
}

/** Carries out a recorded order again, with the rolls that it asks for. */
function playedAgain(rules: Ruleset, before: State, { order, replies }: Omit<Played, 'events' | 'rolls'>) {
  const left = replies.values();
  const rolls: RollQuery[] = [];
  const { events, state } = resolve(rules, before, order, (query) => {
    if (query.kind === 'roll') rolls.push(query);
    const { value } = left.next();
    if (!value) throw new Error(`${order.type}: no reply to ${query.kind}`);
    return value;
  });
  return { state, played: { order, replies, events, rolls } };
}

function compareGolden(game: string, compared: Compared): void {
  const folder = `test/rulesets/${game}/golden`;
  for (const file of readdirSync(folder)) {
    const { scenario: id, log } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as GoldenBattle;
    const scenario = battle(id);
    const rules = rulesOf(scenario);
    let state = deploy(rules, scenario);
    for (const line of log) {
      if (hashIn(line) !== undefined) continue;
      const { played, state: next } = playedAgain(rules, state, actionOf(line, state));
      compared.note(rules, state, played);
      state = next;
    }
  }
}

/** The rules cases show every reason that there is. */
function compareCases(game: string, compared: Compared): void {
  for (const file of caseFiles(`test/cases/${game}`)) {
    const results = runFile(CASE_GAMES, file, {
      queried: () => undefined,
      refused: () => undefined,
      stepped: () => undefined,
      played: (rules, before, order, replies) =>
        compared.note(rules, before, playedAgain(rules, before, { order, replies }).played),
    });
    compared.faults.push(...results.flatMap(({ faults }) => faults));
  }
}

test.each(GAMES.map(({ rules }) => rules.id))(
  'the reasons that players are told add up to the dice or the number, before and after a roll: %s',
  (game) => {
    const compared = new Compared();
    compareGolden(game, compared);
    compareCases(game, compared);
    expect(compared.faults).toEqual([]);
    const orders = Object.keys(FORESEEN[game] ?? {}).map((order) => `preview ${order}`);
    expect([...compared.seen]).toEqual(expect.arrayContaining(orders));
  },
);
