import type { Deed, Open } from '../../core';

/** What a battle's record holds, as far as a game master may go back in it. */
export interface BattleDeeds {
  /** The deeds that still count, oldest first. */
  readonly deeds: readonly Deed[];
  /** The order in whose middle a question is open. */
  readonly open: Open | null;
}
