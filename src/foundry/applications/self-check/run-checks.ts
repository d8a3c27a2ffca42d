import { errorText } from '../../../core';
import { localize } from '../../texts';
import { canvasFamily } from './canvas-checks';
import { NotTried } from './check';
import { deletionFamily } from './deletion-checks';
import type { Check, Family } from './family';
import { gridFamily } from './grid-checks';
import { hookFamily } from './hook-checks';
import { requestFamily } from './request-checks';
import { secondFamily } from './second-player';
import { shownFamily } from './shown-checks';
import { tokenFamily } from './token-checks';
import { census, type TrialBattle, type TrialDependencies, TrialSetUp } from './trial-battle';

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
/** The time limit for setting up the battle, in milliseconds. */
const SET_UP_LIMIT = 60_000;
const TRIAL = 'trial';

/** All checks in the order in which they run; `second` is empty if there is no second player. */
export const families = (second: string): readonly Family[] => [
  gridFamily,
  canvasFamily,
  hookFamily,
  tokenFamily,
  requestFamily,
  shownFamily,
  ...(second === '' ? [] : [secondFamily(second)]),
  // The battle may be gone after these.
  deletionFamily,
];

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
    const trial = await inTime(setUp.create(), SET_UP_LIMIT);
    note(TRIAL, 'setUp', 'right', '');
    for (const { id, checks } of families(second))
      for (const check of checks) tell(await findingOf(id, check, trial));
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

async function findingOf(family: string, check: Check, trial: TrialBattle): Promise<Finding> {
  try {
    const note = family === 'second' ? await check.run(trial) : await inTime(check.run(trial));
    return { family, check: check.id, outcome: 'right', note };
  } catch (error) {
    const outcome = error instanceof NotTried ? 'untried' : 'wrong';
    return { family, check: check.id, outcome, note: errorText(error) };
  }
}

/** The result of a promise; throws if it takes too long. */
async function inTime<T>(running: Promise<T>, limit = LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(localize('PDC.self-check.late'))), limit);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
