import { expect, test } from 'vitest';
import { deploy } from '../../../src/core';
import { squares, squaresGuide, squaresScenarios } from '../../../src/rulesets/squares';
import { position } from './positions';

const infantry = squares.pieces.infantry;
if (!infantry) throw new Error('there is no infantry');

const nothingWrong = { add: (place: string, fault: string) => expect.unreachable(`${place}: ${fault}`) };

test.each([
  { class: 2, skirmish: 3 },
  { class: 2, skirmish: 3, dps: 4, 'in-town': true, command: 'first', facing: 'e' },
])('what is said of a unit is written as it was read: %j', (given) => {
  const read = (words: object) =>
    squares.scenarioFields.readPiece(infantry, 'south', { ...words }, 'unit', nothingWrong);
  const written = squares.scenarioFields.writePiece(read(given));
  expect(written).toMatchObject(given);
  expect('in-town' in written).toBe('in-town' in given);
  expect(read(written)).toEqual(read(given));
});

// T004-9, R004-70: woods and towns block the line, hills only from below; R004-44 and R004-49 price the step.
test('players are told what ground does', () => {
  const told = squaresGuide.ground(position({ a: { at: 'A6' } }, { d: { at: 'A1' } }));
  const keys = (ground: string) => told[ground]?.map(({ key }) => key);
  expect(keys('clear')).toEqual(['plain']);
  expect(keys('woods')).toEqual(['costs', 'horse-stops', 'blocks-sight', 'dice-woods']);
  expect(keys('hill')).toEqual(['costs', 'hill-sight', 'dice-hill']);
  expect(keys('marsh')).toEqual(['no-artillery', 'costs']);
  expect(keys('town')).toEqual(['blocks-sight', 'garrison']);
  expect(keys('lake')).toEqual(['closed']);
});

// B9: a lead of 10 to 18 of the French is a draw, 30 a decisive victory; no lead at all is the Allies'.
test.each([
  [0, { key: 'would-be-won', blanks: { winner: 'north' } }],
  [9, { key: 'would-be-won', blanks: { winner: 'north' } }],
  [10, { key: 'would-be-drawn', blanks: {} }],
  [18, { key: 'would-be-drawn', blanks: {} }],
  [19, { key: 'would-be-won', blanks: { winner: 'south' } }],
])('with a lead of %i players are told who would win Austerlitz now', (lead, expected) => {
  const scenario = squaresScenarios.find(({ id }) => id === 'austerlitz-1805');
  if (!scenario?.board) throw new Error('Austerlitz is gone');
  const rules = squares.on(scenario.board);
  const state = deploy(rules, { ...scenario, objectives: [] });
  const names = { south: 'south', north: 'north' } as const;
  const of = (side: 'south' | 'north', points: number) => ({
    ...state.sides[side],
    points,
    name: names[side],
  });
  const now = { ...state, sides: { south: of('south', lead), north: of('north', 0) } };
  expect(rules.statusLines(now).at(-1)).toEqual(expected);
});
