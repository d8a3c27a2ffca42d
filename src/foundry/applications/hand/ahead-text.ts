import { cardAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { diceText, localize } from '../../texts';
import { type HandCard, playOrder } from './hand-context';

/** What playing a card would bring as the battle stands, whatever the card promises; empty where that is not known. */
export function aheadTextOf({ rules, state }: UserBattle, { id, use }: HandCard): string {
  const order = use === 'play' ? playOrder(rules, state.turn.side, id) : undefined;
  const ahead = order && cardAhead(rules, state, order);
  if (!ahead) return '';
  const { as, dice, orders, most } = ahead;
  const counts =
    as === id ? [] : [localize('PDC.hand.ahead.as', { card: localize(`PDC.command.${as}.title`) })];
  if (dice > 0) return [...counts, localize('PDC.hand.ahead.dice', { dice: diceText(dice) })].join(' ');
  if (orders === null) return counts.join(' ');
  const marked = orders.length;
  const key = marked === 0 ? 'nobody' : marked > most ? 'some' : marked === 1 ? 'one' : 'all';
  const told = localize(`PDC.hand.ahead.${key}`, { count: String(most), marked: String(marked) });
  return [...counts, told].join(' ');
}
