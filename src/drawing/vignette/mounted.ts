import { dot, solid, stroke } from '../card-stroke';
import { MARK_INKS } from '../colours';
import { drawLine, element } from '../svg';
import { type Stand, standing } from './soldier';

const { ink, paper } = MARK_INKS;

const HORSE =
  'M-15 -14.6Q-17 -20.4 -10 -21Q-1 -19.2 5.6 -21.4Q9.6 -26 12.6 -29.6L15 -32.2L16 -29.6Q20.4 -26.4 22.4 -22.8L20.6 -20.4Q17 -21.8 15.2 -21.4Q14.6 -17 10.8 -13.2Q4 -10.8 -4 -11.6Q-9.4 -11 -11 -12.8Z';

/** The legs and tail of a horse. */
const GAITS = {
  standing: {
    legs: 'M8.6 -13L8.2 -6L8.8 0M6 -12L5.2 -6L6 0M-10.6 -14L-12.4 -7L-11.2 0M-7.4 -12L-8.6 -6L-7.6 0',
    tail: 'M-15.4 -18Q-20 -17 -19 -8',
  },
  gallop: {
    legs: 'M9 -14L16.6 -10.4L22 -7M7 -13L12.4 -7.6L18.4 -3.4M-11 -14L-17.4 -8.8L-22.8 -4M-8.4 -12.4L-12.4 -6.8L-18.4 -1.6',
    tail: 'M-15 -18.4Q-21 -20 -24.6 -14.6',
  },
} as const;

/** The hats of riders. */
const HATS = {
  bicorne: () => solid('M-5 -33.4Q0.8 -40.4 6.8 -33.4Q0.8 -35 -5 -33.4Z'),
  helmet: () => solid('M-1.8 -34Q0.8 -38.4 3.4 -34Z') + stroke('M-2.6 -33.6Q-3.4 -38.4 2.8 -39.4', 1.6),
} as const;

/** The right arm of a rider, by its gesture. */
const ARMS = {
  rein: 'M2.4 -28L6.4 -24',
  raised: 'M2.4 -28.6L7.6 -32.6',
} as const;

/** The dress and action of a rider. */
interface Rider {
  readonly hat?: keyof typeof HATS;
  readonly gait?: keyof typeof GAITS;
  /** Nothing in hand, or a sabre. */
  readonly arm?: 'rein' | 'sabre' | 'point';
}

const IN_HAND = {
  rein: { arm: ARMS.rein, held: '' },
  sabre: { arm: ARMS.raised, held: 'M7.6 -32.6Q13.4 -38 13.6 -45.4' },
  point: { arm: ARMS.raised, held: 'M7.6 -32.6Q15 -34.4 21.4 -38.6' },
} as const;

/** Draws a rider on a horse that faces right. */
export function rider(stand: Stand, { hat = 'helmet', gait = 'standing', arm = 'rein' }: Rider = {}): string {
  const { legs, tail } = GAITS[gait];
  const { arm: limb, held } = IN_HAND[arm];
  return standing(
    stand,
    stroke(legs, 2),
    stroke(tail, 2.2),
    solid(HORSE),
    drawLine('M-5.4 -20.6H4.4L3 -15.6H-4.8Z', paper, 0.9),
    drawLine('M16 -25.6Q10 -22 4.6 -22.4', paper, 0.7),
    stroke('M-0.8 -20.4L2.8 -13.8L1.4 -9.4', 2.4),
    solid('M-4 -20L-2.8 -29.4Q0.4 -31 3.2 -29.4L3.6 -20Z'),
    drawLine('M-2 -29.2L3 -21', paper, 0.9),
    held === '' ? '' : stroke(held, 1.1),
    stroke(limb, 1.8),
    dot(0.8, -32, 2.1, paper),
    drawLine('M-1.2 -31.6A2.1 2.1 0 1 0 2.9 -31.6', ink, 0.6),
    HATS[hat](),
  );
}

const wheel = (x: number, radius: number): string =>
  element('circle', { cx: x, cy: -radius, r: radius, fill: paper, stroke: ink, 'stroke-width': 1.9 }) +
  stroke(
    [0, 45, 90, 135]
      .map((degrees) => {
        const turn = (degrees * Math.PI) / 180;
        const [across, down] = [radius * Math.cos(turn), radius * Math.sin(turn)];
        return `M${(x - across).toFixed(1)} ${(-radius - down).toFixed(1)}L${(x + across).toFixed(1)} ${(-radius + down).toFixed(1)}`;
      })
      .join(''),
    0.8,
  ) +
  dot(x, -radius, 1.6);

/** Draws a gun whose muzzle points right. */
export const gun = (stand: Stand): string =>
  standing(
    stand,
    stroke('M-1 -9L-19 -1.6', 2.8),
    solid('M-10.4 -13.6Q-10.8 -17.4 -7 -17.4L19 -17.2Q20.6 -15.4 19 -13.6L-7 -10.6Q-10 -10.6 -10.4 -13.6Z'),
    solid('M18 -18H20.6V-12.8H18Z'),
    wheel(0, 8),
  );

/** Draws a covered wagon. */
export const wagon = (stand: Stand): string =>
  standing(
    stand,
    solid('M-15 -11Q-19 -29 -3 -29T15 -11Z', paper),
    drawLine('M-15 -11Q-19 -29 -3 -29T15 -11ZM-9 -11Q-12 -26 -5 -29M4 -11Q6 -25 1 -28.6', ink, 1.3),
    stroke('M-17 -10H17L27 -13', 2.2),
    wheel(-9, 6),
    wheel(9, 6),
  );

/** Draws a horse without a rider. */
export const horse = (stand: Stand): string =>
  standing(
    stand,
    stroke(GAITS.standing.legs, 2),
    stroke(GAITS.standing.tail, 2.2),
    solid(HORSE),
    drawLine('M12 -26Q11 -18 10 -13M-6 -20L-7 -12', paper, 0.8),
  );
