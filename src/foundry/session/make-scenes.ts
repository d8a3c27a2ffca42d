import type { Ruleset } from '../../core';
import { MODULE_ID, ownWrite, turnedScenesOf } from '../documents';
import { hasOddRowsShifted, isStacked } from '../geometry';
import { localize } from '../texts';

/** The width of a space in pixels, and of a space for several units. */
const SPACE = 120;
const WIDE_SPACE = 210;
const BACKGROUND = '#ece0c6';

/** Creates a scene with a board for a ruleset; `evening` is the journal entry of the evening that it is made for. */
export function makeScene(title: string, rules: Ruleset, evening?: string): Promise<Scene.Implementation> {
  const { flags, ...data } = sceneData(title, rules);
  const own = { ...flags[MODULE_ID], ...(evening !== undefined && { evening }) };
  return created({ ...data, flags: { [MODULE_ID]: own } });
}

/** A battle and its scene. */
interface Fought {
  readonly id: string | null;
  readonly scene: { readonly name: string } | null;
}

/** Creates the scene that shows a battle from the north, if there is none. */
export async function makeTurnedScene({ id, scene }: Fought, rules: Ruleset): Promise<void> {
  if (!id || !scene || turnedScenesOf(id).length > 0) return;
  const title = localize('PDC.windows.ownSide.scene', { title: scene.name });
  const { OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  // It is never the active scene: the players' own clients view it.
  await created({ ...sceneData(title, rules, id), ownership: { default: OBSERVER } });
}

/** Deletes the scenes that show a battle from the north. */
export async function removeTurnedScenes(battle: string): Promise<void> {
  for (const scene of turnedScenesOf(battle)) {
    try {
      await scene.delete(ownWrite());
    } catch (error) {
      // Another client has already deleted it.
      if (game.scenes.get(scene.id ?? '')) throw error;
    }
  }
}

async function created(data: Parameters<typeof Scene.create>[0]): Promise<Scene.Implementation> {
  const scene = await Scene.create(data);
  if (!scene?.id) throw new Error(localize('PDC.windows.session.noScene'));
  return scene as Scene.Implementation;
}

/** Creates the scene of a workshop, which only GMs see; `workshop` is the journal entry that keeps it. */
export function makeWorkshopScene(
  title: string,
  rules: Ruleset,
  workshop: string,
): Promise<Scene.Implementation> {
  const { NONE } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const { flags, ...data } = sceneData(title, rules);
  return created({
    ...data,
    ownership: { default: NONE },
    flags: { [MODULE_ID]: { ...flags[MODULE_ID], workshop } },
  });
}

/** The size of a scene with room for a board, in pixels. */
export function sceneSize({ grid, unitsPerSpace }: Ruleset): {
  readonly width: number;
  readonly height: number;
} {
  const space = isStacked({ unitsPerSpace }) ? WIDE_SPACE : SPACE;
  // Pointy-top hexes: rows are three quarters of a hex apart, and a hex is higher than wide.
  const height =
    grid.kind === 'hex' ? ((3 * grid.rows + 1) / 4) * (2 / Math.sqrt(3)) * space : grid.rows * space;
  return { width: grid.columns * space, height: Math.ceil(height) };
}

/** The data of a scene with room for a board; `turned` is the battle that it shows from the north. */
function sceneData(title: string, rules: Ruleset, turned = '') {
  const { grid } = rules;
  const isHex = grid.kind === 'hex';
  const space = isStacked(rules) ? WIDE_SPACE : SPACE;
  return {
    name: title,
    ...sceneSize(rules),
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
