import { isStill } from '../../documents/settings';
import { SIDEBAR } from '../../geometry';
import type { Point } from '../../geometry/board-on-scene';

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

/** Where the free part of the window begins below the battle panel, which small windows have at their foot. */
export function ceiling(): number {
  const panel = document.querySelector('.pdc-panel')?.getBoundingClientRect();
  return panel && panel.top < window.innerHeight / 2 ? panel.bottom : 0;
}

/** Where the free part of the window ends above the hand of cards. */
export const floor = (): number =>
  document.querySelector('.pdc-hand-strip')?.getBoundingClientRect().top ?? window.innerHeight;

/** The middle of the upper edge of a piece in the tray of those who are to arrive; undefined if it is not shown. */
export function trayPointOf(piece: string): Point | undefined {
  const box = document.querySelector(`[data-reserve="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top } : undefined;
}

/** What the hand of cards takes of the window's foot while one of them can be chosen. */
const HAND = 164;
/** What the battle panel takes of the window's head. */
const PANEL = 74;
/** The same where its first line runs to two. */
const TALL_PANEL = 88;
/** The same in windows so narrow that it has less room for its words (styles/_panel.scss). */
const NARROW = { window: 1200, panel: 108 };
const MARGIN = 12;
/** What Foundry's tools take of the window's left. */
const TOOLS = 104;

/** What stands over the map at its head and foot. */
interface Around {
  readonly hasHand: boolean;
  /** Whether the panel tells more than the turn and the step. */
  readonly hasStatusLines: boolean;
}

/** Brings the whole board into the free part of the window, below the panel and above the hand. */
export function showWholeBoard({ hasHand, hasStatusLines }: Around): void {
  const dimensions = canvas?.dimensions;
  if (!dimensions) return;
  const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
  const foot = hasHand ? HAND : MARGIN;
  // The panel may not be there yet, or be taller than ever.
  const usual = hasStatusLines ? TALL_PANEL : PANEL;
  const head = Math.max(ceiling(), window.innerWidth <= NARROW.window ? NARROW.panel : usual);
  const width = window.innerWidth - SIDEBAR - TOOLS;
  const height = window.innerHeight - head - foot;
  const scale = Math.min(width / sceneWidth, height / sceneHeight);
  // The view is centred on the window, the free part lies off its middle.
  void canvas?.animatePan({
    x: sceneX + sceneWidth / 2 + (SIDEBAR - TOOLS) / 2 / scale,
    y: sceneY + sceneHeight / 2 - (head - foot) / 2 / scale,
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
  if (!isSeen) void canvas?.animatePan({ x: point.x, y: point.y, duration: isStill() ? 0 : 250 });
}

let isAsked = false;

/** Shows the map as it will be, also where frames are drawn only on demand: one frame for however many askers. */
export function showFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    canvas?.app?.render();
  });
}

/**
 * Calls `step` with 0 to 1 for a while, and with 1 at the end in any case; at once where things stand still.
 * Returns the way to stop it early.
 */
export function animate(milliseconds: number, step: (part: number) => void): () => void {
  const ticker = canvas?.app?.ticker;
  if (!ticker || isStill()) {
    step(1);
    showFrame();
    return () => undefined;
  }
  const began = performance.now();
  const stop = () => {
    ticker.remove(tick);
  };
  const tick = () => {
    const part = Math.min(1, (performance.now() - began) / milliseconds);
    step(part);
    if (part >= 1) stop();
  };
  ticker.add(tick);
  return stop;
}
