import type { Scenario } from '../../core';
import type { BattlePort, Game, UserBattle } from '../battle';
import {
  type BattleCombat,
  isBattle,
  isOrderMessage,
  MODULE_ID,
  type ModuleApi,
  ownWrite,
  pieceActors,
  UNIT_TYPE,
} from '../documents';
import { localize } from '../texts';
import { inTime, until } from './fact';
import { bareScene, type Stage, stageOf } from './stage';

/** The battle id of the check's own actors, which belong to no battle. */
const NO_BATTLE = 'self-check';

/** The class that marks the check's messages in the chat log. */
export const NOTE_CLASS = 'pdc-self-check-note';

/** The time limit for setting up the battle, in milliseconds. */
const SET_UP_LIMIT = 60_000;

/** The test objects: a battle on a scene of its own, which is in view, and a stage whose bare scene the module ignores. */
export interface TrialBattle extends Stage {
  readonly port: BattlePort;
  readonly api: ModuleApi;
  readonly combat: BattleCombat;
  /** The current battle. */
  battle(): UserBattle;
}

/** The dependencies for making the test objects. */
export interface TrialDependencies {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly port: BattlePort;
}

/** The number of documents of each kind in the world. */
export const census = (): Readonly<Record<string, number>> => ({
  scenes: game.scenes.contents.length,
  combats: game.combats.contents.length,
  actors: game.actors.contents.length,
  journal: game.journal.contents.length,
  messages: game.messages.contents.length,
});

/** The hex battle with the fewest pieces: the fastest to set up and delete. */
function smallestBattle(games: readonly Game[]): Scenario | undefined {
  const pieces = ({ units }: Scenario) => Object.keys(units).length;
  const onHexes = games
    .filter(({ rules }) => rules.grid.kind === 'hex')
    .flatMap(({ scenarios }) => scenarios);
  return [...onHexes].sort((one, other) => pieces(one) - pieces(other))[0];
}

/** Creates the test objects, and removes them from the world again, whatever has happened to them. */
export class TrialSetUp {
  readonly #dependencies: TrialDependencies;
  readonly #scenario: Scenario | undefined;
  /** Battles and their journals, since a deleted battle no longer says which journal it had. */
  readonly #made = new Map<string, string>();
  #scenesBefore: ReadonlySet<string | null> | undefined;
  /** The scenes that were active and in view before. */
  #before: readonly (string | null | undefined)[] = [];
  #creating: Promise<TrialBattle> | undefined;

  constructor(dependencies: TrialDependencies, scenario = smallestBattle(dependencies.games)) {
    this.#dependencies = dependencies;
    this.#scenario = scenario;
  }

  /** Creates the test objects; if that fails or takes too long, `clear` removes whatever exists. */
  create(): Promise<TrialBattle> {
    this.#creating = this.#create();
    return inTime(this.#creating, SET_UP_LIMIT);
  }

  async #create(): Promise<TrialBattle> {
    const { api, port } = this.#dependencies;
    this.#scenesBefore = new Set(game.scenes.contents.map(({ id }) => id));
    const active = game.scenes.contents.find((scene) => scene.active);
    this.#before = [active?.id, canvas?.scene?.id];
    const bare = await Scene.create({
      ...{ ...bareScene(localize('PDC.self-check.title')), tokenVision: false, navigation: false },
      flags: { [MODULE_ID]: { selfCheck: true } },
    });
    const made = await Actor.createDocuments([bareActor('1'), bareActor('2')] as never);
    const [one, other] = made ?? [];
    const field = await api.deployScenario(this.#scenario?.id, {});
    await field.update({ flags: { [MODULE_ID]: { selfCheck: true } } });
    const combat = game.combats.contents.find(({ _source }) => _source.scene === field.id);
    if (!bare || !isBattle(combat) || !combat.id) throw new Error(localize('PDC.windows.session.noBattle'));
    if (!one || !other) throw new Error('Actor.createDocuments');
    this.#made.set(combat.id, combat.system.journal);
    const { journal } = combat.system;
    await game.journal.get(journal)?.update({ flags: { [MODULE_ID]: { selfCheck: true } } });
    await until('canvas.scene', () => canvas?.ready === true && canvas.scene?.id === field.id);
    const battle = (): UserBattle => {
      const found = port.find(combat.id ?? '');
      if (!found) throw new Error(localize('PDC.windows.session.noBattle'));
      return found;
    };
    const hexWidth = (field.width ?? 0) / battle().rules.grid.columns;
    return { ...stageOf({ field, hexWidth, bare, actors: [one, other] }), port, api, combat, battle };
  }

  /**
   * Removes everything from the world that this trial or an earlier one has left; a failing step does not prevent the
   * others. Returns the errors.
   */
  async clear(): Promise<readonly unknown[]> {
    // It may have run out of time, and still be at it.
    if (this.#creating) await inTime(this.#creating, SET_UP_LIMIT).catch(() => undefined);
    const faults: unknown[] = [];
    const attempt = async (step: () => Promise<unknown>): Promise<void> => {
      await step().catch((error: unknown) => faults.push(error));
    };
    const scenes = this.#scenes();
    for (const combat of game.combats.contents.filter(({ _source }) => scenes.has(_source.scene))) {
      if (isBattle(combat) && combat.id) this.#made.set(combat.id, combat.system.journal);
      await attempt(() => combat.delete(ownWrite()));
    }
    for (const [battle, journal] of this.#made) {
      await attempt(() => until('pieceActors', () => pieceActors(battle).length === 0));
      const cards = game.messages.contents.filter(
        (message) => isOrderMessage(message) && message.system.battle === battle,
      );
      for (const card of cards) await attempt(() => card.delete());
      await attempt(async () => game.journal.get(journal)?.delete());
    }
    const journals = game.journal.contents.filter(({ flags }) => flags[MODULE_ID]?.selfCheck);
    for (const journal of journals) await attempt(() => journal.delete());
    const notes = game.messages.contents.filter(({ content }) => content.includes(NOTE_CLASS));
    for (const note of notes) await attempt(() => note.delete());
    for (const id of scenes.keys()) await attempt(async () => game.scenes.get(id ?? '')?.delete(ownWrite()));
    for (const actor of pieceActors(NO_BATTLE)) await attempt(() => actor.delete());
    const [active, viewed] = this.#before;
    await attempt(async () => game.scenes.get(active ?? '')?.activate());
    await attempt(async () => game.scenes.get(viewed ?? '')?.view());
    return faults;
  }

  #scenes(): ReadonlySet<string | null> {
    const isOurs = ({ id, name, flags }: Scene.Implementation): boolean =>
      flags[MODULE_ID]?.selfCheck === true ||
      (this.#scenesBefore?.has(id) === false && name === this.#scenario?.title);
    return new Set(game.scenes.contents.filter(isOurs).map(({ id }) => id));
  }
}

const bareActor = (piece: string) => ({
  name: `self-check actor ${piece}`,
  type: UNIT_TYPE,
  system: { battle: NO_BATTLE, piece },
});
