import type { PieceId } from '../../core';
import type { OrderMessage } from '../documents';
import type { CardData, CardPart } from './card-data';
import { isUndoOrRedo } from './card-texts';
import { readCard } from './read-card';

/** A card of chat with what it tells. */
interface Told {
  readonly message: OrderMessage;
  readonly card: CardData;
}

const counts = ({ system }: OrderMessage): boolean => system.state !== 'undone';

/** The cards that a new one carries on: those of the same phase in which somebody of its matter takes part. */
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

/** A card with all that others have told of its matter before, and these. */
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

/** A card that is told anew with what it carried on already. */
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

/** Takes cards out of sight that another one tells as well, or shows them again. */
export async function setFolded(cards: readonly OrderMessage[], isFolded: boolean): Promise<void> {
  if (cards.length === 0) return;
  await ChatMessage.updateDocuments(cards.map(({ id }) => ({ _id: id ?? '', system: { isFolded } })));
}

/** Shows of each matter the latest card alone that counts: what is taken back lets that before it be seen again. */
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
