import { recordCheck } from '../../../match';
import { localize } from '../../texts';
import { atLeisure } from '../at-leisure';
import type { OpenMatch } from './open-match';

/** Matches that have been checked since they were opened, or are just being checked. */
const checked = new WeakSet<OpenMatch>();

/**
 * Plays the record of a battle that has been opened once more, and tells its game master where an order was not legal,
 * or where the position is not the one to which it leads. The battle itself is left as it is.
 */
export async function checkOnce(opened: OpenMatch, title: string): Promise<void> {
  if (checked.has(opened)) return;
  checked.add(opened);
  try {
    const fault = await atLeisure(recordCheck(opened.rules, opened.match.save));
    if (fault === undefined) return;
    ui.notifications.error(localize('PDC.windows.session.notLegal', { title, fault }), { permanent: true });
  } catch (error) {
    // No battle fails for being checked.
    console.error(error);
  }
}
