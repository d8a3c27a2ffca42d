import { SIDES, type Side } from '../../core';
import { battlesIn, type Trials, wilson } from '../../match';
import type { OfficerLevel } from '../documents/officers';
import type { Localize } from '../texts';

/** A share of some battles with its interval of 95 %, in whole per cent. */
export function shareOf(part: number, whole: number): Readonly<Record<'share' | 'low' | 'high', string>> {
  const [low, high] = wilson(part, whole);
  const percent = (share: number): string => String(Math.round(100 * share));
  return { share: percent(part / whole), low: percent(low), high: percent(high) };
}

/** The results of trial battles in a line: the share of the side that has won more of them; empty if there are none. */
export function trialsLine(
  trials: Trials | undefined,
  names: Readonly<Record<Side, string>>,
  level: OfficerLevel,
  localize: Localize,
): string {
  if (!trials) return '';
  const count = battlesIn(trials);
  const [side] = [...SIDES].sort((one, other) => trials.wins[other] - trials.wins[one]);
  if (side === undefined || count === 0) return '';
  const officers = localize(`PDC.windows.trials.officers.${level}`);
  const share = shareOf(trials.wins[side], count);
  return localize('PDC.windows.trials.line', { side: names[side], ...share, count: String(count), officers });
}
