import { seeded, swell } from '../seeded';
import type { Board } from './board';
import type { BorderDrawing } from './map-drawing';
import { between, type Point } from './point';
import { BREADTH, type Reach } from './waterways';

const RIVER = 0.17;

/** Corners are moved a little, the same way for every border that meets there, so that no river runs by the ruler. */
const moved = ({ x, y }: Point, size: number): Point => ({
  x: x + size * 0.05 * swell('corner across', (x / size) * 7, (y / size) * 7),
  y: y + size * 0.05 * swell('corner down', (x / size) * 7, (y / size) * 7),
});

/** Water along the borders between spaces, with what leads over it. */
export function borderWater(board: Board, borders: readonly BorderDrawing[]): Reach[] {
  const named = new Map<string, string[]>();
  for (const { between: pair, drawn } of borders) {
    const key = [...pair].sort().join('|');
    named.set(key, [...(named.get(key) ?? []), drawn]);
  }
  return [...named].flatMap(([key, words]) => {
    const [one = '', other = ''] = key.split('|');
    const cell = board.cells.get(one);
    const edge = cell?.neighbours.indexOf(other) ?? -1;
    const from = cell?.corners[edge];
    const to = cell?.corners[(edge + 1) % cell.corners.length];
    if (!from || !to) return [];
    // Both ways of naming a border give the same picture.
    const [start, end] = from.x + from.y <= to.x + to.y ? [from, to] : [to, from];
    const [a, d] = [moved(start, board.size), moved(end, board.size)];
    const over = words.find((word) => word === 'bridge' || word === 'ford');
    const breadth = words.includes('stream') ? BREADTH.stream : RIVER;
    return [
      {
        curve: [a, between(a, d, 0.35), between(a, d, 0.65), d],
        meander: (seeded(`border ${key}`)() < 0.5 ? -1 : 1) * board.size * 0.05,
        breadth: [breadth, breadth],
        ...(over !== undefined && { over }),
      } satisfies Reach,
    ];
  });
}
