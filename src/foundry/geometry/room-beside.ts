import type { Box } from './fitted';

/** Foundry's own elements along the edges of the window. */
export const FOUNDRYS = ['#sidebar', '#scene-controls', '#scene-navigation', '#players', '#hotbar'] as const;

type Foundrys = (typeof FOUNDRYS)[number];

/**
 * The space that Foundry's own elements take at the edges of the window, in pixels: our styles use it to place ours.
 */
interface Taken {
  /** On the right. */
  readonly sidebar: number;
  /** At the upper left: the scene controls and navigation, which the battle panel stands beside. */
  readonly left: number;
  /** At the lower left: the list of players, which the hand of cards stands beside. */
  readonly players: number;
  /** At the bottom: the macro bar. */
  readonly foot: number;
}

/** The height below which elements at the upper left no longer count: the battle panel is no higher. */
const PANEL_HIGH = 130;

/** The distance from the bottom of the window within which elements count as beside the hand of cards. */
const HAND_HIGH = 240;

/** The space that Foundry's elements take at the edges; 0 for those that are collapsed or elsewhere. */
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
