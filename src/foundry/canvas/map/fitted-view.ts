import type { Point } from '../../geometry';
import { type Box, type Fitted, overlaps } from '../../geometry/fitted';
import { isSameView, type View, viewNow } from '../../geometry/map-view';
import { passingOver, sideEdges } from '../../geometry/window-frame';

/** The last view in which the board was fitted. */
interface Shown {
  readonly scene: string | null;
  readonly view: View;
  /** The position of the board in the window. */
  readonly place: Box;
  /** The part of the window that was free for it. */
  readonly window: string;
}

/** The board to fit. */
export interface FittedBoard {
  /** The elements that may not lie over it. */
  obstacles(): readonly Box[];
  /** Its position among them, and its upper left corner on the map; undefined while there is no board. */
  placeAmong(
    obstacles: readonly Box[],
    window: { readonly width: number; readonly height: number },
  ): { readonly place: Fitted; readonly corner: Point } | undefined;
}

/** Keeps a whole board in the free part of the window, until the user pans or zooms. */
export class FittedView {
  readonly #board: FittedBoard;
  #shown: Shown | undefined;

  constructor(board: FittedBoard) {
    this.#board = board;
  }

  /** Brings the whole board into view. */
  fit(): void {
    const size = { width: window.innerWidth, height: window.innerHeight };
    const laid = this.#board.placeAmong(this.#board.obstacles(), size);
    if (!laid) return;
    const { corner } = laid;
    const { scale, ...place } = laid.place;
    void canvas?.animatePan({
      x: corner.x + (size.width / 2 - place.left) / scale,
      y: corner.y + (size.height / 2 - place.top) / scale,
      scale,
      duration: 0,
    });
    const view = viewNow();
    if (view) this.#shown = { scene: sceneNow(), view, place, window: windowNow() };
  }

  /** Fits the board again if the window has changed size or something now covers the board. */
  follow(): void {
    const now = viewNow();
    const shown = this.#shown;
    if (!now || !shown || shown.scene !== sceneNow() || !isSameView(shown.view, now, 0.001)) return;
    const isCovered = this.#board.obstacles().some((box) => overlaps(box, shrunk(shown.place)));
    if (isCovered || shown.window !== windowNow()) this.fit();
  }
}

const sceneNow = (): string | null => canvas?.scene?.id ?? null;

// The board gets the room of the history bar and of the panel for corrections back once these close.
function windowNow(): string {
  const { left, right } = sideEdges();
  return `${window.innerWidth} ${window.innerHeight} ${left} ${right} ${passingOver()}`;
}

/** Shrinks a box a little, so that touching edges don't count as covering. */
const shrunk = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 1,
  top: top + 1,
  right: right - 1,
  bottom: bottom - 1,
});
