import { expect, test } from 'vitest';
import { corrected, deploy, pieceOf, unitOf } from '../../src/core';
import { whatItCanDo } from '../../src/foundry/applications/sheets/what-it-can-do';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squaresScenarios } from '../../src/rulesets/squares';
import { rulesOf } from '../../tools/play/battles';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
// Without cards a battle begins with orders at once.
const state = deploy(ccNapoleon, { ...scenario, options: { ...scenario.options, commandCards: false } });

test('a sheet tells what a unit can do, and groups what it cannot by the reason', () => {
  const { can, cannot } = whatItCanDo(ccNapoleon, state, unitOf(state, 'a3'));
  expect(can.map(({ type }) => type)).toContain('move');
  expect(cannot).toContainEqual(
    expect.objectContaining({
      types: ['fire'],
      why: { reason: 'out-of-range', rule: 'R000-64', about: { needs: '4', has: '1' } },
    }),
  );
  expect([...can.map(({ type }) => type), ...cannot.flatMap(({ types }) => types)]).not.toContain('end-turn');
  // What belongs to the side or to the reserve says nothing of a unit on the board.
  expect(cannot.flatMap(({ types }) => types)).not.toContain('place');
  expect(cannot.flatMap(({ types }) => types)).not.toContain('play');
  const waiting = whatItCanDo(ccNapoleon, state, unitOf(state, 'f1'));
  expect(waiting.can).toEqual([]);
  expect(waiting.cannot.map(({ why }) => why.reason)).toEqual(['not-your-turn']);
});

test('nothing is told of what nobody of its kind ever does', () => {
  const battle = squaresScenarios.find(({ id }) => id === 'austerlitz-1805');
  if (!battle) throw new Error('there is no such scenario');
  const rules = rulesOf(battle);
  const field = deploy(rules, battle);
  const told = (id: string) => {
    const piece = pieceOf(field, id);
    if (!piece) throw new Error(`there is no ${id}`);
    const { can, cannot } = whatItCanDo(rules, field, piece);
    return [...can.map(({ type }) => type), ...cannot.flatMap(({ types }) => types)].sort();
  };
  expect(told('dokhturov')).toEqual(['activate', 'move', 'place', 'rally']);
  expect(told('kutuzov')).toEqual(['move', 'place']);
  expect(told('vladimir')).toContain('assault');
  expect(told('vladimir')).not.toContain('bombard');
  expect(told('langerons-guns')).not.toContain('assault');
  const leader = Object.values(state.leaders).find(({ side }) => side === state.turn.side);
  expect(leader && whatItCanDo(ccNapoleon, state, leader).cannot).toEqual([]);
});

test('targets are told with their dice', () => {
  const close = corrected(state, { type: 'adjusted', unit: 'f1', change: { at: '6:5' } });
  const { can } = whatItCanDo(ccNapoleon, close, unitOf(close, 'a3'));
  expect(can.find(({ type }) => type === 'fire')?.targets).toContainEqual({
    name: '1st Bn 70th Line',
    dice: 4,
  });
});

test('a piece in reserve is told when it may come', () => {
  const { f1: unit, ...units } = state.units;
  if (!unit) throw new Error('there is no such unit');
  const later = { ...state, units, reserve: { f1: { ...unit, at: '' } } };
  const its = { ...later, turn: { ...state.turn, side: unit.side } };
  expect(whatItCanDo(ccNapoleon, its, { ...unit, at: '' })).toEqual({
    can: [],
    cannot: [{ types: ['place'], why: { reason: 'not-arrived-yet', rule: 'R000-34' } }],
  });
});
