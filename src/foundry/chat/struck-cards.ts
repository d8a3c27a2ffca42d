import type { Report } from '../../match';
import type { OrderMessage } from '../documents';
import { actionNameOf, isOfWayBack } from './action-name';
import type { CardData, TakenBack } from './card-data';

type CardState = OrderMessage['system']['state'];

const cardIn = ({ system }: OrderMessage): CardData => JSON.parse(system.cardReport) as CardData;

const isStruck = ({ system }: OrderMessage): boolean => system.state === 'undone';

/** Marks the cards of everything that has been taken back, and says what that was. */
export async function strikeOut(
  cards: readonly OrderMessage[],
  undoneTo: number,
): Promise<TakenBack | undefined> {
  const struck = cards.filter(
    (card) => !isStruck(card) && card.system.number >= undoneTo && !isOfWayBack(cardIn(card)),
  );
  await mark(struck, () => 'undone');
  return nameOf(struck);
}

/** Marks the cards of everything that has been brought back as they were before, and says what that was. */
export async function bringBack(
  cards: readonly OrderMessage[],
  { number, to, isAsked }: Pick<Report, 'number' | 'isAsked'> & { readonly to: number },
): Promise<TakenBack | undefined> {
  // Of several cards with one number the latest tells of the action that counts again.
  const latest = new Map(
    cards
      .filter((card) => isStruck(card) && !isOfWayBack(cardIn(card)))
      .map((card) => [card.system.number, card]),
  );
  const last = isAsked ? to : to - 1;
  const back = [...latest.values()]
    .filter(({ system }) => system.number >= number && system.number <= last)
    .sort((one, other) => one.system.number - other.system.number);
  await mark(back, ({ system }) => (isAsked && system.number === to ? 'open' : 'done'));
  const undoing = cards.findLast((card) => !isStruck(card) && cardIn(card).kind === 'undone');
  await mark(undoing ? [undoing] : [], () => 'undone');
  return nameOf(back);
}

/** The name of the first of several cards, and how many they are. */
function nameOf(cards: readonly OrderMessage[]): TakenBack | undefined {
  const [first] = cards;
  return first && { count: cards.length, ...actionNameOf(cardIn(first)) };
}

async function mark(
  cards: readonly OrderMessage[],
  stateOf: (card: OrderMessage) => CardState,
): Promise<void> {
  if (cards.length === 0) return;
  await ChatMessage.updateDocuments(
    cards.map((card) => ({ _id: card.id ?? '', system: { state: stateOf(card) } })),
  );
}
