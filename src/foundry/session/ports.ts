import type { DrawQuery, RollQuery, Ruleset } from '../../core';
import type { CardReport } from '../battle';

/** What the session needs from dice and chat. */
export interface SessionPorts {
  /** Rolls the dice of the table, silently; answers with as many faces as the query counts. */
  roll(rules: Ruleset, query: RollQuery): Promise<readonly string[]>;
  /** Shows everyone what has happened, as a card in chat. */
  writeCard(cardReport: CardReport): Promise<void>;
  /** Whether chat has a card of what a battle came to at a revision. */
  isCardWritten(battle: string, rules: Ruleset, revision: number): boolean;
}

/** Draws cards unseen, by dice that nobody is shown. */
export async function drawCards({ pile, count }: DrawQuery): Promise<readonly string[]> {
  const left = [...pile];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const { total = 1 } = await new Roll(`1d${left.length}`).evaluate();
    drawn.push(...left.splice(total - 1, 1));
  }
  return drawn;
}
