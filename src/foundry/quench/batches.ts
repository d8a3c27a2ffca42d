import type { Order } from '../../core';
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
import type { TestKit } from './quench';
import { PATIENCE, TrialBattle, until } from './trial-battle';

/** How long a test may take: the longest give two orders, and each of them is decided first and then shown. */
const LIMIT = 5 * PATIENCE;

/** A battle in this world: set up from a scenario, given an order, and removed again with all that belongs to it. */
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

      it('stands on a scene of its own, with a token and an actor for every piece', () => {
        const { units, leaders, reserve } = seen().state;
        const shown = Object.keys({ ...units, ...leaders }).length;
        assert.equal(seen().rules.id, rules.id);
        assert.equal(trial.scene?.tokens.size, shown);
        assert.equal(pieceActors(id).length, shown + Object.keys(reserve).length);
      });

      it('carries an order out that comes through the query, and takes it back', async () => {
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

/** An order that rolls and draws nothing, if there is one. */
function firstOrder({ rules, state }: UserBattle): Order | undefined {
  const orders = rules.orders(state);
  return orders.find((order) => !rules.preview(state, order)) ?? orders[0];
}

async function sent(battle: string, revision: number, request: Request): Promise<Result> {
  const message = { id: foundry.utils.randomID(), revision, request };
  const gameMaster = game.users.activeGM;
  if (!gameMaster) throw new Error('no game master is connected');
  const envelope = { battle, user: game.user.id, request: message };
  // Foundry carries no query to the client that asks: there its own handler answers.
  return gameMaster.isSelf
    ? CONFIG.queries[`${MODULE_ID}.request`](envelope, {})
    : gameMaster.query(`${MODULE_ID}.request`, envelope, { timeout: PATIENCE });
}

/** Whether Foundry knows what the module has registered. */
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
