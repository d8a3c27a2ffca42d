import { SIDES, type Side, type State } from '../../../core';
import type { Fate, OddsSummary, ResponseOdds } from '../../../match';
import { localize } from '../../texts';
import { isAttackerAtRisk, NOTHING, onAverage, percent, rowsInOrder } from './odds-figures';
import { answerText } from './wording';

/** What else may come of it, for each side: that a leader falls, that the battle is won. */
export function besides({ rows }: OddsSummary, { sides }: State): readonly string[] {
  const lines = (key: string, of: (row: ResponseOdds, side: Side) => number): readonly string[] =>
    SIDES.flatMap((side) => {
      const chances = rows.map((row) => of(row, side));
      if (Math.max(...chances) < NOTHING) return [];
      const [least, most] = [percent(Math.min(...chances)), percent(Math.max(...chances))];
      return localize(`PDC.odds.${key}`, { side: sides[side].name, odds: rangeText(least, most) });
    });
  return [
    ...lines('leaderFalls', (row, side) => row.leaderFalls[side]),
    ...lines('wins', (row, side) => row.wins[side]),
  ];
}

/** From the least to the most that it is for any response. */
function rangeText(least: string, most: string): string {
  if (least === most || most === '<1%') return most;
  return least === '0%' ? localize('PDC.odds.upTo', { most }) : localize('PDC.odds.range', { least, most });
}

/** The whole table in sentences, to be heard: of an attack, or of the answers to a question. */
export function spokenOdds(order: string | null, odds: OddsSummary, state: State): string {
  const isAtRisk = isAttackerAtRisk(odds);
  const rows = rowsInOrder(odds).flatMap(({ response, target, attacker }) => [
    ...(response === null
      ? []
      : [
          localize('PDC.odds.spoken.response', {
            response: answerText(odds.question ?? '', response, state),
          }),
        ]),
    localize('PDC.odds.spoken.target', blanksOf(target)),
    ...(isAtRisk ? [localize('PDC.odds.spoken.attacker', blanksOf(attacker))] : []),
  ]);
  const question = odds.question === null ? [] : [localize(`PDC.question.${odds.question}`)];
  const first =
    order === null ? [] : [localize('PDC.odds.spoken.order', { order: localize(`PDC.order.${order}`) })];
  return [...first, ...question, ...rows, ...besides(odds, state)].join(' ');
}

const blanksOf = ({ destroyed, drivenBack, lost }: Fate): Readonly<Record<string, string>> => ({
  destroyed: percent(destroyed),
  drivenBack: percent(drivenBack),
  lost: onAverage(lost),
});
