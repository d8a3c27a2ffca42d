import type { Order, Scenario } from '../../core';
import type { Request, Result } from '../../match';
import type { BattlePort, Game, UserBattle } from '../battle';
import {
  ARMY_TYPE,
  BATTLE_TYPE,
  isBattle,
  LEADER_TYPE,
  MODULE_ID,
  type ModuleApi,
  ORDER_TYPE,
  ownWrite,
  pieceActors,
  UNIT_TYPE,
} from '../documents';
import { isStillDeciding } from '../documents/still-deciding';
import { askOf, vouch } from '../documents/vouched-request';

/** The time limit for an order with its dice, in milliseconds. */
const PATIENCE = 20_000;

/** The time limit for a test: the longest give two orders, and each is decided first and then shown. */
const LIMIT = 5 * PATIENCE;

/**
 * Tests a battle in this world: sets it up from a scenario, gives an order, and removes it with everything that belongs
 * to it.
 */
export const battleBatch =
  ({ rules, scenarios }: Game, api: ModuleApi, port: BattlePort) =>
  ({ describe, it, before, after, assert }: TestKit): void => {
    describe('A battle', function () {
      this.timeout(LIMIT);
      const trial = new TrialBattle(api, scenarios[0]);
      let id = '';
      const seen = (): UserBattle => {
        const battle = port.find(id);
        if (!battle) throw new Error('there is no battle');
        return battle;
      };

      before(async () => {
        id = await trial.setUp();
      });

      it('has its own scene, with a token and an actor for every piece', () => {
        const { units, leaders, reserve } = seen().state;
        const shown = Object.keys({ ...units, ...leaders }).length;
        assert.equal(seen().rules.id, rules.id);
        assert.equal(trial.scene?.tokens.size, shown);
        assert.equal(pieceActors(id).length, shown + Object.keys(reserve).length);
      });

      it('carries an order out that comes through the query, and takes it back', async () => {
        await answerAll(seen);
        const { revision, state, actions } = seen();
        const order = firstOrder(seen());
        assert.ok(order, 'there is an order to give');
        if (!order) return;
        const given = await sent(id, revision, { order });
        assert.ok(given.ok, JSON.stringify(given));
        await until(() => seen().revision > revision);
        const undone = await sent(id, seen().revision, { undoTo: actions });
        assert.ok(undone.ok, JSON.stringify(undone));
        await until(() => seen().revision > revision + 1);
        assert.deepEqual(seen().state, state);
      });

      it('refuses what was ordered for an older position', async () => {
        const order = firstOrder(seen());
        const late = order && (await sent(id, seen().revision - 1, { order }));
        assert.equal(late?.ok, false);
      });

      it('puts its journal away and takes its pieces along when it is deleted', async () => {
        const combat = game.combats.get(id);
        const journal = isBattle(combat) ? combat.system.journal : '';
        assert.ok(game.journal.get(journal));
        await combat?.delete(ownWrite());
        await until(() => pieceActors(id).length === 0);
        assert.ok(game.journal.get(journal));
      });

      after(() => trial.clear());
    });
  };

/** Some games ask a question before the first order: any answer will do. */
async function answerAll(seen: () => UserBattle): Promise<void> {
  for (let { question } = seen(); question?.kind === 'ask'; { question } = seen()) {
    const { id, revision } = seen();
    await sent(id, revision, { choose: question.options[0] ?? '' });
    await until(() => seen().revision > revision);
  }
}

/** An order without dice and draws, if there is one. */
function firstOrder({ rules, state }: UserBattle): Order | undefined {
  const orders = rules.orders(state);
  return orders.find((order) => !rules.preview(state, order)) ?? orders[0];
}

async function sent(battle: string, revision: number, request: Request): Promise<Result> {
  const message = { id: foundry.utils.randomID(), revision, request };
  const gameMaster = game.users.activeGM;
  if (!gameMaster) throw new Error('no GM is connected');
  const envelope = { battle, request: message };
  if (!gameMaster.isSelf) return askOf(gameMaster, 'request', envelope, { deadline: PATIENCE });
  // Foundry sends no query to the asking client itself: call its handler directly.
  const result = await CONFIG.queries[`${MODULE_ID}.request`](await vouch(envelope), {});
  if (isStillDeciding(result))
    throw new Error('dice are entered by hand: switch manual rolls off for these tests');
  return result;
}

