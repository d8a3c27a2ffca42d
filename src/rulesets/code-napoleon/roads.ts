import type { SpaceId } from '../../core';
import { battle } from './battle';
import type { Position } from './play';

/** The roads of a battle in numbers: their squares, and the steps along them. */
interface Roads {
  readonly squares: ReadonlySet<number>;
  readonly steps: ReadonlySet<number>;
}

const known = new WeakMap<object, Roads>();
let last: { readonly given: object; readonly roads: Roads } | undefined;

function roadsOf(position: Position): Roads {
  const given = battle(position, 'roads') ?? NONE;
  if (last?.given === given) return last.roads;
  const roads = known.get(given) ?? readRoads(position, given);
  known.set(given, roads);
  last = { given, roads };
  return roads;
}

const NONE: readonly (readonly SpaceId[])[] = [];

function readRoads({ board }: Position, roads: readonly (readonly SpaceId[])[]): Roads {
  const squares = new Set<number>();
  const steps = new Set<number>();
  for (const road of roads) {
    for (const [index, name] of road.entries()) {
      const here = board.number(name);
      squares.add(here);
      const next = road[index + 1];
      if (next === undefined) continue;
      steps.add(here * board.size + board.number(next));
      steps.add(board.number(next) * board.size + here);
    }
  }
  return { squares, steps };
}

/** True if a road leads through a square. */
export const isOnRoad = (position: Position, space: number): boolean => roadsOf(position).squares.has(space);

/** True if a step between two neighbours leads along a road. */
export const isAlongRoad = (position: Position, from: number, to: number): boolean =>
  roadsOf(position).steps.has(from * position.board.size + to);
