import { expect, test } from 'vitest';
import {
  Classes,
  Context,
  deploy,
  FALLEN,
  type Json,
  type PieceInfo,
  type Position,
  partsOf,
  readState,
  type State,
  toState,
} from '../../src/core';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

const [scenario] = squaresScenarios;
if (!scenario) throw new Error('there is no scenario');
const rules = squares.on(scenario.board ?? squares.boards.usual);
const state: State = { ...deploy(rules, scenario), extra: { clock: { minutes: 60 }, pool: {}, other: [1] } };
const { clock: CLOCK } = partsOf<{ clock: Json }>(['clock']);
const read = (parts: readonly string[] = []) =>
  readState({ grid: rules.grid, kindOf: (type) => type, parts, game: null }, state);

test('data of a battle are written as they were read, in parts or as one', () => {
  for (const parts of [undefined, ['clock'], ['clock', 'pool', 'missing']]) {
    expect(toState(read(parts)).extra).toEqual(state.extra);
  }
});

test('a change of one part leaves the others alone, and can be taken back', () => {
  const position = read(['clock', 'pool']);
  const { top } = position;
  const c = new Context(position, false);
  c.battleNoted({ pool: { hits: 2 }, other: [2], more: true });
  expect(position.data.all).toEqual({ clock: { minutes: 60 }, pool: { hits: 2 }, other: [2], more: true });
  expect(position.data.part(CLOCK)).toBe(state.extra.clock);
  position.undo(top);
  expect(position.data.all).toEqual(state.extra);
});

test('a piece that has not changed is not written anew, and one that has is', () => {
  const position = read();
  const [still, hurt] = position.force(0).units;
  if (!still || !hurt) throw new Error('nobody is there');
  new Context(position, false).lost(hurt, 1, 'bombardment');
  const after = toState(position);
  expect(after.units[still.id]).toBe(state.units[still.id]);
  expect(after.units[hurt.id]).toEqual({
    ...state.units[hurt.id],
    strength: (state.units[hurt.id]?.strength ?? 0) - 1,
  });
});

test('whose addition is taken back is found no more, nor taken for another one', () => {
  const position: Position<string> = read();
  const { top } = position;
  const info = (id: string): PieceInfo<string> => ({
    id,
    side: 0,
    kind: '',
    type: '',
    isLeader: false,
    name: '',
    nation: '',
    maximumStrength: 1,
    armed: [],
    traits: undefined,
  });
  position.add(info('first'), FALLEN);
  position.undo(top);
  expect(position.find('first')).toBeUndefined();
  const second = position.add(info('second'), FALLEN);
  expect(position.find('first')).toBeUndefined();
  expect(position.find('second')).toBe(second);
});

test('a face that is on a die twice counts twice', () => {
  const die = { id: 'average', letter: null, faces: ['2', '3', '3', '4', '4', '5'] };
  const faces = ['2', '3', '4', '5'];
  const each = new Classes(
    die,
    faces.map((face) => ({ name: face, faces: [face] })),
  );
  const chances = each.outcomes(1).map(({ faces: [face], probability }) => [face, probability]);
  expect(Object.fromEntries(chances)).toEqual({ 2: 1 / 6, 3: 2 / 6, 4: 2 / 6, 5: 1 / 6 });
});
