import type { Point } from './cursor';

/** What Foundry's sidebar takes of the window when it is open. */
export const SIDEBAR = 320;

/** The element on which the map is drawn. */
export const view = (): HTMLCanvasElement | undefined => {
  const element = canvas?.app?.view;
  return element instanceof HTMLCanvasElement ? element : undefined;
};

/** Where a point of the map is seen in the window. */
export function onScreen(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const { x, y } = canvas?.stage?.toGlobal(point) ?? point;
  return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
}

/** The point of the map under a point of the window. */
export function onMap(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const seen = { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
  const { x, y } = canvas?.stage?.toLocal(seen) ?? seen;
  return { x, y };
}

/** Where the free part of the window begins below the battle panel. */
export const ceiling = (): number =>
  document.querySelector('.pdc-panel')?.getBoundingClientRect().bottom ?? 0;

/** What the hand of cards takes of the window's foot while one of them can be chosen. */
const HAND = 164;
/** What the battle panel takes of the window's head. */
const PANEL = 74;
const MARGIN = 12;
/** What Foundry's tools take of the window's left. */
const TOOLS = 104;

/** Brings the whole board into the free part of the window, below the panel and above the hand. */
export function showWholeBoard({ hasHand }: { readonly hasHand: boolean }): void {
  const dimensions = canvas?.dimensions;
  if (!dimensions) return;
  const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
  const foot = hasHand ? HAND : MARGIN;
  const width = window.innerWidth - SIDEBAR - TOOLS;
  const height = window.innerHeight - PANEL - foot;
  const scale = Math.min(width / sceneWidth, height / sceneHeight);
  // The view is centred on the window, the free part lies off its middle.
  void canvas?.animatePan({
    x: sceneX + sceneWidth / 2 + (SIDEBAR - TOOLS) / 2 / scale,
    y: sceneY + sceneHeight / 2 - (PANEL - foot) / 2 / scale,
    scale,
    duration: 0,
  });
}

/** How many pixels of the window one pixel of the map takes. */
export const zoom = (): number => canvas?.stage?.scale.x ?? 1;

/** Brings a point of the map into the free part of the window, if it is not there. */
export function reveal(point: Point): void {
  const { x, y } = onScreen(point);
  const isSeen = x > 100 && x < window.innerWidth - SIDEBAR - 40 && y > 100 && y < window.innerHeight - 80;
  if (!isSeen) void canvas?.animatePan({ x: point.x, y: point.y, duration: 250 });
}
