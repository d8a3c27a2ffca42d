import type { PieceId } from '../../core';
import type { OrderMessage } from '../documents';
import type { CardData, CardPart } from './card-data';
import { isUndoOrRedo } from './card-texts';
import { readCard } from './read-card';

/** A card in chat with its data. */
interface Told {
  readonly message: OrderMessage;
  readonly card: CardData;
}

const counts = ({ system }: OrderMessage): boolean => system.state !== 'undone';

/** The cards that a new one continues: those of the same turn and side that share a piece of its action. */
function carriedOn(cards: readonly OrderMessage[], card: CardData): readonly Told[] {
  const { matter = [], turn, side, isManoeuvre } = card;
  const isOf = (others: readonly PieceId[] = []) => others.some((id) => matter.includes(id));
  return cards.flatMap((message) => {
    const { state, isFolded, cardReport } = message.system;
    if (state === 'undone' || isFolded) return [];
    const before = readCard(cardReport);
    const isSame = before?.turn === turn && before.side === side && before.isManoeuvre === isManoeuvre;
    return before && isSame && isOf(before.matter) ? [{ message, card: before }] : [];
  });
}

/** A card together with the given ones and all earlier reports of its action. */
export function withEarlier(
  card: CardData,
  cards: readonly OrderMessage[],
): { readonly card: CardData; readonly earlier: readonly OrderMessage[] } {
  if (!card.matter) return { card, earlier: [] };
  const told = carriedOn(cards, card);
  if (told.length === 0) return { card, earlier: [] };
  const whole = goneOn(
    card,
    told.map(({ message, card: before }) => [message.system.number, before] as const),
  );
  return { card: whole, earlier: told.map(({ message }) => message) };
}

/** A card that is updated and keeps the reports it already continued. */
export function stillWithEarlier(card: CardData, { system }: OrderMessage): CardData {
  const before = readCard(system.cardReport);
  return before?.earlier ? joined(card, before, before.earlier) : card;
}

function goneOn(card: CardData, told: readonly (readonly [number: number, card: CardData])[]): CardData {
  return told.reduceRight((whole, [number, before]) => {
    const { earlier = [], order = '', unit, together, target, lines } = before;
    const part: CardPart = {
      ...{ number, order, lines },
      ...(unit !== undefined && { unit }),
      ...(together && { together }),
      ...(target !== undefined && { target }),
    };
    return joined(whole, before, [...earlier, part, ...(whole.earlier ?? [])]);
  }, card);
}

const joined = (card: CardData, before: CardData, earlier: readonly CardPart[]): CardData => ({
  ...card,
  earlier,
  matter: [...new Set([...(before.matter ?? []), ...(card.matter ?? [])])],
  participants: { ...before.participants, ...card.participants },
});

/** Hides cards whose content another card includes, or shows them again. */
export async function setFolded(cards: readonly OrderMessage[], isFolded: boolean): Promise<void> {
  if (cards.length === 0) return;
  await ChatMessage.updateDocuments(cards.map(({ id }) => ({ _id: id ?? '', system: { isFolded } })));
}

/** Shows only the latest valid card of each action: undoing it reveals the one before. */
export async function fold(cards: readonly OrderMessage[]): Promise<void> {
  const counting = cards.filter(counts).flatMap((message) => {
    const card = readCard(message.system.cardReport);
    return card && !isUndoOrRedo(card) ? [{ message, card }] : [];
  });
  const told = new Set(counting.flatMap(({ card }) => card.earlier?.map(({ number }) => number) ?? []));
  const all = counting.map(({ message }) => message);
  const isTold = ({ system }: OrderMessage) => told.has(system.number);
  await setFolded(
    all.filter((message) => isTold(message) && !message.system.isFolded),
    true,
  );
  await setFolded(
    all.filter((message) => !isTold(message) && message.system.isFolded),
    false,
  );
}
