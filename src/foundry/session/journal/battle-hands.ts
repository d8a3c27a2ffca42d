import { type ParkedCards, SIDES, type Side } from '../../../core';
import {
  type BattleView,
  hasSecrets,
  LONGEST_CARD,
  publicState,
  type Save,
  type SecretHand,
  secretHand,
} from '../../../match';
import { MODULE_ID, ownWrite } from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';
import { localize } from '../../texts';
import { bytesFor } from '../keys/bytes-for';
import { hiddenText, shownText } from '../keys/cipher';
import { handSecret, heldKeys, ownHandSecret, writingKey } from '../keys/keyring';
import { isHidden, signed, unsigned } from '../keys/record-script';
import type { SeatIds } from '../seats';
import { pageOf } from './record-pages';

type BattleJournal = JournalEntry.Implementation;

/** The data that the hands of a battle are written from: its position, its commanders, and the seal of its record. */
export interface HandsWritten {
  readonly save: Save;
  readonly view: BattleView;
  readonly seats: SeatIds;
  readonly seal: string;
}

/** The most answers that only the side asked may know: two cards, one of which is kept. */
const MOST_ANSWERS = 2;

/** A new page of a side: only its commander and GMs may open it. */
export function handPage(side: Side, written: HandsWritten) {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const owner = written.seats[side];
  return {
    name: localize('PDC.windows.battleJournal.hand', { side: written.view.state.sides[side].name }),
    ownership: owner === '' ? { default: NONE } : { default: NONE, [owner]: OBSERVER },
    text: { content: handText() },
    flags: { [MODULE_ID]: { page: side, ...handFlags(side, written) } },
  };
}

/** The text on the page of a side, which says that its cards are shown elsewhere. */
const handText = (): string => `<p>${localize('PDC.windows.battleJournal.handHidden')}</p>`;

/** The module's flags on the page of a side. */
interface HandFlags {
  /** The hand, readable by the commander of the side and by GMs; by all users if nothing is secret. */
  readonly hand: string;
  /** The user for whom it was encrypted. */
  readonly owner: string;
  /** The seal of the record that leads to it. */
  readonly at: string;
}

function handFlags(side: Side, { save, view, seats, seal }: HandsWritten): HandFlags {
  const owner = seats[side];
  const hand = secretHand(view.state, view.question, side);
  if (!hand || !hasSecrets(save)) return { hand: JSON.stringify(hand), owner, at: '' };
  const key = writingKey();
  const shown = secretHand(publicState(view.state), null, side);
  // The length must not reveal that there are answers beyond the public ones.
  const bytes = bytesFor(JSON.stringify(shown)) + MOST_ANSWERS * LONGEST_CARD;
  const text = hiddenText(handSecret(key, owner), JSON.stringify(hand), placeOf(side, seal), bytes);
  return { hand: signed(key.name, text), owner, at: seal };
}

const placeOf = (side: Side, seal: string): string => `hand ${side} ${seal}`;

/** The changes to those pages of the sides that do not show the current hands. */
export const handChanges = (journal: BattleJournal, written: HandsWritten) =>
  SIDES.flatMap((side) => {
    const page = pageOf(journal, side);
    if (!page?.id) return [];
    const flags = handFlags(side, written);
    const { hand, owner, at } = page.flags[MODULE_ID] ?? {};
    if (hand === flags.hand && (flags.at === '' || (owner === flags.owner && at === flags.at))) return [];
    // Earlier versions wrote the cards there.
    const text = isHidden(hand) ? {} : { text: { content: handText() } };
    return [{ _id: page.id, ...text, flags: { [MODULE_ID]: flags } }];
  });

/**
 * Moves the page of a side from one user to another; an empty id is the GM, who sees every page. The host writes its
 * cards again for the new user; standing orders end.
 */
export async function passHand(id: string, side: Side, before: string, now: string): Promise<void> {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const journal = game.journal.get(id);
  const page = pageOf(journal, side);
  if (!journal || !page?.id)
    throw new Error(localize('PDC.windows.session.noBattleJournal', { journal: journal?.name ?? id }));
  const ownership = { ...(before !== '' && { [before]: NONE }), ...(now !== '' && { [now]: OBSERVER }) };
  const { hand, standing } = page.flags[MODULE_ID] ?? {};
  const emptied = { ...(isHidden(hand) && { hand: '' }), ...(standing && { standing: '' }) };
  const flags = Object.keys(emptied).length > 0 ? { flags: { [MODULE_ID]: emptied } } : {};
  await journal.updateEmbeddedDocuments(
    'JournalEntryPage',
    [{ _id: page.id, ownership, ...flags }],
    ownWrite(),
  );
}

/** The hidden information of a side, as one text; undefined if there is none, or if this client may not see it. */
export const handTextIn = (journal: BattleJournal | undefined, side: Side): string | undefined => {
  const { hand, owner = '', at = '' } = pageOf(journal, side)?.flags[MODULE_ID] ?? {};
  return isHidden(hand) ? openedFor(owner, hand, placeOf(side, at)) : hand;
};

/** The hands that were decrypted last, since they are needed often. */
const opened = new Map<string, string>();
const REMEMBERED = 8;

/** A text that was locked for a user; undefined if this browser may not or can't read it. */
export function openedFor(owner: string, text: string, place: string): string | undefined {
  const { name, hidden } = unsigned(text);
  const held = heldKeys().find((key) => key.name === name);
  const secret = held ? handSecret(held, owner) : ownHandSecret(name);
  if (secret === undefined) return undefined;
  const about = `${secret} ${place} ${text}`;
  const known = opened.get(about);
  if (known !== undefined) return known;
  try {
    const hand = shownText(secret, hidden, place);
    opened.set(about, hand);
    for (const first of opened.keys()) if (opened.size > REMEMBERED) opened.delete(first);
    return hand;
  } catch (error) {
    // It was written for another user, or has been changed: it counts as unknown.
    console.warn(error);
    return undefined;
  }
}

/** The hand in such a text. */
export function handFrom(text: string | undefined): SecretHand | null {
  const hand: unknown = text === undefined || text === '' ? null : parsedOrNull(text);
  if (typeof hand !== 'object' || hand === null) return null;
  const { cards, answers, parked }: Partial<SecretHand> = hand;
  if (!Array.isArray(cards) || !Array.isArray(answers)) return null;
  return { cards, answers, ...(isParked(parked) && { parked }) };
}

const isParked = (parked: unknown): parked is ParkedCards =>
  typeof parked === 'object' && parked !== null && Object.values(parked).every(Array.isArray);
