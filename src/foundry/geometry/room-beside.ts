import type { Box } from './fitted';

/** What of Foundry's own stands along the edges of the window. */
export const FOUNDRYS = ['#sidebar', '#scene-controls', '#scene-navigation', '#players', '#hotbar'] as const;

type Foundrys = (typeof FOUNDRYS)[number];

/** How much of the window Foundry's own elements take at its edges, in pixels: what the styles place ours by. */
interface Taken {
  /** At the right. */
  readonly sidebar: number;
  /** At the upper left: tools and the list of scenes, which the panel stands beside. */
  readonly left: number;
  /** At the lower left: the list of players, which the hand of cards stands beside. */
  readonly players: number;
  /** At the foot: the bar of macros. */
  readonly foot: number;
}

/** How deep what stands at the upper left is told from what stands below it: the panel is no higher. */
const PANEL_HIGH = 130;

/** How far from the foot of the window something still stands beside the hand of cards. */
const HAND_HIGH = 240;

/** What Foundry's elements take at the edges; what is folded away, or stands elsewhere, takes nothing. */
export function roomBeside(
  boxes: Readonly<Partial<Record<Foundrys, Box | undefined>>>,
  { width, height }: { readonly width: number; readonly height: number },
): Taken {
  const { '#sidebar': sidebar, '#hotbar': hotbar, '#players': players } = boxes;
  const isLeft = (box: Box | undefined): box is Box => box !== undefined && box.right < width / 2;
  const right = (all: readonly Box[]): number => Math.max(0, ...all.map((box) => box.right));
  const above = [boxes['#scene-controls'], boxes['#scene-navigation']].filter(isLeft);
  const isSide = sidebar !== undefined && sidebar.left > width / 2;
  const isFoot = hotbar !== undefined && hotbar.top > height / 2;
  return {
    sidebar: isSide ? width - sidebar.left : 0,
    left: right(above.filter(({ top }) => top < PANEL_HIGH)),
    players: right([players].filter(isLeft).filter(({ bottom }) => bottom > height - HAND_HIGH)),
    foot: isFoot ? height - hotbar.top : 0,
  };
}
