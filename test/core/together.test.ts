import { expect, test } from 'vitest';
import { type Order, OrderList, redo, start } from '../../src/core';
import { fieldRefusal, readOrder } from '../../src/match/reading/read-order';
import { toyGame as rules, toyState, unit } from './toy-game';

const state = toyState([
  unit('a', 'south', '3:2'),
  unit('b', 'south', '3:3'),
  unit('c', 'south', '3:1'),
  unit('d', 'south', '1:4'),
  unit('x', 'north', '0:0'),
]);

const order = (unitId: string, units?: readonly string[]): Order => ({
  type: 'advance-together',
  side: 'south',
  unit: unitId,
  ...(units && { units }),
});

test('a list names those who act together, and nobody else where one acts alone', () => {
  expect(rules.ordersOf(state, 'a')).toEqual([
    order('a'),
    order('a', ['b']),
    order('a', ['b', 'c']),
    { ...order('a', ['b', 'c']), to: '3:2' },
    { ...order('a'), to: '3:2' },
  ]);
  expect(rules.ordersOf(state, 'd')).toEqual([order('d'), { ...order('d'), to: '1:4' }]);
});

test('as if it were the other turn they act together too', () => {
  const north = { ...state, turn: { ...state.turn, side: 'north' } as const };
  expect(rules.play.ordersAsIf(north, 'south')).toEqual(rules.orders(state));
});

test('an order of a list is the one that its names say', () => {
  const position = rules.play.positionOf(state);
  const list = new OrderList();
  rules.play.listAll(position, list);
  expect(list.length).toBeGreaterThan(10);
  for (let index = 0; index < list.length; index += 1) {
    const named = rules.play.orderAt(position, list, index);
    expect(rules.play.orderedAt(position, list, index)).toEqual(rules.play.ordered(position, named));
  }
});

test('a list that is made anew remembers nobody of the one before', () => {
  const position = rules.play.positionOf(state);
  const list = new OrderList();
  rules.play.listAll(position, list);
  list.clear();
  list.begin(0, null);
  for (let more = 0; more < 20; more += 1) list.add();
  expect(Array.from({ length: list.length }, (_, index) => list.together(index)).flat()).toEqual([]);
});

test('all of them carry it out, and the record plays it again', () => {
  const action = { order: order('a', ['b', 'c']), replies: [] };
  const run = start(rules, state, action.order);
  const at = (id: string) => run.state.units[id]?.at;
  expect(['a', 'b', 'c', 'd'].map(at)).toEqual(['2:2', '2:3', '2:1', '1:4']);
  expect(run.events.map((event) => 'unit' in event && event.unit)).toEqual(['a', 'b', 'c']);
  expect(redo(rules, state, action)).toEqual(run.state);
});

test('who is not there, or is named twice, is refused', () => {
  expect(rules.refusal(state, order('a', ['b']))).toBeUndefined();
  expect(rules.refusal(state, order('a', ['b', 'nobody']))?.reason).toBe('no-such-piece');
  expect(rules.refusal(state, order('a', ['constructor']))?.reason).toBe('no-such-piece');
  expect(rules.refusal(state, order('a', ['b', 'b']))?.reason).toBe('named-twice');
  expect(rules.refusal(state, order('a', ['b', 'a']))?.reason).toBe('named-twice');
});

test('an order from outside is read with those who act together, and refused where it is malformed', () => {
  const read = (units: unknown) => {
    const faults: string[] = [];
    const add = (place: string, fault: string) => faults.push(`${place}: ${fault}`);
    return { order: readOrder({ ...order('a'), units }, 'order', { add }), faults };
  };
  expect(read(['b', 'c'])).toEqual({ order: order('a', ['b', 'c']), faults: [] });
  expect(read('b').faults).toEqual(['order.units: expected a list, got "b"']);
  expect(read(['b', 7]).faults).toEqual(['order.units[1]: expected text, got 7']);
  expect(read(new Array(41).fill('b')).faults).toEqual(['order.units: has 41 items; the limit is 40']);
  expect(fieldRefusal(rules, { ...order('a', ['b']), type: 'advance-together' })).toBeUndefined();
});
