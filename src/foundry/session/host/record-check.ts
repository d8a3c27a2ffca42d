import { recordCheck } from '../../../match';
import { localize } from '../../texts';
import { inBackground } from '../in-background';
import type { OpenMatch } from './open-match';

/** Matches that have been checked since they were opened, or are being checked. */
const checked = new WeakSet<OpenMatch>();

/**
 * Replays the record of a battle that has been opened, and tells its GM where an order was not legal, or if the
 * position is not the one it leads to. Does not change the battle itself.
 */
export async function checkOnce(opened: OpenMatch, title: string): Promise<void> {
  if (checked.has(opened)) return;
  checked.add(opened);
  try {
    const fault = await inBackground(recordCheck(opened.rules, opened.match.save));
    if (fault === undefined) return;
    ui.notifications.error(localize('PDC.windows.session.notLegal', { title, fault }), { permanent: true });
  } catch (error) {
    // A failed check must not stop the battle.
    console.error(error);
  }
}
