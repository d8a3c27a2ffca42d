import { localize } from '../../texts';

/** Thrown where something could not be tried, so that nobody knows. */
export class NotTried extends Error {}

/** Throws unless two things say the same. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found) ?? 'undefined', JSON.stringify(expected) ?? 'undefined'];
  if (one !== other)
    throw new Error(localize('PDC.self-check.differs', { what, found: one, expected: other }));
}

/** Throws unless something is so. */
export function holds(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(localize('PDC.self-check.notSo', { what }));
}

/** How long something may take that Foundry does by itself, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 25;

/** Waits until something is so; throws where that does not come. */
export async function until(what: string, isSo: () => boolean, patience = PATIENCE): Promise<void> {
  const late = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > late) throw new Error(localize('PDC.self-check.notSo', { what }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
