import type { BattleCombat } from '../../documents';
import { localize } from '../../texts';
import { journalOf } from './battle-journal';
import { isLocked } from './record-pages';

/** True if the record of a battle is locked with a key that this browser does not have; false if it is damaged. */
export function isLockedIn({ system }: BattleCombat): boolean {
  try {
    const journal = journalOf(system.journal);
    return journal !== undefined && isLocked(journal);
  } catch {
    // A missing page is reported where the record is read.
    return false;
  }
}

let isTold = false;

/** The same; the user is told once for all battles how to solve this. */
export function isLockedAndTold(combat: BattleCombat): boolean {
  const isIt = isLockedIn(combat);
  if (isIt && !isTold) ui.notifications.warn(localize('PDC.windows.secrets.told'), { permanent: true });
  if (isIt) isTold = true;
  return isIt;
}
