import type { Scenario } from '../../core';
import type { Request, Result } from '../../match';
import type { Game } from '../battle';
import { MODULE_ID, ownWrite, pieceActors } from '../documents';
import { isStillDeciding } from '../documents/still-deciding';
import { askOf, vouch } from '../documents/vouched-request';
import {
  familiesWith,
  readyOrder,
  type TrialBattle,
  type TrialDependencies,
  TrialSetUp,
  titleOf,
  until,
} from '../facts';
import { localize } from '../texts';

/** The time limit for an order with its dice, in milliseconds. */
const PATIENCE = 20_000;

/** The time limit for a test: the longest give two orders, and each is decided first and then shown. */
const LIMIT = 5 * PATIENCE;

/** Sets a battle up before the tests of a group and removes it with everything that belongs to it after them. */
function onTrial(
  { before, after, assert }: TestKit,
  suite: Suite,
  dependencies: TrialDependencies,
  scenario?: Scenario,
): () => TrialBattle {
  suite.timeout(LIMIT);
  const setUp = new TrialSetUp(dependencies, scenario);
  let trial: TrialBattle | undefined;
  before(async () => {
    trial = await setUp.create();
  });
  after(async () => assert.deepEqual(await setUp.clear(), []));
  return () => {
    if (!trial) throw new Error('there is no battle');
    return trial;
  };
}

/** Tests what the module relies on in Foundry. */
export const factsBatch =
  (dependencies: TrialDependencies) =>
  (kit: TestKit): void =>
    kit.describe('Foundry', function () {
      const trial = onTrial(kit, this, dependencies);
      for (const { facts } of familiesWith([]))
        for (const [id, fact] of Object.entries(facts))
          kit.it(titleOf(fact, localize(`PDC.self-check.check.${id}`)), async () => {
            await fact.check(trial());
          });
    });

/** Tests a battle in this world: gives an order and takes it back, then deletes the battle. */
export const battleBatch =
  ({ rules, scenarios }: Game, dependencies: TrialDependencies) =>
  (kit: TestKit): void =>
    kit.describe('A battle', function () {
      const { it, assert } = kit;
      const trial = onTrial(kit, this, dependencies, scenarios[0]);
      const seen = () => trial().battle();

      it('has its own scene, with a token and an actor for every piece', () => {
        const { id, state } = seen();
        const shown = Object.keys({ ...state.units, ...state.leaders }).length;
        assert.equal(seen().rules.id, rules.id);
        assert.equal(trial().field.tokens.size, shown);
        assert.equal(pieceActors(id).length, shown + Object.keys(state.reserve).length);
      });

      it('carries an order out that comes through the query, and takes it back', async () => {
        const order = await readyOrder(trial());
        const { id, revision, state, actions } = seen();
        const given = await sent(id, revision, { order });
        assert.ok(given.ok, JSON.stringify(given));
        await until('order', () => seen().revision > revision, PATIENCE);
        const undone = await sent(id, seen().revision, { undoTo: actions });
        assert.ok(undone.ok, JSON.stringify(undone));
        await until('undo', () => seen().revision > revision + 1, PATIENCE);
        assert.deepEqual(seen().state, state);
      });

      it('refuses what was ordered for an older position', async () => {
        const order = await readyOrder(trial());
        const late = await sent(seen().id, seen().revision - 1, { order });
        assert.equal(late.ok, false);
      });

      it('puts its journal away and takes its pieces along when it is deleted', async () => {
        const { combat } = trial();
        const { journal } = combat.system;
        assert.ok(game.journal.get(journal));
        await combat.delete(ownWrite());
        await until('pieceActors', () => pieceActors(combat.id ?? '').length === 0, PATIENCE);
        assert.ok(game.journal.get(journal));
      });
    });

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
