import { drawArea, drawLine, element } from './svg';

const INK = '#2b241b';
const PAPER = '#fbf5e5';

/** The ink outline of the coloured shape behind an arm's sign. */
const rim = { stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;

const line = (d: string, width: number): string => drawLine(d, INK, width, { 'stroke-linecap': 'round' });

/** Two crossed muskets with bayonets on a blue field. */
function infantry(): string {
  const musket = line('M10.5 38L15 32.5', 4.6) + line('M15 32.5L30 15', 2.8) + line('M30 15L36.5 8', 1.4);
  const mirrored = element('g', { transform: 'translate(48 0) scale(-1 1)' }, musket);
  return (
    element('path', { d: 'M7 10H41V31Q41 38 24 42Q7 38 7 31Z', fill: '#a9bfe0', ...rim }) + musket + mirrored
  );
}

/** A horseshoe. */
const cavalry = (): string =>
  element('path', {
    d: 'M13.5 41C2.5 27 9 7 24 7S45.5 27 34.5 41L27.5 37.5C35 27 31.5 14.5 24 14.5S13 27 20.5 37.5Z',
    fill: '#d9a441',
    ...rim,
  }) +
  [
    [13, 32.5],
    [11.6, 23],
    [15.5, 14.5],
    [32.5, 14.5],
    [36.4, 23],
    [35, 32.5],
  ]
    .map(([cx = 0, cy = 0]) => element('circle', { cx, cy, r: 1.5, fill: INK }))
    .join('');

/** A gun on its wheel. */
const artillery = (): string =>
  [
    drawArea('M15 23L39.5 12.5Q42 15 41 18.5L18.5 29Q14.5 28 15 23Z', INK),
    line('M22 30L6.5 38.5', 3.4),
    element('circle', { cx: 25, cy: 32, r: 9, fill: PAPER, stroke: '#ab2f2b', 'stroke-width': 2.8 }),
    element('circle', { cx: 25, cy: 32, r: 10.4, fill: 'none', stroke: INK, 'stroke-width': 1 }),
    line('M25 24V40M17 32H33M19.3 26.3L30.7 37.7M30.7 26.3L19.3 37.7', 1.2),
    element('circle', { cx: 25, cy: 32, r: 2.2, fill: INK }),
  ].join('');

/** The faces that stand for an arm. */
export const BRANCH_FACES: Readonly<Record<string, () => string>> = { infantry, cavalry, artillery };
