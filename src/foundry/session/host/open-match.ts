import type { Lesson, Ruleset } from '../../../core';
import type { BattleView, Match, Save, SaveRead } from '../../../match';
import { type BattleCombat, MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';
import {
  type AboutBattle,
  type BattleJournal,
  complete,
  createJournal,
  sealIn,
  type Written,
  writeJournal,
} from '../journal/battle-journal';

/** An error for a request that this client can't decide, with the key of the reason. */
export class NotDecided extends Error {}

/** The window of a battle's host, as far as it is asked. */
export interface DecidingWindow {
  /** True as long as it decides. */
  readonly isHere: boolean;
  /** Called after each request, when the match is as the record has it. */
  decided(): void;
}

/** A match as known to this client. */
export interface OpenMatch {
  readonly rules: Ruleset;
  readonly match: Match;
  readonly lesson: Lesson | undefined;
  /** The data about the battle in its journal, apart from the pages. */
  readonly about: AboutBattle;
  /** The seal of the record that it stands for: any other seal means that another client has written. */
  seal: string | undefined;
  /**
   * The save that the record leads to; undefined if the record must be begun again: it was lost, or made with earlier
   * rules or an earlier version.
   */
  kept: Save | undefined;
  /** Set if the rules have changed since the record was begun: the players are told once it has been begun again. */
  readonly notice: SaveRead['notice'];
  /** True if pages of its record were deleted: the GM is told once they have been restored. */
  isLost: boolean;
}

/** The data about a battle in its journal, apart from the pages. */
export function aboutIn(combat: BattleCombat): AboutBattle {
  const { title, campaign } = game.journal.get(combat.system.journal)?.flags[MODULE_ID] ?? {};
  return { title: title ?? combat.scene?.name ?? '', ...(campaign && { campaign }) };
}

/** Continues the record; rejects if another client has done so at the same time, or a module has prevented it. */
export async function writeOn(journal: BattleJournal, opened: OpenMatch, written: Written): Promise<void> {
  const seal = await writeJournal(journal, opened.kept, written);
  const now = sealIn(journal.id ?? '');
  if (now !== seal && now === opened.seal) throw new Error(localize('PDC.windows.session.notKept'));
  if (now !== seal) throw new NotDecided('stale');
  opened.seal = seal;
  opened.kept = written.save;
}

/**
 * Restores everything in the battle journal that differs from the match: lost pages too, or the whole journal entry.
 */
export async function restoreJournal(
  combat: BattleCombat,
  opened: OpenMatch,
  view: BattleView,
): Promise<void> {
  const written = { save: opened.match.save, view, seats: combat.system.seats };
  const journal = game.journal.get(combat.system.journal);
  const { seal, kept } = opened;
  if (journal && seal !== undefined && kept) return complete(journal, seal, written);
  if (journal) {
    await writeOn(journal, opened, written);
  } else {
    const made = await createJournal(opened.about, written);
    // Deleting the battle meanwhile has deleted its journal, but not this new one.
    if (!game.combats.get(combat.id ?? '')) return void (await made.delete(ownWrite()));
    const id = made.id ?? '';
    await combat.update({ system: { journal: id } }, ownWrite());
    opened.seal = sealIn(id);
    opened.kept = written.save;
  }
  if (opened.notice && !opened.isLost) await tellPlayers(opened.about);
  if (opened.isLost) ui.notifications.warn(localize('PDC.windows.session.papersMadeAgain'));
  opened.isLost = false;
}

/** Tells all users that a battle continues with other rules. */
async function tellPlayers({ title }: AboutBattle): Promise<void> {
  const text = localize('PDC.windows.session.rules-changed-told', { title: foundry.utils.escapeHTML(title) });
  await ChatMessage.create({ content: `<p>${text}</p>` });
}
