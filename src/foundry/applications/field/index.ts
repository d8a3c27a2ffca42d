import type { SpaceId } from '../../../core';
import type { BattlePort } from '../../battle';
import { boardOnScene, HEADINGS, moveBack, type Point } from '../../geometry';
import {
  armyGhosts,
  CORRECTIONS_TOOL,
  FIELD_CONTROLS,
  fieldTool,
  parts,
  plain,
  registerKey,
} from '../../input';
import { FieldLayer, fieldLayer } from './field-layer';

/** Marks on the map of a battle, for tools that change it by hand. */
interface FieldMarks {
  readonly stroke: readonly (readonly Point[])[];
  readonly pointed: readonly Point[] | undefined;
  readonly isClearing: boolean;
}

/** Shows the marks of a tool that changes the battlefield by hand. */
export const markField = ({ stroke, pointed, isClearing }: FieldMarks): void =>
  fieldLayer()?.mark(stroke, pointed, isClearing);

/**
 * Gives GMs the battlefield tools, starting with the one for corrections; called once, in `init`, before other parts add
 * their tools to the group.
 */
export function registerField(port: BattlePort): void {
  CONFIG.Canvas.layers.pdcField = { layerClass: FieldLayer, group: 'interface' };
  parts.join('panel', '#pdc-unit-palette');
  registerKey('endFieldTool', { keys: plain('Escape'), reach: 'parts', onDown: () => fieldTool.leave() });
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
  registerFieldKeys();
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
      activeTool: CORRECTIONS_TOOL,
      onChange: (_event, isActive) => {
        if (isActive) fieldLayer()?.activate();
        fieldTool.renew();
      },
      tools: {
        [CORRECTIONS_TOOL]: {
          name: CORRECTIONS_TOOL,
          order: 1,
          title: 'PDC.workshop.corrections.title',
          icon: 'fa-solid fa-paintbrush',
          onChange: () => fieldTool.renew(),
        },
      },
    };
  });
  // Another scene may show another board.
  Hooks.on('canvasReady', () => fieldTool.renew());
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
