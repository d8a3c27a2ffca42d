import type { Box } from './fitted';
import { FOUNDRYS, roomBeside } from './room-beside';

/** What stands over the map: Foundry's own, and the panel and the hand of this module. */
const OVER_THE_MAP = [
  '#sidebar',
  '#scene-controls',
  '#scene-navigation',
  '#players',
  '#hotbar',
  '#pdc-panel',
  '#pdc-hand',
  '#pdc-view',
];

/** Where the hand of cards says how high it is when one of them can be chosen. */
const HAND_HIGH = '--pdc-hand-high';

/** Room between the map and what stands beside it. */
const GAP = 6;

const boxOf = (element: Element): Box | undefined => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
};

/** The rectangle around everything that an element shows: a frame may be wider than the buttons in it. */
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

/** What of an element counts, where it is not the whole of it. */
const PARTS: Readonly<Record<string, string>> = {
  '#sidebar': ':scope > *',
  '#scene-controls': 'button',
  '#scene-navigation': 'button, .scene',
  '#hotbar': 'button, .slot',
  '#pdc-hand': '.pdc-hand-strip',
};

/** The rectangles that stand over the map, with some room around them; the hand as high as it ever is. */
export function overTheMap(): readonly Box[] {
  return OVER_THE_MAP.flatMap((selector) => {
    const box = shownIn(selector);
    if (!box) return [];
    const top = selector === '#pdc-hand' ? Math.min(box.top, box.bottom - handHigh()) : box.top;
    return { left: box.left - GAP, top: top - GAP, right: box.right + GAP, bottom: box.bottom + GAP };
  });
}

/** How high the hand is when it is called, in pixels; 0 where there are no cards in it. */
function handHigh(): number {
  const hand = document.querySelector('#pdc-hand');
  if (!hand?.querySelector('.pdc-hand-card')) return 0;
  return Number.parseFloat(getComputedStyle(hand).getPropertyValue(HAND_HIGH)) || 0;
}

/** Where the free part of the window begins below the battle panel, which the smallest windows have at their foot. */
export function ceiling(): number {
  const panel = shownIn('#pdc-panel');
  return panel && panel.top < window.innerHeight / 2 ? panel.bottom : 0;
}

/** Where the free part of the window ends above the hand of cards. */
export const floor = (): number => shownIn('#pdc-hand')?.top ?? window.innerHeight;

/** Where the free part of the window ends before Foundry's sidebar, which may be folded. */
export const sidebarEdge = (): number => shownIn('#sidebar')?.left ?? window.innerWidth;

/** What may change the room that the map has. */
const isWatched = (element: Element): boolean => OVER_THE_MAP.some((selector) => element.matches(selector));

/** Foundry's own at the left, where it lists scenes and players: what is in it comes and goes by itself. */
const LISTS = ['#scene-controls', '#scene-navigation', '#players', '#hotbar'];

const standing = (selectors: readonly string[]): readonly Element[] =>
  selectors.flatMap((selector) => document.querySelector(selector) ?? []);

/** Calls back whenever what stands over the map comes, goes, or has another size, and when the window has. */
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

/** The styles can't ask how much room Foundry's own elements leave. */
function tellStyles(): void {
  const boxes = Object.fromEntries(FOUNDRYS.map((selector) => [selector, shownIn(selector)]));
  const window = { width: globalThis.innerWidth, height: globalThis.innerHeight };
  for (const [name, pixels] of Object.entries(roomBeside(boxes, window))) {
    document.body.style.setProperty(`--pdc-${name}`, `${Math.round(pixels)}px`);
  }
}
