import { errorText } from '../../../core';
import {
  census,
  type Fact,
  type Family,
  familiesWith,
  inTime,
  NotTried,
  type TrialBattle,
  type TrialDependencies,
  TrialSetUp,
} from '../../facts';
import { secondFamily } from './second-player';

/** The outcome of a check: as expected, not as expected, or not tried. */
export type Outcome = 'right' | 'wrong' | 'untried';

/** A check and its outcome. */
export interface Finding {
  readonly family: string;
  readonly check: string;
  readonly outcome: Outcome;
  /** The fault, or a note; empty if there is neither. */
  readonly note: string;
}

/** The time limit for one check that waits for no user, in milliseconds. */
const LIMIT = 15_000;
const TRIAL = 'trial';

/** All checks in the order in which they run; `second` is empty if there is no second player. */
export const families = (second: string): readonly Family<TrialBattle>[] =>
  familiesWith(second === '' ? [] : [secondFamily(second)]);

/** Runs all checks on test objects of their own, reports each one as it is done, and leaves the world unchanged. */
export async function runChecks(
  dependencies: TrialDependencies,
  second: string,
  tell: (finding: Finding) => void,
): Promise<void> {
  const setUp = new TrialSetUp(dependencies);
  await setUp.clear();
  const before = census();
  const note = (family: string, check: string, outcome: Outcome, text: string): void =>
    tell({ family, check, outcome, note: text });
  try {
    const trial = await setUp.create();
    note(TRIAL, 'setUp', 'right', '');
    for (const { id, facts } of families(second))
      for (const [check, fact] of Object.entries(facts))
        tell({ family: id, check, ...(await foundOf(fact, trial, id === 'second' ? Infinity : LIMIT)) });
  } catch (error) {
    console.error(error);
    note(TRIAL, 'setUp', 'wrong', errorText(error));
  } finally {
    const faults = await setUp.clear();
    const after = census();
    const left = Object.keys(after).filter((kind) => after[kind] !== before[kind]);
    const isClear = left.length === 0 && faults.length === 0;
    const text = [
      ...left.map((kind) => `${kind}: ${before[kind]} → ${after[kind]}`),
      ...faults.map(errorText),
    ];
    note(TRIAL, 'cleared', isClear ? 'right' : 'wrong', text.join('; '));
  }
}

async function foundOf({ check }: Fact<TrialBattle>, trial: TrialBattle, limit: number) {
  try {
    const running = Promise.resolve(trial).then(check);
    const note = await (limit < Infinity ? inTime(running, limit) : running);
    return { outcome: 'right' as const, note: typeof note === 'string' ? note : '' };
  } catch (error) {
    const outcome = error instanceof NotTried ? ('untried' as const) : ('wrong' as const);
    return { outcome, note: errorText(error) };
  }
}
