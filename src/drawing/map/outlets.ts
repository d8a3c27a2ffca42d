import type { SpaceId } from '../../core';
import type { Cell } from './board';

type Terrain = Readonly<Record<SpaceId, string>>;

/** The terrain words for running water. */
export const RUNNING: readonly string[] = ['stream', 'river', 'ford', 'bridge'];

/** The terrain words for still water, where running water ends. */
export const STILL: readonly string[] = ['lake', 'frozen-lake', 'marsh'];

const OPEN = [...RUNNING, ...STILL];

/** True if the water of a space is a river; a bridge or ford is as wide as most of the water around it. */
export function isBroad(cell: Cell, terrain: Terrain): boolean {
  const here = terrain[cell.space];
  if (here === 'river' || here === 'stream') return here === 'river';
  const around = (word: string): number =>
    cell.neighbours.filter((space) => terrain[space ?? ''] === word).length;
  return around('river') > 0 && around('river') >= around('stream');
}

/** True if a link across an edge would only close a ring of three linked spaces around one corner. */
export function closesRing(cell: Cell, edge: number, terrain: Terrain, words: readonly string[]): boolean {
  const other = cell.neighbours[edge];
  const count = cell.neighbours.length;
  if (other === undefined || count !== 6) return false;
  const link = (a: SpaceId, b: SpaceId): string => [a, b].sort().join();
  return [(edge + 1) % count, (edge + count - 1) % count].some((side) => {
    const third = cell.neighbours[side];
    if (third === undefined || !words.includes(terrain[third] ?? '')) return false;
    return link(cell.space, other) > link(cell.space, third) && link(cell.space, other) > link(other, third);
  });
}

/** The edge, out of several, that is most nearly opposite another one. */
export function mostOpposite(
  { neighbours: { length: count } }: Cell,
  edges: readonly number[],
  inward: number | undefined,
): number | undefined {
  const turn = (edge: number): number => {
    const difference = Math.abs(edge - (inward ?? 0));
    return Math.min(difference, count - difference);
  };
  return [...edges].sort((a, b) => turn(b) - turn(a))[0];
}

/** The edges of a space on the rim of the board. */
export const rimsOf = ({ neighbours }: Cell): readonly number[] =>
  neighbours.flatMap((space, edge) => (space === undefined ? [edge] : []));

/** The edges through which running water leaves a space: to neighbours, and off the board if that is at most one. */
export function outlets(cell: Cell, terrain: Terrain): number[] {
  const linked = cell.neighbours.flatMap((space, edge) =>
    OPEN.includes(terrain[space ?? ''] ?? '') ? [edge] : [],
  );
  const kept = linked.filter((edge) => !closesRing(cell, edge, terrain, RUNNING));
  const links = kept.length > 0 ? kept : linked;
  if (links.length > 1) return links;
  const off = mostOpposite(cell, rimsOf(cell), links[0]);
  return off === undefined ? links : [...links, off];
}
