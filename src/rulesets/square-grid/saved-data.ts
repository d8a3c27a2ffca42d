import { type PieceId, type Reader, type SavedData, type SpaceId, text } from '../../core';

/** The known facts of a saved battle: its squares and its pieces, including eliminated ones. */
export type Known = Parameters<SavedData['battle']>[1];

/** Reads the id of a piece in the battle. */
export const pieceIn =
  ({ pieces }: Known): Reader<PieceId> =>
  (data, place, faults) => {
    const piece = text(data, place, faults);
    if (!pieces.includes(piece)) faults.add(place, 'is not in this battle');
    return piece;
  };

/** Reads a square on its board. */
export const squareIn =
  ({ grid }: Known): Reader<SpaceId> =>
  (data, place, faults) => {
    const square = text(data, place, faults);
    if (!grid.has(square)) {
      faults.add(place, `is not on the board: use a square from ${grid.spaces[0]} to ${grid.spaces.at(-1)}`);
    }
    return square;
  };
