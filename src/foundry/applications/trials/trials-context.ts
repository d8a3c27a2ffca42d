import { type Scenario, SIDES, type Side } from '../../../core';
import { nationColours } from '../../../drawing';
import { battlesIn } from '../../../match';
import type { OfficerLevel } from '../../documents/officers';
import type { Texts } from '../../texts';
import { decimal } from '../../texts/decimal';
import { shareOf } from '../trial-figures';
import { SERIES, type TrialSeries } from './trial-series';

/** The data that the window shows. */
export interface TrialsShown {
  readonly scenario: Pick<Scenario, 'title' | 'sides'>;
  readonly level: OfficerLevel;
  readonly series: Pick<TrialSeries, 'trials' | 'left'>;
  /** The reason why the last series has failed; empty if it has not. */
  readonly fault: string;
}

/** The results of trial battles in words. */
export function trialsContext({ scenario, level, series, fault }: TrialsShown, { localize }: Texts) {
  const { trials, left } = series;
  const battles = battlesIn(trials);
  const { draws, unfinished } = trials;
  const told = (key: string, blanks: Readonly<Record<string, string>>): string =>
    localize(`PDC.windows.trials.${key}`, blanks);
  const mean = (sum: number): string => decimal(sum / battles);
  return {
    title: scenario.title,
    who: told('who', { officers: localize(`PDC.windows.trials.officers.${level}`) }),
    fault,
    isRunning: left > 0,
    done: SERIES - left,
    most: SERIES,
    progress: told('progress', { done: String(SERIES - left), of: String(SERIES) }),
    hasResults: battles > 0,
    battles: told('battles', { count: String(battles) }),
    sides:
      battles === 0
        ? []
        : SIDES.map((side: Side) => ({
            name: scenario.sides[side].name,
            ink: nationColours(scenario.sides[side].nation).face,
            won: told('won', { count: String(trials.wins[side]), ...shareOf(trials.wins[side], battles) }),
            interval: told('interval', shareOf(trials.wins[side], battles)),
            units: mean(trials.unitsLost[side]),
            strength: mean(trials.strengthLost[side]),
          })),
    others:
      battles === 0
        ? []
        : [
            told('length', { turns: mean(trials.turns) }),
            draws === 0
              ? localize('PDC.windows.trials.noDraws')
              : told('draws', { count: String(draws), ...shareOf(draws, battles) }),
            ...(unfinished > 0 ? [told('unfinished', { count: String(unfinished) })] : []),
          ],
    play: localize(`PDC.windows.trials.${battles === 0 ? 'play' : 'more'}`),
  };
}
