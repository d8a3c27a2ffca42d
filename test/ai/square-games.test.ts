import { describe, expect, test } from 'vitest';
import { officer, THOROUGH_LOOK, viewOf } from '../../src/ai';
import { openingsByAnswer } from '../../src/ai/choose-answer';
import { meanOfTrials } from '../../src/ai/choose-order';
import { playoutsIn } from '../../src/ai/playouts';
import {
  type AskQuery,
  deploy,
  type Open,
  type Order,
  type Piece,
  type Reply,
  type State,
  seededReply,
  seededStream,
  start,
} from '../../src/core';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

const LAUTER = battle('lauter-crossing');
const LINDACH = battle('farm-at-lindach');
/** Trials of a long look. */
const LONG = 50;
/** Answers differ clearly if the worst loses so many strength points; those that are chosen lose little on average. */
const [CLEARLY, LITTLE] = [2.5, 1];
const SEEDS = [1, 2];

/** Playouts of the start of a battle as the north sees it. */
function begun(scenario: typeof LAUTER) {
  const rules = rulesOf(scenario);
  return playoutsIn(rules.play, viewOf(rules, deploy(rules, scenario), 'north'), seededStream(1));
}

function unitNamed(units: readonly Piece<unknown>[], id: string): Piece<unknown> {
  const found = units.find((unit) => unit.id === id);
  if (!found) throw new Error(`there is no unit ${id}`);
  return found;
}

test('one more unit on an objective keeps half of what the one before it keeps, so that not all stand on it', () => {
  const { root, quick } = begun(LAUTER);
  const { units } = root.force(1);
  const kept = ['a1-linie', 'a2-linie'].map((id) => {
    const unit = unitNamed(units, id);
    return quick.survey(root).termsAt(root, unit, unit.at).objective;
  });
  const [least = 0, most = 0] = kept.sort((one, other) => one - other);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeCloseTo(2 * least);
});

test.each([LAUTER, battle('heights-of-kranz')])(
  'a general leads some units of the army, not all: $id',
  (scenario) => {
    const { root, play } = begun(scenario);
    const { leaders, units } = root.force(1);
    const { leads } = play.definition.judgement;
    const led = leaders.map((leader) => units.filter((unit) => leads(root, leader, unit)).length);
    expect(Math.min(...led)).toBeLessThan(units.length);
    expect(Math.max(...led)).toBeGreaterThan(0);
  },
);

interface Asked {
  readonly before: State;
  readonly open: Open;
  readonly query: AskQuery;
}

/** The questions for support that an order puts, where everybody else answers as listed first. */
function supportAsked(before: State, order: Order): readonly Asked[] {
  const rules = rulesOf(LAUTER);
  const chance = seededReply(rules, seededStream(3));
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const run = start(rules, before, order);
  for (let { query } = run; query; query = run.query) {
    if (query.kind === 'ask' && query.options.includes('all'))
      asked.push({ before, open: { order, replies: [...replies] }, query });
    const reply: Reply =
      query.kind === 'ask' ? { kind: 'chose', option: query.options[0] ?? '' } : chance(query);
    run.reply(reply);
    replies.push(reply);
  }
  return asked;
}

/** What an answer is worth at the end of the open order, at a long look. */
function worthsOf({ before, open, query: { side, options } }: Asked): ReadonlyMap<string, number> {
  const rules = rulesOf(LAUTER);
  const playouts = playoutsIn(rules.play, viewOf(rules, before, side, open), seededStream(1));
  const arms = openingsByAnswer(rules.play, open, options);
  return new Map(arms.map(({ option, opening }) => [option, meanOfTrials(playouts, opening, 0, LONG)]));
}

test('answers that are worse at the end of the order are not given by the luck of one playout', () => {
  const rules = rulesOf(LAUTER);
  const asked: Asked[] = [];
  const told = (before: State, order: Order) => {
    if (order.type === 'resolve') asked.push(...supportAsked(before, order));
  };
  fight(LAUTER, { south: 'recruit', north: 'recruit' }, 1, { most: 120, told });
  const clear = asked
    .map((each) => ({ each, worths: worthsOf(each) }))
    .filter(({ worths }) => Math.max(...worths.values()) - Math.min(...worths.values()) > CLEARLY)
    .slice(0, 4);
  const lost = clear.flatMap(({ each: { before, open, query }, worths }) =>
    SEEDS.map((seed) => {
      const captain = officer(rules, 'captain', seed, { ...THOROUGH_LOOK, playouts: 1 });
      const answer = captain.answer(viewOf(rules, before, query.side, open), query.options);
      return Math.max(...worths.values()) - (worths.get(answer) ?? 0);
    }),
  );
  expect(clear.length).toBeGreaterThan(2);
  expect(lost.reduce((sum, each) => sum + each, 0) / lost.length).toBeLessThan(LITTLE);
});

describe('Code Napoleon', () => {
  const ordersOf = (players: Parameters<typeof fight>[1], most: number) => {
    const orders: Order[] = [];
    fight(LINDACH, players, 1, { most, told: (_before, order) => orders.push(order) });
    return orders;
  };

  test('cavalry is made ready to react', () => {
    const orders = ordersOf({ south: 'greedy', north: 'greedy' }, 40);
    expect(orders.filter(({ type }) => type === 'ready')).not.toEqual([]);
  });

  test('a Recruit fires its guns: it does not limber them where they can fire', () => {
    const orders = ordersOf({ south: 'recruit', north: 'recruit' }, 90);
    const shots = orders.filter(({ type, unit }) => type === 'fire' && unit === 'fr-foot-battery');
    expect(shots).not.toEqual([]);
  });

  test('a formed regiment in the square of a battery takes its worth away, since it silences the guns', () => {
    const { root, play } = begun(LINDACH);
    const { power } = play.definition.judgement;
    const { units } = root.force(1);
    const guns = unitNamed(units, 'au-battery');
    expect(power(root, guns)).toBeGreaterThan(0);
    root.place(unitNamed(units, 'au-ir-7'), guns.at);
    expect(power(root, guns)).toBe(0);
  });
});
