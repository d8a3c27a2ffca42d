import { errorText, type ParkedCards, SIDES, type Side, UnusableData } from '../../core';
import { type BattleView, type Save, type SecretHand, secretHand } from '../../match';
import { isBattle, MODULE_ID, ownWrite } from '../documents';
import { localize } from '../texts';
import type { SeatIds } from './seats';

type BattleJournal = JournalEntry.Implementation;

const PAGES = ['record', ...SIDES] as const;
type PageName = (typeof PAGES)[number];

const pageOf = (journal: BattleJournal | undefined, page: PageName) =>
  journal?.pages.contents.find(({ flags }) => flags[MODULE_ID]?.page === page);

/**
 * The journal entry of a battle: a page with the whole record for the game masters, and for each side one with
 * its hand, which only whoever commands the side may open besides.
 */
export async function createJournal(
  about: { readonly title: string; readonly campaign?: { readonly page: string; readonly battle: string } },
  save: Save,
  view: BattleView,
  seats: SeatIds,
): Promise<BattleJournal> {
  const pages = PAGES.map((page) => pageData(page, save, view, seats));
  const name = localize('PDC.battleJournal.title', { title: about.title });
  const ownership = { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE };
  const flags = { [MODULE_ID]: about };
  const journal = await JournalEntry.create({ name, ownership, pages, flags }, ownWrite());
  if (!journal) throw new Error(localize('PDC.session.noBattle'));
  return journal;
}

/** A page as it is made. */
function pageData(page: PageName, save: Save, view: BattleView, seats: SeatIds) {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const owner = page === 'record' ? '' : seats[page];
  const name =
    page === 'record'
      ? localize('PDC.battleJournal.record')
      : localize('PDC.battleJournal.hand', { side: view.state.sides[page].name });
  const ownership = owner === '' ? { default: NONE } : { default: NONE, [owner]: OBSERVER };
  return { name, ownership, ...contentOf(page, save, view) };
}

/** Hands the page of a side from one user to another; an empty id is the game master, who sees every page. */
export async function passHand(id: string, side: Side, before: string, now: string): Promise<void> {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const journal = game.journal.get(id);
  const page = pageOf(journal, side)?.id;
  if (!journal || !page)
    throw new Error(localize('PDC.session.noBattleJournal', { journal: journal?.name ?? id }));
  const ownership = { ...(before !== '' && { [before]: NONE }), ...(now !== '' && { [now]: OBSERVER }) };
  await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page, ownership }], ownWrite());
}

/** The record of a battle as its journal keeps it. */
export const recordText = (save: Save): string => JSON.stringify(save);

/** Writes what has changed into the battle journal: the record, and the hands that are not as they were. */
export async function writeJournal(
  journal: BattleJournal,
  save: Save,
  view: BattleView,
  seats: SeatIds,
): Promise<void> {
  const record = pageOf(journal, 'record')?.id;
  if (!record) throw noRecord(journal.name);
  const lost = SIDES.filter((side) => !pageOf(journal, side));
  if (lost.length > 0) {
    const pages = lost.map((side) => pageData(side, save, view, seats));
    await journal.createEmbeddedDocuments('JournalEntryPage', pages, ownWrite());
  }
  const changes = PAGES.flatMap((page) => {
    const id = pageOf(journal, page)?.id ?? undefined;
    const content = contentOf(page, save, view);
    const isSame = page !== 'record' && content.flags[MODULE_ID].hand === handText(journal, page);
    return id === undefined || isSame ? [] : [{ _id: id, ...content }];
  });
  const written = await journal.updateEmbeddedDocuments('JournalEntryPage', changes, ownWrite());
  // Another module may have said no.
  if (!written?.some(({ id }) => id === record)) throw new Error(localize('PDC.session.notKept'));
}

const noRecord = (journal: string): UnusableData =>
  new UnusableData(journal, [localize('PDC.session.noBattleJournal', { journal })]);

/** What a page holds: for people in words, for the module as a flag. */
function contentOf(page: PageName, save: Save, view: BattleView) {
  if (page === 'record') {
    const content = `<p>${localize('PDC.battleJournal.keep')}</p>`;
    return { text: { content }, flags: { [MODULE_ID]: { page, save: recordText(save) } } };
  }
  const hand = secretHand(view.state, view.question, page);
  const cards = (hand?.cards ?? []).map((card) => `<li>${localize(`PDC.command.${card}.title`)}</li>`);
  return {
    text: { content: `<ul>${cards.join('')}</ul>` },
    flags: { [MODULE_ID]: { page, hand: JSON.stringify(hand) } },
  };
}

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

/** The record in the battle journal of a battle as it was written; undefined where it is missing. */
export const recordTextIn = (id: string): string | undefined =>
  pageOf(game.journal.get(id), 'record')?.flags[MODULE_ID]?.save;

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

/** The record in the battle journal of a battle, still to be checked. Throws an Error that says what is missing. */
export function recordIn(id: string): unknown {
  const journal = game.journal.get(id);
  const text = recordTextIn(id);
  const place = journal?.name ?? id;
  if (text === undefined) throw noRecord(place);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableData(place, [errorText(error)]);
  }
}

const handText = (journal: BattleJournal | undefined, side: Side): string | undefined =>
  pageOf(journal, side)?.flags[MODULE_ID]?.hand;

/** What a side knows beyond what everyone does, as one text; undefined where there is nothing of the kind. */
export const handTextIn = (id: string, side: Side): string | undefined =>
  handText(game.journal.get(id), side);

/** The hand in such a text. */
export function handFrom(text: string | undefined): SecretHand | null {
  const hand: unknown = text === undefined ? null : parsedOrNull(text);
  if (typeof hand !== 'object' || hand === null) return null;
  const { cards, answers, parked }: Partial<SecretHand> = hand;
  if (!Array.isArray(cards) || !Array.isArray(answers)) return null;
  return { cards, answers, ...(isParked(parked) && { parked }) };
}

const isParked = (parked: unknown): parked is ParkedCards =>
  typeof parked === 'object' && parked !== null && Object.values(parked).every(Array.isArray);

/** What was kept as JSON; null for what can't be read, which is then as if nobody knew it: the battle itself goes on. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
