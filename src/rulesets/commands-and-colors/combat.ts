/** What the target of a close combat has made of it: how it came out, or that the attack goes on. */
export type Answer =
  | Aftermath
  | 'attack'
  /** The attack goes on, and the target strikes no more. */
  | 'last-blow';

/**
 * How a unit came out of an attack: it stands, it had to retreat but is still in its space, it left its space,
 * or it is no more.
 */
export type Aftermath = 'stands' | 'blocked' | 'driven-off' | 'destroyed';

/** What an attack does: the dice of it are `fire` or `melee`. */
export type Combat = 'fire' | 'melee';

/** What one roll of an attack came to. */
export interface Blows {
  readonly hits: number;
  readonly flags: number;
}
