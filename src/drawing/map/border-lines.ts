import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, element, short } from '../svg';
import { type Board, type Edge, sideBetween } from './board';
import type { BorderDrawing } from './map-drawing';
import { at, away, between, direction, distance, type Point, taper } from './point';

/** One border from corner to corner. */
interface Side extends Edge {
  readonly size: number;
  readonly key: string;
}

/** The points along a side, except near both corners. */
function stationsOf({ from, to, size }: Side, step: number): readonly Point[] {
  const count = Math.round((distance(from, to) * 0.94) / (size * step));
  return Array.from({ length: count + 1 }, (_, index) => between(from, to, 0.03 + (0.94 * index) / count));
}

/** A hedge: a row of round bushes of different sizes. */
function hedge(side: Side): string {
  const hand = seeded(`hedge ${side.key}`);
  const bushes = stationsOf(side, 0.075).map(({ x, y }) =>
    element('circle', {
      cx: x + (hand() - 0.5) * side.size * 0.014,
      cy: y + (hand() - 0.5) * side.size * 0.014,
      r: side.size * (0.034 + 0.018 * hand()),
    }),
  );
  return element(
    'g',
    { fill: MAP_INKS.woodsWash, stroke: MAP_INKS.woods, 'stroke-width': short(side.size * 0.013) },
    ...bushes,
  );
}

/** A wall: two lines with the joints of its stones between them. */
function wall(side: Side): string {
  const { from, to, size } = side;
  const d = `M${at(between(from, to, 0.03))}L${at(between(from, to, 0.97))}`;
  const across = direction(from, to) + Math.PI / 2;
  const joints = stationsOf(side, 0.07)
    .map((point) => `M${at(away(point, across, size * 0.03))}L${at(away(point, across, -size * 0.03))}`)
    .join('');
  return [
    drawLine(d, MAP_INKS.ink, size * 0.076),
    drawLine(d, MAP_INKS.sheet, size * 0.05),
    drawLine(joints, MAP_INKS.ink, size * 0.012),
  ].join('');
}

/** A field work: a strong line with slope strokes on both sides. */
function fieldwork(side: Side): string {
  const { from, to, size } = side;
  const along = direction(from, to);
  const slopes = stationsOf(side, 0.04)
    .flatMap((point) =>
      [1, -1].map((way) => {
        const tip = away(point, along + (way * Math.PI) / 2, size * 0.075);
        return taper(point, along, size * 0.012, tip);
      }),
    )
    .join('');
  const d = `M${at(between(from, to, 0.02))}L${at(between(from, to, 0.98))}`;
  return [
    drawLine(d, MAP_INKS.hillWash, size * 0.15, { opacity: 0.45 }),
    drawArea(slopes, MAP_INKS.ink),
    drawLine(d, MAP_INKS.ink, size * 0.036),
  ].join('');
}

const LINES: Readonly<Record<string, (side: Side) => string>> = { hedge, wall, fieldwork };

/** True if the drawing on a border is not water, but stands on the ground. */
export const isBorderLine = (drawn: string): boolean => Object.hasOwn(LINES, drawn);

/** Draws hedges, walls and field works along the borders between spaces. */
export function drawBorderLines(board: Board, borders: readonly BorderDrawing[]): string {
  return borders
    .map(({ between: [one, other], drawn }) => {
      const side = sideBetween(board, one, other);
      const key = [one, other].sort().join('|');
      return (side && LINES[drawn]?.({ ...side, size: board.size, key })) ?? '';
    })
    .join('');
}
