import type { Order } from '../../core';
import type { Result, Wish } from '../../match';
import {
  type BattlePort,
  type Game,
  isBattle,
  MODULE_ID,
  type ModuleApi,
  pieceActors,
  type UserBattle,
} from '../documents';
import type { TestKit } from './quench';

/** How long an order may take, with its dice, in milliseconds. */
const PATIENCE = 20_000;

/** A battle in this world: set up from a scenario, given an order, and removed again with all that belongs to it. */
export const battleBatch =
  ({ rules, scenarios }: Game, api: ModuleApi, port: BattlePort) =>
  ({ describe, it, before, after, assert }: TestKit): void => {
    describe('A battle', () => {
      let scene: Scene.Implementation | undefined;
      let id = '';
      const seen = (): UserBattle => {
        const battle = port.find(id);
        if (!battle) throw new Error('there is no battle');
        return battle;
      };
      const viewed = game.scenes.active;

      before(async () => {
        const [scenario] = scenarios;
        // The game master commands both sides, so that nobody else is needed.
        scene = await api.deployScenario(scenario?.id, {});
        id =
          game.combats.contents.find((combat) => isBattle(combat) && combat.scene?.id === scene?.id)?.id ??
          '';
      });

      it('stands on a scene of its own, with a token and an actor for every piece', () => {
        const { units, leaders, reserve } = seen().state;
        const shown = Object.keys({ ...units, ...leaders }).length;
        assert.equal(seen().rules.id, rules.id);
        assert.equal(scene?.tokens.size, shown);
        assert.equal(pieceActors(id).length, shown + Object.keys(reserve).length);
      });

      it('carries an order out that comes through the query, and takes it back', async () => {
        const { revision, state, deeds } = seen();
        const order = firstOrder(seen());
        assert.ok(order, 'there is an order to give');
        if (!order) return;
        const given = await sent(id, revision, { order });
        assert.ok(given.ok, JSON.stringify(given));
        await until(() => seen().revision > revision);
        const undone = await sent(id, seen().revision, { undoTo: deeds });
        assert.ok(undone.ok, JSON.stringify(undone));
        await until(() => seen().revision > revision + 1);
        assert.deepEqual(seen().state, state);
      });

      it('refuses what was ordered for an older position', async () => {
        const order = firstOrder(seen());
        const late = order && (await sent(id, seen().revision - 1, { order }));
        assert.equal(late?.ok, false);
      });

      it('takes its papers and its pieces along when it is deleted', async () => {
        const combat = game.combats.get(id);
        const papers = isBattle(combat) ? combat.system.papers : '';
        assert.ok(game.journal.get(papers));
        await combat?.delete();
        await until(() => !game.journal.get(papers) && pieceActors(id).length === 0);
      });

      after(async () => {
        await remove(id, scene);
        await viewed?.activate();
      });
    });
  };

/** An order that rolls and draws nothing, if there is one. */
function firstOrder({ rules, state }: UserBattle): Order | undefined {
  const orders = rules.orders(state);
  return orders.find((order) => !rules.preview(state, order)) ?? orders[0];
}

async function sent(battle: string, revision: number, wish: Wish): Promise<Result> {
  const request = { id: foundry.utils.randomID(), revision, wish };
  const gameMaster = game.users.activeGM;
  if (!gameMaster) throw new Error('no game master is connected');
  const envelope = { battle, user: game.user.id, request };
  // Foundry carries no query to the client that asks: there its own handler answers.
  return gameMaster.isSelf
    ? CONFIG.queries[`${MODULE_ID}.request`](envelope, {})
    : gameMaster.query(`${MODULE_ID}.request`, envelope, { timeout: PATIENCE });
}

async function until(isDone: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE;
  while (!isDone()) {
    if (Date.now() > late) throw new Error('the window was not told in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Takes the battle out of the world with its scene; what else it has brought goes by itself. */
async function remove(battle: string, scene: Scene.Implementation | undefined): Promise<void> {
  await game.combats.get(battle)?.delete();
  await scene?.delete();
  await until(() => pieceActors(battle).length === 0);
}
