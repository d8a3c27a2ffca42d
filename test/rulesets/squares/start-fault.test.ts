import { expect, test } from 'vitest';
import type { PieceSetup } from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';
import { position } from './positions';

type Words = Partial<PieceSetup> & Pick<PieceSetup, 'at'>;

/** Why `a` may not begin a battle where it stands, among others of its side and before enemies. */
function faultOf(
  a: Words,
  {
    terrain = {},
    friends = {},
    enemies = {},
  }: {
    readonly terrain?: Readonly<Record<string, string>>;
    readonly friends?: Readonly<Record<string, Words>>;
    readonly enemies?: Readonly<Record<string, Words>>;
  } = {},
) {
  const state = position({ a, ...friends }, { z: { at: 'A1' }, ...enemies }, { terrain });
  return squares.placementFault(state, 'a');
}

const inTown = { at: 'E5', formation: 'garrison' };
const stack = (count: number, type: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${type}${index}`, { at: 'E5', type }]));

test.each([
  ['nobody stands in a lake', { at: 'E5' }, { terrain: { E5: 'lake' } }, 'barred'],
  ['nor does a general', { at: 'E5', type: 'general' }, { terrain: { E5: 'lake' } }, 'barred'],
  ['no gun stands in a marsh', { at: 'E5', type: 'foot-artillery' }, { terrain: { E5: 'marsh' } }, 'barred'],
  ['R004-16: no two enemies in a square', { at: 'E5' }, { enemies: { y: { at: 'E5' } } }, 'enemy-there'],
  [
    'R004-16: nor a general among them',
    { at: 'E5', type: 'general' },
    { enemies: { y: { at: 'E5' } } },
    'enemy-there',
  ],
  [
    'R004-16: nor two generals alone',
    { at: 'E5', type: 'general' },
    { enemies: { y: { at: 'E5', type: 'general' } } },
    'enemy-there',
  ],
  ['R004-12: a fifth of foot and horse', { at: 'E5' }, { friends: stack(4, 'infantry') }, 'no-room'],
  [
    'R004-14: a seventh unit',
    { at: 'E5', type: 'foot-artillery' },
    { friends: { ...stack(4, 'infantry'), ...stack(2, 'horse-artillery') } },
    'no-room',
  ],
  ['R004-18: a garrison without a town', inTown, {}, 'no-town'],
  ['R004-18: a second garrison', inTown, { terrain: { E5: 'town' }, friends: { b: inTown } }, 'town-is-full'],
  [
    'R004-05: a second general of a command',
    { at: 'E5', type: 'general' },
    { friends: { '0': { at: 'E6', type: 'general' } } },
    'command-has-a-general',
  ],
] as const)('%s', (_, piece, around, reason) => {
  expect(faultOf(piece, around)).toMatchObject({ reason, space: piece.at });
});

test.each([
  ['infantry stands in a marsh', { at: 'E5' }, { terrain: { E5: 'marsh' } }],
  ['R004-12: a fourth of foot and horse', { at: 'E5' }, { friends: stack(3, 'infantry') }],
  [
    'R004-13: a second battery beside four others',
    { at: 'E5', type: 'foot-artillery' },
    { friends: { ...stack(4, 'infantry'), ...stack(1, 'horse-artillery') } },
  ],
  ['R004-18: a garrison in its town', inTown, { terrain: { E5: 'town' } }],
  [
    'R004-18: a battery with a garrison',
    { ...inTown, type: 'foot-artillery' },
    { terrain: { E5: 'town' }, friends: { b: inTown } },
  ],
  ['R004-20: a unit beside a garrison', { at: 'E5' }, { terrain: { E5: 'town' }, friends: { b: inTown } }],
  ['R004-15: a general among six units', { at: 'E5', type: 'general' }, { friends: stack(4, 'infantry') }],
  [
    'A004-59: a commander-in-chief beside a general',
    { at: 'E5', type: 'commander-in-chief' },
    { friends: { b: { at: 'E6', type: 'general' } } },
  ],
  [
    'R004-05: generals of two commands',
    { at: 'E5', type: 'general', traits: { command: 'one' } },
    { friends: { b: { at: 'E6', type: 'general', traits: { command: 'two' } } } },
  ],
] as const)('%s is in order', (_, piece, around) => {
  expect(faultOf(piece, around)).toBeUndefined();
});
