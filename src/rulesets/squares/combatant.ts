import type { Combatant as CombatantNamed, Combat as CombatNamed } from './battle';
import type { Piece, Position } from './play';

/** One side of a combat: its leading unit and its supporters. */
export interface Combatant {
  readonly leader: Piece;
  readonly supports: readonly Piece[];
}

/** Both sides of an assault, and the assaulted square. */
export interface Combat {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly to: number;
}

/** A unit that fights without support. */
export const alone = (leader: Piece): Combatant => ({ leader, supports: [] });

const combatantNamed = ({ leader, supports }: Combatant): CombatantNamed => ({
  leader: leader.id,
  supports: supports.map(({ id }) => id),
});

/** The combat in the form in which the battle keeps it while it is fought. */
export const combatNamed = ({ board }: Position, { attacker, defender, to }: Combat): CombatNamed => ({
  attacker: combatantNamed(attacker),
  defender: combatantNamed(defender),
  to: board.name(to),
});
