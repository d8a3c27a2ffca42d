import { expect, test } from 'vitest';
import { Context, corrected, deploy, NORTH, SOUTH, type State, toState } from '../../src/core';
import { newSave } from '../../src/match';
import { readSave } from '../../src/match/reading/read-save';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const start = deploy(ccNapoleon, scenario);
const [id = ''] = Object.keys(start.leaders);
const again = (state: State) => toState(ccNapoleon.play.positionOf(structuredClone(state)));

test('what a game knows of a leader or a side is kept, written, read and taken back', () => {
  const position = ccNapoleon.play.positionOf(start);
  const leader = position.find(id);
  if (!leader) throw new Error('there is no leader');
  const c = new Context(position, true);
  const { top } = position;
  c.noted(leader, { wounds: 1 });
  c.noted(leader, { horse: 'shot' });
  c.sideNoted(NORTH, { chits: ['a', 'b'] });
  expect(c.events?.at(-1)).toEqual({ type: 'side-noted', side: 'north', extra: { chits: ['a', 'b'] } });
  const now = toState(position);
  expect(now.leaders[id]?.extra).toEqual({ wounds: 1, horse: 'shot' });
  expect(now.sides.north.extra).toEqual({ chits: ['a', 'b'] });
  expect(now.sides.south).toEqual(start.sides.south);
  expect(again(now)).toEqual(now);
  position.undo(top);
  expect(toState(position)).toEqual(start);
  // Nothing stays of what was read in, either.
  const read = ccNapoleon.play.positionOf(now);
  read.setSideData(NORTH, {});
  expect(toState(read).sides).toEqual(start.sides);
  expect(read.sideData(SOUTH)).toEqual({});
});

test('a leader who is set up again begins anew', () => {
  const { [id]: leader } = start.leaders;
  if (!leader) throw new Error('there is no leader');
  const hurt: State = { ...start, leaders: { ...start.leaders, [id]: { ...leader, extra: { wounds: 1 } } } };
  const adjusted = { type: 'adjusted', unit: id } as const;
  const moved = corrected(hurt, { ...adjusted, change: { name: 'Picton' } });
  expect(moved.leaders[id]?.extra).toEqual({ wounds: 1 });
  const fallen = corrected(hurt, { ...adjusted, change: { eliminated: true } });
  expect(fallen.fallenLeaders[id]?.extra).toEqual({ wounds: 1 });
  expect(corrected(fallen, { ...adjusted, change: { at: leader.at } }).leaders[id]).toEqual(leader);
});

test('what is no data of a leader or a side is named where a battle is read', () => {
  const { [id]: leader } = start.leaders;
  const wrong = {
    ...start,
    leaders: { ...start.leaders, [id]: { ...leader, extra: 3 } },
    sides: { ...start.sides, south: { ...start.sides.south, extra: 'x' } },
  } as unknown as State;
  const read = () => readSave(ccNapoleon, { ...newSave(ccNapoleon, start), start: wrong, state: wrong });
  expect(read).toThrow(`leaders.${id}.extra`);
  expect(read).toThrow('sides.south.extra');
});
