import { type BattleCombat, isBattle, ownWrite } from '../documents';
import { localize } from '../texts';
import type { BattleStore } from './battle-store';
import { differences } from './differences';
import type { Host } from './host';
import { shownIn } from './project-battle';

/** Stops battles and lets them go on: what was changed by hand meanwhile becomes corrections in the record. */
export class Pause {
  readonly #store: BattleStore;
  readonly #host: Host;
  /** Battles that are just being taken up again. */
  readonly #underWay = new Set<string>();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Listens for battles that are to go on: the client that decides takes them up, whoever has asked for it. */
  watch(): void {
    Hooks.once('ready', () => this.finishAll());
    Hooks.on('userConnected', () => this.finishAll());
    Hooks.on('updateCombat', (combat) => {
      if (isBattle(combat)) void this.#finish(combat);
    });
  }

  /** Takes up every battle that is to go on, where nobody has. */
  finishAll(): void {
    for (const combat of game.combats.contents) if (isBattle(combat)) void this.#finish(combat);
  }

  /** Stops a battle. Rejects in the middle of an order: pieces can't be put right there. */
  async begin(combat: BattleCombat): Promise<void> {
    if (combat.system.open !== 'null') throw new Error(localize('PDC.control.pauseWhileAsked'));
    await combat.update({ system: { paused: true, resuming: 'no' } }, ownWrite());
  }

  /** Lets a battle go on. */
  async end(combat: BattleCombat, changes: 'keep' | 'drop'): Promise<void> {
    if (!combat.system.paused) return;
    await combat.update({ system: { resuming: changes } }, ownWrite());
  }

  async #finish(combat: BattleCombat): Promise<void> {
    const { id, system } = combat;
    if (!id || !this.#host.isHere || !system.paused || system.resuming === 'no') return;
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    try {
      if (system.resuming === 'keep') await this.#takeOver(combat, id);
      await combat.update({ system: { paused: false, resuming: 'no' } }, ownWrite());
      await this.#host.project(id);
    } catch (error) {
      console.error(error);
      ui.notifications.error(localize('PDC.control.notResumed'));
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** Puts everything into the record that is not as the battle says; tells what can't be. */
  async #takeOver(combat: BattleCombat, id: string): Promise<void> {
    const { scene } = combat;
    const battle = this.#store.find(id);
    if (!scene || !battle) return;
    const { rules, state } = battle;
    const corrections = differences(rules, state, shownIn(combat, scene, rules));
    let count = 0;
    const refused = new Set<string>();
    for (const correction of corrections) {
      const refusal = await this.#host.correct(id, correction);
      if (refusal) refused.add(refusal.reason);
      else count += 1;
    }
    for (const reason of refused) {
      ui.notifications.warn(
        localize('PDC.control.notTakenOver', { reason: localize(`PDC.reason.${reason}`) }),
      );
    }
    if (count > 0) ui.notifications.info(localize('PDC.control.takenOver', { count: String(count) }));
  }
}
