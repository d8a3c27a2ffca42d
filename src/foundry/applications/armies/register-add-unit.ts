import type { SpaceId } from '../../../core';
import type { BattlePort } from '../../battle';
import { MODULE_ID } from '../../documents';
import { spaceTowards } from '../../geometry';
import { FIELD_CONTROLS, fieldTool } from '../../input';
import { DropOnScene } from './drop-on-scene';
import { UNITS_TOOL, UnitPalette } from './unit-palette';

/** Lets game masters bring units to the board of a battle: from a palette, from armies, and from the sidebar. */
export function registerAddUnit(port: BattlePort): void {
  let palette: UnitPalette | undefined;
  let pointed: SpaceId | undefined;
  // By its key: then the next keys are for the palette.
  let isCalled = false;
  const drop = new DropOnScene(port);
  drop.watch();
  fieldTool.byKeys(UNITS_TOOL, {
    point(heading) {
      const grid = port.current?.rules.grid;
      if (grid) pointed = spaceTowards(grid, pointed, heading);
      fieldTool.pointAt(pointed);
    },
    press() {
      const unit = palette?.inHand;
      if (unit && pointed !== undefined) drop.setUp(unit, pointed);
    },
  });
  game.keybindings.register(MODULE_ID, 'openUnits', {
    name: 'PDC.key.openUnits',
    editable: [{ key: 'KeyU', modifiers: ['SHIFT'] }],
    restricted: true,
    onDown: () => {
      isCalled = true;
      fieldTool.choose(UNITS_TOOL);
      return true;
    },
  });
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
    if (fieldTool.chosen !== UNITS_TOOL) pointed = undefined;
    void palette?.refresh().then(() => {
      if (isCalled && palette?.rendered) palette.focus();
      isCalled = false;
    });
  });
  port.onChange(() => {
    if (palette?.rendered) void palette.render();
  });
}
