import { dot, solid, stroke } from '../card-stroke';
import { MARK_INKS } from '../colours';
import { drawLine, group, short } from '../svg';

const { ink, paper } = MARK_INKS;

/** A place in a vignette: the ground below a figure, and its size. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  /** 1 is a foot soldier 26 units high. */
  readonly size?: number;
  /** True if the figure faces left. */
  readonly isTurned?: boolean;
}

/** Puts a drawing, made around the point where it stands, into a vignette. */
export const standing = ({ x, y, size = 1, isTurned = false }: Stand, ...drawn: readonly string[]): string =>
  group(
    {
      transform: `translate(${short(x)} ${short(y)}) scale(${short(isTurned ? -size : size)} ${short(size)})`,
    },
    ...drawn,
  );

const line = (d: string, width: number): string => drawLine(d, paper, width, { 'stroke-linecap': 'round' });

/** The hats of foot soldiers. */
const HATS = {
  shako: () =>
    solid('M-2.5 -21L-2.9 -26H2.9L2.5 -21Z') + stroke('M1 -26V-28.6', 1.4) + line('M-1.6 -22.6H1.6', 0.7),
  plumed: () => solid('M-2.4 -21L-2.9 -26H2.9L2.4 -21Z') + stroke('M-2.2 -26Q-4.6 -28 -3.4 -31', 1.5),
  bearskin: () => solid('M-2.9 -20.8Q-4.6 -28.6 0 -29.6T2.9 -20.8Z'),
} as const;

/** Legs, arm and musket of a foot soldier. */
const POSES = {
  shouldered: {
    legs: 'M-1.4 -9L-2.2 0M1.3 -9L2.4 0',
    arm: 'M2.2 -16.4L3.4 -11.6',
    musket: 'M3.2 -10.8L6 -29.5',
  },
  running: {
    legs: 'M-1 -9L-4.4 -5L-6.6 -1.8M1 -9L4.6 -5.6L5.6 -0.4',
    arm: 'M2 -16L4.8 -12.6',
    musket: 'M-3 -9.6L9.6 -17.4',
  },
  levelled: {
    legs: 'M-1.6 -9L-4.4 -0.2M1.4 -9L4 -5L4.6 0',
    arm: 'M2 -16L5.2 -13',
    musket: 'M-4 -11.8L17 -15.6',
  },
  aiming: {
    legs: 'M-1.6 -9L-3.2 0M1.4 -9L3.2 0',
    arm: 'M1.6 -16L6 -17.2',
    musket: 'M0 -18.2L15.6 -18.9',
  },
  kneeling: {
    legs: 'M-1.2 -9L-4.4 -0.4M1.2 -9L5.2 -6.6L4.8 0',
    arm: 'M1.6 -16L6 -17.2',
    musket: 'M0 -18.2L15.6 -18.9',
  },
} as const;

/** The dress and action of a foot soldier. */
interface Soldier {
  readonly hat?: keyof typeof HATS;
  readonly pose?: keyof typeof POSES;
}

/** Draws a foot soldier who faces right. */
export function soldier(stand: Stand, { hat = 'shako', pose = 'shouldered' }: Soldier = {}): string {
  const { legs, arm, musket } = POSES[pose];
  const drawn = [
    stroke(legs, 2.1),
    stroke(musket, 1.1),
    solid('M-3.3 -16.8Q0 -18.8 3.3 -16.8L2.9 -8.4Q0 -7.4 -3.2 -8.2Z'),
    line('M-2.5 -16.6L2.4 -9.6M2.5 -16.6L-2.4 -9.6', 0.8),
    stroke(arm, 1.7),
    dot(0.2, -19.6, 2.1, paper),
    drawLine('M-1.9 -19.6A2.1 2.1 0 1 0 2.3 -19.6', ink, 0.6),
    HATS[hat](),
  ];
  return standing(pose === 'kneeling' ? { ...stand, y: stand.y + 2.4 * (stand.size ?? 1) } : stand, ...drawn);
}

/** Draws a soldier who carries a colour. */
export const colours = (stand: Stand): string =>
  standing(
    stand,
    stroke('M4.6 -6V-40', 1.3),
    solid('M5 -39.6Q11 -43 16 -39.8T25 -39.6V-27Q20 -24.4 15 -27.2T5 -27Z'),
    line('M10.6 -37.4L19 -29.4M19 -37.4L10.6 -29.4', 1.2),
  ) + soldier(stand, { pose: 'shouldered' });

/** Draws a row of soldiers, from the left. */
export const row = (count: number, gap: number, first: Stand, drawn: (stand: Stand) => string): string =>
  Array.from({ length: count }, (_, index) => drawn({ ...first, x: first.x + index * gap })).join('');
