import type { State } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import type { Seat } from './harness';
import { publishedIn } from './in-step';
import { offsetOf } from './on-map';

/** The sizes of window at which nothing that matters may be covered, in pixels of the page. */
export const SIZES = {
  '2560x1440': { width: 2560, height: 1440 },
  '1920x1080': { width: 1920, height: 1080 },
  '1920x1080 at 125 %': { width: 1536, height: 864 },
  '1366x768': { width: 1366, height: 768 },
  '1366x768 at 125 %': { width: 1093, height: 614 },
  '1024x640': { width: 1024, height: 640 },
  '1920x1080 at 200 %': { width: 960, height: 540 },
} as const;

/** What may lie over the map, by what it is told under; the arrows at the edges of a unit's own space apart. */
const OVER_THE_MAP = {
  panel: '.pdc-panel-bar',
  hand: '.pdc-hand-strip, .pdc-hand-card, .pdc-hand-detail',
  cards: '.pdc-popover-card, .pdc-popover-note',
  buttons: '.pdc-popover-menu button',
  frame: '#sidebar, #scene-controls button, #players, #hotbar, #pdc-view',
} as const;

type Cover = keyof typeof OVER_THE_MAP | 'edge';

/** Pixels of what the choice of a window is about, and how many of them lie under something. */
export interface Covered {
  readonly total: number;
  readonly covered: number;
  readonly by: Readonly<Partial<Record<Cover, number>>>;
}

/** The spaces that the choice of a window is about: what can be chosen, for whom, and who is asked. */
export async function spacesThatMatter(seat: Seat, inHand: string | null): Promise<readonly string[]> {
  const { state, question } = await publishedIn(seat);
  const rules = GAMES.find((each) => each.rules.id === state.ruleset)?.rules;
  if (!rules) throw new Error(`no ruleset ${state.ruleset}`);
  const orders = question || inHand === null ? [] : rules.ordersOf(state, inHand);
  // Of several kinds of moves one is laid out at a time.
  const first = orders.find(({ to, target }) => to !== undefined && target === undefined)?.type;
  const chosen = orders.flatMap(({ type, to, target }) =>
    target === undefined && type !== first ? [] : [target === undefined ? to : spaceOf(state, target)],
  );
  const answers = question?.options.map((option) =>
    rules.grid.has(option) ? option : spaceOf(state, option),
  );
  const about = [question?.unit, inHand].map((id) => spaceOf(state, id ?? ''));
  return [...new Set([...chosen, ...(answers ?? []), ...about].flatMap((space) => space ?? []))];
}

const spaceOf = ({ units, leaders }: State, id: string): string | undefined => (units[id] ?? leaders[id])?.at;

/** How much a window covers of some spaces: of their middles, where pieces and numbers are drawn. */
export async function coveredIn(seat: Seat, spaces: readonly string[]): Promise<Covered> {
  const { bodies, boxes, window } = await placesIn(seat, spaces);
  const by: Partial<Record<Cover, number>> = {};
  let [total, covered] = [0, 0];
  for (const { x, y } of bodies.flatMap(pixelsOf)) {
    total += 1;
    const names = isIn({ left: 0, top: 0, ...window }, x, y)
      ? new Set(boxes.filter(({ box }) => isIn(box, x, y)).map(({ name }) => name))
      : new Set<Cover>(['edge']);
    if (names.size > 0) covered += 1;
    for (const name of names) by[name] = (by[name] ?? 0) + 1;
  }
  return { total, covered, by };
}

const isIn = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

function* pixels({ left, top, right, bottom }: Box): Generator<Point> {
  for (let x = Math.round(left); x < right; x += 1) {
    for (let y = Math.round(top); y < bottom; y += 1) yield { x, y };
  }
}

const pixelsOf = (box: Box): readonly Point[] => [...pixels(box)];

/** Where the middles of spaces lie in a window, and what may lie over them. */
const placesIn = (
  { page }: Seat,
  spaces: readonly string[],
): Promise<{
  bodies: Box[];
  boxes: { name: Cover; box: Box }[];
  window: { right: number; bottom: number };
}> =>
  page.evaluate(
    ({ offsets, over }) => {
      const { canvas } = globalThis as unknown as World;
      const { grid, stage } = canvas;
      const share = { x: 0.41, y: grid.isHexagonal ? 0.33 : 0.41 };
      const [across, down] = [share.x * grid.sizeX * stage.scale.x, share.y * grid.sizeY * stage.scale.y];
      const bodies = offsets.map((offset) => {
        const { x, y } = stage.toGlobal(grid.getCenterPoint(offset));
        return { left: x - across, right: x + across, top: y - down, bottom: y + down };
      });
      const boxes = over.flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ name, box: element.getBoundingClientRect().toJSON() as Box })),
      );
      return { bodies, boxes, window: { right: innerWidth, bottom: innerHeight } };
    },
    {
      offsets: spaces.map(offsetOf),
      over: Object.entries(OVER_THE_MAP) as [Cover, string][],
    },
  );

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is touched of the map in a window. */
interface World {
  readonly canvas: {
    readonly grid: {
      readonly sizeX: number;
      readonly sizeY: number;
      readonly isHexagonal: boolean;
      getCenterPoint(offset: { i: number; j: number }): Point;
    };
    readonly stage: { readonly scale: Point; toGlobal(point: Point): Point };
  };
}
