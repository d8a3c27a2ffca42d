import { type Order, pieceOf, reserveOf } from '../../../core';
import type { Request } from '../../../match';
import type { UserBattle } from '../../battle';
import { localize, localizeAnswer, localizeFor } from '../../texts';

/** The request that waits until a GM is connected, in words. */
export function keptText(battle: UserBattle, kept: Request): string {
  return localize('PDC.board.panel.kept', { what: whatOf(battle, kept) });
}

function whatOf(battle: UserBattle, kept: Request): string {
  const { rules, question } = battle;
  if ('order' in kept) return orderText(battle, kept.order);
  if ('choose' in kept)
    return nameOf(battle, kept.choose) ?? localizeAnswer(rules.id, question?.reason ?? '', kept.choose);
  return localize('undoTo' in kept ? 'PDC.board.panel.undo' : 'PDC.board.panel.keptOther');
}

function orderText(battle: UserBattle, { type, unit, target, to, card }: Order): string {
  const { id } = battle.rules;
  const order = localizeFor(id, `PDC.rules.order.${type}`);
  const about = (value: string): string => localize('PDC.board.map.stat', { name: order, value });
  if (card !== undefined) return about(localizeFor(id, `PDC.rules.command.${card}.title`));
  const named = [unit, target, to].flatMap((each) =>
    each === undefined ? [] : (nameOf(battle, each) ?? []),
  );
  return named.length > 0 ? about(named.join(' → ')) : order;
}

/** The name of a piece, or of a space; undefined for what is neither. */
const nameOf = ({ rules, state }: UserBattle, id: string): string | undefined =>
  (pieceOf(state, id) ?? reserveOf(state, id))?.name ?? (rules.grid.has(id) ? id : undefined);
