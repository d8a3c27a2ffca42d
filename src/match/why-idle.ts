import { type PieceId, pieceOf, type Refusal, type Ruleset, type State } from '../core';

/** Refusals that say more than that the order is of another step; all of them where none does. */
export function telling<T extends Refusal>(refusals: readonly T[]): readonly T[] {
  const others = refusals.filter(({ isAside }) => !isAside);
  return others.length > 0 ? others : refusals;
}

/** Why a piece can do nothing at all now: the first reason that tells something. */
export function whyIdle(rules: Ruleset, state: State, id: PieceId): Refusal | undefined {
  const side = pieceOf(state, id)?.side;
  if (!side) return undefined;
  const refusals = rules.orderTypes.flatMap((type) => rules.refusal(state, { type, side, unit: id }) ?? []);
  const [first] = telling(refusals);
  return first && { reason: first.reason, rule: first.rule, ...(first.about && { about: first.about }) };
}