/** Tests that Foundry knows everything that the module has registered. */
export const documentsBatch =
  (api: ModuleApi) =>
  ({ describe, it, assert }: TestKit): void => {
    describe('The documents of the module', () => {
      it('are known to Foundry by their types', () => {
        const { Actor, Combat, ChatMessage, JournalEntryPage } = CONFIG;
        assert.ok(Actor.dataModels[UNIT_TYPE], UNIT_TYPE);
        assert.ok(Actor.dataModels[LEADER_TYPE], LEADER_TYPE);
        assert.ok(Combat.dataModels[BATTLE_TYPE], BATTLE_TYPE);
        assert.ok(ChatMessage.dataModels[ORDER_TYPE], ORDER_TYPE);
        assert.ok(JournalEntryPage.dataModels[ARMY_TYPE], ARMY_TYPE);
      });

      it('come with the interface for macros and the query for orders', () => {
        assert.equal(game.modules.get(MODULE_ID)?.api, api);
        assert.equal(typeof CONFIG.queries[`${MODULE_ID}.request`], 'function');
      });
    });
  };

/** Waits until a condition is true. */
async function until(isDone: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE;
  while (!isDone()) {
    if (Date.now() > late) throw new Error('the window was not told in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A battle that tests set up in a user's world, and that must be removed afterwards. */
class TrialBattle {
  readonly #api: ModuleApi;
  readonly #scenario: Scenario | undefined;
  /** The battles and journals before this one was set up, possibly long after its batch was registered. */
  #known: ReadonlySet<string | null> | undefined;
  #viewed: string | null | undefined;
  #settingUp: Promise<Scene.Implementation> | undefined;
  scene: Scene.Implementation | undefined;

  constructor(api: ModuleApi, scenario: Scenario | undefined) {
    this.#api = api;
    this.#scenario = scenario;
  }

  /** Sets the battle up and returns its id. The GM commands both sides, so that no other user is needed. */
  async setUp(): Promise<string> {
    this.#known = new Set([...game.combats.contents, ...game.journal.contents].map(({ id }) => id));
    this.#viewed = game.scenes.contents.find(({ active }) => active)?.id;
    this.#settingUp = this.#api.deployScenario(this.#scenario?.id, {});
    this.scene = await this.#settingUp;
    return this.#made().find(({ scene }) => scene?.id === this.scene?.id)?.id ?? '';
  }

  /**
   * Deletes the battle with its scene; everything else follows by itself. If setting up took too long or failed
   * half-way, the parts that exist are deleted all the same.
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
      // A battle that is already deleted may leave its scene.
      await game.scenes.get(this.scene?.id ?? '')?.delete(ownWrite());
      await this.#clearJournal();
    } finally {
      await game.scenes.get(this.#viewed ?? '')?.activate();
    }
  }

  /** Deleting a battle archives its journal; that of a trial is of no use. */
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

/** A group of tests, passed by Mocha to the body that fills it. */
export interface Suite {
  /** Sets the time limit for each test and each hook of the group, in milliseconds. */
  timeout(limit: number): unknown;
}

/** The parts of Mocha and Chai that our tests use. */
export interface TestKit {
  describe(title: string, body: (this: Suite) => void): void;
  it(title: string, body: () => Promise<void> | void): void;
  before(body: () => Promise<void>): void;
  after(body: () => Promise<void>): void;
  readonly assert: {
    ok(value: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
  };
}

/** The API of the Quench module, which runs tests inside a world. */
export interface Quench {
  registerBatch(
    key: string,
    register: (kit: TestKit) => void,
    options: { readonly displayName: string },
  ): unknown;
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      /** Runs when Quench is ready for test batches. */
      quenchReady: (quench: Quench) => void;
    }
  }
}
