import { describe, expect, test } from 'vitest';
import { exactOdds, type State } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { type Fighter, HERE, meleeOf } from './melee-positions';

/** Who is in the square of the melee. */
const isThere = ({ units }: State, of: 'south' | 'north'): boolean =>
  Object.values(units).some(({ side, at }) => side === of && at === HERE);

const hits = ({ units }: State): number =>
  Object.values(units).reduce((all, { side, strength }) => all + (side === 'south' ? strength : 0), 0);

/** How often the attackers hold the square in the end and those who were attacked do, in percent; what it costs the attackers. */
function rates(attackers: readonly Fighter[], defender: Fighter) {
  const { state, order } = meleeOf(attackers, [defender]);
  const sums = { wins: 0, loses: 0, hits: 0 };
  for (const { outcomes } of exactOdds(codeNapoleon, state, order)) {
    for (const { probability, state: after } of outcomes) {
      if (isThere(after, 'south')) sums.wins += 100 * probability;
      else if (isThere(after, 'north')) sums.loses += 100 * probability;
      sums.hits += probability * (hits(state) - hits(after));
    }
  }
  return sums;
}

const COLUMN: Fighter = { formation: 'attack-column' };
const SKIRMISH: Fighter = { type: 'light-infantry', formation: 'skirmish' };
const LIGHT: Fighter = { type: 'light-cavalry' };
const HEAVY: Fighter = { type: 'heavy-cavalry' };
/** The battery of the table has six hits. */
const GUNS: Fighter = { type: 'foot-artillery', formation: 'unlimbered', strength: 6, stands: 4 };

const DEFENDERS: readonly Fighter[] = [
  {},
  COLUMN,
  { formation: 'march-column' },
  { formation: 'square' },
  SKIRMISH,
  LIGHT,
  HEAVY,
  GUNS,
  { ...GUNS, formation: 'limbered' },
];

/** rules/square-rules.md A4.2: 20,000 runs each, rounded to whole points. */
const TABLE: readonly (readonly [name: string, attacker: Fighter, rates: string])[] = [
  ['a line', {}, '42/45 35/50 87/8 57/31 80/11 23/64 14/77 63/25 86/9'],
  ['an attack column', COLUMN, '50/36 41/46 89/6 64/24 88/6 23/65 14/76 64/23 87/8'],
  ['skirmishers', SKIRMISH, '12/79 6/89 36/50 16/75 42/46 6/89 6/89 42/46 58/31'],
  ['light cavalry', LIGHT, '59/32 58/32 87/9 7/90 86/10 43/44 28/60 73/20 88/8'],
  ['heavy cavalry', HEAVY, '73/20 73/20 87/9 6/91 86/9 58/31 43/45 72/20 86/9'],
];

/** Chance of 20,000 runs, and what is lost by rounding. */
const NEAR = 1.3;

describe('melees of regulars go as often as the table of A4.2 says', () => {
  test.each(TABLE)('%s attacks', (_, attacker, row) => {
    const found = DEFENDERS.map((defender) => rates([attacker], defender));
    const off = row.split(' ').flatMap((cell, index) => {
      const [wins = 0, loses = 0] = cell.split('/').map(Number);
      const at = found[index];
      const by = Math.max(Math.abs((at?.wins ?? 0) - wins), Math.abs((at?.loses ?? 0) - loses));
      return by > NEAR ? [`${index}: ${at?.wins.toFixed(1)}/${at?.loses.toFixed(1)} instead of ${cell}`] : [];
    });
    expect(off).toEqual([]);
  });
});

describe('a line that a column and heavy cavalry attack goes as often as the source has it', () => {
  test.each([
    ['conscript', 5, 99.6],
    ['regular', 6, 97.8],
    ['veteran', 7, 86],
    ['elite', 8, 70],
  ] as const)('a %s one', (grade, strength, drivenOff) => {
    const found = rates([COLUMN, HEAVY], { grade, strength });
    expect(Math.abs(100 - found.loses - drivenOff)).toBeLessThan(NEAR);
    expect(found.hits).toBeGreaterThan(0.85);
    expect(found.hits).toBeLessThan(1.95);
  });
});
