import { ON_BOARD, type PieceInfo, pieceJson } from '../../core';
import type { Battle } from './battle';
import type { GeneralData, UnitData } from './condition';
import type { Context, Piece } from './play';
import type { Troop } from './troop';

// What these rules tell besides what all games on squares do.
export { lapsed, marked, passed } from '../square-grid/events';

/** Some of what these rules know of the battle is another now. */
export const noted = (c: Context, change: Partial<Battle>): void => c.battleNoted(change);

/** Some of what these rules know of a unit is another now. */
export const unitNoted = (c: Context, unit: Piece, change: UnitData): void => c.noted(unit, change);

/** Some of what these rules know of a general is another now. */
export const generalNoted = (c: Context, general: Piece, change: GeneralData): void =>
  c.noted(general, change);

/** R003-46: somebody takes the place of a general who was lost. */
export function succeeded(c: Context, info: PieceInfo<Troop>, at: number): void {
  const { position } = c;
  const general = position.add(info, ON_BOARD);
  position.place(general, at);
  if (c.events) c.tell({ type: 'enlisted', piece: pieceJson(general) });
}
