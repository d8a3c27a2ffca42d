import type { Scenario } from '../../core';
import { isBattle, MODULE_ID, type ModuleApi, ownWrite, pieceActors } from '../documents';

/** How long an order may take, with its dice, in milliseconds. */
export const PATIENCE = 20_000;

/** Waits until the window has been told. */
export async function until(isDone: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE;
  while (!isDone()) {
    if (Date.now() > late) throw new Error('the window was not told in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A battle that tests set up in somebody's world, and that must not stay there. */
export class TrialBattle {
  readonly #api: ModuleApi;
  readonly #scenario: Scenario | undefined;
  /** Battles and journals that were there before this one was set up, which may be long after its batch was made known. */
  #known: ReadonlySet<string | null> | undefined;
  #viewed: string | null | undefined;
  #settingUp: Promise<Scene.Implementation> | undefined;
  scene: Scene.Implementation | undefined;

  constructor(api: ModuleApi, scenario: Scenario | undefined) {
    this.#api = api;
    this.#scenario = scenario;
  }

  /** Sets the battle up; answers with its id. The game master commands both sides, so that nobody else is needed. */
  async setUp(): Promise<string> {
    this.#known = new Set([...game.combats.contents, ...game.journal.contents].map(({ id }) => id));
    this.#viewed = game.scenes.active?.id;
    this.#settingUp = this.#api.deployScenario(this.#scenario?.id, {});
    this.scene = await this.#settingUp;
    return this.#made().find(({ scene }) => scene?.id === this.scene?.id)?.id ?? '';
  }

  /**
   * Takes it out of the world with its scene; what else it has brought goes by itself. Setting it up may have taken
   * too long, or have failed half-way: what there is of it goes nevertheless.
   */
  async clear(): Promise<void> {
    await this.#settingUp?.catch(() => undefined);
    try {
      for (const battle of this.#made()) {
        const { id, scene } = battle;
        await battle.delete(ownWrite());
        await scene?.delete(ownWrite());
        await until(() => pieceActors(id ?? '').length === 0);
      }
      // Of a battle that has been deleted already, the scene is left.
      await game.scenes.get(this.scene?.id ?? '')?.delete(ownWrite());
      await this.#clearJournal();
    } finally {
      await game.scenes.get(this.#viewed ?? '')?.activate();
    }
  }

  /** The journal of a battle is put away with it; that of a trial nobody wants back. */
  async #clearJournal(): Promise<void> {
    const known = this.#known;
    if (!known) return;
    const made = game.journal.contents.filter(({ id, flags }) => !known.has(id) && flags[MODULE_ID]?.title);
    for (const journal of made) await journal.delete();
  }

  #made(): readonly Combat.Implementation[] {
    const known = this.#known;
    if (!known) return [];
    return game.combats.contents.filter(
      (combat) => isBattle(combat) && !known.has(combat.id) && combat.scene?.name === this.#scenario?.title,
    );
  }
}
