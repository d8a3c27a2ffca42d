import { type Box, fitted, overlaps } from '../../geometry/fitted';
import { overTheMap, sidebarEdge } from '../../geometry/window-frame';

/** What the window looks at: the point in its middle, and how large things are. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How the board was brought into view last. */
interface Shown {
  readonly scene: string | null;
  readonly view: View;
  /** Where the board lies in the window. */
  readonly place: Box;
  /** The part of the window that there was for it. */
  readonly window: string;
}

/** Keeps the whole board in the room that is left beside everything else, as long as nobody looks elsewhere. */
export class FittedView {
  #shown: Shown | undefined;

  /** Brings the whole board into view. */
  fit(): void {
    const dimensions = canvas?.dimensions;
    if (!dimensions) return;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const map = { width: sceneWidth, height: sceneHeight };
    const { scale, ...place } = fitted({ window: size, obstacles: overTheMap(), map });
    void canvas?.animatePan({
      x: sceneX + (size.width / 2 - place.left) / scale,
      y: sceneY + (size.height / 2 - place.top) / scale,
      scale,
      duration: 0,
    });
    const view = viewNow();
    if (view) this.#shown = { scene: sceneNow(), view, place, window: windowNow() };
  }

  /** Fits the board anew where the window has another size or something stands over the board now. */
  follow(): void {
    const now = viewNow();
    const shown = this.#shown;
    if (!now || !shown || shown.scene !== sceneNow() || !isSame(shown.view, now)) return;
    const isCovered = overTheMap().some((box) => overlaps(box, shrunk(shown.place)));
    if (isCovered || shown.window !== windowNow()) this.fit();
  }
}

const sceneNow = (): string | null => canvas?.scene?.id ?? null;

const windowNow = (): string => `${window.innerWidth} ${window.innerHeight} ${sidebarEdge()}`;

function viewNow(): View | undefined {
  const stage = canvas?.stage;
  return stage && { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
}

/** Edges that touch are none that cover. */
const shrunk = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 1,
  top: top + 1,
  right: right - 1,
  bottom: bottom - 1,
});

const isSame = (one: View, other: View): boolean =>
  Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.scale - other.scale) < 0.001;
