import type { SpaceId } from '../../../core';
import type { BattlePort } from '../../battle';
import { boardOnScene, HEADINGS, moveBack } from '../../geometry';
import {
  armyGhosts,
  FIELD_CONTROLS,
  fieldTool,
  parts,
  plain,
  registerKey,
  watchMapPointer,
} from '../../input';
import { singleWindow } from '../battle-window';
import { registerPalette } from '../scene-controls';
import { FieldLayer, fieldLayer } from './field-layer';
import { BRUSH_TOOL, TerrainBrush } from './terrain-brush';
import { TerrainPalette } from './terrain-palette';

/**
 * Gives GMs the battlefield tools, starting with the terrain brush; called once, in `init`, before other parts add
 * their tools to the group.
 */
export function registerBrush(port: BattlePort): void {
  CONFIG.Canvas.layers.pdcField = { layerClass: FieldLayer, group: 'interface' };
  const brush = new TerrainBrush(port);
  const palette = singleWindow(() => new TerrainPalette(port, brush));
  watchMapPointer(brush);
  parts.join('panel', '#pdc-terrain-palette, #pdc-unit-palette');
  registerKey('endFieldTool', {
    keys: plain('Escape'),
    reach: 'parts',
    onDown: () => brush.cancel() || fieldTool.leave(),
  });
  fieldTool.onPoint((space) => {
    const grid = port.current?.rules.grid;
    const board = grid && boardOnScene(grid);
    fieldLayer()?.mark([], space === undefined ? undefined : board?.outlineOf(space), false);
  });
  armyGhosts.onShow((ghosts) => {
    const grid = port.current?.rules.grid;
    const board = grid && boardOnScene(grid);
    const outlines = (spaces: readonly SpaceId[]) =>
      spaces.flatMap((space) => (board ? [board.outlineOf(space)] : []));
    fieldLayer()?.markGhosts(outlines(ghosts?.fits ?? []), outlines(ghosts?.misfits ?? []));
  });
  fieldTool.byKeys(BRUSH_TOOL, {
    point: (heading) => brush.pointTowards(heading),
    press: () => brush.paintPointed(),
  });
  registerFieldKeys();
  fieldTool.onChange(() => {
    if (fieldTool.chosen !== BRUSH_TOOL) brush.reset();
  });
  registerPalette({ tool: BRUSH_TOOL, keybinding: 'openBrush', key: 'KeyT' }, palette, port);
  fieldTool.onChange(() => {
    if (fieldTool.chosen === null) moveBack();
  });
  Hooks.on('getSceneControlButtons', (controls) => {
    controls[FIELD_CONTROLS] = {
      name: FIELD_CONTROLS,
      order: 90,
      title: 'PDC.windows.field.title',
      icon: 'fa-solid fa-map',
      visible: game.user.isGM,
      activeTool: BRUSH_TOOL,
      onChange: (_event, isActive) => {
        if (isActive) fieldLayer()?.activate();
        fieldTool.renew();
      },
      tools: {
        [BRUSH_TOOL]: {
          name: BRUSH_TOOL,
          order: 1,
          title: 'PDC.windows.field.brush',
          icon: 'fa-solid fa-paintbrush',
          onChange: () => fieldTool.renew(),
        },
      },
    };
  });
  Hooks.on('canvasReady', () => {
    // Another scene may show another board.
    brush.reset();
    fieldTool.renew();
  });
}

/** The keys of the chosen tool; undefined if another element has the focus and gets the keys. */
const keysOfTool = () => (parts.areOnMap ? fieldTool.keys : undefined);

/** Registers the keys of the battlefield tools; unless such a tool is chosen, the keys are left to others. */
function registerFieldKeys(): void {
  registerKey('fieldPoint', {
    keys: plain(...Object.keys(HEADINGS)),
    reach: 'map',
    isForGameMasters: true,
    onDown: (key) => {
      const heading = HEADINGS[key];
      const keys = keysOfTool();
      if (heading) keys?.point(heading);
      return keys !== undefined;
    },
  });
  registerKey('fieldPress', {
    keys: plain('Enter', 'Space'),
    reach: 'map',
    isForGameMasters: true,
    onDown: () => {
      const keys = keysOfTool();
      keys?.press();
      return keys !== undefined;
    },
  });
}
