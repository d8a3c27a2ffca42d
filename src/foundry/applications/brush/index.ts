import type { BattlePort } from '../../battle';
import { MODULE_ID } from '../../documents';
import { boardOnScene, moveBack } from '../../geometry';
import { FIELD_CONTROLS, fieldTool } from '../../input';
import { Brush } from './brush';
import { BRUSH_TOOL, watchBrushPointer } from './brush-pointer';
import { registerFieldKeys } from './field-keys';
import { FieldLayer, fieldLayer } from './field-layer';
import { TerrainPalette } from './terrain-palette';

/**
 * Gives game masters the tools of the battlefield, the terrain brush first among them; to be called once, in
 * `init`, before other parts add their tools to the group.
 */
export function registerBrush(port: BattlePort): void {
  CONFIG.Canvas.layers.pdcField = { layerClass: FieldLayer, group: 'interface' };
  const brush = new Brush(port);
  let palette: TerrainPalette | undefined;
  // By its key: then the next keys are for the palette.
  let isCalled = false;
  const refresh = (): void => {
    if (fieldTool.chosen !== BRUSH_TOOL) brush.rest();
    else palette ??= new TerrainPalette(port, brush);
    void palette?.refresh().then(() => {
      if (isCalled && palette?.rendered) palette.focus();
      isCalled = false;
    });
    if (fieldTool.chosen === null) moveBack();
  };
  watchBrushPointer(brush);
  game.keybindings.register(MODULE_ID, 'endFieldTool', {
    name: 'PDC.key.endFieldTool',
    editable: [{ key: 'Escape' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => brush.cancel() || fieldTool.leave(),
  });
  fieldTool.onPoint((space) => {
    const grid = port.current?.rules.grid;
    const board = grid && boardOnScene(grid);
    fieldLayer()?.mark([], space === undefined ? undefined : board?.outlineOf(space), false);
  });
  fieldTool.byKeys(BRUSH_TOOL, { point: (heading) => brush.look(heading), press: () => brush.paintLooked() });
  registerFieldKeys({
    openBrush: () => {
      fieldTool.choose(BRUSH_TOOL);
      isCalled = true;
    },
  });
  Hooks.on('getSceneControlButtons', (controls) => {
    controls[FIELD_CONTROLS] = {
      name: FIELD_CONTROLS,
      order: 90,
      title: 'PDC.field.title',
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
          title: 'PDC.field.brush',
          icon: 'fa-solid fa-paintbrush',
          onChange: () => fieldTool.renew(),
        },
      },
    };
  });
  fieldTool.onChange(refresh);
  Hooks.on('canvasReady', () => {
    // Another scene has another board.
    brush.rest();
    fieldTool.renew();
  });
  port.onChange(() => {
    if (palette?.rendered) void palette.render();
  });
}
