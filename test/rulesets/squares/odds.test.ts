import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';
import { bruteForce, expectSame, reckoned } from '../../core/brute-force';
import { assaultOf, position } from './positions';

/** A die or two a side: all throws of an assault with its morale are then few enough to be tried one by one. */
const dice = (count: number) => ({ 'assault-dice': [[count], [0], [-1], [-1], [-1], [1]] });
const MOST_DICE = 12;
const guns = { type: 'foot-artillery', traits: {} };

const POSITIONS: Readonly<Record<string, State>> = {
  'line against line, both supported': position(
    { a: { at: 'E4' }, b: { at: 'E4' }, g: { at: 'D4', ...guns } },
    { d: { at: 'E3', traits: { class: 2 } }, e: { at: 'E3' }, h: { at: 'E3', ...guns } },
    { tables: dice(1) },
  ),
  'better troops against the last of their strength': position(
    { a: { at: 'E4', traits: { class: 1, skirmish: 3 } } },
    { d: { at: 'E3', strength: 0, traits: { class: 4 } }, e: { at: 'D2', traits: { class: 5 } } },
    { tables: dice(1) },
  ),
  'a town that saves, and a general who may fall': position(
    { a: { at: 'E4' }, b: { at: 'F3' } },
    { d: { at: 'E3', strength: 1, formation: 'garrison' }, l: { at: 'E3', type: 'general' } },
    { terrain: { E3: 'town' }, tables: dice(1), options: { generalLoss: true } },
  ),
  'one roll for both, and a garrison that saves': position(
    { a: { at: 'E4' }, b: { at: 'E4' } },
    { d: { at: 'E3', formation: 'garrison' }, e: { at: 'D4' } },
    { terrain: { E3: 'town' }, tables: dice(2), options: { roll: 'shared' } },
  ),
  'guns alone are lost when they must test': position(
    { a: { at: 'E4' } },
    { d: { at: 'E3', ...guns }, e: { at: 'E3', ...guns } },
    { tables: dice(1) },
  ),
};

describe('the exact odds of an assault equal brute force over all faces', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, before) => {
    const { state, order } = assaultOf(before);
    const odds = reckoned(squares, state, order, null);
    expect(odds.size).toBeGreaterThan(3);
    expectSame(odds, bruteForce(squares, state, order, null, MOST_DICE));
  });
});
