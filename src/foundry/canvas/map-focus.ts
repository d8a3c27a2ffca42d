import type { PieceId, SpaceId } from '../../core';

/** The user's focus on the map: by the pointer, or by the keys that look around. */
export class MapFocus {
  #space: SpaceId | null = null;
  #piece: PieceId | null = null;
  #isLookedAt = false;
  #lookedLast: SpaceId | null = null;

  /** The space that the pointer or the keyboard focus is on. */
  get space(): SpaceId | null {
    return this.#space;
  }

  /** The piece under the pointer, if pieces share their spaces. */
  get piece(): PieceId | null {
    return this.#piece;
  }

  /** The space that has the keyboard focus; null once the pointer has taken over. */
  get looked(): SpaceId | null {
    return this.#isLookedAt ? this.#space : null;
  }

  /** The space that last had the keyboard focus, from which the keys continue. */
  get lookedLast(): SpaceId | null {
    return this.#lookedLast;
  }

  /** Moves the focus to the pointer; false if it has not changed. */
  point(space: SpaceId | null, piece: PieceId | null): boolean {
    if (space === this.#space && piece === this.#piece) return false;
    this.#space = space;
    this.#piece = piece;
    this.#isLookedAt = false;
    return true;
  }

  /** Moves the keyboard focus to a space. */
  look(space: SpaceId): void {
    this.#space = space;
    this.#piece = null;
    this.#isLookedAt = true;
    this.#lookedLast = space;
  }

  /** Removes the keyboard focus. */
  lookAway(): void {
    if (this.#isLookedAt) this.leave();
  }

  /** Clears the focus until the next movement. */
  leave(): void {
    this.#space = null;
    this.#piece = null;
    this.#isLookedAt = false;
  }

  /** Resets the focus for another board. */
  reset(): void {
    this.leave();
    this.#lookedLast = null;
  }
}
