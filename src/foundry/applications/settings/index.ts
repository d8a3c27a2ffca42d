import { singleWindow } from '../battle-window';
import { registerSettingsMenu } from '../settings-menu';
import { SettingsWindow } from './settings-window';

/** Offers all settings of the module in groups, in a window that Foundry's settings open; called once, in `init`. */
export function registerSettingsWindow(): void {
  const settings = singleWindow(() => new SettingsWindow({}));
  registerSettingsMenu(
    {
      key: 'settings',
      name: 'PDC.windows.settings.title',
      label: 'PDC.windows.settings.open',
      hint: 'PDC.windows.settings.hint',
      icon: 'fa-solid fa-gears',
      restricted: false,
    },
    () => settings.window.render({ force: true }),
  );
}
