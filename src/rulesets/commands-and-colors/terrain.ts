/** A kind of walker: an arm, or a leader without a unit. */
export type Walker = 'infantry' | 'cavalry' | 'artillery' | 'leader';

/** The terrain data that every game's chart has. */
export interface Terrain {
  readonly id: string;
  readonly drawn: string;
  readonly mayEnter: readonly Walker[];
  readonly mayStand: readonly Walker[];
  /** The walkers that must stop on entering. */
  readonly stops: readonly Walker[];
  readonly blocksSight: boolean;
}
