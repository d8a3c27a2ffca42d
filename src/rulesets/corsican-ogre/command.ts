import {
  enemyOfNumber,
  NO_SPACE,
  NORTH,
  SIDE_NUMBERS,
  type SideNumber,
  SOUTH,
  type SpaceId,
  SpaceSet,
} from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import { reachOf } from '../commands-and-colors/leader-traits';
import { BROKEN, moraleOf } from './condition';

/** R002-18: the target number by the distance to the nearest leader, starting with the leader's own hex. */
const TARGETS = [10, 9, 8, 7, 6];
/** R002-22: the maximum distance of command. */
const COMMAND_RANGE = TARGETS.length - 1;

/** R002-20, R002-21: the modifier for units not in direct command. */
const NOT_DIRECT = 1;

/** The hexes to the nearest leader of a side that commands so far, for every hex; worked out once for all pieces. */
class Distances {
  #hexes = new Int8Array(0);
  readonly #placings = [NO_SPACE, NO_SPACE];

  constructor(private readonly side: SideNumber) {}

  of(battle: Battle): Int8Array {
    const [south, north] = [battle.placingsOf(SOUTH), battle.placingsOf(NORTH)];
    if (this.#placings[SOUTH] === south && this.#placings[NORTH] === north) return this.#hexes;
    this.#placings[SOUTH] = south;
    this.#placings[NORTH] = north;
    this.#hexes = new Int8Array(battle.board.size).fill(TARGETS.length);
    for (const leader of battle.force(this.side).leaders) this.#spread(battle, leader);
    return this.#hexes;
  }

  /** R002-19, R001-25, AMB-001-12: around enemies; a campaign may have reduced a leader's reach. */
  #spread(battle: Battle, leader: Unit): void {
    const { board } = battle;
    const enemy = battle.force(enemyOfNumber(this.side));
    const edge = SpaceSet.of(board.size, [leader.at]);
    const next = new SpaceSet(board.size);
    const range = Math.min(reachOf(leader) ?? COMMAND_RANGE, COMMAND_RANGE);
    for (let distance = 0; distance <= range; distance += 1) {
      next.clear();
      edge.forEach((space) => {
        if (distance < (this.#hexes[space] as number)) this.#hexes[space] = distance;
        next.addAll(board.beside[space] as SpaceSet);
      });
      next.subtract(enemy.held);
      next.subtract(enemy.led);
      edge.copy(next);
    }
  }
}

const DISTANCES = SIDE_NUMBERS.map((side) => new Distances(side));

/** R002-18, R002-19, R002-22: hexes to the nearest friendly leader, around enemies; null if too far or cut off. */
export function leaderDistance(battle: Battle, unit: Unit): number | null {
  const distance = DISTANCES[unit.side]?.of(battle)[unit.at] ?? TARGETS.length;
  return distance < TARGETS.length ? distance : null;
}

/**
 * R002-46 to R002-48: the leaders whose chain of command reaches a unit through adjacent units, none of them broken.
 */
export function commandersOf(battle: Battle, unit: Unit): readonly Unit[] {
  const { board } = battle;
  const { leaders, units } = battle.force(unit.side);
  const chain: Unit[] = [unit];
  for (const link of chain) {
    const next = units.filter(
      (each) => !chain.includes(each) && moraleOf(each) < BROKEN && board.distance(each.at, link.at) === 1,
    );
    chain.push(...next);
  }
  return leaders.filter((leader) => chain.some((link) => board.distance(link.at, leader.at) <= 1));
}

/**
 * R002-46 to R002-48: the spaces of the shortest chain of command, starting with the unit's own; empty if there is
 * none.
 */
export function chainOf(battle: Battle, unit: Unit): readonly SpaceId[] {
  const { board } = battle;
  if (!unit.isOnBoard) return [];
  const { units, leaders } = battle.force(unit.side);
  const links = units.filter((each) => moraleOf(each) < BROKEN).map(({ at }) => at);
  const from = new Map<number, number | null>([[unit.at, null]]);
  for (const space of from.keys()) {
    const leader = leaders.find(({ at }) => board.distance(at, space) <= 1);
    if (leader) {
      const way = leader.at === space ? wayTo(from, space) : [...wayTo(from, space), leader.at];
      return way.map((each) => board.name(each));
    }
    const next = links.filter((link) => !from.has(link) && board.distance(link, space) === 1);
    for (const link of next) from.set(link, space);
  }
  return [];
}

function wayTo(from: ReadonlyMap<number, number | null>, last: number): readonly number[] {
  const way: number[] = [];
  for (let at: number | null = last; at !== null; at = from.get(at) ?? null) way.unshift(at);
  return way;
}

export const isInDirectCommand = (battle: Battle, unit: Unit): boolean =>
  commandersOf(battle, unit).length > 0;

/** One modifier that makes an activation harder. */
export interface Hardship {
  readonly value: number;
  readonly reason: 'not-in-direct-command' | 'shaken' | 'broken' | 'charge-distance';
  readonly rule: string;
}

/** R002-20, R002-21: all modifiers to a unit's roll. */
export function hardshipsOf(battle: Battle, unit: Unit): readonly Hardship[] {
  const morale = moraleOf(unit);
  return [
    ...(isInDirectCommand(battle, unit)
      ? []
      : [{ value: NOT_DIRECT, reason: 'not-in-direct-command', rule: 'R002-20' } as const]),
    ...(morale === BROKEN ? [{ value: 2, reason: 'broken', rule: 'R002-21' } as const] : []),
    ...(morale > 0 && morale < BROKEN ? [{ value: 1, reason: 'shaken', rule: 'R002-21' } as const] : []),
  ];
}

/** R002-17: the highest modified roll with which a unit succeeds; null if it may not roll at all. */
export function activationTarget(battle: Battle, unit: Unit): number | null {
  const distance = leaderDistance(battle, unit);
  return distance === null ? null : (TARGETS[distance] ?? null);
}
