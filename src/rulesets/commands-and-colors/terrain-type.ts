import type { GroundLook } from '../../core';

/** A kind of walker: an arm, or a leader without a unit. */
export type Walker = 'infantry' | 'cavalry' | 'artillery' | 'leader';

/** Those whom a kind of terrain concerns, each with the statement that says so. */
export type ByWalker = Readonly<Partial<Record<Walker, string>>>;

/** The same statement for several of them. */
export const citing = (rule: string, walkers: readonly Walker[]): ByWalker =>
  Object.fromEntries(walkers.map((walker) => [walker, rule]));

export const EVERYONE: readonly Walker[] = ['infantry', 'cavalry', 'artillery', 'leader'];

/** The terrain data that every game's chart has. */
export interface Terrain {
  readonly id: string;
  readonly drawn: GroundLook;
  /** The walkers that may not enter. */
  readonly closedTo: ByWalker;
  /** The walkers that may pass through but not end there. */
  readonly onlyPassedBy: ByWalker;
  /** The walkers that must stop on entering. */
  readonly stops: ByWalker;
  readonly blocksSight: boolean;
  /** Higher than other ground: attacks uphill are harder, and guns on it fire over heads. */
  readonly isHigh: boolean;
  /** Open ground with a road. */
  readonly isRoad?: true;
}
