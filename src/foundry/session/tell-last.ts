import type { Ruleset } from '../../core';
import { lastReport, publicView, type Save, viewOf } from '../../match';
import type { BattleCombat } from '../documents';
import { noteTold, toldIn } from './battle-journal';
import type { SessionPorts } from './ports';
import { rollsOf } from './rolls-of';

/**
 * Tells the latest change of a battle, if whoever decided it has left after it was kept and before chat told of it.
 * Doing it again tells nothing twice.
 */
export async function tellLast(
  { id, system }: BattleCombat,
  { rules, save }: { readonly rules: Ruleset; readonly save: Save },
  ports: Pick<SessionPorts, 'tell' | 'isTold'>,
): Promise<void> {
  const { told } = save;
  if (!id || toldIn(system.journal) >= told) return;
  const last = ports.isTold(id, rules, told) ? undefined : lastReport(rules, save);
  if (last) {
    const { state } = publicView(viewOf(rules, save));
    const rolls = rollsOf(rules, last.before.state, last.report);
    // Its dice have fallen long ago.
    await ports.tell({ battle: id, rules, report: last.report, state, rolls, news: [] });
  }
  await noteTold(system.journal, told);
}
