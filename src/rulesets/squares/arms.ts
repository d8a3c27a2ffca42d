import { wordNumber } from '../../core';
import type { Piece } from './play';
import { GARRISON, LINE, MOST_DPS } from './unit-types';

export const isArtillery = ({ kind }: Piece): boolean => kind.arm === 'artillery';
export const isInfantry = ({ kind }: Piece): boolean => kind.arm === 'infantry';
export const isCavalry = ({ kind }: Piece): boolean => kind.arm === 'cavalry';

/** The disruption points of a unit, out of six. */
export const dpsOf = ({ strength }: Piece): number => MOST_DPS - strength;

const IN_TOWN = wordNumber(GARRISON);
const IN_LINE = wordNumber(LINE);

export const inTown = ({ formation }: Piece): boolean => formation === IN_TOWN;
export const inLine = ({ formation }: Piece): boolean => formation === IN_LINE;
