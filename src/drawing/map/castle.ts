import { MAP_INKS } from '../colours';
import { drawArea, drawLine, group, short } from '../svg';
import type { Cell } from './board';
import { at, away, direction, disc, type Point, polyline } from './point';

/** The positions of the corner towers, in hundredths of a space around its centre, and their radius. */
const CORNERS: readonly Point[] = [
  { x: -31, y: -30 },
  { x: 31, y: -30 },
  { x: 31, y: 30 },
  { x: -31, y: 30 },
];
const TOWER = 11;

/** Strokes outwards from the towers and walls: the slope around the castle. */
function slopes(): string {
  const strokes: string[] = [];
  for (const [index, corner] of CORNERS.entries()) {
    const next = CORNERS[(index + 1) % CORNERS.length] ?? corner;
    const along = direction(corner, next);
    const out = along - Math.PI / 2;
    for (let far = 14; far <= 48; far += 3.4) {
      // The path to the gate has no strokes.
      if (index === 2 && far > 25 && far < 37) continue;
      strokes.push(
        polyline([away(away(corner, along, far), out, 6), away(away(corner, along, far), out, 11.5)]),
      );
    }
    for (let turn = -0.55; turn <= 2.13; turn += 0.24) {
      const ray = out - Math.PI / 2 + turn;
      strokes.push(polyline([away(corner, ray, TOWER + 2), away(corner, ray, TOWER + 7)]));
    }
  }
  return strokes.join('');
}

/** The merlons of a tower: short strokes around its platform. */
const merlons = (corner: Point): string =>
  Array.from({ length: 8 }, (_, index) => {
    const ray = (index * Math.PI) / 4;
    return polyline([away(corner, ray, TOWER - 4.5), away(corner, ray, TOWER)]);
  }).join('');

/** Draws a castle: four round towers joined by walls on a steep slope, with a keep in the yard. */
export function drawCastle(cell: Cell, size: number): string {
  const walls = polyline(CORNERS, true);
  const towers = CORNERS.map((corner) => disc(corner, TOWER)).join('');
  const keep = 'M-11 -15H11V9H-11Z';
  return group(
    { transform: `translate(${at(cell.centre)}) scale(${short((size * 0.94) / 100)})` },
    drawLine(slopes(), MAP_INKS.hill, 1.3, { 'stroke-linecap': 'round' }),
    drawArea(walls + towers, MAP_INKS.ink, { 'fill-opacity': 0.28, transform: 'translate(2.4 2.4)' }),
    drawArea(walls, MAP_INKS.sheet, { stroke: MAP_INKS.ink, 'stroke-width': 8 }),
    drawLine(walls, MAP_INKS.sheet, 1.6, { 'stroke-dasharray': '3 3.4' }),
    drawArea(towers, MAP_INKS.house, { stroke: MAP_INKS.ink, 'stroke-width': 1.8 }),
    drawLine(CORNERS.map(merlons).join(''), MAP_INKS.ink, 2.2),
    drawArea(CORNERS.map((corner) => disc(corner, TOWER - 5)).join(''), MAP_INKS.sheet, {
      stroke: MAP_INKS.ink,
      'stroke-width': 1.2,
    }),
    drawArea(keep, MAP_INKS.house, { stroke: MAP_INKS.ink, 'stroke-width': 1.8 }),
    drawLine('M-11 -15L11 9M11 -15L-11 9', MAP_INKS.ink, 1),
    // The gate with its two posts, open to the south.
    drawArea('M-5 24H5V36H-5Z', MAP_INKS.sheet),
    drawLine('M-6.5 23V37M6.5 23V37', MAP_INKS.ink, 3.4),
  );
}
