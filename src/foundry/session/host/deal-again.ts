import { dealtAnew, newSave, publicView, readView, viewOf } from '../../../match';
import { type BattleCombat, ownWrite, shownFrom, unshownOf } from '../../documents';
import { localize } from '../../texts';
import type { BattleStore } from '../battle-store';
import { journalOf, writeJournal } from '../journal/battle-journal';
import { isLockedIn } from '../journal/is-locked';
import { drawFrom } from './draw-cards';

/**
 * Begins the record of a battle again from its public view, with new cards for the hidden ones; an order with an open
 * question is undone. The unreadable record stays in the journal. Rejects with an Error if it can be read.
 */
export async function dealAgain(combat: BattleCombat, store: BattleStore): Promise<void> {
  const { system } = combat;
  const journal = journalOf(system.journal);
  if (!journal || !isLockedIn(combat)) throw new Error(localize('PDC.windows.secrets.notLocked'));
  const game = store.rulesOf(system.ruleset);
  const { rules, state, open, revision } = readView(game, shownFrom(system));
  const start = await dealtAnew(rules, open?.from ?? state, drawFrom);
  const save = { ...newSave(rules, start), revision: revision + 1 };
  const view = viewOf(rules, save);
  await writeJournal(journal, undefined, { save, view, seats: system.seats });
  await combat.update({ system: unshownOf(system, publicView(view)) }, ownWrite());
}
