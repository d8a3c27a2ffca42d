import type { Ruleset } from '../../../core';
import { lastReport, publicView, rollsOf, type Save, viewOf } from '../../../match';
import type { SessionPorts } from '../../battle';
import type { BattleCombat } from '../../documents';
import { noteReported, reportedIn } from './battle-journal';

/**
 * Reports the latest change of a battle, if whoever decided it has left after it was kept and before chat had a card of
 * it. Doing it again reports nothing twice.
 */
export async function reportLast(
  { id, system }: BattleCombat,
  { rules, save }: { readonly rules: Ruleset; readonly save: Save },
  ports: Pick<SessionPorts, 'writeCard' | 'isCardWritten'>,
): Promise<void> {
  const { reported } = save;
  if (!id || reported === 0) return;
  const isTold = reportedIn(system.journal) >= reported;
  // The card of an open question has its buttons: it is told again if it was thrown away.
  if (isTold && (!save.open || ports.isCardWritten(id, rules, reported))) return;
  const last = ports.isCardWritten(id, rules, reported) ? undefined : lastReport(rules, save);
  if (last) {
    const { state } = publicView(viewOf(rules, save));
    const rolls = rollsOf(rules, last.before.state, last.report);
    // Its dice have fallen long ago.
    await ports.writeCard({ battle: id, rules, report: last.report, state, rolls, news: [], beats: [] });
  }
  if (!isTold) await noteReported(system.journal, reported);
}
