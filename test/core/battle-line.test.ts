import { describe, expect, test } from 'vitest';
import { nextIntoLine, type Order, resolve, type State, seededReply, seededStream } from '../../src/core';
import { READY, rules } from '../canvas/made-up';

const carriedOut = (state: State, order: Order): State => {
  expect(rules.refusal(state, order), JSON.stringify(order)).toBeUndefined();
  return resolve(rules, state, order, seededReply(rules, seededStream(7))).state;
};

/** Both sides come in line, each in its turn; returns the end and the orders that led to it. */
function lined(from: State): { readonly state: State; readonly given: readonly Order[] } {
  const given: Order[] = [];
  let state = from;
  while (state.preparation) {
    const order = nextIntoLine(rules, state, state.turn.side);
    if (!order) throw new Error('nobody can come');
    expect(order.side).toBe(state.turn.side);
    given.push(order);
    state = carriedOut(state, order);
  }
  return { state, given };
}

const deployed = (from: State): State => lined(from).state;

const rowOf = (space: string) => rules.grid.position(space).row;
const columnOf = (space: string) => rules.grid.position(space).column;
const armOf = (type: string) => rules.pieces[type]?.arm;

describe('a line of battle', () => {
  const state = deployed(READY);

  test.each(['south', 'north'] as const)('of the %s has everybody in his place', (side) => {
    const units = Object.values(state.units).filter((unit) => unit.side === side);
    const of = (arm: string) => units.filter(({ type }) => armOf(type) === arm);
    const front = side === 'south' ? rules.grid.rows - 3 : 2;
    const foot = of('infantry');
    expect(foot.length).toBeGreaterThan(3);
    for (const { at } of foot) expect(rowOf(at)).toBe(front);
    const ends = foot.map(({ at }) => columnOf(at));
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    // Beside one another, with the guns among them.
    expect(right - left).toBeLessThan(foot.length + of('artillery').length);
    for (const { at } of of('artillery')) {
      expect(columnOf(at)).toBeGreaterThan(left);
      expect(columnOf(at)).toBeLessThan(right);
    }
    for (const { at } of of('cavalry')) expect(columnOf(at) < left || columnOf(at) > right).toBe(true);
    const leaders = Object.values(state.leaders).filter((leader) => leader.side === side);
    expect(leaders.length).toBeGreaterThan(0);
    for (const { at } of leaders) expect(units.map((unit) => unit.at)).toContain(at);
  });

  test.each(['south', 'north'] as const)('of the %s comes from its centre, and leaders come last', (side) => {
    const { given } = lined(READY);
    const comers = given.filter((order) => order.side === side);
    const isLeader = ({ unit }: Order) => armOf(READY.reserve[unit ?? '']?.type ?? '') === 'leader';
    const units = comers.filter((order) => !isLeader(order));
    expect(comers.slice(0, units.length)).toEqual(units);
    const front = side === 'south' ? rules.grid.rows - 3 : 2;
    const out = units
      .filter(({ to }) => rowOf(to ?? '') === front)
      .map(({ to }) => Math.abs(columnOf(to ?? '') - (rules.grid.columns - 1) / 2));
    expect(out.length).toBeGreaterThan(3);
    // Half a space apart, where rows of hexes are shifted.
    for (const [index, distance] of out.slice(1).entries())
      expect(distance).toBeGreaterThanOrEqual((out[index] ?? 0) - 0.5);
  });

  test('leaves those alone who stand already, wherever they do', () => {
    const { side } = READY.turn;
    const far = Object.values(READY.reserve).filter(
      (piece) => piece.side === side && armOf(piece.type) === 'infantry',
    );
    const [first] = far;
    if (!first) throw new Error('nobody is there');
    const corner = rules.ordersOf(READY, first.id).filter(({ to }) => columnOf(to ?? '') === 0)[0];
    if (!corner) throw new Error('the corner is taken');
    const end = deployed(carriedOut(READY, corner));
    expect(end.units[first.id]?.at).toBe(corner.to);
    expect(Object.keys(end.reserve)).toEqual([]);
  });

  test('needs nobody once everybody has come', () => {
    expect(nextIntoLine(rules, state, 'south')).toBeUndefined();
    expect(nextIntoLine(rules, state, 'north')).toBeUndefined();
  });
});
