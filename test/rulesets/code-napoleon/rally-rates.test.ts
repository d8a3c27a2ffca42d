import { expect, test } from 'vitest';
import { deploy, exactOdds, type Scenario, wordNumber } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { RECOVERY } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';

const SIDE = { name: '', nation: '', target: null, rating: 0 };

/** How often a routed unit of a grade rallies by one attempt, with a general of a rating or without one. */
function rallies(grade: string, rating: number): number {
  const foot = { type: 'infantry', strength: 3, formation: 'line' } as const;
  const scenario: Scenario = {
    id: 'rally',
    ruleset: codeNapoleon.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: SIDE, north: SIDE },
    terrain: {},
    units: {
      a: { ...foot, side: 'south', at: 'H8', facing: 'n', traits: { grade, command: 'first' } },
      x: { ...foot, side: 'north', at: 'H1', facing: 's', traits: { grade: 'regular' } },
      ...(rating > 0 && {
        gen: { side: 'south', type: 'division-general', at: 'H8', traits: { command: 'first', rating } },
      }),
    },
    objectives: [],
    arrivals: [],
    options: {},
  };
  const state = happened(codeNapoleon, deploy(codeNapoleon, scenario), (c, piece) => {
    c.position.setTurn(1, 0, wordNumber(RECOVERY), 0);
    c.noted(piece('a'), { order: 'routed' });
  });
  const [odds] = exactOdds(codeNapoleon, state, { type: 'rally', side: 'south', unit: 'a' });
  return (odds?.outcomes ?? [])
    .filter(({ state: after }) => after.units.a?.strength === 3)
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** rules/square-rules.md A4.4: in percent for each attempt, without a general, with +1, and with +2. */
const TABLE: readonly (readonly [grade: string, rates: readonly number[], hits: readonly number[]])[] = [
  ['elite', [58, 67, 75], [0.7, 0.5, 0.3]],
  ['veteran', [50, 60, 70], [1, 0.7, 0.4]],
  ['regular', [38, 50, 63], [1.7, 1, 0.6]],
  ['conscript', [17, 33, 50], [5, 2, 1]],
  ['militia', [0, 0, 25], [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 3]],
];

test.each(TABLE)('%s rallies as often as A4.4 says, and pays as many hits before', (grade, rates, hits) => {
  for (const [rating, rate] of rates.entries()) {
    const once = rallies(grade, rating);
    expect(Math.abs(100 * once - rate)).toBeLessThanOrEqual(0.5 + 1e-9);
    // Every failure before the first success costs a hit.
    const paid = once === 0 ? Number.POSITIVE_INFINITY : (1 - once) / once;
    if (Number.isFinite(paid)) expect(Math.abs(paid - (hits[rating] ?? 0))).toBeLessThanOrEqual(0.07);
    else expect(hits[rating]).toBe(paid);
  }
});
