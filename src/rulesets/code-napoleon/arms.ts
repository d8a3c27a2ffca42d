import { wordNumber } from '../../core';
import type { Piece } from './play';
import {
  ATTACK_COLUMN,
  type Branch,
  GARRISON,
  GUNNERS,
  LIMBERED,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  UNLIMBERED,
} from './unit-types';

export const isInfantry = ({ kind }: Piece): boolean => kind.arm === 'infantry';
export const isCavalry = ({ kind }: Piece): boolean => kind.arm === 'cavalry';
export const isArtillery = ({ kind }: Piece): boolean => kind.arm === 'artillery';
export const isHeavyCavalry = ({ kind }: Piece): boolean => kind.unit?.branch === 'heavy-cavalry';

/** The branch of a unit; generals count as light cavalry. */
export const branchOf = ({ kind }: Piece): Branch => kind.unit?.branch ?? 'light-cavalry';

const inFormation = (formation: string): ((unit: Piece) => boolean) => {
  const number = wordNumber(formation);
  return (unit) => unit.formation === number;
};

export const inLine = inFormation(LINE);
export const inAttackColumn = inFormation(ATTACK_COLUMN);
export const inMarchColumn = inFormation(MARCH_COLUMN);
export const inSquare = inFormation(SQUARE);
export const isSkirmishing = inFormation(SKIRMISH);
export const inGarrison = inFormation(GARRISON);
export const isLimbered = inFormation(LIMBERED);
export const isUnlimbered = inFormation(UNLIMBERED);
export const hasLeftItsGuns = inFormation(GUNNERS);

/** True if a unit is a regiment in close order, in any formation except skirmish order. */
export const isFormed = (unit: Piece): boolean =>
  !unit.isLeader && !isArtillery(unit) && !isSkirmishing(unit);

/** Every square that a unit occupies: skirmishers occupy several (R003-82). */
export const squaresOf = (unit: Piece): readonly number[] => [unit.at, ...unit.also];
