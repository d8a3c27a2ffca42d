import type { Ruleset } from '../../../core';
import type { BattlePort } from '../../battle';
import { registerHouseTables } from '../../documents';
import { registerKey, shifted } from '../../input';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { BattleControlWindow, type ControlOffer } from './control-window';
import { HouseTablesWindow } from './house-tables';

/** Adds the Battle control to the token tools, for GMs, and returns the function that opens it; called in `init`. */
export function registerControl(
  port: BattlePort,
  { rulesets, ...offer }: ControlOffer & { readonly rulesets: readonly Ruleset[] },
): { open(): void } {
  registerHouseTables();
  const tables = singleWindow(() => new HouseTablesWindow(port, rulesets));
  const openTables = (): void => void tables.window.render({ force: true });
  const control = singleWindow(() => new BattleControlWindow(port, offer, openTables));
  const open = (): void => {
    if (game.user.isGM) void control.window.render({ force: true });
  };
  const refresh = (): void => {
    void control.made?.refresh();
    void tables.made?.refresh();
  };
  registerKey('openControl', {
    keys: shifted('KeyG'),
    reach: 'parts',
    isForGameMasters: true,
    onDown: () => {
      void control.window.openByKey();
      return true;
    },
  });
  port.onChange(refresh);
  Hooks.on('updateScene', refresh);
  // Another GM has changed whether the battle has a scene seen from the north.
  Hooks.on('createScene', refresh);
  Hooks.on('deleteScene', refresh);
  // A battle has been archived, or an archive deleted.
  Hooks.on('updateJournalEntry', refresh);
  Hooks.on('deleteJournalEntry', refresh);
  addTokenTool({
    name: 'control',
    order: 89,
    title: 'PDC.windows.control.title',
    icon: 'fa-solid fa-gears',
    onPress: open,
  });
  return { open };
}
