import { MODULE_ID } from '../documents';
import type { TrialDependencies } from '../facts';
import { battleBatch, factsBatch } from './batches';

/** Registers test batches with the Quench module if it is active; call once, in `init`. */
export function registerQuench(dependencies: TrialDependencies): void {
  Hooks.once('quenchReady', (quench) => {
    quench.registerBatch(`${MODULE_ID}.facts`, factsBatch(dependencies), {
      displayName: 'Pas de Charge: what the module relies on in Foundry',
    });
    for (const each of dependencies.games.filter(({ scenarios }) => scenarios.length > 0)) {
      quench.registerBatch(`${MODULE_ID}.battle.${each.rules.id}`, battleBatch(each, dependencies), {
        displayName: `Pas de Charge: a battle of ${each.rules.id}, set up, played, taken back and removed`,
      });
    }
  });
}
