import { expect, test } from 'vitest';
import { deploy, type Refusal, type State } from '../../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../../src/rulesets/cc-napoleon';
import { openEnglish } from '../../foundry/english';

const blanksOf = (reason: string): readonly string[] =>
  [...(openEnglish('cc-napoleon', `PDC.rules.reason.${reason}`) || '{no text}').matchAll(/\{(.+?)\}/g)].map(
    ([, name]) => name ?? '',
  );

/** Why the pieces of the side whose turn it is can't move, for every space of the board. */
function* refusedMoves(state: State): Generator<Refusal> {
  const pieces = [...Object.values(state.units), ...Object.values(state.leaders)];
  for (const { id: unit, side } of pieces.filter((piece) => piece.side === state.turn.side)) {
    for (const to of ccNapoleon.grid.spaces) {
      const refusal = ccNapoleon.refusal(state, { type: 'move', side, unit, to });
      if (refusal) yield refusal;
    }
  }
}

test.each(ccNapoleonScenarios)('a refused move fills every blank of its text: $id', (scenario) => {
  const start = deploy(ccNapoleon, scenario);
  // Everyone may act, as if no card had to be played.
  const state = { ...start, turn: { ...start.turn, step: 'movement', card: null, activations: 99 } };
  const seen = new Map([...refusedMoves(state)].map((refusal) => [refusal.reason, refusal]));
  for (const [reason, { about = {} }] of seen) {
    expect(Object.keys(about)).toEqual(expect.arrayContaining([...blanksOf(reason)]));
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['too-far', 'friend-is-there']));
  expect(seen.has('no-way')).toBe(false);
});

test('a shot that falls short is told how far it would have to go, and how far it goes', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const start = deploy(ccNapoleon, scenario);
  const state = { ...start, turn: { ...start.turn, step: 'movement', card: null, activations: 99 } };
  const { side } = state.turn;
  const units = Object.values(state.units);
  const short = units
    .filter((unit) => unit.side === side)
    .flatMap(({ id: unit }) =>
      units.flatMap(
        ({ id: target }) => ccNapoleon.refusal(state, { type: 'fire', side, unit, target }) ?? [],
      ),
    )
    .filter(({ reason }) => reason === 'out-of-range');
  expect(short.length).toBeGreaterThan(0);
  for (const { about = {} } of short) {
    expect(Object.keys(about).sort()).toEqual([...blanksOf('out-of-range')].sort());
    expect(Number(about.needs)).toBeGreaterThan(Number(about.has));
  }
});
