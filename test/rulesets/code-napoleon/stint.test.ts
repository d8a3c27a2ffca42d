import { describe, expect, test } from 'vitest';
import { deploy, type State, wordNumber } from '../../../src/core';
import { codeNapoleon, codeNapoleonScenarios } from '../../../src/rulesets/code-napoleon';
import { CHARGES, MOVEMENT } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';

/** The beginning of a step of the French at Kranz, when some divisions have moved. */
function begun(step: string, moved: readonly string[] = [], options: State['options'] = {}) {
  const kranz = codeNapoleonScenarios.find(({ id }) => id === 'heights-of-kranz');
  if (!kranz?.board) throw new Error('there is no such battle');
  const rules = codeNapoleon.on(kranz.board);
  const state = happened(rules, deploy(rules, { ...kranz, options }), (c) => {
    c.position.setTurn(1, 0, wordNumber(step), 0);
    c.battleNoted({ division: null, moved });
  });
  const units = rules.play.positionOf(state).force(0).units;
  return { rules, state, divisions: [...new Set(units.map(({ kind }) => Object(kind).command as string))] };
}

const stintOf = (...given: Parameters<typeof begun>) => {
  const { rules, state } = begun(...given);
  return rules.stint(state);
};

describe('a division has three minutes to move', () => {
  const { rules, state, divisions } = begun(MOVEMENT);
  const [first = '', second = ''] = divisions;

  test('in the step of the moves alone', () => {
    expect(stintOf(CHARGES)).toBeUndefined();
    expect(rules.stint(state)?.seconds).toBe(180);
  });

  test('which begin anew when the one before it is done, and not with its first move', () => {
    const moving = happened(rules, state, (c) => c.battleNoted({ division: first }));
    expect(rules.stint(moving)).toEqual(rules.stint(state));
    const next = stintOf(MOVEMENT, [first]);
    expect(next?.seconds).toBe(180);
    expect(next?.id).not.toBe(rules.stint(state)?.id);
    expect(stintOf(MOVEMENT, [first, second])?.id).not.toBe(next?.id);
  });

  test('until all have moved', () => {
    expect(divisions.length).toBeGreaterThan(2);
    expect(stintOf(MOVEMENT, divisions)).toBeUndefined();
  });

  test('and all together where they move freely', () => {
    const { seconds } = stintOf(MOVEMENT, [], { moveOrder: 'free' }) ?? {};
    expect(seconds).toBe(180 * divisions.length);
  });
});
