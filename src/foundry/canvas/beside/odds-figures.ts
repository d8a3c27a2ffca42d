import { answersInOrder, type OddsSummary, type ResponseOdds } from '../../../match';

/** Less than this is rounding, not chance. */
export const NOTHING = 1e-9;

/** A probability in whole per cent; what is neither certain nor impossible is not shown as if it were. */
export function percent(probability: number): string {
  if (probability < NOTHING) return '0%';
  if (probability > 1 - NOTHING) return '100%';
  const rounded = Math.round((probability + NOTHING) * 100);
  return rounded < 1 ? '<1%' : rounded > 99 ? '>99%' : `${rounded}%`;
}

/** Strength points on average, with one decimal. */
export const onAverage = (lost: number): string =>
  lost < NOTHING ? '0' : lost < 0.05 ? '<0.1' : (lost + NOTHING).toFixed(1);

/** Whether anything can happen to the attacker, whatever is answered. */
export const isAttackerAtRisk = ({ rows }: OddsSummary): boolean =>
  rows.some(({ attacker }) => Math.max(attacker.destroyed, attacker.drivenBack, attacker.lost) > NOTHING);

/** Whether anything can happen at all, to anyone. */
export const isAnyoneAtRisk = (odds: OddsSummary): boolean =>
  isAttackerAtRisk(odds) ||
  odds.rows.some(
    ({ target, leaderFalls, wins }) =>
      Math.max(
        ...[target.destroyed, target.drivenBack, target.lost],
        ...[...Object.values(leaderFalls), ...Object.values(wins)],
      ) > NOTHING,
  );

/** The rows in the order in which the buttons of the answers stand. */
export function rowsInOrder({ rows }: OddsSummary): readonly ResponseOdds[] {
  const order = answersInOrder(rows.map(({ response }) => response ?? ''));
  const placeOf = ({ response }: ResponseOdds) => order.indexOf(response ?? '');
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
