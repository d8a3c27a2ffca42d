import type { Box } from './fitted';

/** Foundry's own elements along the edges of the window. */
export const FOUNDRYS = ['#sidebar', '#scene-controls', '#scene-navigation', '#players', '#hotbar'] as const;

type Foundrys = (typeof FOUNDRYS)[number];

/**
 * The space that Foundry's own elements take at the edges of the window, in pixels: our styles use it to place ours. A
 * line begins at the left, or at the right where a language is written so; Foundry's elements change sides with it.
 */
interface Taken {
  /** Where a line ends. */
  readonly sidebar: number;
  /** At the top, where a line begins: the scene controls and navigation, which the battle panel stands beside. */
  readonly tools: number;
  /** At the bottom, where a line begins: the list of players, which the hand of cards stands beside. */
  readonly players: number;
  /** At the bottom: the macro bar. */
  readonly foot: number;
}

/** The window, and the direction in which its language is written, as styles name it. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly direction: string;
}

/** The height below which elements at the top no longer count: the battle panel is no higher. */
const PANEL_HIGH = 130;

/** The distance from the bottom of the window within which elements count as beside the hand of cards. */
const HAND_HIGH = 240;

/** The space that Foundry's elements take at the edges; 0 for those that are collapsed or elsewhere. */
export function roomBeside(
  boxes: Readonly<Partial<Record<Foundrys, Box | undefined>>>,
  { width, height, direction }: Frame,
): Taken {
  const { '#sidebar': sidebar, '#hotbar': hotbar, '#players': players } = boxes;
  const isMirrored = direction === 'rtl';
  const start = (box: Box): number => (isMirrored ? width - box.right : box.left);
  const end = (box: Box): number => (isMirrored ? width - box.left : box.right);
  const isStart = (box: Box | undefined): box is Box => box !== undefined && end(box) < width / 2;
  const reach = (all: readonly Box[]): number => Math.max(0, ...all.map(end));
  const above = [boxes['#scene-controls'], boxes['#scene-navigation']].filter(isStart);
  const isSide = sidebar !== undefined && start(sidebar) > width / 2;
  const isFoot = hotbar !== undefined && hotbar.top > height / 2;
  return {
    sidebar: isSide ? width - start(sidebar) : 0,
    tools: reach(above.filter(({ top }) => top < PANEL_HIGH)),
    players: reach([players].filter(isStart).filter(({ bottom }) => bottom > height - HAND_HIGH)),
    foot: isFoot ? height - hotbar.top : 0,
  };
}
