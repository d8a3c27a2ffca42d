import { API_VERSION, type SeenBattle, seenBattle } from '../battle/seen-battle';
import { isBattle, type ModuleApi } from '../documents';
import type { BattleStore } from './battle-store';
import { titleOf } from './branches';

/** The part of the API that only reads: the battles of this world, without the secrets of either side. */
export function battlesForModules(store: BattleStore): Pick<ModuleApi, 'version' | 'battles' | 'battle'> {
  const battle = (id: string): SeenBattle | undefined => {
    const combat = store.combat(id);
    const found = combat && store.find(id);
    return found && seenBattle(found, titleOf(combat));
  };
  return {
    version: API_VERSION,
    battle,
    battles: () =>
      game.combats.contents.flatMap((combat) => {
        const found = isBattle(combat) && combat.id ? battle(combat.id) : undefined;
        return found ? [found] : [];
      }),
  };
}

/** Tells the other modules of this client of every order that has been carried out. */
export function tellOrdersDone(store: BattleStore): void {
  Hooks.on('updateCombat', (combat, { system }) => {
    // The count changes with the end of an order, and with an undo; after that there is no last order.
    if (!isBattle(combat) || !combat.id || !('actions' in Object(system))) return;
    const battle = store.find(combat.id);
    if (!battle?.last) return;
    const { id, revision, last } = battle;
    Hooks.callAll('pas-de-charge.afterOrder', structuredClone({ battle: id, revision, order: last }));
  });
}
