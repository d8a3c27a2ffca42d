/** Who walks: an arm, or a leader by himself. */
export type Walker = 'infantry' | 'cavalry' | 'artillery' | 'leader';

/** What every game's chart of terrain says of a kind. */
export interface Terrain {
  readonly id: string;
  readonly drawn: string;
  readonly mayEnter: readonly Walker[];
  readonly mayStand: readonly Walker[];
  /** Who has to stop on entering. */
  readonly stops: readonly Walker[];
  readonly blocksSight: boolean;
}
