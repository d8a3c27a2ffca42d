import { seeded, swell } from '../seeded-random';
import { type Board, sideBetween } from './board';
import type { BorderDrawing } from './map-drawing';
import { between, type Point } from './point';
import { BREADTH, type Reach } from './waterways';

const RIVER = 0.17;

/** Moves a corner a little, the same way for every border that meets there, so that no river is perfectly straight. */
const moved = ({ x, y }: Point, size: number): Point => ({
  x: x + size * 0.05 * swell('corner across', (x / size) * 7, (y / size) * 7),
  y: y + size * 0.05 * swell('corner down', (x / size) * 7, (y / size) * 7),
});

/** The crossing that a word names, if any. */
function crossing(word: string): 'bridge' | 'ford' | undefined {
  if (word === 'ford') return word;
  return word === 'bridge' || word === 'wide-bridge' ? 'bridge' : undefined;
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The streams and rivers that meet at each corner. */
function watersAt(board: Board, borders: readonly BorderDrawing[]): ReadonlyMap<string, ReadonlySet<string>> {
  const waters = new Map<string, Set<string>>();
  for (const {
    between: [one, other],
    drawn,
  } of borders) {
    const side = sideBetween(board, one, other);
    if (!side || crossing(drawn) !== undefined) continue;
    for (const corner of [side.from, side.to])
      waters.set(keyOf(corner), (waters.get(keyOf(corner)) ?? new Set()).add(drawn));
  }
  return waters;
}

/** True if the water of a border is a stream; a bridge crosses the same kind of water that continues beyond it. */
const isBrook = (words: readonly string[], flows: readonly string[]): boolean =>
  words.includes('stream') || (flows.length > 0 && !flows.includes('river'));

/** The water along the borders between spaces, with its crossings. */
export function borderWater(board: Board, borders: readonly BorderDrawing[]): Reach[] {
  const named = new Map<string, string[]>();
  for (const { between: pair, drawn } of borders) {
    const key = [...pair].sort().join('|');
    named.set(key, [...(named.get(key) ?? []), drawn]);
  }
  const waters = watersAt(board, borders);
  return [...named].flatMap(([key, words]) => {
    const [one = '', other = ''] = key.split('|');
    const side = sideBetween(board, one, other);
    if (!side) return [];
    const { from: start, to: end } = side;
    const [a, d] = [moved(start, board.size), moved(end, board.size)];
    const over = words.map(crossing).find((word) => word !== undefined);
    const flows = [start, end].flatMap((corner) => [...(waters.get(keyOf(corner)) ?? [])]);
    const breadth = isBrook(words, over === undefined ? [] : flows) ? BREADTH.stream : RIVER;
    return [
      {
        curve: [a, between(a, d, 0.35), between(a, d, 0.65), d],
        meander: (seeded(`border ${key}`)() < 0.5 ? -1 : 1) * board.size * 0.05,
        breadth: [breadth, breadth],
        ...(over !== undefined && { over }),
        ...(words.includes('wide-bridge') && { isWide: true as const }),
      } satisfies Reach,
    ];
  });
}
