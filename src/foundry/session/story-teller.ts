import type { Ruleset } from '../../core';
import { type Save, storyOf } from '../../match';
import { type BattleCombat, ownWrite, storyIn } from '../documents';

/** How long a slice of the work may take, in milliseconds: the window stays alive in between. */
const SLICE = 10;

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
    const work = storyOf(rules, save);
    let step = work.next();
    for (let since = performance.now(); !step.done; step = work.next()) {
      if (performance.now() - since < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      since = performance.now();
    }
    // Somebody may have gone back in the meantime, or deleted the battle.
    if (game.combats.get(id) !== combat || combat.system.revision !== revision) return;
    await combat.update({ system: { story: JSON.stringify({ revision, story: step.value }) } }, ownWrite());
  } catch (error) {
    // No battle fails for what is told of it.
    console.error(error);
  } finally {
    underWay.delete(id);
  }
}
