import { errorText, SIDES, UnusableData } from '../../../core';
import { type BattleView, hasSecrets, type Save } from '../../../match';
import { isBattle, MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';
import { shareKeys } from '../keys/key-sharing';
import { ensureKey } from '../keys/keyring';
import type { SeatIds } from '../seats';
import { handChanges, handPage } from './battle-hands';
import { folderForJournals } from './folders';
import { positionChange, positionFlags, positionOn } from './position-page';
import {
  backupPage,
  continuation,
  hideRemains,
  isInPlain,
  makePages,
  newVolume,
  onlyForGms,
  pageOf,
  recordIn as recordInVolume,
  sealOf,
  volumePages,
} from './record-pages';

/** The journal entry of a battle. */
export type BattleJournal = JournalEntry.Implementation;

/** The origin of a branch: the id of the battle it came from, and the title that all its branches are named after. */
export interface BranchOf {
  readonly battle: string;
  readonly title: string;
}

/** The data about a battle in its journal, apart from the pages: its title, and what it belongs to. */
export interface AboutBattle {
  readonly title: string;
  readonly campaign?: { readonly page: string; readonly battle: string };
  readonly branchOf?: BranchOf;
  /** The journal entry of the evening that it is prepared for. */
  readonly evening?: string;
}

/** The data of a battle to write to its journal. */
export interface Written {
  readonly save: Save;
  readonly view: BattleView;
  readonly seats: SeatIds;
}

/**
 * Creates the journal entry of a battle: the pages of its record and the resulting position, for GMs, and for each side
 * a page with its hand, which only the side's commander may open besides.
 */
export async function createJournal(about: AboutBattle, written: Written): Promise<BattleJournal> {
  await needKey(written.save);
  const pages = newPages(written);
  const name = localize('PDC.windows.battleJournal.title', { title: about.title });
  const flags = { [MODULE_ID]: about };
  const folder = await folderForJournals();
  const data = { name, folder, ownership: onlyForGms(), pages, flags };
  const journal = await JournalEntry.create(data, ownWrite());
  if (!journal) throw new Error(localize('PDC.windows.session.noBattle'));
  return journal;
}

/** Makes sure that there is a key for hidden information. */
async function needKey(save: Save): Promise<void> {
  if (!hasSecrets(save)) return;
  await ensureKey();
  // A failure to share the key must not stop play: it is tried again.
  await shareKeys().catch((error: unknown) => console.error(error));
}

/** The pages of a new battle. */
export function newPages({ save, view, seats }: Written) {
  const volume = newVolume(save);
  const { seal } = volume;
  const hands = SIDES.map((side) => handPage(side, { save, view, seats, seal }));
  return [recordPage(volume.name), ...volume.pages, positionPage(save, volume.seal), ...hands];
}

/** The page that names the volume with which the battle is played. */
const recordPage = (volume: string) => ({
  name: localize('PDC.windows.battleJournal.record'),
  ownership: onlyForGms(),
  text: { content: `<p>${localize('PDC.windows.battleJournal.keep')}</p>` },
  flags: { [MODULE_ID]: { page: 'record', volume } },
});

const positionPage = (save: Save, seal: string) => ({
  name: localize('PDC.windows.battleJournal.position'),
  ownership: onlyForGms(),
  flags: { [MODULE_ID]: positionFlags(save, seal) },
});

/**
 * Writes the change of a battle from one save to the next; returns the seal of its record. The line added to the record
 * is the commit: before it nothing has happened, and everything else can be restored from it.
 */
export async function writeJournal(
  journal: BattleJournal,
  before: Save | undefined,
  written: Written,
): Promise<string> {
  await needKey(written.save);
  const next = before && continuation(journal, before, written.save);
  if (!next) return beginVolume(journal, before, written);
  const { seal, made, change } = next;
  if (made) await makePages(journal, [made]);
  await afterCommit(journal, seal, complete(journal, seal, written, change ? [change] : []));
  return seal;
}

/** Waits for the writes that follow from a record: once its line is written, no later failure undoes it. */
async function afterCommit(journal: BattleJournal, seal: string, rest: Promise<void>): Promise<void> {
  try {
    await rest;
  } catch (error) {
    if (sealIn(journal.id ?? '') !== seal) throw error;
    console.error(error);
  }
}

/** Begins another volume, for a battle written by an earlier version, or if its record is begun again. */
async function beginVolume(
  journal: BattleJournal,
  before: Save | undefined,
  written: Written,
): Promise<string> {
  const record = pageOf(journal, 'record');
  const { volume: left, save: text } = record?.flags[MODULE_ID] ?? {};
  const { name, seal, pages } = newVolume(written.save, left && sealIn(journal.id ?? ''));
  // Text written by an earlier version is kept.
  await makePages(journal, text ? [backupPage(text, hasSecrets(written.save)), ...pages] : pages);
  // Nothing has changed up to here; from now on the battle is played with the new volume.
  if (record?.id) {
    const flags = { [MODULE_ID]: { volume: name, save: '' } };
    await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: record.id, flags }], ownWrite());
  } else await journal.createEmbeddedDocuments('JournalEntryPage', [recordPage(name)], ownWrite());
  await afterCommit(journal, seal, complete(journal, seal, written));
  // A shortened record is not kept twice; one that was played with other rules is kept.
  const isShortened = before?.start === written.save.start;
  const doomed = isShortened && left !== undefined && left !== name ? [...volumePages(journal, left)] : [];
  if (doomed.length > 0) await journal.deleteEmbeddedDocuments('JournalEntryPage', doomed, ownWrite());
  return seal;
}

