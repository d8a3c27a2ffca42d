import type { Box } from './fitted';
import { FOUNDRYS, roomBeside } from './room-beside';

/** The elements over the map: Foundry's own, and the battle panel, hand, history and corrections of this module. */
const OVER_THE_MAP = [
  '#sidebar',
  '#scene-controls',
  '#scene-navigation',
  '#players',
  '#hotbar',
  '#pdc-panel',
  '#pdc-hand',
  '#pdc-history',
  '#pdc-view',
  '#pdc-corrections',
];

/** The CSS variable with the height of the hand while a card can be chosen. */
const HAND_HIGH = '--pdc-hand-high';

/** The gap between the map and the elements beside it, in pixels. */
const GAP = 6;

const boxOf = (element: Element): Box | undefined => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
};

/** The rectangle around the visible parts of an element: a frame may be wider than the buttons in it. */
function shownIn(selector: string): Box | undefined {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  const parts = PARTS[selector];
  if (parts === undefined) return boxOf(element);
  const found = [...element.querySelectorAll(parts)];
  if (found.length === 0) return boxOf(element);
  const boxes = found.flatMap((part) => boxOf(part) ?? []);
  if (boxes.length === 0) return undefined;
  const most = (edge: keyof Box, of: (...values: number[]) => number) => of(...boxes.map((box) => box[edge]));
  const [left, top] = [most('left', Math.min), most('top', Math.min)];
  return { left, top, right: most('right', Math.max), bottom: most('bottom', Math.max) };
}

/** The visible part of an element, if it is not the whole. */
const PARTS: Readonly<Record<string, string>> = {
  '#sidebar': ':scope > *',
  '#scene-controls': 'button',
  '#scene-navigation': 'button, .scene',
  '#hotbar': 'button, .slot',
  '#pdc-hand': '.pdc-hand-strip',
};

/** The rectangles of the elements over the map, with some room around them; the hand at its greatest height. */
export function overTheMap(): readonly Box[] {
  return OVER_THE_MAP.flatMap((selector) => {
    const box = shownIn(selector);
    if (!box) return [];
    const top = selector === '#pdc-hand' ? Math.min(box.top, box.bottom - handHigh()) : box.top;
    return { left: box.left - GAP, top: top - GAP, right: box.right + GAP, bottom: box.bottom + GAP };
  });
}

/** The height of the hand when it is raised, in pixels; 0 if it holds no cards. */
function handHigh(): number {
  const hand = document.querySelector('#pdc-hand');
  if (!hand?.querySelector('.pdc-hand-card')) return 0;
  return Number.parseFloat(getComputedStyle(hand).getPropertyValue(HAND_HIGH)) || 0;
}

/**
 * The top of the free part of the window, below the battle panel; the smallest windows have the panel at the bottom.
 */
export function ceiling(): number {
  const panel = shownIn('#pdc-panel');
  return panel && panel.top < window.innerHeight / 2 ? panel.bottom : 0;
}

/** The bottom of the free part of the window, above the hand of cards. */
export const floor = (): number => shownIn('#pdc-hand')?.top ?? window.innerHeight;

/** The selectors of the elements over the map that come and go, as far as they are there. */
export const passingOver = (): string =>
  ['#pdc-history', '#pdc-corrections'].filter((selector) => document.querySelector(selector)).join();

/** The left and right edges of the free part of the window, beside Foundry's sidebar, which may be collapsed. */
export function sideEdges(): Pick<Box, 'left' | 'right'> {
  const width = window.innerWidth;
  const sidebar = shownIn('#sidebar') ?? { left: width, right: width };
  return sidebar.left > width / 2 ? { left: 0, right: sidebar.left } : { left: sidebar.right, right: width };
}

/** True if an element may change the room of the map. */
const isWatched = (element: Element): boolean => OVER_THE_MAP.some((selector) => element.matches(selector));

/** Foundry's elements at the left and bottom, whose content changes by itself. */
const LISTS = ['#scene-controls', '#scene-navigation', '#players', '#hotbar'];

const standing = (selectors: readonly string[]): readonly Element[] =>
  selectors.flatMap((selector) => document.querySelector(selector) ?? []);

/** Runs a callback whenever an element over the map appears, disappears or changes size, or the window does. */
export function watchFrame(listener: () => void): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      tellStyles();
      listener();
    });
  };
  const sizes = new ResizeObserver(ask);
  const lists = new MutationObserver(ask);
  const watch = () => {
    for (const element of standing(OVER_THE_MAP)) sizes.observe(element);
    for (const part of standing(['#sidebar']).flatMap(({ children }) => [...children])) sizes.observe(part);
    for (const element of standing(LISTS)) lists.observe(element, { childList: true, subtree: true });
    ask();
  };
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    if (nodes.some((node) => node instanceof Element && isWatched(node))) watch();
  }).observe(document.body, { childList: true });
  window.addEventListener('resize', ask);
  watch();
}

/** CSS can't measure the room that Foundry's own elements leave. */
function tellStyles(): void {
  const boxes = Object.fromEntries(FOUNDRYS.map((selector) => [selector, shownIn(selector)]));
  const { direction } = getComputedStyle(document.body);
  const window = { width: globalThis.innerWidth, height: globalThis.innerHeight, direction };
  for (const [name, pixels] of Object.entries(roomBeside(boxes, window))) {
    document.body.style.setProperty(`--pdc-${name}`, `${Math.round(pixels)}px`);
  }
}
