import { expect, test } from 'vitest';
import {
  type Adjustment,
  actionsOf,
  corrected,
  IllegalReply,
  InTurn,
  inOneGo,
  NORTH,
  RecordFault,
  readScript,
  replay,
  retraced,
  ScriptMismatch,
  start,
} from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';
import { happened } from '../happened';

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');

test('an undo leaves every line in the record and goes on from there', () => {
  const end = { order: { type: 'end-turn', side: 'south' }, replies: [] } as const;
  const other = { order: { type: 'end-turn', side: 'north' }, replies: [] } as const;
  expect(actionsOf([end, other, { undoneTo: 1 }, other])).toEqual([end, other]);
  expect(actionsOf([end, other, { undoneTo: 0 }])).toEqual([]);
});

/** A game in which each order adds a number, and no sum may be above nine. */
const adding = {
  after(sum: number, action: { readonly order: { readonly type: string; readonly by: number } }) {
    const after = sum + action.order.by;
    if (after > 9) throw new RangeError(`${after} is too much`);
    return after;
  },
  checkOpen(sum: number) {
    if (sum > 5) throw new RangeError('nothing can be open');
  },
};
const add = (by: number) => ({ order: { type: 'add', by }, replies: [] });
const DROPPED = { order: { type: 'end-turn', side: 'south' }, replies: [] } as const;

test('a record leads to a state, whatever was undone and restored on the way', () => {
  const record = [add(4), add(5), { undoneTo: 1 }, add(2), { undoneTo: 0 }, { takenUp: 2 }, { undoneTo: 1 }];
  expect(inOneGo(retraced(record, 0, adding))).toBe(4);
  expect(inOneGo(retraced([...record, { redoneTo: 2 }], 0, adding))).toBe(9);
});

test.each([
  ['an order too much', [add(4), add(6)], 'record[1]: order 2, add: 10 is too much'],
  ['one that was undone', [add(4), add(6), { undoneTo: 1 }], 'record[1]: order 2, add: 10 is too much'],
  ['an undo too far', [add(4), { undoneTo: 2 }], 'record[1].undoneTo: only 1 orders came before'],
  [
    'an order that was never open',
    [add(6), { undoneTo: 0, dropped: DROPPED }],
    'record[1].dropped: nothing can be open',
  ],
])('a record is refused by its line: %s', (_, record, fault) => {
  expect(() => inOneGo(retraced<number, object>(record, 0, adding as never))).toThrow(new RecordFault(fault));
});

test('work that fails does not stop the work after it', async () => {
  const turn = new InTurn();
  const done: number[] = [];
  const first = turn.do(async () => {
    await Promise.resolve();
    done.push(1);
    throw new RangeError('one');
  });
  const second = turn.do(() => done.push(2));
  await expect(first).rejects.toThrow('one');
  expect(await second).toBe(2);
  expect(done).toEqual([1, 2]);
});

test('a battle can be taken back to every one of its orders', () => {
  const positions: string[] = [];
  const { start: first, actions } = playRandomBattle(ccNapoleon, scenario, 5, (state) => {
    positions.push(JSON.stringify(state));
  });
  for (let to = 1; to <= actions.length; to += Math.ceil(actions.length / 12)) {
    const record = [...actions, { undoneTo: to }];
    expect(JSON.stringify(replay(ccNapoleon, first, record))).toBe(positions[to - 1]);
  }
});

test('what events and corrections change is never what somebody else holds', () => {
  const { start: before } = playRandomBattle(ccNapoleon, scenario, 1);
  const json = JSON.stringify(before);
  const now = happened(ccNapoleon, before, (c, piece) => {
    c.lost(piece('s1'), 2, 'fire');
    c.eliminated(piece('s2'), 'fire', null);
    c.scored(NORTH, 1, 'unit-eliminated');
  });
  const put = corrected(now, { type: 'adjusted', unit: 's1', change: { strength: 1 } });
  expect(JSON.stringify(before)).toBe(json);
  expect([now, put].map(({ units }) => units.s1?.strength)).toEqual([3, 1]);
  expect(() => corrected(now, { type: 'adjusted', unit: 'nobody', change: { strength: 1 } })).toThrow(
    'no unit or leader "nobody"',
  );
});

test('an adjustment brings a fallen unit back', () => {
  const { start: before } = playRandomBattle(ccNapoleon, scenario, 1);
  const gone = corrected(before, { type: 'adjusted', unit: 's1', change: { eliminated: true } });
  expect(gone.units.s1).toBeUndefined();
  const copy = corrected(gone, { type: 'adjusted', unit: 's1', change: { at: '6:0', strength: 4 } });
  expect(copy.units.s1).toMatchObject({ at: '6:0', strength: 4 });
  expect(copy.fallenUnits.s1).toBeUndefined();
});

test('another name, nation or weapon leaves a fallen piece off the board', () => {
  const { start: before } = playRandomBattle(ccNapoleon, scenario, 1);
  let copy = before;
  const words = { name: 'Scots', nation: 'spanish' } as const;
  const adjusted = (unit: string, change: Adjustment) => {
    copy = corrected(copy, { type: 'adjusted', unit, change });
  };
  adjusted('s1', { ...words, armed: ['rifle'] });
  expect(copy.units.s1).toEqual({ ...before.units.s1, ...words, armed: ['rifle'] });
  adjusted('s1', { eliminated: true });
  adjusted('s1', { name: 'Greys', armed: [] });
  expect(copy.units.s1).toBeUndefined();
  expect(copy.fallenUnits.s1).toMatchObject({ name: 'Greys', nation: 'spanish', armed: [], strength: 0 });
  const [leader = ''] = Object.keys(before.leaders);
  adjusted(leader, { ...words, armed: ['rifle'] });
  expect(copy.leaders[leader]).toEqual({ ...before.leaders[leader], ...words });
  adjusted(leader, { eliminated: true });
  adjusted(leader, { name: 'Picton' });
  expect(copy.fallenLeaders[leader]).toEqual({ ...before.leaders[leader], ...words, name: 'Picton' });
});

test('replies that do not fit are refused', () => {
  const { start: before } = playRandomBattle(ccNapoleon, scenario, 1);
  const near = corrected(before, { type: 'adjusted', unit: 'n1', change: { at: '6:4' } });
  const order = { type: 'fire', side: 'south', unit: 's2', target: 'n1' } as const;
  const run = () => start(ccNapoleon, near, order);
  expect(() => run().reply({ kind: 'chose', option: 'yes' })).toThrow(IllegalReply);
  expect(() => run().reply({ kind: 'rolled', faces: ['red'] })).toThrow('1 dice where 4 are rolled');
  expect(() => run().reply({ kind: 'rolled', faces: ['red', 'red', 'red', 'sabre'] })).toThrow(
    'no face "sabre"',
  );
});

test('a script with a die too few, too many or left over fails', () => {
  const query = {
    kind: 'roll',
    reason: 'fire',
    side: 'south',
    die: 'cc',
    count: 2,
    classes: [],
    modifiers: [],
    mark: '',
  } as const;
  expect(() => readScript({ dice: [], draws: [], choose: {} }).answer(query)).toThrow(ScriptMismatch);
  expect(() => readScript({ dice: [['red']], draws: [], choose: {} }).answer(query)).toThrow(
    'fire rolls 2 dice, but 1 are given',
  );
  expect(() => readScript({ dice: [['red']], draws: [], choose: {} }).finish()).toThrow('dice never rolled');
  expect(() => readScript({ dice: [], draws: [], choose: { retreat: '4:4' } }).finish()).toThrow(
    'answers never asked for: retreat',
  );
});
