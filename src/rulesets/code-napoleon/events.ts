import { ON_BOARD, type PieceInfo, pieceJson } from '../../core';
import type { Battle } from './battle';
import type { GeneralData, UnitData } from './condition';
import type { Context, Piece } from './play';
import type { Troop } from './troop';

// The events of these rules, beside those that all square-grid games share.
export { lapsed, marked, passed } from '../square-grid/events';

/** Changes part of the battle data. */
export const noted = (c: Context, change: Partial<Battle>): void => c.battleNoted(change);

/** Changes part of a unit's data. */
export const unitNoted = (c: Context, unit: Piece, change: UnitData): void => c.noted(unit, change);

/** Changes part of a general's data. */
export const generalNoted = (c: Context, general: Piece, change: GeneralData): void =>
  c.noted(general, change);

/** R003-46: a new general takes the place of one who was lost. */
export function succeeded(c: Context, info: PieceInfo<Troop>, at: number): void {
  const { position } = c;
  const general = position.add(info, ON_BOARD);
  position.place(general, at);
  if (c.events) c.tell({ type: 'enlisted', piece: pieceJson(general) });
}
