import { MOUNT } from '../../../drawing';
import { type Box, overlaps, withSheet } from '../../geometry/fitted';
import { isSameView, type View, viewNow } from '../../geometry/map-view';
import { overTheMap, passingOver, sideEdges } from '../../geometry/window-frame';

/** The last view in which the board was fitted. */
interface Shown {
  readonly scene: string | null;
  readonly view: View;
  /** The position of the board in the window. */
  readonly place: Box;
  /** The part of the window that was free for it. */
  readonly window: string;
}

/** Keeps the whole board in the free part of the window, until the user pans or zooms. */
export class FittedView {
  #shown: Shown | undefined;

  /** Brings the whole board into view. */
  fit(): void {
    const dimensions = canvas?.dimensions;
    if (!dimensions) return;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const obstacles = overTheMap();
    const map = { width: sceneWidth, height: sceneHeight };
    const { scale, ...place } = withSheet({ window: size, obstacles, map }, MOUNT);
    void canvas?.animatePan({
      x: sceneX + (size.width / 2 - place.left) / scale,
      y: sceneY + (size.height / 2 - place.top) / scale,
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
    const isCovered = overTheMap().some((box) => overlaps(box, shrunk(shown.place)));
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
