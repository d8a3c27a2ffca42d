import { type ParkedCards, SIDES, type Side, UnusableData } from '../../core';
import { type BattleView, type Save, type SecretHand, secretHand } from '../../match';
import { isBattle, MODULE_ID, ownWrite, say } from '../documents';
import type { SeatIds } from './seats';

type Papers = JournalEntry.Implementation;

const PAGES = ['record', ...SIDES] as const;
type PageName = (typeof PAGES)[number];

const pageOf = (papers: Papers | undefined, page: PageName) =>
  papers?.pages.contents.find(({ flags }) => flags[MODULE_ID]?.page === page);

/**
 * The journal entry of a battle: a page with the whole record for the game masters, and for each side one with
 * its hand, which only whoever commands the side may open besides.
 */
export async function makePapers(
  title: string,
  save: Save,
  view: BattleView,
  seats: SeatIds,
): Promise<Papers> {
  const pages = PAGES.map((page) => pageData(page, save, view, seats));
  const name = say('PDC.papers.title', { title });
  const ownership = { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE };
  const flags = { [MODULE_ID]: { title } };
  const papers = await JournalEntry.create({ name, ownership, pages, flags }, ownWrite());
  if (!papers) throw new Error(say('PDC.session.noBattle'));
  return papers;
}

/** A page as it is made. */
function pageData(page: PageName, save: Save, view: BattleView, seats: SeatIds) {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const owner = page === 'record' ? '' : seats[page];
  const name =
    page === 'record'
      ? say('PDC.papers.record')
      : say('PDC.papers.hand', { side: view.state.sides[page].name });
  const ownership = owner === '' ? { default: NONE } : { default: NONE, [owner]: OBSERVER };
  return { name, ownership, ...contentOf(page, save, view) };
}

/** Hands the page of a side from one user to another; an empty id is the game master, who sees every page. */
export async function passHand(id: string, side: Side, before: string, now: string): Promise<void> {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const papers = game.journal.get(id);
  const page = pageOf(papers, side)?.id;
  if (!papers || !page) throw new Error(say('PDC.session.noPapers', { papers: papers?.name ?? id }));
  const ownership = { ...(before !== '' && { [before]: NONE }), ...(now !== '' && { [now]: OBSERVER }) };
  await papers.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page, ownership }], ownWrite());
}

/** The record of a battle as its papers keep it. */
export const recordText = (save: Save): string => JSON.stringify(save);

/** Writes what has changed into the papers: the record, and the hands that are not as they were. */
export async function writePapers(
  papers: Papers,
  save: Save,
  view: BattleView,
  seats: SeatIds,
): Promise<void> {
  const record = pageOf(papers, 'record')?.id;
  if (!record) throw noRecord(papers.name);
  const lost = SIDES.filter((side) => !pageOf(papers, side));
  if (lost.length > 0) {
    const pages = lost.map((side) => pageData(side, save, view, seats));
    await papers.createEmbeddedDocuments('JournalEntryPage', pages, ownWrite());
  }
  const changes = PAGES.flatMap((page) => {
    const id = pageOf(papers, page)?.id ?? undefined;
    const content = contentOf(page, save, view);
    const isSame = page !== 'record' && content.flags[MODULE_ID].hand === handText(papers, page);
    return id === undefined || isSame ? [] : [{ _id: id, ...content }];
  });
  const written = await papers.updateEmbeddedDocuments('JournalEntryPage', changes, ownWrite());
  // Another module may have said no.
  if (!written?.some(({ id }) => id === record)) throw new Error(say('PDC.session.notKept'));
}

const noRecord = (papers: string): UnusableData =>
  new UnusableData(papers, [say('PDC.session.noPapers', { papers })]);

/** What a page holds: for people in words, for the module as a flag. */
function contentOf(page: PageName, save: Save, view: BattleView) {
  if (page === 'record') {
    const content = `<p>${say('PDC.papers.keep')}</p>`;
    return { text: { content }, flags: { [MODULE_ID]: { page, save: recordText(save) } } };
  }
  const hand = secretHand(view.state, view.question, page);
  const cards = (hand?.cards ?? []).map((card) => `<li>${say(`PDC.command.${card}.title`)}</li>`);
  return {
    text: { content: `<ul>${cards.join('')}</ul>` },
    flags: { [MODULE_ID]: { page, hand: JSON.stringify(hand) } },
  };
}

/** Whether a battle is played by these papers. */
export const isInPlay = (id: string): boolean =>
  game.combats.contents.some((combat) => isBattle(combat) && combat.system.papers === id);

/** The papers of battles that are gone. */
export const papersPutAway = (): readonly Papers[] =>
  game.journal.contents.filter((entry) => pageOf(entry, 'record') && !isInPlay(entry.id ?? ''));

/** The papers of a battle; undefined where the journal entry is missing or is none. */
export function papersOf(id: string): Papers | undefined {
  const papers = game.journal.get(id);
  return pageOf(papers, 'record') && papers;
}

/** The record in the papers of a battle as it was written; undefined where it is missing. */
export const recordTextIn = (id: string): string | undefined =>
  pageOf(game.journal.get(id), 'record')?.flags[MODULE_ID]?.save;

/** The revision up to which chat has told what is in the papers of a battle. */
export const toldIn = (id: string): number =>
  pageOf(game.journal.get(id), 'record')?.flags[MODULE_ID]?.told ?? 0;

/** Notes in the papers of a battle that chat has told it up to a revision. */
export async function noteTold(id: string, told: number): Promise<void> {
  const papers = game.journal.get(id);
  const page = pageOf(papers, 'record')?.id;
  if (!papers || !page) return;
  const flags = { [MODULE_ID]: { told } };
  await papers.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page, flags }], ownWrite());
}

/** The record in the papers of a battle, still to be checked. Throws an Error that says what is missing. */
export function recordIn(id: string): unknown {
  const papers = game.journal.get(id);
  const text = recordTextIn(id);
  const place = papers?.name ?? id;
  if (text === undefined) throw noRecord(place);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableData(place, [error instanceof Error ? error.message : String(error)]);
  }
}

const handText = (papers: Papers | undefined, side: Side): string | undefined =>
  pageOf(papers, side)?.flags[MODULE_ID]?.hand;

/** What a side knows beyond what everyone does, as one text; undefined where there is nothing of the kind. */
export const handTextIn = (id: string, side: Side): string | undefined =>
  handText(game.journal.get(id), side);

/** The hand in such a text. */
export function handFrom(text: string | undefined): SecretHand | null {
  const hand: unknown = text === undefined ? null : parsed(text);
  if (typeof hand !== 'object' || hand === null) return null;
  const { cards, answers, parked }: Partial<SecretHand> = hand;
  if (!Array.isArray(cards) || !Array.isArray(answers)) return null;
  return { cards, answers, ...(isParked(parked) && { parked }) };
}

const isParked = (parked: unknown): parked is ParkedCards =>
  typeof parked === 'object' && parked !== null && Object.values(parked).every(Array.isArray);

/** A hand that can't be read is one that nobody knows: the battle itself is not the worse for it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
