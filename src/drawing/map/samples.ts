import type { BorderLook, GroundLook, WorksLook } from '../../core';
import { MAP_INKS } from '../colours';
import { documentOf, drawArea, drawLine, element, group } from '../svg';
import { type Board, type Cell, layOut } from './board';
import { drawGround } from './draw-map';
import { drawWorks } from './earthworks';
import type { MapDrawing } from './map-drawing';
import { RUNNING } from './outlets';
import { between, type Point, polyline } from './point';
import { drawGrid } from './sheet';

const SIZE = 100;
const ROWS = 3;
const COLUMNS = 4;

/** The paper around a sample, so that its frame is not cut off. */
const MARGIN = 2;

/** The terrain on both sides of a sample space, to show it in use: for example, a bridge over a stream. */
const AROUND_SPACE: Readonly<Partial<Record<GroundLook, GroundLook>>> = {
  bridge: 'stream',
  ford: 'stream',
  road: 'road',
};

/** The borders that continue a sample border at both ends. */
const AROUND_BORDER: Readonly<Partial<Record<BorderLook, BorderLook>>> = {
  bridge: 'river',
  'wide-bridge': 'river',
  ford: 'river',
};

/** Draws one space with a terrain, as a sample to choose from. */
export function drawTerrain(shape: MapDrawing['shape'], drawn: GroundLook): string {
  const board = sampleBoard(shape);
  const middle = middleOf(board);
  if (!middle) return '';
  const beside = AROUND_SPACE[drawn] ?? (RUNNING.includes(drawn) ? drawn : 'clear');
  const along = [...board.cells.values()].filter(({ row }) => row === middle.row);
  const terrain = {
    ...Object.fromEntries(along.map(({ space }) => [space, beside])),
    [middle.space]: drawn,
  };
  return framed(middle.corners, drawGround(board, { terrain }));
}

/** Draws halves of two neighbouring spaces with a border between them, as a sample to choose from. */
export function drawBorder(shape: MapDrawing['shape'], drawn: BorderLook | 'clear'): string {
  const board = sampleBoard(shape);
  const middle = middleOf(board);
  if (!middle) return '';
  const [below = middle] = belowOf(board, middle);
  const along = [...board.cells.values()]
    .filter(({ row }) => row === middle.row)
    .flatMap((above) => belowOf(board, above).map((other) => [above, other] as const));
  const borders = along.flatMap(([above, other]) =>
    drawn === 'clear'
      ? []
      : {
          between: [above.space, other.space] as const,
          drawn: above === middle && other === below ? drawn : (AROUND_BORDER[drawn] ?? drawn),
        },
  );
  return framed(around(middle, below), drawGround(board, { terrain: {}, borders }) + drawGrid(board));
}

/** Draws a space with works along its upper sides, as a sample; without works for `clear`. */
export function drawWorksSample(shape: MapDrawing['shape'], drawn: WorksLook | 'clear'): string {
  const board = sampleBoard(shape);
  const middle = middleOf(board);
  if (!middle) return '';
  const above = middle.neighbours.filter((space) => board.cells.get(space ?? '')?.row === middle.row - 1);
  const works = above.flatMap((against = '') =>
    drawn === 'clear' ? [] : { at: middle.space, against, drawn },
  );
  return framed(middle.corners, drawWorks(board, works));
}

const belowOf = (board: Board, { row, neighbours }: Cell): readonly Cell[] =>
  neighbours.flatMap((space) => board.cells.get(space ?? '') ?? []).filter((each) => each.row === row + 1);

/** A square the size of a space, centred on the border of two spaces. */
function around(one: Cell, other: Cell): readonly Point[] {
  const { x, y } = between(one.centre, other.centre, 0.5);
  const [left, right, top, bottom] = [x - SIZE / 2, x + SIZE / 2, y - SIZE / 2, y + SIZE / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const sampleBoard = (shape: MapDrawing['shape']): Board =>
  layOut({
    shape,
    rows: ROWS,
    columns: COLUMNS,
    size: SIZE,
    terrain: {},
    objectives: [],
    home: { 'first-row': '', 'last-row': '' },
  });

const middleOf = (board: Board): Cell | undefined =>
  [...board.cells.values()].find(({ row, column }) => row === 1 && column === 1);

/** Clips a drawing to an outline, with a frame around it. */
function framed(corners: readonly Point[], drawing: string): string {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const box = {
    x: Math.min(...xs) - MARGIN,
    y: Math.min(...ys) - MARGIN,
    width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
  };
  const frame = polyline(corners, true);
  return documentOf(
    box,
    1,
    element('clipPath', { id: 'pdc-space' }, element('path', { d: frame })),
    drawArea(frame, MAP_INKS.sheet),
    group({ 'clip-path': 'url(#pdc-space)' }, drawing),
    drawLine(frame, MAP_INKS.ink, SIZE * 0.025, { 'stroke-linejoin': 'round' }),
  );
}
