import type { Scenario } from '../../../core';
import type { BattlePort, Game, UserBattle } from '../../battle';
import {
  type BattleCombat,
  isBattle,
  isOrderMessage,
  MODULE_ID,
  type ModuleApi,
  ownWrite,
  pieceActors,
  UNIT_TYPE,
} from '../../documents';
import { localize } from '../../texts';
import { holds, until } from './check';

/** The battle id of the check's own actors, which belong to no battle. */
const NO_BATTLE = 'self-check';

/** The class that marks the check's messages in the chat log. */
export const NOTE_CLASS = 'pdc-self-check-note';

/** The width of a square on the bare scene, in pixels. */
export const SQUARE = 100;

/** The test objects: a battle on a scene of its own, and a bare scene with tokens that belong to no battle. */
export interface TrialBattle {
  readonly port: BattlePort;
  readonly games: readonly Game[];
  readonly combat: BattleCombat;
  /** The scene of the battle, which is the one in view. */
  readonly field: Scene.Implementation;
  /** A scene of squares without a battle; the module ignores what happens there. */
  readonly bare: Scene.Implementation;
  /** Actors that belong to no side. */
  readonly actors: readonly Actor.Implementation[];
  /** The current battle. */
  battle(): UserBattle;
  /** A new token on the bare scene, for the first of those actors. */
  placeToken(data?: object): Promise<TokenDocument.Implementation>;
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

  constructor(dependencies: TrialDependencies) {
    this.#dependencies = dependencies;
    this.#scenario = smallestBattle(dependencies.games);
  }

  /** Creates the test objects; if that fails, `clear` removes whatever exists. */
  async create(): Promise<TrialBattle> {
    const { api, port, games } = this.#dependencies;
    this.#scenesBefore = new Set(game.scenes.contents.map(({ id }) => id));
    const active = game.scenes.contents.find((scene) => scene.active);
    this.#before = [active?.id, canvas?.scene?.id];
    const bare = await Scene.create(bareScene());
    const actors = await Actor.createDocuments([bareActor('1'), bareActor('2')] as never);
    const field = await api.deployScenario(this.#scenario?.id, {});
    await field.update({ flags: { [MODULE_ID]: { selfCheck: true } } });
    const combat = game.combats.contents.find(({ _source }) => _source.scene === field.id);
    if (!bare || !isBattle(combat) || !combat.id) throw new Error(localize('PDC.windows.session.noBattle'));
    this.#made.set(combat.id, combat.system.journal);
    const { journal } = combat.system;
    await game.journal.get(journal)?.update({ flags: { [MODULE_ID]: { selfCheck: true } } });
    await until('canvas.scene', () => canvas?.ready === true && canvas.scene?.id === field.id);
    const trial: TrialBattle = {
      ...{ port, games, combat, field, bare, actors: actors ?? [] },
      battle() {
        const battle = port.find(combat.id ?? '');
        if (!battle) throw new Error(localize('PDC.windows.session.noBattle'));
        return battle;
      },
      async placeToken(data = {}) {
        const place = { name: 'self-check', actorId: actors?.[0]?.id ?? null, actorLink: true, x: 0, y: 0 };
        const made = await bare.createEmbeddedDocuments('Token', [{ ...place, ...data }]);
        const token = made?.[0];
        if (!token) throw new Error(localize('PDC.self-check.notSo', { what: 'createEmbeddedDocuments' }));
        return token;
      },
    };
    holds('actors', trial.actors.length === 2);
    return trial;
  }

  /**
   * Removes everything from the world that this check or an earlier one has left; a failing step does not prevent the
   * others. Returns the errors.
   */
  async clear(): Promise<readonly unknown[]> {
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

const bareScene = () => ({
  name: localize('PDC.self-check.title'),
  width: 10 * SQUARE,
  height: 8 * SQUARE,
  padding: 0,
  grid: { type: CONST.GRID_TYPES.SQUARE, size: SQUARE },
  tokenVision: false,
  navigation: false,
  flags: { [MODULE_ID]: { selfCheck: true } },
});

const bareActor = (piece: string) => ({
  name: `self-check actor ${piece}`,
  type: UNIT_TYPE,
  system: { battle: NO_BATTLE, piece },
});
