import type { RollQuery, Ruleset } from '../../core';
import type { CardReport } from '../battle';

/** What the session needs from dice and chat. */
export interface SessionPorts {
  /** Rolls the dice of the table, silently; answers with as many faces as the query counts. */
  roll(rules: Ruleset, query: RollQuery): Promise<readonly string[]>;
  /** Shows everyone what has happened. */
  tell(cardReport: CardReport): Promise<void>;
  /** Whether everyone has been told what a battle came to at a revision. */
  isTold(battle: string, rules: Ruleset, revision: number): boolean;
}
