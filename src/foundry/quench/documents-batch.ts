import {
  ARMY_TYPE,
  BATTLE_TYPE,
  LEADER_TYPE,
  MODULE_ID,
  type ModuleApi,
  ORDER_TYPE,
  UNIT_TYPE,
} from '../documents';
import type { TestKit } from './quench';

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
