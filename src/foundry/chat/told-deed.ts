import { isOrderMessage, say, sayOf } from '../documents';
import type { CardData } from './card-data';
import { deedNameOf, deedText } from './deed-name';

/** One deed of a battle in a few words, as its card told it; undefined where chat has no card of it. */
export function toldDeed(battle: string, number: number): string | undefined {
  const message = game.messages.contents.findLast(
    (each) => isOrderMessage(each) && each.author?.isGM && isCardOf(each.system, battle, number),
  );
  if (!message || !isOrderMessage(message)) return undefined;
  const card = JSON.parse(message.system.dispatch) as CardData;
  const own = (key: string): string => sayOf(card.ruleset ?? '', key);
  return deedText(deedNameOf(card), { text: say, own, name: (name) => name });
}

const isCardOf = (
  card: {
    readonly battle: string;
    readonly number: number;
    readonly state: string;
    readonly dispatch: string;
  },
  battle: string,
  number: number,
): boolean =>
  card.battle === battle &&
  card.number === number &&
  card.state !== 'undone' &&
  (JSON.parse(card.dispatch) as CardData).kind !== 'undone';
