/** Who walks: an arm, or a leader by himself. */
export type Walker = 'infantry' | 'cavalry' | 'artillery' | 'leader';

/** Those whom a kind of terrain concerns, each with the statement that says so. */
export type ByWalker = Readonly<Partial<Record<Walker, string>>>;

/** The same statement for several of them. */
export const citing = (rule: string, walkers: readonly Walker[]): ByWalker =>
  Object.fromEntries(walkers.map((walker) => [walker, rule]));

export const EVERYONE: readonly Walker[] = ['infantry', 'cavalry', 'artillery', 'leader'];

/** What every game's chart of terrain says of a kind. */
export interface Terrain {
  readonly id: string;
  readonly drawn: string;
  /** Who may not enter. */
  readonly closedTo: ByWalker;
  /** Who may pass through and not end there. */
  readonly onlyPassedBy: ByWalker;
  /** Who has to stop on entering. */
  readonly stops: ByWalker;
  readonly blocksSight: boolean;
  /** Higher than other ground: attacks uphill are harder, and guns on it fire over heads. */
  readonly isHigh: boolean;
}
