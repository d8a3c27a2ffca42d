import type { Ruleset } from '../../core';
import { type BattleView, isSameData, lastReport, publicView, rollsOf, type Save, viewOf } from '../../match';
import type { SessionPorts } from '../battle';
import { type BattleCombat, storedFrom } from '../documents';
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
  if (!id || reportedIn(system.journal) >= reported) return;
  const last = ports.isCardWritten(id, rules, reported) ? undefined : lastReport(rules, save);
  if (last) {
    const { state } = publicView(viewOf(rules, save));
    const rolls = rollsOf(rules, last.before.state, last.report);
    // Its dice have fallen long ago.
    await ports.writeCard({ battle: id, rules, report: last.report, state, rolls, news: [] });
  }
  await noteReported(system.journal, reported);
}

/** Whether the document of a battle shows everyone what its journal holds, of which this is the view. */
export const isShown = (view: BattleView, { system }: BattleCombat): boolean =>
  Object.entries(storedFrom(publicView(view))).every(([key, value]) =>
    isSameField(Reflect.get(system, key), value),
  );

function isSameField(shown: unknown, kept: string | number): boolean {
  if (shown === kept) return true;
  if (typeof shown !== 'string' || typeof kept !== 'string') return false;
  try {
    return isSameData(JSON.parse(shown), JSON.parse(kept));
  } catch {
    return false;
  }
}
