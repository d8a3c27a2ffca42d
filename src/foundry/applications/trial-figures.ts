import { type Ruleset, type Scenario, SIDES, type Side } from '../../core';
import { battlesIn, type Trials, wilson } from '../../match';
import type { TriedScenario } from '../battle/scenario-trials';
import { OFFICER_LEVELS, type OfficerLevel } from '../documents/officers';
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

/** The number of a side's units, and of those that come later. */
export function unitCounts({ pieces }: Ruleset, { units, arrivals }: Scenario, side: Side) {
  const count = (setups: Scenario['units']): number =>
    Object.values(setups).filter((piece) => piece.side === side && pieces[piece.type]?.kind === 'unit')
      .length;
  const later = arrivals.reduce((sum, arrival) => sum + count(arrival.units), 0);
  return { count: count(units) + later, later };
}

/** True if officers can play a scenario: both sides have units. */
export const canBeTried = (rules: Ruleset, scenario: Scenario): boolean =>
  SIDES.every((side) => unitCounts(rules, scenario, side).count > 0);

/** A scenario that can be tried, and the results so far. */
export type TrialOffer = TriedScenario & { readonly trials: Trials | undefined };

/** The template data with which a window offers trial battles. */
export const trialOffer = ({ scenario, level, trials }: TrialOffer, localize: Localize) => ({
  trialLevels: OFFICER_LEVELS.map((id) => ({
    id,
    name: localize(`PDC.windows.trials.officers.${id}`),
    isChosen: id === level,
  })),
  trials: trialsLine(
    trials,
    { south: scenario.sides.south.name, north: scenario.sides.north.name },
    level,
    localize,
  ),
});
