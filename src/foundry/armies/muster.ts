import { type BattlePort, FIELD_CONTROLS, fieldTool } from '../documents';
import { DropOnScene } from './drop-on-scene';
import { UNITS_TOOL, UnitPalette } from './unit-palette';

/** Lets game masters bring units to the board of a battle: from a palette, from armies, and from the sidebar. */
export function registerMuster(port: BattlePort): void {
  let palette: UnitPalette | undefined;
  new DropOnScene(port).watch();
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls[FIELD_CONTROLS]?.tools;
    if (!tools) return;
    tools[UNITS_TOOL] = {
      name: UNITS_TOOL,
      order: 2,
      title: 'PDC.field.units',
      icon: 'fa-solid fa-chess-knight',
      onChange: () => fieldTool.renew(),
    };
  });
  fieldTool.onChange(() => {
    if (fieldTool.chosen === UNITS_TOOL) palette ??= new UnitPalette(port);
    void palette?.refresh();
  });
  port.onChange(() => {
    if (palette?.rendered) void palette.render();
  });
}
