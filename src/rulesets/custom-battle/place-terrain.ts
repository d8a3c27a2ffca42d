import {
  type Context,
  enemyOfNumber,
  NO_SPACE,
  type OrderKind,
  type Position,
  type Procedure,
  type SideNumber,
  sideName,
} from '../../core';
import { type PreparationTerms, TERRAIN_STEP } from './preparation';
import { preparationWentOn, terrainPlaced } from './preparation-events';

/** The order of the preparation that places terrain. */
export const PLACE_TERRAIN_TYPE = 'place-terrain';

const isFree = <Kind, Game>({ terrain, board }: Position<Kind, Game>, space: number): boolean =>
  (terrain[board.name(space)] ?? 'clear') === 'clear';

/** Kinds of terrain pieces still to be placed, in the order of the chart. */
function kindsLeft<Kind, Game>(
  { kinds }: PreparationTerms<Kind, Game>,
  position: Position<Kind, Game>,
): readonly string[] {
  const { pool = {} } = position.preparation ?? {};
  return kinds(position).filter((terrain) => (pool[terrain] ?? 0) > 0);
}

/** R000-166: a side places one of its terrain pieces, then the other side does. */
export const terrainPlacing = <Kind, Game>(terms: PreparationTerms<Kind, Game>): OrderKind<Kind, Game> => ({
  type: PLACE_TERRAIN_TYPE,
  fields: ['terrain', 'to'],
  givers: ['side'],
  list(position, orders) {
    if (position.step !== TERRAIN_STEP) return;
    for (const terrain of kindsLeft(terms, position)) {
      for (let space = 0; space < position.board.size; space += 1) {
        if (isFree(position, space)) orders.addWord(terrain, space);
      }
    }
  },
  refusal(position, { terrain, to }) {
    const early = terms.stepFault(position, TERRAIN_STEP);
    if (early) return early;
    if (!kindsLeft(terms, position).includes(terrain)) return terms.because(position, 'none-left');
    if (to === NO_SPACE) return terms.because(position, 'off-the-board:terrain');
    return isFree(position, to) ? undefined : terms.because(position, 'has-terrain', to);
  },
  carryOut: (c, { side, terrain, to }) => chooseGround(terms, c, side, terrain, to),
});

function* chooseGround<Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  c: Context<Kind, Game>,
  side: SideNumber,
  terrain: string,
  to: number,
): Procedure {
  terrainPlaced(c, side, terrain, to);
  const left = c.position.preparation?.terrain;
  const other = enemyOfNumber(side);
  const next = left && left[sideName(other)] > 0 ? other : side;
  if (left && left[sideName(next)] > 0 && kindsLeft(terms, c.position).length > 0) {
    preparationWentOn(c, next, 'terrain', 1);
  } else yield* terms.afterTerrain(c);
}
