import { type TrialDependencies, watchStart } from '../../facts';
import { singleWindow } from '../battle-window';
import { registerSettingsMenu } from '../settings-menu';
import { SelfCheckWindow } from './check-window';
import { registerSecondPlayer } from './second-player';

/** Offers GMs the test of this Foundry server in the settings; called once, in `init`. */
export function registerSelfCheck(dependencies: TrialDependencies): void {
  watchStart();
  registerSecondPlayer();
  const check = singleWindow(() => new SelfCheckWindow(dependencies));
  registerSettingsMenu(
    {
      key: 'selfCheck',
      name: 'PDC.self-check.title',
      label: 'PDC.self-check.open',
      hint: 'PDC.self-check.hint',
      icon: 'fa-solid fa-stethoscope',
      restricted: true,
    },
    () => check.window.render({ force: true }),
  );
}
