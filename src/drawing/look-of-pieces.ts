import type { Detail } from './detail';

/** The levels of detail with figures; smaller drawings, on which no soldier could be recognised, have signs. */
export type FigureDetail = Exclude<Detail, 'bold'>;

/** The looks of pieces to choose from: signs of arms with pips, or drawn soldiers. */
export const PIECE_LOOKS = ['symbols', 'figures'] as const;

let chosen = 'symbols';

/** Chooses the look of all pieces from now on. */
export function choosePieceLook(name: string): void {
  chosen = name;
}

/** True if pieces are drawn as soldiers at a level of detail. */
export const areFigures = (detail: Detail): detail is FigureDetail =>
  chosen === 'figures' && detail !== 'bold';
