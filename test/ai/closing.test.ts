import { expect, test } from 'vitest';
import { type Commander, fighting, inCommand, officer, THOROUGH_LOOK, thoughtOut } from '../../src/ai';
import { deploy, OrderList, type Ruleset, type Side, type State, seededStream } from '../../src/core';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

/** A Captain with little time. */
const HASTY = { ...THOROUGH_LOOK, playouts: 8, shortlist: 2 };
const ORDERS_AT_MOST = 400;

/** A commander who never moves, and attacks what it can. */
function holding({ play }: Ruleset, seed: number): Commander {
  const stream = seededStream(seed);
  const { kinds } = play.definition.orders;
  return {
    *ordering(state) {
      yield 0;
      const position = play.positionOf(state);
      const list = new OrderList();
      play.listAll(position, list);
      const all = Array.from({ length: list.length }, (_, index) => play.orderedAt(position, list, index));
      const attacks = all.filter(({ target }) => target);
      const ends = all.filter(({ type }) => kinds.some((kind) => kind.type === type && kind.endsTurn));
      const wanted = [attacks, ends, all].find((orders) => orders.length > 0) ?? [];
      const order = wanted[stream.below(Math.max(1, wanted.length))];
      if (!order) throw new RangeError('no order is legal');
      return play.named(position, order);
    },
    *answering(_before, _open, { options }) {
      yield 0;
      return { kind: 'chose', option: options[stream.below(options.length)] ?? '' };
    },
  };
}

/** The end of a battle of a Captain against an enemy that holds back. */
function againstHolding(id: string, side: Side, seed: number): State {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const own = inCommand(rules, side, officer(rules, 'captain', seed, HASTY));
  const enemy = holding(rules, seed);
  const commanders = side === 'south' ? { south: own, north: enemy } : { south: enemy, north: own };
  const from = deploy(rules, scenario);
  const dice = seededStream(seed);
  return thoughtOut(fighting(rules, { from, commanders, dice, most: ORDERS_AT_MOST })).end;
}

test.each([
  { id: 'made-up-small-40', side: 'north', seed: 2, by: 50 },
  { id: 'made-up-british-small-40-french-small-40', side: 'north', seed: 1, by: 50 },
] as const)('a Captain seeks an enemy that holds back, and beats it: $id', ({ id, side, seed, by }) => {
  const { winner, turn } = againstHolding(id, side, seed);
  expect(winner).toBe(side);
  expect(turn.number).toBeLessThanOrEqual(by);
});
