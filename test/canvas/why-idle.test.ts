import { expect, test } from 'vitest';
import { Context, deploy, type PieceSetup, type Play, type State, toState, wordNumber } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { refusalsAt, whyOwnIdle } from '../../src/foundry/canvas/choices/refusals';
import { newSave, viewOf } from '../../src/match';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { WON } from '../../src/rulesets/code-napoleon/marks';
import type { Troop } from '../../src/rulesets/code-napoleon/troop';

const side = (name: string, nation: string) => ({ name, nation, target: null, rating: 0 });
const horse = (at: string, more: Partial<PieceSetup> = {}): PieceSetup => ({
  ...{ side: 'south', type: 'heavy-cavalry', at, facing: 'n', formation: 'line' },
  ...{ traits: { command: 'ravel', grade: 'regular', stands: 4 }, ...more },
});
const general = (of: 'south' | 'north', command: string, at: string): PieceSetup => ({
  ...{ side: of, type: 'division-general', at },
  traits: { command, rating: 0 },
});

/** Cuirassiers who have won before an enemy general, others far from their own, and a regiment of foot. */
const POSITION: State = deploy(codeNapoleon, {
  ...{ id: 'test', ruleset: codeNapoleon.id, title: '', briefing: '', source: '', first: 'south' as const },
  sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
  ...{ terrain: {}, objectives: [], arrivals: [], options: {} },
  units: {
    ...{ ravel: general('south', 'ravel', 'B12'), torda: general('north', 'torda', 'D3') },
    ...{ won: horse('D4'), away: horse('P2'), foot: horse('B11', { type: 'infantry' }) },
    x: horse('H1', { side: 'north', facing: 's', traits: { command: 'torda', grade: 'regular', stands: 4 } }),
  },
});

/** The battle in a step of the phase of the south. */
function during(step: string): UserBattle {
  const position = (codeNapoleon.play as Play<Troop>).positionOf(POSITION);
  position.setTurn(1, 0, wordNumber(step), 0);
  const c = new Context(position, false);
  c.battleNoted({ first: 'south' });
  const won = position.find('won');
  if (won) position.addMark(won, WON);
  return {
    ...viewOf(codeNapoleon, newSave(codeNapoleon, toState(position))),
    ...{ id: 'battle', seats: ['south'] as const, isPaused: false },
  };
}

test('who can do nothing is told what keeps him from what is done in this step', () => {
  expect(whyOwnIdle(during('markers'), 'away')).toMatchObject({ reason: 'out-of-command' });
  expect(whyOwnIdle(during('markers'), 'foot')).toMatchObject({ reason: 'only-formed-cavalry' });
  expect(whyOwnIdle(during('recovery'), 'foot')).toMatchObject({ reason: 'not-routed' });
});

test('where an enemy general stands, what is told is why nobody goes there in this step', () => {
  const [told, ...others] = refusalsAt(during('breakthrough'), 'won', 'D3');
  expect(told).toMatchObject({ reason: 'not-behind-it', type: 'rally-back' });
  expect(others).toEqual([]);
});
