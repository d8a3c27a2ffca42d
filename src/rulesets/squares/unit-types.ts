import { wordNumber } from '../../core';
import type { Piece } from './play';

/** A kind of unit (T004-1); what makes one better than another of its kind is a trait. */
export interface UnitType {
  readonly id: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly sign: string;
  /** Further actions for movement alone (R004-54, R004-55, R004-58). */
  readonly bonus: number;
  readonly rule: string;
}

export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'infantry', arm: 'infantry', sign: 'line', bonus: 0, rule: 'R004-01' },
  { id: 'heavy-cavalry', arm: 'cavalry', sign: 'heavy', bonus: 1, rule: 'R004-54' },
  { id: 'medium-cavalry', arm: 'cavalry', sign: 'regular', bonus: 1, rule: 'R004-54' },
  { id: 'light-cavalry', arm: 'cavalry', sign: 'light', bonus: 2, rule: 'R004-55' },
  { id: 'foot-artillery', arm: 'artillery', sign: 'foot', bonus: 0, rule: 'R004-57' },
  { id: 'horse-artillery', arm: 'artillery', sign: 'horse', bonus: 2, rule: 'R004-58' },
];

export const isArtillery = ({ kind }: Piece): boolean => kind.arm === 'artillery';
export const isInfantry = ({ kind }: Piece): boolean => kind.arm === 'infantry';
export const isCavalry = ({ kind }: Piece): boolean => kind.arm === 'cavalry';
export const isFootArtillery = ({ kind }: Piece): boolean => kind.type === 'foot-artillery';
export const isHorseArtillery = ({ kind }: Piece): boolean => kind.type === 'horse-artillery';

/** R004-47: who must stop in a wood. */
export const ridesOn = (unit: Piece): boolean => isCavalry(unit) || isHorseArtillery(unit);

/** R004-07: a unit carries at most six disruption points. */
export const MOST_DPS = 6;

/** Disruption points of a unit: what it has lost of its six. */
export const dpsOf = ({ strength }: Piece): number => MOST_DPS - strength;

/** A unit in a town: R004-18. */
export const GARRISON = 'garrison';
export const LINE = 'line';

const IN_TOWN = wordNumber(GARRISON);
const IN_LINE = wordNumber(LINE);

export const inTown = ({ formation }: Piece): boolean => formation === IN_TOWN;
export const inLine = ({ formation }: Piece): boolean => formation === IN_LINE;
