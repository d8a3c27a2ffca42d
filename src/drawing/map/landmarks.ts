import { MAP_INKS } from '../colours';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Cell } from './board';
import { at } from './point';

/**
 * A landmark seen from the front, in units of `SCALE` hundredths of a space around its centre. Its sails, battlements
 * or cross are high enough to show above a block in the space.
 */
interface Landmark {
  /** The lit walls. */
  readonly walls: string;
  readonly roofs: string;
  /** Fine lines: shade on the right, courses and ridges. */
  readonly lines: string;
  /** Doors and windows. */
  readonly openings: string;
  /** Half the width of the ground below it, and the depth of that ground. */
  readonly foot: readonly [half: number, down: number];
}

/** The scale that keeps landmarks within the slanting sides of a hex. */
const SCALE = 0.9;

/** Horizontal shading lines between two heights and two edges, which widen by `slope` on the way down. */
function shade(left: number, right: number, top: number, bottom: number, slope = 0): string {
  const strokes: string[] = [];
  for (let y = top; y <= bottom; y += 3.2) {
    const out = (slope * (y - top)) / (bottom - top);
    strokes.push(`M${short(left + out / 2)} ${short(y)}H${short(right + out)}`);
  }
  return strokes.join('');
}

/** The battlements along the top of a wall, from left to right, with a merlon at each end. */
const battlements = (left: number, top: number, width: number, merlons: number): string => {
  const step = short(width / (2 * merlons - 1));
  return `M${left} ${top + 14}v-14${Array.from({ length: merlons }, (_, index) => `h${step}${index < merlons - 1 ? `v5h${step}v-5` : ''}`).join('')}v14Z`;
};

const TOWER: Landmark = {
  walls: `M-12.5 42L-10.5 -26H10.5L12.5 42Z${battlements(-16, -50, 32, 4)}M-13 -31L-10.5 -26H10.5L13 -31Z`,
  roofs: '',
  lines: `M-16 -36H16${shade(4, 10.5, -23, 40, 2)}${shade(8, 16, -44, -38)}M-10.5 -6H2M-11.5 17H2`,
  openings: 'M-4 42V33A4 4 0 0 1 4 33V42ZM-2 -20h2.6v8h-2.6ZM-4 3h2.6v8h-2.6Z',
  foot: [30, 42],
};

const CHURCH: Landmark = {
  walls: 'M-10 42V-14H9V42ZM9 42V12H39V42ZM-36 42V20H-10V42Z',
  roofs: 'M-13 -14L-.5 -43L12 -14ZM9 12V-1H35L42 12ZM-39 20L-32 8H-10V20Z',
  lines: `M-.5 -43V-55M-5 -50.5H4${shade(3, 9, -10, 39)}M20 -1L25 12M29 -1L34.5 12M-24 8L-27 20`,
  openings:
    'M-4 42V33A3.5 3.5 0 0 1 3 33V42ZM-3 -2V-7A2.5 2.5 0 0 1 2 -7V-2ZM16 32V23A2.4 2.4 0 0 1 20.8 23V32ZM27 32V23A2.4 2.4 0 0 1 31.8 23V32ZM-28 34V28A2.2 2.2 0 0 1 -23.6 28V34ZM-19 34V28A2.2 2.2 0 0 1 -14.6 28V34Z',
  foot: [42, 42],
};

const MILL: Landmark = {
  walls: 'M-14 42L-9 -10H9L14 42Z',
  roofs: 'M-11 -10C-10 -22 -5 -26 0 -26S10 -22 11 -10Z',
  lines: shade(3, 9, -6, 40, 5),
  openings: 'M-5 42V33A4 4 0 0 1 3 33V42ZM-6 12h4v6h-4Z',
  foot: [32, 42],
};

/** A sail: its spar from the hub outwards, and the lattice for the cloth beside it. */
const SAIL = 'M0 0V-41M0 -41H10V-9H0M0 -33H10M0 -25H10M0 -17H10M5 -41V-9';
const SAIL_CLOTH = 'M0 -41H10V-9H0Z';

const drawSails = (): string =>
  [38, 128, 218, 308]
    .map((turn) =>
      group(
        { transform: `translate(0 -16) rotate(${turn})` },
        drawArea(SAIL_CLOTH, MAP_INKS.sheet),
        drawLine(SAIL, MAP_INKS.ink, 1.5, { 'stroke-linejoin': 'round' }),
      ),
    )
    .join('') + element('circle', { cx: 0, cy: -16, r: 3, fill: MAP_INKS.ink });

/** The ground at the foot of a building: a wash with strokes that run down. */
function drawFoot([half, down]: Landmark['foot']): string {
  const count = Math.round(half / 3);
  const strokes = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const share = (index - count) / count;
    const length = 3.5 + 3 * Math.cos((share * Math.PI) / 2) + (index % 2);
    return `M${short(share * half)} ${short(down + 1.5 - Math.abs(share) * 2)}l${short(share * 4)} ${short(length)}`;
  });
  return (
    element('ellipse', {
      cx: 0,
      cy: down,
      rx: half + 6,
      ry: 8,
      fill: MAP_INKS.hillWash,
      'fill-opacity': 0.45,
    }) + drawLine(strokes.join(''), MAP_INKS.hill, 1.3, { 'stroke-linecap': 'round' })
  );
}

function drawLandmark(cell: Cell, size: number, landmark: Landmark, over = ''): string {
  const { walls, roofs, lines, openings, foot } = landmark;
  const edge = { stroke: MAP_INKS.ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
  return group(
    { transform: `translate(${at(cell.centre)}) scale(${short((size * SCALE) / 100)})` },
    drawFoot(foot),
    drawArea(walls + roofs, MAP_INKS.ink, { 'fill-opacity': 0.28, transform: 'translate(2.6 1.2)' }),
    element('path', { d: walls, fill: MAP_INKS.sheet, ...edge }),
    roofs && element('path', { d: roofs, fill: MAP_INKS.house, ...edge }),
    drawLine(lines, MAP_INKS.ink, 0.9),
    drawArea(openings, MAP_INKS.ink),
    over,
  );
}

/** Draws a slender watch tower with battlements. */
export const drawTower = (cell: Cell, size: number): string => drawLandmark(cell, size, TOWER);

/** Draws a church: a nave and a choir beside a steeple with a cross. */
export const drawChurch = (cell: Cell, size: number): string =>
  drawLandmark(cell, size, CHURCH, drawLine('M-.5 -43V-56M-5.5 -51.5H4.5', MAP_INKS.ink, 2.2));

/** Draws a windmill with its sails set. */
export const drawWindmill = (cell: Cell, size: number): string => drawLandmark(cell, size, MILL, drawSails());
