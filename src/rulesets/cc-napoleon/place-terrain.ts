import {
  type Context,
  enemyOf,
  type Order,
  type Procedure,
  type Refusal,
  type SpaceId,
  type State,
  terrainAt,
} from '../../core';
import { GRID } from './board';
import { leaveTerrain } from './preparation';

/** R000-166: a side places one of its terrain pieces, then it is the other side's turn to do so. */
export function* placeTerrain(c: Context, { side, terrain, to }: Order): Procedure {
  if (terrain === undefined || to === undefined)
    throw new RangeError('a terrain piece needs a kind and a space');
  c.emit({ type: 'terrain-placed', side, terrain, at: to });
  const left = c.state.preparation?.terrain;
  const next = left && left[enemyOf(side)] > 0 ? enemyOf(side) : side;
  if (left && left[next] > 0 && terrainLeft(c.state).length > 0) {
    c.emit({ type: 'preparation-went-on', side: next, step: 'terrain', count: 1 });
  } else yield* leaveTerrain(c);
}

/** Spaces that have no terrain piece yet. */
export const freeSpaces = (state: State): readonly SpaceId[] =>
  GRID.spaces.filter((space) => terrainAt(state, space) === 'clear');

/** Kinds of terrain pieces that are left. */
export const terrainLeft = ({ preparation }: State): readonly string[] =>
  Object.entries(preparation?.pool ?? {}).flatMap(([terrain, count]) => (count > 0 ? [terrain] : []));

/** Why a terrain piece may not be placed there now; undefined if it may. */
export function terrainFault(state: State, { terrain, to }: Order): Refusal | undefined {
  if (state.turn.step !== 'terrain') return { reason: 'battle-has-begun', rule: 'R000-166' };
  if (!terrainLeft(state).includes(terrain ?? '')) return { reason: 'none-left', rule: 'R000-166' };
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-166' };
  return terrainAt(state, to) === 'clear'
    ? undefined
    : { reason: 'has-terrain', rule: 'R000-166', space: to };
}
