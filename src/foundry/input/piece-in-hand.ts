import type { PieceId } from '../../core';

let held: PieceId | null = null;
const listeners: (() => void)[] = [];
const pickers: ((id: PieceId) => void)[] = [];

/** The piece that the user of this client has in hand: the map tells it, the panel says what to do with it. */
export const pieceInHand = {
  get id(): PieceId | null {
    return held;
  },
  /** Tells which piece is in hand now. */
  take(id: PieceId | null): void {
    if (id === held) return;
    held = id;
    for (const listener of listeners) listener();
  },
  /** Wants a piece taken in hand that does not stand on the map, or a terrain to place: `terrain:woods`. */
  pick(id: PieceId): void {
    for (const picker of pickers) picker(id);
  },
  /** Calls back whenever somebody wants a piece taken in hand. */
  onPick(picker: (id: PieceId) => void): void {
    pickers.push(picker);
  },
  /** Calls back after every change. */
  onChange(listener: () => void): void {
    listeners.push(listener);
  },
};
