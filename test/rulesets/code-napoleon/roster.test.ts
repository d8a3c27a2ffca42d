import { expect, test } from 'vitest';
import { deploy, readScenario } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { KRANZ } from '../../../src/rulesets/code-napoleon/scenarios/kranz';
import { LINDACH } from '../../../src/rulesets/code-napoleon/scenarios/lindach';

test('the roster lists every piece once, those of a command below its general', () => {
  const rules = codeNapoleon.on({ columns: 16, rows: 12 });
  const state = deploy(rules, readScenario(codeNapoleon, KRANZ));
  const lines = rules.roster(state, 'south');
  const own = [...Object.values(state.units), ...Object.values(state.leaders)].filter(
    ({ side }) => side === 'south',
  );
  expect(lines.map(({ piece }) => piece).sort()).toEqual(own.map(({ id }) => id).sort());
  expect(lines[0]?.depth).toBe(0);
  expect(Math.max(...lines.map(({ depth }) => depth))).toBeGreaterThan(1);
});

test('the order of battle of the scenarios is remarked on by the names of generals, and only where it should be', () => {
  const state = deploy(codeNapoleon, readScenario(codeNapoleon, LINDACH));
  expect(codeNapoleon.remarks(state, 'south')).toEqual([]);
  const { 'fr-foot-battery': _battery, ...units } = state.units;
  expect(codeNapoleon.remarks({ ...state, units }, 'south')).toEqual([
    { key: 'no-battery', blanks: { about: 'GD Ravel' } },
  ]);
});
