import { localize } from '../../texts';

/** Thrown if a check could not be tried, so that its outcome is unknown. */
export class NotTried extends Error {}

/** Throws unless two values are equal. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found) ?? 'undefined', JSON.stringify(expected) ?? 'undefined'];
  if (one !== other)
    throw new Error(localize('PDC.self-check.differs', { what, found: one, expected: other }));
}

/** Throws unless a condition is true. */
export function holds(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(localize('PDC.self-check.notSo', { what }));
}

/** The time limit for things that Foundry does by itself, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 25;

/** Waits until a condition is true; throws after the time limit. */
export async function until(what: string, isSo: () => boolean, patience = PATIENCE): Promise<void> {
  const late = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > late) throw new Error(localize('PDC.self-check.notSo', { what }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
