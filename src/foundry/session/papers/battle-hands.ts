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
import { localize } from '../../texts';
import { bytesFor } from '../keys/bytes-for';
import { hiddenText, shownText } from '../keys/cipher';
import { handSecret, heldKeys, ownHandSecret, writingKey } from '../keys/keyring';
import { isHidden, signed, unsigned } from '../keys/script';
import type { SeatIds } from '../seats';
import { pageOf } from './record-volume';

type BattleJournal = JournalEntry.Implementation;

/** What the hands of a battle are written down from: how it stands, who commands, and the seal of its record. */
export interface HandsWritten {
  readonly save: Save;
  readonly view: BattleView;
  readonly seats: SeatIds;
  readonly seal: string;
}

/** Answers that only the side asked may know of, at most: two cards of which one stays. */
const MOST_ANSWERS = 2;

/** The page of a side as it is made: only whoever commands the side may open it, and game masters. */
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

/** What the page of a side tells whoever opens it: its cards lie in the window. */
const handText = (): string => `<p>${localize('PDC.windows.battleJournal.handHidden')}</p>`;

/** What the page of a side holds for the module. */
interface HandFlags {
  /** The hand, for whoever commands the side and for game masters to read; for everyone where nothing is secret. */
  readonly hand: string;
  /** The user for whom it was hidden. */
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
  // Whether there is any answer beyond those that everyone knows of must not be told either, by the length of this.
  const bytes = bytesFor(JSON.stringify(shown)) + MOST_ANSWERS * LONGEST_CARD;
  const text = hiddenText(handSecret(key, owner), JSON.stringify(hand), placeOf(side, seal), bytes);
  return { hand: signed(key.name, text), owner, at: seal };
}

const placeOf = (side: Side, seal: string): string => `hand ${side} ${seal}`;

/** The changes of those pages of the sides that do not hold their hands. */
export const handChanges = (journal: BattleJournal, written: HandsWritten) =>
  SIDES.flatMap((side) => {
    const page = pageOf(journal, side);
    if (!page?.id) return [];
    const flags = handFlags(side, written);
    const { hand, owner, at } = page.flags[MODULE_ID] ?? {};
    if (hand === flags.hand && (flags.at === '' || (owner === flags.owner && at === flags.at))) return [];
    // Earlier versions have written the cards there.
    const text = isHidden(hand) ? {} : { text: { content: handText() } };
    return [{ _id: page.id, ...text, flags: { [MODULE_ID]: flags } }];
  });

/**
 * Hands the page of a side from one user to another; an empty id is the game master, who sees every page. Its cards
 * are written anew for him by the client that decides.
 */
export async function passHand(id: string, side: Side, before: string, now: string): Promise<void> {
  const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const journal = game.journal.get(id);
  const page = pageOf(journal, side);
  if (!journal || !page?.id)
    throw new Error(localize('PDC.windows.session.noBattleJournal', { journal: journal?.name ?? id }));
  const ownership = { ...(before !== '' && { [before]: NONE }), ...(now !== '' && { [now]: OBSERVER }) };
  const flags = isHidden(page.flags[MODULE_ID]?.hand) ? { flags: { [MODULE_ID]: { hand: '' } } } : {};
  await journal.updateEmbeddedDocuments(
    'JournalEntryPage',
    [{ _id: page.id, ownership, ...flags }],
    ownWrite(),
  );
}

/**
 * What a side knows beyond what everyone does, as one text; undefined where there is nothing of the kind, or where
 * this client may not know it.
 */
export const handTextIn = (journal: BattleJournal | undefined, side: Side): string | undefined => {
  const { hand, owner = '', at = '' } = pageOf(journal, side)?.flags[MODULE_ID] ?? {};
  return isHidden(hand) ? openedHand(hand, owner, placeOf(side, at)) : hand;
};

/** The hands that were opened last: they are looked at again and again. */
const opened = new Map<string, string>();
const REMEMBERED = 8;

function openedHand(text: string, owner: string, place: string): string | undefined {
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
    // It was written for somebody else, or has been changed: as if nobody knew it.
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

/** What was kept as JSON; null for what can't be read, which is then as if nobody knew it: the battle itself goes on. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
