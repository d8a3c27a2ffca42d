/** The result of the target's response to a close combat: the attack is over with an outcome, or it goes on. */
export type Answer =
  | Aftermath
  | 'attack'
  /** The attack goes on, but the target may not strike back. */
  | 'last-blow';

/**
 * The state of a unit after an attack: it held, it had to retreat but is still in its space, it left its space, or it
 * was eliminated.
 */
export type Aftermath = 'stands' | 'blocked' | 'driven-off' | 'destroyed';

/** The kind of an attack: its dice are those of `fire` or `melee`. */
export type Combat = 'fire' | 'melee';

/** The result of one roll of an attack. */
export interface Blows {
  readonly hits: number;
  readonly flags: number;
}
