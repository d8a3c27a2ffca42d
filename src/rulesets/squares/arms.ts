import { wordNumber } from '../../core';
import type { Piece } from './play';
import { GARRISON, LINE, MOST_DPS } from './unit-types';

export const isArtillery = ({ kind }: Piece): boolean => kind.arm === 'artillery';
export const isInfantry = ({ kind }: Piece): boolean => kind.arm === 'infantry';
export const isCavalry = ({ kind }: Piece): boolean => kind.arm === 'cavalry';
export const isFootArtillery = ({ kind }: Piece): boolean => kind.type === 'foot-artillery';
export const isHorseArtillery = ({ kind }: Piece): boolean => kind.type === 'horse-artillery';

/** R004-47: true for units that must stop in woods. */
export const ridesOn = (unit: Piece): boolean => isCavalry(unit) || isHorseArtillery(unit);

/** The disruption points of a unit, out of six. */
export const dpsOf = ({ strength }: Piece): number => MOST_DPS - strength;

const IN_TOWN = wordNumber(GARRISON);
const IN_LINE = wordNumber(LINE);

export const inTown = ({ formation }: Piece): boolean => formation === IN_TOWN;
export const inLine = ({ formation }: Piece): boolean => formation === IN_LINE;
