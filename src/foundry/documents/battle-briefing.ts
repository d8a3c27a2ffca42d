import { type Briefing, readBriefing, wholeBriefing } from '../../core';
import type { BattleCombat } from './guards';

/** What the players of a battle are told; empty for one that was set up without, or where nobody can read it. */
export function briefingIn({ system }: BattleCombat): Briefing {
  const faults: string[] = [];
  const add = (place: string, fault: string) => faults.push(`${place}: ${fault}`);
  try {
    const kept: unknown = JSON.parse(system.briefing);
    const read = wholeBriefing(readBriefing(kept ?? undefined, 'briefing', { add }));
    if (faults.length === 0) return read;
  } catch {
    // No battle fails for what is told of it: the sheet says what follows from the battle itself.
  }
  return { situation: '' };
}
