import type { Entry } from '../../core';
import type { OrderMessage } from '../documents';
import type { CardData } from './card-data';
import { actionNameOf, isUndoOrRedo } from './card-texts';
import { readCard } from './read-card';

/** The last card in chat, with the next undo or redo added to it. */
interface ToldTogether {
  readonly latest: OrderMessage;
  readonly card: CardData;
}

/**
 * An undo that follows an undo, or a redo that follows a redo, on one card. Undefined if another message stands between
 * them, and for another line of play that is resumed: it leads elsewhere than the orders restored before.
 */
export function toldTogether(
  card: CardData,
  entry: Entry,
  cards: readonly OrderMessage[],
): ToldTogether | undefined {
  if (!isUndoOrRedo(card) || 'takenUp' in entry) return undefined;
  // An addition to a card further up in chat would not be seen.
  const last = game.messages.contents.at(-1);
  const latest = cards.find((each) => each === last && each.system.state !== 'undone');
  const before = latest && readCard(latest.system.cardReport);
  if (!latest || before?.kind !== card.kind || !before.takenBack || !card.takenBack) return undefined;
  // An undo goes further back, a redo further forward: the first order is that of the later undo, or of the earlier redo.
  const first = card.kind === 'undone' ? card.takenBack : before.takenBack;
  const count = before.takenBack.count + card.takenBack.count;
  return { latest, card: { ...card, takenBack: { ...first, count } } };
}

/**
 * The card of an undo after its first orders were redone, with those that are still undone; undefined if none are.
 * `next`: the card of the first of them.
 */
export function stillTakenBack(
  undoing: OrderMessage,
  count: number,
  next: OrderMessage | undefined,
): CardData | undefined {
  const card = readCard(undoing.system.cardReport);
  const named = next && readCard(next.system.cardReport);
  const left = (card?.takenBack?.count ?? 0) - count;
  return card && named && left > 0
    ? { ...card, takenBack: { ...actionNameOf(named), count: left } }
    : undefined;
}
