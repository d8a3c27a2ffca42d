import type { Ruleset } from '../../../core';
import type { BattleControl, BattlePort } from '../../battle';
import { MODULE_ID, registerHouseTables } from '../../documents';
import { ControlWindow } from './control-window';
import { TablesWindow } from './tables-window';

/** Adds the battle control to the token tools, for game masters, and answers with what opens it; for `init`. */
export function registerControl(
  port: BattlePort,
  control: BattleControl,
  games: readonly Ruleset[],
): { open(): void } {
  registerHouseTables();
  // One window of each kind, made when it is first wanted.
  let window: ControlWindow | undefined;
  let tables: TablesWindow | undefined;
  const openTables = (): void => {
    tables ??= new TablesWindow(port, games);
    void tables.render({ force: true });
  };
  const open = (): void => {
    if (!game.user.isGM) return;
    window ??= new ControlWindow(port, control, openTables);
    void window.render({ force: true });
  };
  const refresh = (): void => {
    window?.refresh();
    tables?.refresh();
  };
  game.keybindings.register(MODULE_ID, 'openControl', {
    name: 'PDC.key.openControl',
    editable: [{ key: 'KeyG', modifiers: ['SHIFT'] }],
    restricted: true,
    onDown: () => {
      window ??= new ControlWindow(port, control, openTables);
      void window.openByKey();
      return true;
    },
  });
  port.onChange(refresh);
  Hooks.on('updateScene', refresh);
  // A battle has been put away, or its archive thrown away.
  Hooks.on('updateJournalEntry', refresh);
  Hooks.on('deleteJournalEntry', refresh);
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools[`${MODULE_ID}-control`] = {
      name: `${MODULE_ID}-control`,
      order: 89,
      title: 'PDC.control.title',
      icon: 'fa-solid fa-gears',
      button: true,
      visible: game.user.isGM,
      onChange: open,
    };
  });
  return { open };
}
