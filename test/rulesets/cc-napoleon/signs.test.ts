import { expect, test } from 'vitest';
import { deploy, type Objective } from '../../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('no scenario');
const state = deploy(ccNapoleon, scenario);
const [unit] = Object.values(state.units);
const id = unit?.id ?? '';

test('a block bears a screen as long as a skirmisher stands before it', () => {
  expect(ccNapoleon.signs(state, id).screen).toBe(false);
  const screened = { ...state.units[id], extra: { screen: 'a-stand' } };
  const units = { ...state.units, [id]: screened } as typeof state.units;
  expect(ccNapoleon.signs({ ...state, units }, id)).toMatchObject({ grade: '', screen: true });
});

test('when places count follows the options, and places to be relieved have their own', () => {
  const place: Objective = { side: 'south', spaces: ['4:4'], points: 1, per: 'each', held: [] };
  const relieved = { ...place, relief: { from: 3, within: 0 } };
  const by = (options: typeof state.options) => ({ ...state, options: { ...state.options, ...options } });
  expect(ccNapoleon.objectiveCounts(by({ objectives: 'atOnce' }), place)).toBe('at-once');
  expect(ccNapoleon.objectiveCounts(by({ objectives: 'turnStart' }), place)).toBe('usual');
  expect(ccNapoleon.objectiveCounts(by({ objectives: 'atOnce', relief: true }), relieved)).toBe('usual');
  expect(ccNapoleon.objectiveCounts(by({ relief: false }), relieved)).toBe('never');
});
