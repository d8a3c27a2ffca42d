import { describe, expect, test } from 'vitest';
import { exactOdds, type PieceSetup, type Scenario, type State } from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';
import { assaultOf, position } from './positions';

type Leader = Partial<PieceSetup>;

/** Supporters stand beside the square in which their leader fights, so that nobody else can lead. */
interface Assault {
  readonly attacker: Leader;
  readonly defender: Leader;
  readonly supports?: readonly [attacking: number, defending: number];
  readonly guns?: readonly [attacking: number, defending: number];
  readonly more?: Partial<Scenario>;
}

const line = (grade: number, skirmish: number): Leader => ({ traits: { class: grade, skirmish } });
const GUNS = { type: 'foot-artillery', traits: {} };
const PLAIN = line(3, 0);

const many = (prefix: string, count: number, piece: PieceSetup): readonly (readonly [string, PieceSetup])[] =>
  Array.from({ length: count }, (_, index) => [`${prefix}${index}`, piece] as const);

function stateOf({ attacker, defender, supports = [0, 0], guns = [0, 0], more = {} }: Assault): State {
  const at = (space: string, piece: Leader) => ({ ...piece, at: space }) as PieceSetup;
  const south = {
    a: at('E4', attacker),
    ...Object.fromEntries([
      ...many('s', supports[0], at('E4', PLAIN)),
      ...many('g', guns[0], at('E4', GUNS)),
    ]),
  };
  const north = {
    d: at('E3', defender),
    ...Object.fromEntries([
      ...many('t', supports[1], at('D4', PLAIN)),
      ...many('h', guns[1], at('E3', GUNS)),
    ]),
  };
  return position(south, north, more);
}

/** How often either leader is driven back or lost, in percent. */
function rates(assault: Assault) {
  const { state, order } = assaultOf(stateOf(assault));
  const sums = { back: 0, lost: 0, repelled: 0 };
  for (const { outcomes } of exactOdds(squares, state, order)) {
    for (const { probability, state: after } of outcomes) {
      const [a, d] = [after.units.a, after.units.d];
      if (d?.at !== 'E3') sums.back += probability;
      if (!d) sums.lost += probability;
      if (a?.at !== 'E4') sums.repelled += probability;
    }
  }
  return { back: 100 * sums.back, lost: 100 * sums.lost, repelled: 100 * sums.repelled };
}

/** rules/square-rules.md B4.1: 20,000 runs each, so that a point or so either way is chance. */
const TABLE: readonly (readonly [name: string, Assault, back: number, lost: number, repelled: number])[] = [
  ['line against line, nobody supports', { attacker: line(3, 1), defender: line(3, 1) }, 21, 0, 21],
  ['the attacker has a support', { attacker: line(3, 1), defender: line(3, 1), supports: [1, 0] }, 37, 0, 12],
  [
    'both have a support and guns',
    { attacker: line(3, 1), defender: line(3, 1), supports: [1, 1], guns: [1, 1] },
    27,
    0,
    27,
  ],
  [
    'three supports and two batteries against one each',
    { attacker: line(3, 1), defender: line(3, 1), supports: [3, 1], guns: [2, 1] },
    42,
    1,
    18,
  ],
  [
    'French line against Austrian line',
    { attacker: line(3, 2), defender: line(3, 0), supports: [1, 1] },
    47,
    0,
    11,
  ],
  [
    'Austrian line against French line',
    { attacker: line(3, 0), defender: line(3, 2), supports: [1, 1] },
    11,
    0,
    47,
  ],
  ['veterans against line', { attacker: line(2, 1), defender: line(3, 1), supports: [1, 1] }, 48, 0, 9],
  [
    'veterans against conscripts',
    { attacker: line(2, 2), defender: line(4, 0), supports: [1, 1] },
    82,
    10,
    2,
  ],
  ['the Guard against line', { attacker: line(1, 1), defender: line(3, 1), supports: [1, 1] }, 56, 1, 5],
  ['the Guard against militia', { attacker: line(1, 2), defender: line(5, 0), supports: [1, 1] }, 86, 12, 2],
  ['conscripts against veterans', { attacker: line(4, 0), defender: line(2, 2), supports: [1, 1] }, 2, 0, 82],
  [
    'heavy cavalry against line',
    { attacker: { type: 'heavy-cavalry', traits: { class: 2 } }, defender: line(3, 1), supports: [1, 1] },
    47,
    0,
    9,
  ],
  [
    'light cavalry against line',
    { attacker: { type: 'light-cavalry', traits: { class: 3 } }, defender: line(3, 1) },
    21,
    0,
    21,
  ],
  [
    'line against line with three DPs',
    { attacker: line(3, 1), defender: { ...line(3, 1), strength: 3 }, supports: [1, 1] },
    59,
    11,
    24,
  ],
  [
    'line against line with six DPs',
    { attacker: line(3, 1), defender: { ...line(3, 1), strength: 0 }, supports: [1, 1] },
    62,
    42,
    24,
  ],
  [
    'line against line on a hill',
    {
      attacker: line(3, 1),
      defender: line(3, 1),
      supports: [2, 1],
      guns: [1, 1],
      more: { terrain: { E3: 'hill' } },
    },
    25,
    0,
    28,
  ],
  [
    'line against a garrison',
    {
      attacker: line(3, 1),
      defender: { ...line(3, 1), formation: 'garrison' },
      supports: [2, 0],
      guns: [1, 1],
      more: { terrain: { E3: 'town' } },
    },
    5,
    0,
    31,
  ],
];

describe('single assaults go as often as the table of B4.1 says', () => {
  test.each(TABLE)('%s', (_, assault, back, lost, repelled) => {
    const found = rates(assault);
    expect(Math.abs(found.back - back)).toBeLessThan(1.6);
    expect(Math.abs(found.lost - lost)).toBeLessThan(1.6);
    expect(Math.abs(found.repelled - repelled)).toBeLessThan(1.6);
  });
});
