import { ask, type StateContext, enemyOf, leadersAt, type StateProcedure, type Side, type SpaceId } from '../../core';
import { boardOf } from './board';
import { rollAndTell } from './dice';
import { optionIs } from './options';
import { loneGenerals } from './stacking';

/** A004-48: how far a general gets away who is alone in a square that an enemy enters. */
const REFUGE = 3;

/** A004-48: generals who are alone where units of a side have come go to the nearest unit of their own, or are taken. */
export function* displaceGenerals(c: StateContext, space: SpaceId, by: Side): StateProcedure {
  for (const { id, side } of loneGenerals(c.state, space, enemyOf(by))) {
    const refuges = refugesFrom(c, space, side);
    const [first, ...others] = refuges;
    if (first === undefined) {
      c.emit({ type: 'leader-eliminated', leader: id });
      continue;
    }
    const to = yield* ask({
      reason: 'refuge',
      side,
      unit: id,
      of: 'space',
      options: [first, ...others],
      mark: id,
    });
    c.emit({ type: 'retreated', unit: id, from: space, to });
  }
}

/** The nearest squares with units of a side, if they are near enough. */
function refugesFrom({ state }: StateContext, space: SpaceId, side: Side): readonly SpaceId[] {
  const grid = boardOf(state);
  const held = new Set(Object.values(state.units).flatMap((unit) => (unit.side === side ? unit.at : [])));
  const distances = [...held].map((at) => grid.distance(space, at));
  const nearest = Math.min(REFUGE + 1, ...distances);
  if (nearest > REFUGE) return [];
  return grid.spaces.filter((at) => held.has(at) && grid.distance(space, at) === nearest);
}

/** A004-60: a general may fall where the unit that led is lost; his command then acts as under a poor one. */
export function* riskGenerals(c: StateContext, at: SpaceId, side: Side): StateProcedure {
  if (optionIs(c.state, 'generalLoss', false)) return;
  for (const { id } of leadersAt(c.state, at).filter((leader) => leader.side === side)) {
    const query = {
      reason: 'general-loss',
      side,
      unit: id,
      die: 'd6',
      count: 1,
      classes: [
        { name: 'lost', faces: ['1'] },
        { name: 'unhurt', faces: ['2', '3', '4', '5', '6'] },
      ],
      modifiers: [],
      mark: id,
    };
    const isLost = (faces: readonly string[]) => faces.includes('1');
    const faces = yield* rollAndTell(c, query, (thrown) => (isLost(thrown) ? 1 : 0));
    if (isLost(faces)) c.emit({ type: 'leader-eliminated', leader: id });
  }
}
