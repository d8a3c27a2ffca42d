import type { Ruleset } from '../../core';
import { MODULE_ID, ownWrite, turnedScenesOf } from '../documents';
import { hasOddRowsShifted, isStacked } from '../geometry';
import { localize } from '../texts';

/** Width of a space in pixels, and of one in which several units stand beside one another. */
const SPACE = 120;
const WIDE_SPACE = 210;
const BACKGROUND = '#ece0c6';

/** Makes a scene for a battle by rules on their board. */
export const makeScene = (title: string, rules: Ruleset): Promise<Scene.Implementation> =>
  created(sceneData(title, rules));

/** A battle, and the scene on which it is fought. */
interface Fought {
  readonly id: string | null;
  readonly scene: { readonly name: string } | null;
}

/** Makes the scene that shows a battle from the north, where it has none; its tokens are drawn as on the other one. */
export async function makeTurnedScene({ id, scene }: Fought, rules: Ruleset): Promise<void> {
  if (!id || !scene || turnedScenesOf(id).length > 0) return;
  const title = localize('PDC.windows.ownSide.scene', { title: scene.name });
  const { OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  // It is never the active scene: players get to it by their own clients.
  await created({ ...sceneData(title, rules, id), ownership: { default: OBSERVER } });
}

/** Deletes the scenes that show a battle from the north. */
export async function removeTurnedScenes(battle: string): Promise<void> {
  for (const scene of turnedScenesOf(battle)) {
    try {
      await scene.delete(ownWrite());
    } catch (error) {
      // Somebody else was faster.
      if (game.scenes.get(scene.id ?? '')) throw error;
    }
  }
}

async function created(data: Parameters<typeof Scene.create>[0]): Promise<Scene.Implementation> {
  const scene = await Scene.create(data);
  if (!scene?.id) throw new Error(localize('PDC.windows.session.noScene'));
  return scene as Scene.Implementation;
}

/** A scene with room for a board; `turned` names the battle that it shows from the north. */
function sceneData(title: string, { grid, ...rules }: Ruleset, turned = '') {
  const isHex = grid.kind === 'hex';
  const space = isStacked(rules) ? WIDE_SPACE : SPACE;
  // Pointy-top hexes: a row is three quarters of a hex high, which is higher than wide.
  const height = isHex ? ((3 * grid.rows + 1) / 4) * (2 / Math.sqrt(3)) * space : grid.rows * space;
  return {
    name: title,
    width: grid.columns * space,
    height: Math.ceil(height),
    padding: 0,
    backgroundColor: BACKGROUND,
    grid: {
      type: isHex ? hexType(grid.rows, turned !== '') : CONST.GRID_TYPES.SQUARE,
      size: space,
      alpha: 0,
    },
    tokenVision: false,
    navigation: true,
    flags: { [MODULE_ID]: { origin: { i: 0, j: 0 }, ...(turned !== '' && { turned }) } },
  };
}

const hexType = (rows: number, isTurned: boolean) =>
  hasOddRowsShifted({ rows }, isTurned) ? CONST.GRID_TYPES.HEXODDR : CONST.GRID_TYPES.HEXEVENR;
