import type { PieceId, SpaceId } from '../../core';

/** Where on the map the user is: by the pointer, or by keys that look around. */
export class MapFocus {
  #space: SpaceId | null = null;
  #piece: PieceId | null = null;
  #isLookedAt = false;
  #lookedLast: SpaceId | null = null;

  /** The space that pointer or keys are at. */
  get space(): SpaceId | null {
    return this.#space;
  }

  /** The piece under the pointer, where pieces share their spaces. */
  get piece(): PieceId | null {
    return this.#piece;
  }

  /** The space that the keys look at; none once the pointer has taken over. */
  get looked(): SpaceId | null {
    return this.#isLookedAt ? this.#space : null;
  }

  /** Where the keys looked last, and go on from. */
  get lookedLast(): SpaceId | null {
    return this.#lookedLast;
  }

  /** The pointer is there now; false if it was there before. */
  point(space: SpaceId | null, piece: PieceId | null): boolean {
    if (space === this.#space && piece === this.#piece) return false;
    this.#space = space;
    this.#piece = piece;
    this.#isLookedAt = false;
    return true;
  }

  /** The keys look at a space. */
  look(space: SpaceId): void {
    this.#space = space;
    this.#piece = null;
    this.#isLookedAt = true;
    this.#lookedLast = space;
  }

  /** The keys go on with something else. */
  lookAway(): void {
    if (this.#isLookedAt) this.leave();
  }

  /** Nobody is at any space, until he moves. */
  leave(): void {
    this.#space = null;
    this.#piece = null;
    this.#isLookedAt = false;
  }

  /** Begins anew on another board. */
  reset(): void {
    this.leave();
    this.#lookedLast = null;
  }
}
