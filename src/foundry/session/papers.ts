import { SIDES, type Side } from '../../core';
import { type BattleView, type Save, type SecretHand, secretHand } from '../../match';
import { MODULE_ID, ownWrite, say } from '../documents';
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
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const pages = PAGES.map((page) => ({
    name:
      page === 'record'
        ? say('PDC.papers.record')
        : say('PDC.papers.hand', { side: view.state.sides[page].name }),
    ownership:
      page !== 'record' && seats[page] !== ''
        ? { default: NONE, [seats[page]]: OBSERVER }
        : { default: NONE },
    ...contentOf(page, save, view),
  }));
  const name = say('PDC.papers.title', { title });
  const papers = await JournalEntry.create({ name, ownership: { default: NONE }, pages }, ownWrite());
  if (!papers) throw new Error(say('PDC.session.noBattle'));
  return papers;
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

/** Writes what has changed into the papers: the record, and the hands that are not as they were. */
export async function writePapers(papers: Papers, save: Save, view: BattleView): Promise<void> {
  const changes = PAGES.flatMap((page) => {
    const id = pageOf(papers, page)?.id ?? undefined;
    const content = contentOf(page, save, view);
    const isSame = page !== 'record' && content.flags[MODULE_ID].hand === handText(papers, page);
    return id === undefined || isSame ? [] : [{ _id: id, ...content }];
  });
  await papers.updateEmbeddedDocuments('JournalEntryPage', changes, ownWrite());
}

/** What a page holds: for people in words, for the module as a flag. */
function contentOf(page: PageName, save: Save, view: BattleView) {
  if (page === 'record') {
    const content = `<p>${say('PDC.papers.keep')}</p>`;
    return { text: { content }, flags: { [MODULE_ID]: { page, save: JSON.stringify(save) } } };
  }
  const hand = secretHand(view.state, view.question, page);
  const cards = (hand?.cards ?? []).map((card) => `<li>${say(`PDC.command.${card}.title`)}</li>`);
  return {
    text: { content: `<ul>${cards.join('')}</ul>` },
    flags: { [MODULE_ID]: { page, hand: JSON.stringify(hand) } },
  };
}

/** The record in the papers of a battle, still to be checked. Throws an Error that says what is missing. */
export function recordIn(id: string): unknown {
  const papers = game.journal.get(id);
  const text = pageOf(papers, 'record')?.flags[MODULE_ID]?.save;
  if (text === undefined) throw new Error(say('PDC.session.noPapers', { papers: papers?.name ?? id }));
  return JSON.parse(text);
}

const handText = (papers: Papers | undefined, side: Side): string | undefined =>
  pageOf(papers, side)?.flags[MODULE_ID]?.hand;

/** What a side knows beyond what everyone does, as one text; undefined where there is nothing of the kind. */
export const handTextIn = (id: string, side: Side): string | undefined =>
  handText(game.journal.get(id), side);

/** The hand in such a text. */
export function handFrom(text: string | undefined): SecretHand | null {
  const hand: unknown = text === undefined ? null : JSON.parse(text);
  if (typeof hand !== 'object' || hand === null) return null;
  const { cards, answers }: Partial<SecretHand> = hand;
  return Array.isArray(cards) && Array.isArray(answers) ? { cards, answers } : null;
}
