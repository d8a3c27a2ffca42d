import type { BattleCombat } from '../../documents';
import { localize } from '../../texts';
import { journalOf } from './battle-journal';
import { isLocked } from './record-volume';

/** Whether the record of a battle is locked by a key that this browser does not have; not where it is damaged. */
export function isLockedIn({ system }: BattleCombat): boolean {
  try {
    const journal = journalOf(system.journal);
    return journal !== undefined && isLocked(journal);
  } catch {
    // Which page is missing is told where it is read.
    return false;
  }
}

let isTold = false;

/** The same; the user is told once, however many battles there are, what can be done about it. */
export function isLockedAndTold(combat: BattleCombat): boolean {
  const isIt = isLockedIn(combat);
  if (isIt && !isTold) ui.notifications.warn(localize('PDC.windows.secrets.told'), { permanent: true });
  if (isIt) isTold = true;
  return isIt;
}
