import { type AttackStep, wordNumber } from '../../core';
import { isArtillery } from './arms';
import { FRESH } from './begin';
import { gunRange } from './fire-number';
import { allowanceOf, SQUARE } from './movement';
import { ARTILLERY_FIRE, CHARGES, MOVEMENT, SMALL_ARMS } from './phases';
import type { Piece, Position } from './play';
import { REACH } from './shot';

/** T003-7: charges come before movement, and fire after it; guns and small arms have a step each. */
export const attackSteps = (unit: Piece): readonly AttackStep[] =>
  isArtillery(unit) ? [GUNS] : [ON_FOOT_OR_MOUNTED, SMALL];

const GUNS: AttackStep = { attacks: ARTILLERY_FIRE, moves: MOVEMENT, kinds: ['fire'] };
const ON_FOOT_OR_MOUNTED: AttackStep = { attacks: CHARGES, moves: null, kinds: ['charge'] };
const SMALL: AttackStep = { attacks: SMALL_ARMS, moves: MOVEMENT, kinds: ['fire'] };

/** Changes a position as if the phase of a piece's side had just begun. */
export function asIfBegun(position: Position): void {
  position.setStep(wordNumber(CHARGES));
  position.data.change(FRESH);
}

/** The most squares to the target of a charge or a shot. */
export function attackReach(position: Position, unit: Piece, type: string): number {
  if (type === 'charge') return Math.floor(allowanceOf(position, unit) / SQUARE);
  return isArtillery(unit) ? gunRange(position, unit) : REACH;
}
