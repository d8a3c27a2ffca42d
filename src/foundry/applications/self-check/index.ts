import { MODULE_ID } from '../../documents';
import { type TrialDependencies, watchStart } from '../../facts';
import { singleWindow } from '../battle-window';
import { SelfCheckWindow } from './check-window';
import { registerSecondPlayer } from './second-player';

/** Offers GMs the test of this Foundry server in the settings; called once, in `init`. */
export function registerSelfCheck(dependencies: TrialDependencies): void {
  watchStart();
  registerSecondPlayer();
  const check = singleWindow(() => new SelfCheckWindow(dependencies));
  /** The settings menu entry: it opens the one window, although Foundry creates a new instance each time. */
  class SelfCheckMenu extends foundry.applications.api.ApplicationV2 {
    override async render(): Promise<this> {
      await check.window.render({ force: true });
      return this;
    }
  }
  game.settings.registerMenu(MODULE_ID, 'selfCheck', {
    name: 'PDC.self-check.title',
    label: 'PDC.self-check.open',
    hint: 'PDC.self-check.hint',
    icon: 'fa-solid fa-stethoscope',
    restricted: true,
    type: SelfCheckMenu,
  });
}
