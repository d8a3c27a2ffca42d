import { MODULE_ID } from '../documents';

/** An entry of Foundry's settings that opens a window of this module. */
interface MenuEntry {
  readonly key: string;
  /** The texts of its name, its button and its hint. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: string;
  /** True if only GMs see it. */
  readonly restricted: boolean;
}

/** Adds an entry to Foundry's settings; called in `init`. */
export function registerSettingsMenu({ key, ...entry }: MenuEntry, open: () => Promise<unknown>): void {
  /** Opens the one window, although Foundry creates a new instance each time. */
  class Menu extends foundry.applications.api.ApplicationV2 {
    override async render(): Promise<this> {
      await open();
      return this;
    }
  }
  game.settings.registerMenu(MODULE_ID, key, { ...entry, type: Menu });
}
