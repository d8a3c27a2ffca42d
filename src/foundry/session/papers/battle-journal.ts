import { errorText, SIDES, UnusableData } from '../../../core';
import { type BattleView, hasSecrets, type Save } from '../../../match';
import { isBattle, MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';
import { shareKeys } from '../keys/key-sharing';
import { ensureKey } from '../keys/keyring';
import type { SeatIds } from '../seats';
import { handChanges, handPage } from './battle-hands';
import { folderForPapers } from './folders';
import { positionChange, positionFlags, positionOn } from './position-page';
import {
  backupPage,
  continuation,
  hideRemains,
  isInPlain,
  makePages,
  newVolume,
  pageOf,
  recordIn as recordInVolume,
  sealOf,
  volumePages,
} from './record-volume';

/** The journal entry of a battle. */
export type BattleJournal = JournalEntry.Implementation;

/** What a journal says of its battle beside its pages: what it is called, and of which campaign it is one. */
export interface AboutBattle {
  readonly title: string;
  readonly campaign?: { readonly page: string; readonly battle: string };
}

/** A battle as its journal is to hold it. */
export interface Written {
  readonly save: Save;
  readonly view: BattleView;
  readonly seats: SeatIds;
}

/**
 * The journal entry of a battle: the pages of its record and the position to which that leads, for the game masters,
 * and for each side one with its hand, which only whoever commands the side may open besides.
 */
export async function createJournal(about: AboutBattle, written: Written): Promise<BattleJournal> {
  await needKey(written.save);
  const pages = newPages(written);
  const name = localize('PDC.windows.battleJournal.title', { title: about.title });
  const flags = { [MODULE_ID]: about };
  const folder = await folderForPapers();
  const data = { name, folder, ownership: forNobody(), pages, flags };
  const journal = await JournalEntry.create(data, ownWrite());
  if (!journal) throw new Error(localize('PDC.windows.session.noBattle'));
  return journal;
}

/** Sees to it that there is a key for what not everyone may know. */
async function needKey(save: Save): Promise<void> {
  if (!hasSecrets(save)) return;
  await ensureKey();
  // That others can't be given it now keeps nobody from playing: it is tried again.
  await shareKeys().catch((error: unknown) => console.error(error));
}

/** The pages of a battle that begins. */
export function newPages({ save, view, seats }: Written) {
  const volume = newVolume(save);
  const { seal } = volume;
  const hands = SIDES.map((side) => handPage(side, { save, view, seats, seal }));
  return [recordPage(volume.name), ...volume.pages, positionPage(save, volume.seal), ...hands];
}

const forNobody = () => ({ default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE });

/** The page that says by which volume the battle is played. */
const recordPage = (volume: string) => ({
  name: localize('PDC.windows.battleJournal.record'),
  ownership: forNobody(),
  text: { content: `<p>${localize('PDC.windows.battleJournal.keep')}</p>` },
  flags: { [MODULE_ID]: { page: 'record', volume } },
});

const positionPage = (save: Save, seal: string) => ({
  name: localize('PDC.windows.battleJournal.position'),
  ownership: forNobody(),
  flags: { [MODULE_ID]: positionFlags(save, seal) },
});

/**
 * Writes how a battle goes on from one save to the next; answers with the seal of its record. The line that is added
 * to the record is the commit: before it nothing has happened, and everything else can be written again from it.
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

/** Waits for what follows from a record: once its line stands there, nothing else that fails takes it back. */
async function afterCommit(journal: BattleJournal, seal: string, rest: Promise<void>): Promise<void> {
  try {
    await rest;
  } catch (error) {
    if (sealIn(journal.id ?? '') !== seal) throw error;
    console.error(error);
  }
}

/** Begins another volume: of a battle that an earlier version has written, or whose record is begun anew. */
async function beginVolume(
  journal: BattleJournal,
  before: Save | undefined,
  written: Written,
): Promise<string> {
  const record = pageOf(journal, 'record');
  const { volume: left, save: text } = record?.flags[MODULE_ID] ?? {};
  const { name, seal, pages } = newVolume(written.save, left && sealIn(journal.id ?? ''));
  // What an earlier version has written stays as it was.
  await makePages(journal, text ? [backupPage(text, hasSecrets(written.save)), ...pages] : pages);
  // Until now nothing has changed, from here on the battle is played by the new volume.
  if (record?.id) {
    const flags = { [MODULE_ID]: { volume: name, save: '' } };
    await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: record.id, flags }], ownWrite());
  } else await journal.createEmbeddedDocuments('JournalEntryPage', [recordPage(name)], ownWrite());
  await afterCommit(journal, seal, complete(journal, seal, written));
  // A record that has been shortened is not kept twice; one that was played by other rules stays.
  const isShortened = before?.start === written.save.start;
  const doomed = isShortened && left !== undefined && left !== name ? [...volumePages(journal, left)] : [];
  if (doomed.length > 0) await journal.deleteEmbeddedDocuments('JournalEntryPage', doomed, ownWrite());
  return seal;
}

/** Writes what follows from the record, as far as it is not so already: the position, and the hands. */
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

/** Whether a battle is played by this journal. */
export const isInPlay = (id: string): boolean =>
  game.combats.contents.some((combat) => isBattle(combat) && combat.system.journal === id);

/** The journals of battles that are gone. */
export const journalsPutAway = (): readonly BattleJournal[] =>
  game.journal.contents.filter((entry) => pageOf(entry, 'record') && !isInPlay(entry.id ?? ''));

/** The journal of a battle; undefined where the journal entry is missing or is none. */
export function journalOf(id: string): BattleJournal | undefined {
  const journal = game.journal.get(id);
  return pageOf(journal, 'record') && journal;
}

/**
 * What stands in the journal of a battle, in one word that changes whenever the record does; undefined where it is
 * missing or damaged, or was written by an earlier version.
 */
export function sealIn(id: string): string | undefined {
  try {
    return sealOf(game.journal.get(id));
  } catch {
    return undefined;
  }
}

/** The revision up to which chat has reported a battle. */
export function reportedIn(id: string): number {
  const { reported, told = 0 } = pageOf(game.journal.get(id), 'record')?.flags[MODULE_ID] ?? {};
  return reported ?? told;
}

/** Notes in the journal of a battle that chat has reported it up to a revision. */
export async function noteReported(id: string, reported: number): Promise<void> {
  const journal = game.journal.get(id);
  const page = pageOf(journal, 'record')?.id;
  if (!journal || !page) return;
  const flags = { [MODULE_ID]: { reported } };
  await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page, flags }], ownWrite());
}

/** Whether the papers of a battle can be read by everyone who looks for them, though not everyone may know what they say. */
export const isReadByAll = (id: string, save: Save): boolean => {
  const journal = game.journal.get(id);
  return journal !== undefined && isInPlain(journal, save);
};

/**
 * The record in the battle journal of a battle, still to be checked; without its position where that has to be played
 * again. Throws an Error that says what is missing.
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