/** Writes the position and the hands that follow from the record, if they have changed. */
export async function complete(
  journal: BattleJournal,
  seal: string,
  { save, view, seats }: Written,
  first: readonly { readonly _id: string; readonly flags: object }[] = [],
): Promise<void> {
  const page = pageOf(journal, 'position');
  const position = page && positionChange(page.flags[MODULE_ID] ?? {}, positionFlags(save, seal));
  const changes = [
    ...first,
    ...(page?.id && position ? [{ _id: page.id, flags: { [MODULE_ID]: position } }] : []),
    ...handChanges(journal, { save, view, seats, seal }),
  ];
  if (changes.length > 0) {
    await journal.updateEmbeddedDocuments('JournalEntryPage', changes as never, ownWrite());
  }
  const hands = SIDES.filter((side) => !pageOf(journal, side));
  const lost = [
    ...(page ? [] : [positionPage(save, seal)]),
    ...hands.map((side) => handPage(side, { save, view, seats, seal })),
  ];
  if (lost.length > 0) await journal.createEmbeddedDocuments('JournalEntryPage', lost, ownWrite());
  if (hasSecrets(save)) await hideRemains(journal);
}

const noRecord = (journal: string): UnusableData =>
  new UnusableData(journal, [localize('PDC.windows.session.noBattleJournal', { journal })]);

/** True if a battle is played with this journal. */
export const isInPlay = (id: string): boolean =>
  game.combats.contents.some((combat) => isBattle(combat) && combat.system.journal === id);

/** The journals of battles that no longer exist. */
export const archivedJournals = (): readonly BattleJournal[] =>
  game.journal.contents.filter((entry) => pageOf(entry, 'record') && !isInPlay(entry.id ?? ''));

/** The journal of a battle; undefined if the journal entry is missing or is not a battle journal. */
export function journalOf(id: string): BattleJournal | undefined {
  const journal = game.journal.get(id);
  return pageOf(journal, 'record') && journal;
}

/**
 * The seal of a battle's record, which changes whenever the record does; undefined if the record is missing or damaged,
 * or was written by an earlier version.
 */
export function sealIn(id: string): string | undefined {
  try {
    return sealOf(game.journal.get(id));
  } catch {
    return undefined;
  }
}

/** The last revision of a battle that chat has reported. */
export function reportedIn(id: string): number {
  const { reported, told = 0 } = pageOf(game.journal.get(id), 'record')?.flags[MODULE_ID] ?? {};
  return reported ?? told;
}

/** Saves in the journal of a battle the last revision that chat has reported. */
export async function noteReported(id: string, reported: number): Promise<void> {
  const journal = game.journal.get(id);
  const page = pageOf(journal, 'record')?.id;
  if (!journal || !page) return;
  const flags = { [MODULE_ID]: { reported } };
  await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page, flags }], ownWrite());
}

/** True if the battle journal holds hidden information that any user could read. */
export const isReadByAll = (id: string, save: Save): boolean => {
  const journal = game.journal.get(id);
  return journal !== undefined && isInPlain(journal, save);
};

/**
 * The record in the battle journal, not yet checked; without a position if it must be replayed. Throws an Error that
 * names what is missing.
 */
export function recordIn(id: string): object {
  const journal = game.journal.get(id);
  const place = journal?.name ?? id;
  const { save: text } = pageOf(journal, 'record')?.flags[MODULE_ID] ?? {};
  const record = journal && recordInVolume(journal);
  if (record) {
    const state = positionOn(pageOf(journal, 'position')?.flags[MODULE_ID] ?? {}, sealOf(journal) ?? '');
    return { ...record, ...(state !== undefined && { state }) };
  }
  if (!text) throw noRecord(place);
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    throw new UnusableData(place, [errorText(error)]);
  }
}
