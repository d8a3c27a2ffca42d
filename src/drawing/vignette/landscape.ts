import { solid, stroke } from '../card-stroke';
import { MARK_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawLine, element, group, short } from '../svg';

const { ink, paper } = MARK_INKS;

/** The size of a vignette. */
export const FIELD = { width: 112, height: 60 } as const;

/** The line on which figures stand. */
export const GROUND = 53;

const SKY = 22;

/** Draws a hill with hachures below its brow. */
function hill(from: number, to: number, rise: number): string {
  const middle = (from + to) / 2;
  const top = SKY - rise;
  const brow = (part: number): { readonly x: number; readonly y: number } => ({
    x: from + (to - from) * part,
    y: SKY - rise * Math.sin(Math.PI * part) ** 1.3,
  });
  const count = Math.round((to - from) / 3.4);
  const strokes = Array.from({ length: count }, (_, index) => {
    const { x, y } = brow((index + 0.5) / count);
    const lean = (x - middle) * 0.06;
    return `M${short(x)} ${short(y + 1)}l${short(lean)} ${short(2 + 0.28 * (SKY - y))}`;
  });
  return (
    drawLine(
      `M${from} ${SKY}C${short(from + (to - from) * 0.28)} ${SKY} ${short(from + (to - from) * 0.32)} ${top} ${middle} ${top}S${short(from + (to - from) * 0.72)} ${SKY} ${to} ${SKY}`,
      ink,
      0.9,
    ) + drawLine(strokes.join(''), ink, 0.5)
  );
}

/** Draws grass: short strokes, thinner with the distance. */
function grass(seed: string): string {
  const hand = seeded(seed);
  const strokes = Array.from({ length: 26 }, () => {
    const y = SKY + 5 + 32 * hand() ** 0.7;
    const width = 1.6 + (y - SKY) * 0.12;
    return `M${short(2 + hand() * (FIELD.width - 8))} ${short(y)}h${short(width)}`;
  });
  return drawLine(strokes.join(''), ink, 0.55, { 'stroke-linecap': 'round', 'stroke-opacity': 0.55 });
}

/** Draws open country below a sky, for the figures of a vignette. */
export function country(seed: string): string {
  const hand = seeded(`country ${seed}`);
  const first = Math.round(hand() * 18) - 8;
  const second = Math.round(58 + hand() * 16);
  return group(
    { opacity: 0.62 },
    drawLine(`M0 ${SKY}H${FIELD.width}`, ink, 0.6),
    hill(first, first + 46, 7 + 4 * hand()),
    hill(second, second + 44, 5 + 6 * hand()),
    tree(second - 8, SKY + 2.4, 0.55),
    tree(first + 50, SKY + 1.6, 0.45),
    grass(seed),
  );
}

/** Draws a tree. */
export const tree = (x: number, y: number, size = 1): string =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${size})` },
    stroke('M0 0V-7', 2),
    solid('M0 -6C-8 -5 -9 -11 -5.6 -13C-7 -18 -1 -20.6 2 -17.4C7 -18 8.6 -12.6 6.4 -10.6C8 -7 4 -5 0 -6Z'),
    drawLine('M-3 -10Q-1 -13 2 -12M1 -8Q4 -9 4 -12', paper, 0.8),
  );

/** Draws smoke that drifts right from a muzzle. */
export const smoke = (x: number, y: number, size = 1): string =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${size})` },
    element('path', {
      d: 'M0 0C2 -5 7 -6 9 -3.6C12 -8.6 20 -7 19.4 -2C24 -2 24.6 4 20.6 4.8C18 8.6 12 7.6 10.6 5C6 7.6 1 4.6 0 0Z',
      fill: paper,
      stroke: ink,
      'stroke-width': 0.9,
    }),
    drawLine('M9 -3.6Q8 0 11 0.4M19.4 -2Q16 -1 17 2', ink, 0.7),
  );
