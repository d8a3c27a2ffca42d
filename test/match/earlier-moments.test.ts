import { expect, test } from 'vitest';
import { HIDDEN_CARD, replay, UnusableData } from '../../src/core';
import { copyAt, newSave, Past, readMoment, readSave, recordFault, type Save, viewOf } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'rolica-1808');
if (!scenario) throw new Error('the scenario is gone');

const { start, actions } = playRandomBattle(rules, scenario, 3);
const save: Save = { ...newSave(rules, start), record: actions, state: replay(rules, start, actions) };

test('every moment is the position of then, without anybody’s hand', () => {
  const past = new Past(rules, save);
  for (const at of [actions.length, 0, 7, 6, 40]) {
    const { state, count } = past.momentAt(at);
    const then = replay(rules, start, actions.slice(0, at));
    expect([count, state.units]).toEqual([actions.length, then.units]);
    const hands = [...(state.cards?.hands.south ?? []), ...(state.cards?.hands.north ?? [])];
    expect(hands.filter((card) => card !== HIDDEN_CARD)).toEqual([]);
    expect(state.cards?.hands.south.length).toBe(then.cards?.hands.south.length);
  }
  expect(past.momentAt(40).state.cards?.hands.south.length).toBeGreaterThan(0);
  expect(past.momentAt(100_000).at).toBe(actions.length);
});

test('a moment is checked when it comes from another client', () => {
  const moment = JSON.parse(JSON.stringify(new Past(rules, save).momentAt(5)));
  expect(readMoment(rules, moment)).toEqual(moment);
  expect(() => readMoment(rules, { ...moment, at: -1 })).toThrow(UnusableData);
  expect(() => readMoment(rules, { ...moment, state: { ...moment.state, units: 3 } })).toThrow(UnusableData);
});

test('a copy stands as the battle did, with its hands and the way that led there, and can be kept and played', () => {
  const at = Math.floor(actions.length / 2);
  const copy = copyAt(rules, { ...save, proposal: { by: 'south', undoTo: 1 }, revision: 90 }, at, 'copy');
  expect(copy.state).toEqual(replay(rules, start, actions.slice(0, at)));
  expect(copy).toMatchObject({ open: null, proposal: null, receipts: [], revision: 0 });
  expect(recordFault(rules, readSave(rules, JSON.parse(JSON.stringify(copy))).save)).toBeUndefined();
  expect(viewOf(rules, copy).actions).toBe(at);
});
