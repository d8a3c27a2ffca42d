import type { Combatant as CombatantNamed, Combat as CombatNamed } from './battle';
import type { Piece, Position } from './play';

/** One side of a combat: who leads and who supports. */
export interface Combatant {
  readonly leader: Piece;
  readonly supports: readonly Piece[];
}

/** Both sides of an assault, and the square that is attacked. */
export interface Combat {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly to: number;
}

/** A unit that fights without anybody's support. */
export const alone = (leader: Piece): Combatant => ({ leader, supports: [] });

const combatantNamed = ({ leader, supports }: Combatant): CombatantNamed => ({
  leader: leader.id,
  supports: supports.map(({ id }) => id),
});

/** The combat as the battle remembers it while it is fought. */
export const combatNamed = ({ board }: Position, { attacker, defender, to }: Combat): CombatNamed => ({
  attacker: combatantNamed(attacker),
  defender: combatantNamed(defender),
  to: board.name(to),
});
