import type { Ruleset } from '../../../core';
import { type Save, storyOf } from '../../../match';
import { type BattleCombat, keepStory, storyIn } from '../../documents';
import { inBackground } from '../in-background';

/** The battles whose stories are being prepared, with their revisions. */
const underWay = new Map<string, number>();

/** Prepares the story of a battle that is over and shows it to all users; once for each time the battle ends. */
export async function writeStory(combat: BattleCombat, rules: Ruleset, save: Save): Promise<void> {
  const { id, system } = combat;
  const { revision, state } = save;
  if (!id || state.winner === null || underWay.get(id) === revision) return;
  if (system.revision === revision && storyIn(combat)) return;
  underWay.set(id, revision);
  try {
    const story = await inBackground(storyOf(rules, save));
    // A user may have undone orders meanwhile, or deleted the battle.
    if (game.combats.get(id) !== combat || combat.system.revision !== revision) return;
    if (story) await keepStory(combat, story);
  } catch (error) {
    // A failed story must not stop the battle.
    console.error(error);
  } finally {
    underWay.delete(id);
  }
}

/** The story of a battle that is unchanged apart from its revision: moves the story to the new revision. */
export function storyMoved(combat: BattleCombat, revision: number): { readonly story?: string } {
  const story = storyIn(combat);
  return story ? { story: JSON.stringify({ revision, story }) } : {};
}
