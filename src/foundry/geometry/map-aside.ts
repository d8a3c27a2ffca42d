import { isSameView, type View, viewNow } from './map-view';
import { sideEdges } from './window-frame';

const GAP = 12;

/** The view before the map was moved, and the view it was moved to. */
let moved: { readonly scene: string | null; readonly from: View; readonly to: View } | null = null;

/** Moves the map aside, so that a strip at the edge of the window does not cover the board. */
export function moveAside(strip: HTMLElement): void {
  const from = viewNow();
  const dimensions = canvas?.dimensions;
  if (!from || !dimensions) return;
  const { sceneX, sceneWidth } = dimensions;
  const edges = sideEdges();
  const box = strip.getBoundingClientRect();
  // The strip stands beside Foundry's tools, which are at the right where a language is written from right to left.
  const isLeft = box.left + box.right < edges.left + edges.right;
  const left = (isLeft ? box.right : edges.left) + GAP;
  const width = (isLeft ? edges.right : box.left) - GAP - left;
  const begins = window.innerWidth / 2 + (sceneX - from.x) * from.scale;
  const isFree = isLeft ? begins >= left : begins + sceneWidth * from.scale <= left + width;
  // A user who has zoomed in on a part of the board wants to see that part.
  const isPart = sceneWidth * from.scale > edges.right - edges.left;
  if (isFree || isPart || width <= 0) return;
  const scale = Math.min(from.scale, width / sceneWidth);
  const x = sceneX + sceneWidth / 2 + (window.innerWidth / 2 - left - width / 2) / scale;
  const to = { x, y: from.y, scale };
  moved = { scene: canvas?.scene?.id ?? null, from: moved?.from ?? from, to };
  void canvas?.animatePan({ ...to, duration: 0 });
}

/** Moves the map back, unless the user has panned or zoomed since. */
export function moveBack(): void {
  const now = viewNow();
  if (moved && now && moved.scene === canvas?.scene?.id && isSameView(moved.to, now, 0.01)) {
    void canvas?.animatePan({ ...moved.from, duration: 0 });
  }
  moved = null;
}
