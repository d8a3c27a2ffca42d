import {
  enemyOfNumber,
  NO_SPACE,
  type OrderKind,
  type Procedure,
  type SideNumber,
  sideName,
} from '../../core';
import { preparationFault } from './activation';
import { type Battle, type Course, TERRAIN_STEP } from './battle';
import type { Kind } from './piece-kind';
import { leaveTerrain } from './preparation';
import { preparationWentOn, terrainPlaced } from './preparation-events';
import { because } from './refusal';
import type { Variant } from './variant';

/** Kinds of terrain pieces still to be placed, in the order of the chart. */
function terrainLeft(battle: Battle): readonly string[] {
  const { pool = {} } = battle.preparation ?? {};
  return [...battle.game.terrain.keys()].filter((terrain) => (pool[terrain] ?? 0) > 0);
}

const isFree = ({ terrain, board }: Battle, space: number): boolean =>
  (terrain[board.name(space)] ?? 'clear') === 'clear';

/** R000-166: a side places one of its terrain pieces, then the other side does. */
export const placeTerrain: OrderKind<Kind, Variant> = {
  type: 'place-terrain',
  fields: ['terrain', 'to'],
  givers: ['side'],
  list(battle, orders) {
    if (battle.step !== TERRAIN_STEP) return;
    for (const terrain of terrainLeft(battle)) {
      for (let space = 0; space < battle.board.size; space += 1) {
        if (isFree(battle, space)) orders.addWord(terrain, space);
      }
    }
  },
  refusal(battle, { terrain, to }) {
    const early = preparationFault(battle, TERRAIN_STEP);
    if (early) return early;
    if (!terrainLeft(battle).includes(terrain)) return because(battle, 'none-left');
    if (to === NO_SPACE) return because(battle, 'off-the-board:terrain');
    if (isFree(battle, to)) return undefined;
    return because(battle, 'has-terrain', { space: battle.board.name(to) });
  },
  carryOut: (c, { side, terrain, to }) => chooseGround(c, side, terrain, to),
};

function* chooseGround(c: Course, side: SideNumber, terrain: string, to: number): Procedure {
  terrainPlaced(c, side, terrain, to);
  const left = c.position.preparation?.terrain;
  const other = enemyOfNumber(side);
  const next = left && left[sideName(other)] > 0 ? other : side;
  if (left && left[sideName(next)] > 0 && terrainLeft(c.position).length > 0) {
    preparationWentOn(c, next, 'terrain', 1);
  } else yield* leaveTerrain(c);
}
