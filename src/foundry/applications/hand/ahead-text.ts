import { type CardAhead, cardAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { diceText, localize, localizeFor } from '../../texts';
import { type HandCard, playOrder } from './hand-context';

/** The real effect of playing a card now, whatever the card promises; empty if it is not known. */
export function aheadTextOf({ rules, state }: UserBattle, { id, use }: HandCard): string {
  const order = use === 'play' ? playOrder(rules, state.turn.side, id) : undefined;
  const ahead = order && cardAhead(rules, state, order);
  if (!ahead) return '';
  const what = whatItBrings(ahead);
  if (what === '') return '';
  const card = localizeFor(rules.id, `PDC.rules.command.${ahead.as}.title`);
  return localize(`PDC.board.hand.ahead.${ahead.as === id ? 'now' : 'as'}`, { card, what });
}

function whatItBrings({ dice, orders, most }: CardAhead): string {
  if (dice > 0) return localize('PDC.board.hand.ahead.dice', { dice: diceText(dice) });
  if (orders === null) return '';
  const marked = orders.length;
  const key = marked === 0 ? 'nobody' : marked > most ? 'some' : marked === 1 ? 'one' : 'all';
  return localize(`PDC.board.hand.ahead.${key}`, { count: String(most), marked: String(marked) });
}
