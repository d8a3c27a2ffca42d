import type { Ruleset } from '../../../core';
import { type Save, storyOf } from '../../../match';
import { type BattleCombat, ownWrite, storyIn } from '../../documents';
import { atLeisure } from '../at-leisure';

/** The battles whose stories are being worked out, by their revisions. */
const underWay = new Map<string, number>();

/** Works out how a battle went that is over, and shows it to everyone; once for each end that it comes to. */
export async function tellStory(combat: BattleCombat, rules: Ruleset, save: Save): Promise<void> {
  const { id, system } = combat;
  const { revision, state } = save;
  if (!id || state.winner === null || underWay.get(id) === revision) return;
  if (system.revision === revision && storyIn(combat)) return;
  underWay.set(id, revision);
  try {
    const story = await atLeisure(storyOf(rules, save));
    // Somebody may have gone back in the meantime, or deleted the battle.
    if (game.combats.get(id) !== combat || combat.system.revision !== revision) return;
    await combat.update({ system: { story: JSON.stringify({ revision, story }) } }, ownWrite());
  } catch (error) {
    // No battle fails for what is told of it.
    console.error(error);
  } finally {
    underWay.delete(id);
  }
}

/** The story of a battle to which nothing has happened but that its number of writes has grown: it is still told. */
export function storyMoved(combat: BattleCombat, revision: number): { readonly story?: string } {
  const story = storyIn(combat);
  return story ? { story: JSON.stringify({ revision, story }) } : {};
}
