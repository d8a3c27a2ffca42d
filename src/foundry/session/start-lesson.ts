import { deploy, type Lesson, wholeBriefing } from '../../core';
import { newSave, type RequestMessage } from '../../match';
import type { Game } from '../battle';
import { type BattleCombat, isBattle, isOverIn } from '../documents';
import { localize } from '../texts';
import { findTaught } from './find-lesson';
import type { Host } from './host/host';
import { setUpBattle } from './set-up-battle';

/** The battle of this world in which a user takes a lesson. */
function begunBy(user: string, { id, side }: Lesson): BattleCombat | undefined {
  for (const combat of game.combats.contents) {
    if (!isBattle(combat) || !combat.scene) continue;
    if (combat.system.lesson === id && combat.system.seats[side] === user) return combat;
  }
  return undefined;
}

/**
 * Shows a lesson to the user of this client: from where the user left it, again from the beginning if it was completed,
 * or a new one. Throws an Error with the fault; nothing has been set up then.
 */
export async function learn(games: readonly Game[], host: Host, id: string): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
  const taught = findTaught(games, id);
  if (!taught) throw new Error(localize('PDC.windows.lesson.noLesson', { id }));
  const { rules, lesson } = taught;
  const begun = begunBy(game.user.id, lesson);
  const there = begun?.scene ? game.scenes.get(begun.scene.id ?? '') : undefined;
  if (begun && there) {
    if (isOverIn(begun.system)) await restart(host, begun);
    await there.view();
    return there;
  }
  const { scenario, side } = lesson;
  const commanders = { south: '', north: '', [side]: game.user.id };
  return setUpBattle(host, {
    title: scenario.title,
    briefing: wholeBriefing(scenario.briefing),
    rules,
    save: newSave(rules, deploy(rules, scenario), id),
    commanders,
  });
}

async function restart(host: Host, { id, system }: BattleCombat): Promise<void> {
  const request: RequestMessage = {
    id: foundry.utils.randomID(),
    revision: system.revision,
    request: { undoTo: 0 },
  };
  await host.answer({ battle: id ?? '', request }, game.user.id);
}
