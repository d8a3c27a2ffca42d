import { isBattle, isOrderMessage, say, sayOf } from '../documents';
import type { CardData } from './card-data';
import { deedNameOf, deedText, isOfWayBack } from './deed-name';

/** One deed of a battle in a few words, as its card told it; undefined where chat has no card of it. */
export function toldDeed(battle: string, number: number): string | undefined {
  const combat = game.combats.get(battle);
  if (!isBattle(combat)) return undefined;
  const { version } = combat.system;
  const message = game.messages.contents.findLast(
    (each) => isOrderMessage(each) && each.author?.isGM && isCardOf(each.system, { battle, number, version }),
  );
  if (!message || !isOrderMessage(message)) return undefined;
  const card = JSON.parse(message.system.dispatch) as CardData;
  const own = (key: string): string => sayOf(card.ruleset ?? '', key);
  return deedText(deedNameOf(card), { text: say, own, name: (name) => name });
}

/** A deed by its number among those of one version of the rules. */
interface Deed {
  readonly battle: string;
  readonly number: number;
  readonly version: number;
}

const isCardOf = (
  card: Deed & { readonly state: string; readonly dispatch: string },
  { battle, number, version }: Deed,
): boolean =>
  card.battle === battle &&
  card.number === number &&
  card.version === version &&
  card.state !== 'undone' &&
  !isOfWayBack(JSON.parse(card.dispatch) as CardData);
