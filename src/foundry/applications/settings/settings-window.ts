import { keepSetting, shownSettings } from '../../documents';
import { localize } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { settingsContext } from './settings-context';

/** The Settings window: every setting of the module that the user may change, in groups; each change counts at once. */
export class SettingsWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<SettingsWindow>('settings');

  static override PARTS = partsOf('settings');

  protected override onSelect({ name, value }: HTMLSelectElement): void {
    void this.doNext(() => keepSetting(name, value));
  }

  protected override onInput(input: HTMLInputElement): void {
    const { name, type, checked, min, max, valueAsNumber } = input;
    if (type === 'checkbox') void this.doNext(() => keepSetting(name, checked));
    else if (Number.isNaN(valueAsNumber)) void this.refresh();
    else {
      const number = Math.round(Math.min(Number(max), Math.max(Number(min), valueAsNumber)));
      void this.doNext(() => keepSetting(name, number));
    }
  }

  protected override context(): object {
    return { groups: settingsContext(shownSettings(), game.user.isGM, localize) };
  }
}
