import type { Box } from './fitted';

/** What stands over the map: Foundry's own, and the panel and the hand of this module. */
const OVER_THE_MAP = [
  '#sidebar',
  '#scene-controls',
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
  const boxes = [...element.querySelectorAll(parts)].flatMap((part) => boxOf(part) ?? []);
  if (boxes.length === 0) return undefined;
  const most = (edge: keyof Box, of: (...values: number[]) => number) => of(...boxes.map((box) => box[edge]));
  const [left, top] = [most('left', Math.min), most('top', Math.min)];
  return { left, top, right: most('right', Math.max), bottom: most('bottom', Math.max) };
}

/** What of an element counts, where it is not the whole of it. */
const PARTS: Readonly<Record<string, string>> = {
  '#scene-controls': 'button',
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
  const watch = () => {
    for (const selector of OVER_THE_MAP) {
      const element = document.querySelector(selector);
      if (element) sizes.observe(element);
    }
    ask();
  };
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    if (nodes.some((node) => node instanceof Element && isWatched(node))) watch();
  }).observe(document.body, { childList: true });
  window.addEventListener('resize', ask);
  watch();
}

/** The styles can't ask how wide the sidebar is. */
function tellStyles(): void {
  document.body.style.setProperty('--pdc-sidebar', `${Math.round(window.innerWidth - sidebarEdge())}px`);
}
