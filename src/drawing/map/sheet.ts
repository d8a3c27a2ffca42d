import { drawWord, SERIF } from '../caption';
import { MAP_INKS, nationColours } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, element, group, short, textElement } from '../svg';
import { type Board, type Cell, edgeOf } from './board';
import type { MapDrawing } from './map-drawing';
import { at, away, between, direction, polyline } from './point';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Faint age stains, so that no part of the ground is quite uniform. */
function ageing(box: Box): string {
  const hand = seeded('ageing');
  const reach = Math.max(box.width, box.height);
  const stains = Array.from({ length: 9 }, () =>
    element('ellipse', {
      cx: box.x + hand() * box.width,
      cy: box.y + hand() * box.height,
      rx: reach * (0.12 + 0.2 * hand()),
      ry: reach * (0.1 + 0.14 * hand()),
      fill: 'url(#pdc-stain)',
    }),
  );
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset, 'stop-color': MAP_INKS.fleck, 'stop-opacity': opacity });
  return element('radialGradient', { id: 'pdc-stain' }, stop(0, 0.12), stop(1, 0)) + stains.join('');
}

/** Draws the paper: a tint with fibres and specks, and a slightly lighter board. */
export function drawPaper(board: Board, box: Box): string {
  const hand = seeded('paper');
  const flecks: string[] = [];
  const count = Math.round((box.width * box.height) / (board.size * board.size) / 0.22);
  for (let index = 0; index < count; index += 1) {
    const from = { x: box.x + hand() * box.width, y: box.y + hand() * box.height };
    const to = away(from, hand() * 2 * Math.PI, board.size * (0.01 + 0.06 * hand() * hand()));
    flecks.push(`M${at(from)}Q${at(away(between(from, to), hand() * 7, board.size * 0.012))} ${at(to)}`);
  }
  const cells = [...board.cells.values()].map((cell) => polyline(cell.corners, true)).join('');
  return [
    element('rect', { ...box, fill: MAP_INKS.paper }),
    drawArea(cells, MAP_INKS.sheet, { stroke: MAP_INKS.sheet }),
    ageing(box),
    drawLine(flecks.join(''), MAP_INKS.fleck, board.size * 0.008, {
      'stroke-opacity': 0.3,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** Draws the dotted lines between the sections of the board, strong enough to be easy to find. */
export function drawSectionLines(board: Board, lines: readonly number[]): string {
  const d = lines
    .map((half) => {
      const fromLeft = (half / 2 + 0.5) * board.size;
      const x = short(board.isTurned ? board.width - fromLeft : fromLeft);
      return `M${x} 0V${short(board.height)}`;
    })
    .join('');
  return d === ''
    ? ''
    : drawLine(d, MAP_INKS.ink, board.size * 0.022, {
        'stroke-dasharray': `${short(board.size * 0.03)} ${short(board.size * 0.085)}`,
        'stroke-linecap': 'round',
        opacity: 0.55,
      });
}

/**
 * The names of the sections as the side at an edge calls them: each in the middle of its section, in the gap between
 * two hexes of the edge, where no piece stands.
 */
export function drawSectionNames(
  board: Board,
  { rows, sectionLines = [], sectionNames = [] }: Pick<MapDrawing, 'rows' | 'sectionLines' | 'sectionNames'>,
): string {
  const { size, width, isTurned, cells } = board;
  const bounds = [0, ...sectionLines.map((half) => (half / 2 + 0.5) * size), width];
  const texts = sectionNames.flatMap(({ edge, names }) => {
    const row = [...cells.values()].filter((cell) => cell.row === (edge === 'first-row' ? 0 : rows - 1));
    const y = row[0]?.centre.y ?? 0;
    const isAbove = (edge === 'first-row') !== isTurned;
    const gaps = row.map(({ centre }) => centre.x + size / 2);
    return names.map((name, index) => {
      const middle = ((bounds[index] ?? 0) + (bounds[index + 1] ?? width)) / 2;
      const x = nearest(gaps, isTurned ? width - middle : middle);
      return textElement({ x: short(x), y: short(y + size * (isAbove ? -0.42 : 0.53)) }, name);
    });
  });
  return texts.length === 0 ? '' : group(sectionFont(size), ...texts);
}

const nearest = (values: readonly number[], to: number): number =>
  values.reduce((best, value) => (Math.abs(value - to) < Math.abs(best - to) ? value : best), Infinity);

const sectionFont = (size: number) => ({
  'font-family': SERIF,
  'font-size': size * 0.17,
  'letter-spacing': size * 0.01,
  'text-anchor': 'middle',
  fill: MAP_INKS.ink,
  stroke: MAP_INKS.sheet,
  'stroke-width': size * 0.035,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** Draws the faint lines between spaces, each only once, and the stronger line around the board. */
export function drawGrid(board: Board): string {
  const sides = [...board.cells.values()].flatMap((cell) =>
    cell.neighbours.map((neighbour, edge) => ({
      d: polyline(cell.corners.concat(cell.corners).slice(edge, edge + 2)),
      inner: neighbour !== undefined,
      // A border belongs to two spaces; only one of them draws it.
      drawn: neighbour === undefined || cell.space < neighbour,
    })),
  );
  const lines = (inner: boolean): string =>
    sides.flatMap((side) => (side.drawn && side.inner === inner ? [side.d] : [])).join('');
  const drawn = (inner: boolean, width: number, opacity: number): string =>
    drawLine(lines(inner), MAP_INKS.ink, board.size * width, {
      'stroke-linecap': 'round',
      'stroke-opacity': opacity,
    });
  return drawn(true, 0.009, 0.28) + drawn(false, 0.014, 0.75);
}

/** The side edges of a hex. */
const [EAST, WEST] = [1, 4];

/** The small names of the spaces, inside them. */
function labelsOf({ cells, shape, size, isTurned }: Board): readonly string[] {
  if (shape === 'square') {
    // The name of a square is in a corner that blocks leave free.
    return [...cells.values()].map(({ centre, space }) =>
      textElement(
        { x: centre.x - size * 0.435, y: centre.y - size * 0.415, 'font-size': size * 0.072 },
        space,
      ),
    );
  }
  const left = isTurned ? EAST : WEST;
  const top = Math.min(...[...cells.values()].map(({ centre }) => centre.y));
  return [...cells.values()].flatMap(({ row, column, centre, neighbours }) => [
    ...(centre.y === top ? [textElement({ x: centre.x, y: size * 0.2 }, String(column))] : []),
    ...(neighbours[left] === undefined
      ? [textElement({ x: size * 0.09, y: centre.y + size * 0.04 }, String(row))]
      : []),
  ]);
}

/** Draws the names of columns along the top and rows along the left of a hex board, or the name in each square. */
export function drawCoordinates(board: Board): string {
  const { size } = board;
  const font = {
    'font-family': SERIF,
    'font-style': 'italic',
    'font-size': size * 0.115,
    'text-anchor': 'middle',
    fill: MAP_INKS.ink,
    'fill-opacity': board.shape === 'square' ? 0.75 : undefined,
    stroke: MAP_INKS.sheet,
    'stroke-width': size * (board.shape === 'square' ? 0.018 : 0.028),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return group(font, ...labelsOf(board));
}

/** Draws an arrow on the paper beside a turned board that has no compass: it points north, which is down there. */
export function drawNorth({ width, height, size, isTurned }: Board, margin: number): string {
  if (!isTurned || margin === 0) return '';
  const [x, y, half] = [width + margin / 2, height - size * 0.5, Math.min(size * 0.055, margin / 4)];
  const shaft = `M${short(x)} ${short(y)}V${short(y + 6 * half)}`;
  const head = `M${short(x - half)} ${short(y + 4 * half)}L${short(x)} ${short(y + 6.4 * half)}L${short(x + half)} ${short(y + 4 * half)}Z`;
  return group(
    { opacity: 0.7 },
    drawLine(shaft, MAP_INKS.ink, half * 0.3),
    drawArea(head, MAP_INKS.ink),
    drawWord('N', { x, y: y - half, size: half * 3, fill: MAP_INKS.ink, style: 'italic' }),
  );
}

/** Draws the home edge of a side: a hatched band in its colour along the first or last row. */
export function drawHome(board: Board, map: MapDrawing): string {
  const last = map.rows - 1;
  const band = (row: number, edges: readonly number[], nation: string): string => {
    const d = [...board.cells.values()]
      .filter((cell) => cell.row === row)
      .flatMap((cell) => edges.map((edge) => hatch(cell, edge, board.size)))
      .join('');
    const stroke = (colour: string, width: number): string => drawLine(d, colour, board.size * width);
    return stroke(MAP_INKS.ink, 0.034) + stroke(nationColours(nation).face, 0.022);
  };
  const hex = board.shape === 'hex';
  return (
    band(0, hex ? [5, 0] : [0], map.home['first-row']) + band(last, hex ? [2, 3] : [2], map.home['last-row'])
  );
}

function hatch(cell: Cell, edge: number, size: number): string {
  const { from, to } = edgeOf(cell, edge);
  const strokes: string[] = [];
  for (let share = 0.05; share < 1; share += 0.1) {
    const foot = between(from, to, share);
    const inward = direction(from, to) + Math.PI / 2;
    strokes.push(`M${at(foot)}L${at(away(foot, inward, size * 0.045))}`);
  }
  return strokes.join('');
}
