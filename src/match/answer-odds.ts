import {
  type AskQuery,
  type Event,
  exactOdds,
  type PieceId,
  pieceOf,
  type Ruleset,
  type State,
} from '../core';
import { lookAhead } from './look-ahead';
import { type OddsSummary, rowOf } from './odds-summary';
import type { OpenOrder } from './open-order';

/**
 * What is still to come of an open order, answer by answer; `now` is the position in which the question is asked,
 * `events` what has led to it. An answer of which not everything can be known has no row.
 */
export function answerOdds(
  rules: Ruleset,
  { state: now, events }: { readonly state: State; readonly events: readonly Event[] },
  { from, order, replies }: OpenOrder,
  question: AskQuery,
): OddsSummary {
  // An order may name any unit of a space; the rules know whom it is decided against.
  const about = rules.combatPreview(from, order)?.order ?? order;
  const rows = question.options.flatMap((option) => {
    const tables = lookAhead(() => exactOdds(rules, from, order, { replies, question, option }));
    if (!tables) return [];
    const target = targetOf(now, events, { order, question, option });
    const outcomes = tables.flatMap((table) => table.outcomes);
    return [rowOf(now, { ...about, ...(target !== undefined && { target }) }, option, outcomes)];
  });
  return { question: question.reason, rows };
}

/**
 * Whose fate is told: an enemy whom the answer names, where one is chosen as the target; supporters that are named one
 * after the other are none.
 */
function targetOf(
  now: State,
  events: readonly Event[],
  { order, question, option }: Pick<OpenOrder, 'order'> & { question: AskQuery; option: string },
): PieceId | undefined {
  const isEnemy = (id: string) => (pieceOf(now, id)?.side ?? order.side) !== order.side;
  const isOneOfMany = question.side === order.side || question.options.every((id) => pieceOf(now, id));
  if (isEnemy(option) && isOneOfMany) return option;
  return attackedBy(events, order.unit) ?? (isEnemy(question.unit) ? question.unit : undefined);
}

/** Whom a piece has attacked last. */
function attackedBy(events: readonly Event[], unit: PieceId | undefined): PieceId | undefined {
  const attack = events.findLast((event) => event.type === 'attacked' && event.unit === unit);
  return attack?.type === 'attacked' ? attack.target : undefined;
}
