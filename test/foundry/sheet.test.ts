import { expect, test } from 'vitest';
import { deploy, evolve, unitOf, workingCopy } from '../../src/core';
import { whatItCanDo } from '../../src/foundry/sheets/what-it-can-do';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const state = deploy(ccNapoleon, scenario);

test('a sheet tells what a unit can do, and groups what it cannot by the reason', () => {
  const { can, cannot } = whatItCanDo(ccNapoleon, state, unitOf(state, 'a3'));
  expect(can.map(({ type }) => type)).toContain('move');
  expect(cannot).toContainEqual({ types: ['fire'], reason: 'out-of-range' });
  expect([...can.map(({ type }) => type), ...cannot.flatMap(({ types }) => types)]).not.toContain('end-turn');
  const waiting = whatItCanDo(ccNapoleon, state, unitOf(state, 'f1'));
  expect(waiting.can).toEqual([]);
  expect(waiting.cannot.map(({ reason }) => reason)).toEqual(['not-your-turn']);
});

test('targets are told with their dice', () => {
  const close = workingCopy(state);
  evolve(close, { type: 'adjusted', unit: 'f1', change: { at: '6:5' } });
  const { can } = whatItCanDo(ccNapoleon, close, unitOf(close, 'a3'));
  expect(can.find(({ type }) => type === 'fire')?.targets).toContainEqual({
    name: '1st Bn 70th Line',
    dice: 4,
  });
});
