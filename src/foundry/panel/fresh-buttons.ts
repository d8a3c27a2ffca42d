/** How long buttons are new, in milliseconds: nobody can have read them earlier. */
const NEW = 300;

/** How far a hand moves that rests, in pixels. */
const STILL = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tells a click that was meant for a button from one that was under way when the button came to stand under the pointer. */
export class FreshButtons {
  #pointer: Point | undefined;
  #key = '';
  /** When the buttons came, and where the pointer was then; undefined as soon as it has moved. */
  #rest: { readonly at: Point; readonly since: number } | undefined;

  /** The pointer is there now. */
  pointerAt(point: Point): void {
    this.#pointer = point;
    const at = this.#rest?.at;
    if (at && Math.hypot(point.x - at.x, point.y - at.y) > STILL) this.#rest = undefined;
  }

  /** Buttons are shown; the same key as before means the same buttons. */
  show(key: string, now: number): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#rest = this.#pointer && { at: this.#pointer, since: now };
  }

  /** Whether a click is meant for the buttons that are shown. */
  takesClick(now: number): boolean {
    return this.#rest === undefined || now - this.#rest.since >= NEW;
  }
}
