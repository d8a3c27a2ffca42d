import { MAP_INKS } from '../palette';
import { documentOf, element, group, short } from '../svg';
import { layOut } from './board';
import { drawGround } from './draw-map';
import type { MapDrawing } from './map-drawing';
import { RUNNING } from './outlets';
import { polyline } from './point';

const SIZE = 100;
const ROWS = 3;
const COLUMNS = 4;

/** Paper around the space, so that its border is not cut in half. */
const MARGIN = 2;

/** What flows on at both sides of a space, so that it is seen to flow: a bridge leads over a stream. */
const AROUND: Readonly<Record<string, string>> = { bridge: 'stream', ford: 'stream' };

/** One space of the map with a terrain in it, to choose the terrain by. */
export function drawTerrain(shape: MapDrawing['shape'], drawn: string): string {
  const board = layOut({
    shape,
    rows: ROWS,
    columns: COLUMNS,
    size: SIZE,
    terrain: {},
    objectives: [],
    home: { 'first-row': '', 'last-row': '' },
  });
  const middle = [...board.cells.values()].find(({ row, column }) => row === 1 && column === 1);
  if (!middle) return '';
  const flow = RUNNING.includes(drawn) ? (AROUND[drawn] ?? drawn) : 'clear';
  const along = [...board.cells.values()].filter(({ row }) => row === middle.row);
  const terrain = {
    ...Object.fromEntries(along.map(({ space }) => [space, flow])),
    [middle.space]: drawn,
  };
  const xs = middle.corners.map(({ x }) => x);
  const ys = middle.corners.map(({ y }) => y);
  const box = {
    x: Math.min(...xs) - MARGIN,
    y: Math.min(...ys) - MARGIN,
    width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
  };
  const border = polyline(middle.corners, true);
  return documentOf(
    box,
    1,
    element('clipPath', { id: 'pdc-space' }, element('path', { d: border })),
    element('path', { d: border, fill: MAP_INKS.sheet }),
    group({ 'clip-path': 'url(#pdc-space)' }, drawGround(board, { terrain })),
    element('path', {
      d: border,
      fill: 'none',
      stroke: MAP_INKS.ink,
      'stroke-width': short(SIZE * 0.025),
      'stroke-linejoin': 'round',
    }),
  );
}
