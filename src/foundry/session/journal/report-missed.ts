import type { Ruleset } from '../../../core';
import {
  isBeingSetUp,
  lastReport,
  publicView,
  type Report,
  rollsOf,
  type Save,
  viewOf,
} from '../../../match';
import type { SessionPorts } from '../../battle';
import type { BattleCombat } from '../../documents';
import { tellUnwritten, Unwritten, writeEach } from '../projection/rebuild-documents';
import { noteReported, reportedIn } from './battle-journal';

/** A battle as its record has it. */
interface Opened {
  readonly rules: Ruleset;
  readonly match: { readonly save: Save };
}

/** Reports what a previous host has not; a failure is no reason to stop. */
export async function catchUp(
  combat: BattleCombat,
  opened: () => Opened,
  ports: Pick<SessionPorts, 'writeCard' | 'isCardWritten'>,
): Promise<void> {
  try {
    const { rules, match } = opened();
    const write = () => reportLast(combat, { rules, save: match.save }, ports);
    await writeEach([{ documents: 'card', write }]);
  } catch (error) {
    // A record that can't be read is reported when the position is drawn.
    if (error instanceof Unwritten) tellUnwritten(error, combat.scene?.name ?? '');
  }
}

/**
 * True if a change has a card in chat. Pieces and ground that the GM sets by hand before a battle has begun have none;
 * a house table is a rule, so its change is told to everybody at any time.
 */
export function isTold(rules: Ruleset, save: Save, { entry }: Report): boolean {
  if ('order' in entry) return true;
  if ('corrected' in entry && entry.corrected.type === 'table-adjusted') return true;
  const isPreparing = 'corrected' in entry && save.state.preparation !== null;
  return !isPreparing && !isBeingSetUp(rules, save);
}

/**
 * Reports the latest change of a battle, if its host left after saving it and before writing its chat card. Running
 * again reports nothing twice.
 */
async function reportLast(
  { id, system }: BattleCombat,
  { rules, save }: { readonly rules: Ruleset; readonly save: Save },
  ports: Pick<SessionPorts, 'writeCard' | 'isCardWritten'>,
): Promise<void> {
  const { reported } = save;
  if (!id || reported === 0) return;
  const isNoted = reportedIn(system.journal) >= reported;
  // The card of an open question has its buttons: write it again if it was deleted.
  if (isNoted && (!save.open || ports.isCardWritten(id, rules, reported))) return;
  const last = ports.isCardWritten(id, rules, reported) ? undefined : lastReport(rules, save);
  if (last && isTold(rules, save, last.report)) {
    const { state } = publicView(viewOf(rules, save));
    const rolls = rollsOf(rules, last.before.state, last.report);
    // Its dice were rolled long ago.
    await ports.writeCard({ battle: id, rules, report: last.report, state, rolls, news: [], beats: [] });
  }
  if (!isNoted) await noteReported(system.journal, reported);
}
