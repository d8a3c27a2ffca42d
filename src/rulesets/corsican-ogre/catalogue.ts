import type { PieceType } from '../../core';
import { PIECES as CORE } from '../ccn/catalogue';

/** R002-28: leaders can only be activated and move. */
const NEVER_OF_LEADERS = ['fire', 'melee', 'combined-arms', 'leave-square', 'face'];

/** Every unit and leader as shown on sheets and blocks. */
export const PIECES: Readonly<Record<string, PieceType>> = Object.fromEntries(
  Object.entries(CORE).map(([id, piece]) => [
    id,
    piece.kind === 'leader' ? { ...piece, never: NEVER_OF_LEADERS } : piece,
  ]),
);
