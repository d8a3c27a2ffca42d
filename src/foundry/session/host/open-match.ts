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
} from '../papers/battle-journal';

/** A request that this client can't decide on, with the key of the reason. */
export class NotDecided extends Error {}

/** A match as this client knows it. */
export interface OpenMatch {
  readonly rules: Ruleset;
  readonly match: Match;
  readonly lesson: Lesson | undefined;
  /** What its journal says of the battle beside its pages. */
  readonly about: AboutBattle;
  /** The seal of the record that it stands for: under any other one another client has written. */
  seal: string | undefined;
  /** What the record comes to; undefined where it has to be begun anew: lost, or by earlier rules or an earlier version. */
  kept: Save | undefined;
  /** The rules have changed since the record was begun: the players are told once it has been begun anew. */
  readonly notice: SaveRead['notice'];
  /** Pages of its record have been thrown away: the players' game master is told once they have been made again. */
  isLost: boolean;
}

/** What a journal says of its battle. */
export function aboutIn(combat: BattleCombat): AboutBattle {
  const { title, campaign } = game.journal.get(combat.system.journal)?.flags[MODULE_ID] ?? {};
  return { title: title ?? combat.scene?.name ?? '', ...(campaign && { campaign }) };
}

/** Writes the record on; rejects where another client has done so at the same time, or a module has said no. */
export async function writeOn(journal: BattleJournal, opened: OpenMatch, written: Written): Promise<void> {
  const seal = await writeJournal(journal, opened.kept, written);
  const now = sealIn(journal.id ?? '');
  if (now !== seal && now === opened.seal) throw new Error(localize('PDC.windows.session.notKept'));
  if (now !== seal) throw new NotDecided('stale');
  opened.seal = seal;
  opened.kept = written.save;
}

/** Puts right what of the papers is not as the match is: lost pages too, and the whole journal entry. */
export async function restorePapers(
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
    // A battle that was deleted meanwhile has taken its papers with it, but not these.
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

/** Tells everybody that a battle goes on by other rules. */
async function tellPlayers({ title }: AboutBattle): Promise<void> {
  const text = localize('PDC.windows.session.rules-changed-told', { title: foundry.utils.escapeHTML(title) });
  await ChatMessage.create({ content: `<p>${text}</p>` });
}
