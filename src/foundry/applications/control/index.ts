import type { Ruleset } from '../../../core';
import type { BattleControl, BattlePort } from '../../battle';
import { MODULE_ID, registerHouseTables } from '../../documents';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { BattleControlWindow } from './battle-control';
import { HouseTablesWindow } from './house-tables';

/** Adds the battle control to the token tools, for game masters, and answers with what opens it; for `init`. */
export function registerControl(
  port: BattlePort,
  battles: BattleControl,
  games: readonly Ruleset[],
): { open(): void } {
  registerHouseTables();
  const tables = singleWindow(() => new HouseTablesWindow(port, games));
  const openTables = (): void => void tables.window.render({ force: true });
  const control = singleWindow(() => new BattleControlWindow(port, battles, openTables));
  const open = (): void => {
    if (game.user.isGM) void control.window.render({ force: true });
  };
  const refresh = (): void => {
    void control.made?.refresh();
    void tables.made?.refresh();
  };
  game.keybindings.register(MODULE_ID, 'openControl', {
    name: 'PDC.key.openControl',
    editable: [{ key: 'KeyG', modifiers: ['SHIFT'] }],
    restricted: true,
    onDown: () => {
      void control.window.openByKey();
      return true;
    },
  });
  port.onChange(refresh);
  Hooks.on('updateScene', refresh);
  // A battle has been put away, or its archive thrown away.
  Hooks.on('updateJournalEntry', refresh);
  Hooks.on('deleteJournalEntry', refresh);
  addTokenTool({
    name: 'control',
    order: 89,
    title: 'PDC.control.title',
    icon: 'fa-solid fa-gears',
    onPress: open,
  });
  return { open };
}
