import { errorText } from '../../../core';
import { localize } from '../../texts';
import { canvasFamily } from './canvas-checks';
import { NotTried } from './check';
import { deletionFamily } from './deletion-checks';
import type { Check, Family } from './family';
import { gridFamily } from './grid-checks';
import { census, type Ground, type GroundDependencies, TrialGround } from './ground';
import { hookFamily } from './hook-checks';
import { requestFamily } from './request-checks';
import { secondFamily } from './second-player';
import { shownFamily } from './shown-checks';
import { tokenFamily } from './token-checks';

/** What came of a check: it is as expected, it is not, or it could not be tried. */
export type Outcome = 'right' | 'wrong' | 'untried';

/** A check and what came of it. */
export interface Finding {
  readonly family: string;
  readonly check: string;
  readonly outcome: Outcome;
  /** What is wrong, or what is worth knowing; empty if there is nothing. */
  readonly note: string;
}

/** How long one check may take that waits for nobody, in milliseconds. */
const LIMIT = 15_000;
/** How long it may take to set the battle up. */
const SET_UP_LIMIT = 60_000;
const TRIAL = 'trial';

/** All checks in the order in which they are made; the second player may be nobody. */
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

/** Makes all checks on ground of their own, tells of each as it is done, and leaves the world as it was. */
export async function runChecks(
  dependencies: GroundDependencies,
  second: string,
  tell: (finding: Finding) => void,
): Promise<void> {
  const trial = new TrialGround(dependencies);
  await trial.clear();
  const before = census();
  const note = (family: string, check: string, outcome: Outcome, text: string): void =>
    tell({ family, check, outcome, note: text });
  try {
    const ground = await inTime(trial.setUp(), SET_UP_LIMIT);
    note(TRIAL, 'setUp', 'right', '');
    for (const { id, checks } of families(second))
      for (const check of checks) tell(await findingOf(id, check, ground));
  } catch (error) {
    console.error(error);
    note(TRIAL, 'setUp', 'wrong', errorText(error));
  } finally {
    const faults = await trial.clear();
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

async function findingOf(family: string, check: Check, ground: Ground): Promise<Finding> {
  try {
    const note = family === 'second' ? await check.run(ground) : await inTime(check.run(ground));
    return { family, check: check.id, outcome: 'right', note };
  } catch (error) {
    const outcome = error instanceof NotTried ? 'untried' : 'wrong';
    return { family, check: check.id, outcome, note: errorText(error) };
  }
}

/** What comes of something, unless it takes too long. */
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
