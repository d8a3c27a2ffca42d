import type { BattlePort, Game } from '../battle';
import { MODULE_ID, type ModuleApi } from '../documents';
import { battleBatch, documentsBatch } from './batches';

/** The parts of the module that the batches test. */
export interface QuenchDependencies {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly port: BattlePort;
}

/** Registers test batches with the Quench module if it is active; call once, in `init`. */
export function registerQuench({ games, api, port }: QuenchDependencies): void {
  Hooks.once('quenchReady', (quench) => {
    quench.registerBatch(`${MODULE_ID}.documents`, documentsBatch(api), {
      displayName: 'Pas de Charge: documents',
    });
    for (const each of games.filter(({ scenarios }) => scenarios.length > 0)) {
      quench.registerBatch(`${MODULE_ID}.battle.${each.rules.id}`, battleBatch(each, api, port), {
        displayName: `Pas de Charge: a battle of ${each.rules.id}, set up, played, taken back and removed`,
      });
    }
  });
}
