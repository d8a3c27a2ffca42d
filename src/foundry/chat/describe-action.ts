import { isBattle, isOrderMessage } from '../documents';
import { localize, localizeFor } from '../texts';
import { actionNameOf, actionText, isOfWayBack } from './action-name';
import type { CardData } from './card-data';

/** One action of a battle in a few words, as its card told it; undefined where chat has no card of it. */
export function describeAction(battle: string, number: number): string | undefined {
  const combat = game.combats.get(battle);
  if (!isBattle(combat)) return undefined;
  const { version } = combat.system;
  const message = game.messages.contents.findLast(
    (each) => isOrderMessage(each) && each.author?.isGM && isCardOf(each.system, { battle, number, version }),
  );
  if (!message || !isOrderMessage(message)) return undefined;
  const card = JSON.parse(message.system.cardReport) as CardData;
  const own = (key: string): string => localizeFor(card.ruleset ?? '', key);
  return actionText(actionNameOf(card), { text: localize, own, name: (name) => name });
}

/** A action by its number among those of one version of the rules. */
interface Action {
  readonly battle: string;
  readonly number: number;
  readonly version: number;
}

const isCardOf = (
  card: Action & { readonly state: string; readonly cardReport: string },
  { battle, number, version }: Action,
): boolean =>
  card.battle === battle &&
  card.number === number &&
  card.version === version &&
  card.state !== 'undone' &&
  !isOfWayBack(JSON.parse(card.cardReport) as CardData);
