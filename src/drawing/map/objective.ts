import { MAP_INKS, nationColours } from '../colours';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Cell } from './board';
import { at, away } from './point';

const LEAF = 'M0 0C3 -3.4 8 -3.4 11 0C8 3.4 3 3.4 0 0Z';

/** One branch of the wreath: leaves along an arc from the bottom up one side. */
function branch(side: 1 | -1): string {
  return [0, 1, 2, 3, 4]
    .flatMap((step) => {
      const turn = Math.PI / 2 - side * (0.25 + step * 0.5);
      const foot = away({ x: 0, y: 0 }, turn, 15);
      const lean = (turn * 180) / Math.PI - side * 90;
      return [lean - 28, lean + 28].map((angle) =>
        element('path', { d: LEAF, transform: `translate(${at(foot)}) rotate(${short(angle)}) scale(.82)` }),
      );
    })
    .join('');
}

/** Draws an objective: a laurel wreath around a small flag in the colour of the nation that scores for it. */
export function drawObjective(cell: Cell, nation: string, size: number): string {
  const colours = nationColours(nation);
  // A corner that blocks leave free: the lowest tip of a hex, or the lower right corner of a square.
  const [right, low] = cell.corners.length === 6 ? [0, 0.42] : [0.36, 0.35];
  const place = { x: cell.centre.x + size * right, y: cell.centre.y + size * low };
  return group(
    { transform: `translate(${at(place)}) scale(${short(size / 145)})` },
    element('circle', { r: 20, fill: MAP_INKS.sheet, 'fill-opacity': 0.85 }),
    group({ fill: MAP_INKS.woods }, branch(1), branch(-1)),
    drawLine('M-5 9V-11', MAP_INKS.ink, 1.8, { 'stroke-linecap': 'round' }),
    drawArea('M-5 -11H8L5 -6.5L8 -2H-5Z', colours.face, { stroke: MAP_INKS.ink, 'stroke-width': 1.1 }),
  );
}
