import {
  enemyOf,
  type Leader,
  lately,
  leadersAt,
  type Side,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
} from '../../core';
import { GRID } from './board';
import { leaderType, RALLY_REACH, unitType } from './unit-types';

/** The units of a side next to a space; a group of skirmishers is one unit. */
export const unitsNextTo = (state: State, space: SpaceId, side: Side): readonly Unit[] =>
  GRID.neighbours(space).flatMap((next) => {
    const unit = unitAt(state, next);
    return unit?.side === side ? [unit] : [];
  });

const bySide = lately((units: State['units']): Readonly<Record<Side, readonly Unit[]>> => {
  const all = Object.values(units);
  return {
    south: all.filter(({ side }) => side === 'south'),
    north: all.filter(({ side }) => side === 'north'),
  };
});

/** The units of a side. */
export const unitsOf = ({ units }: State, side: Side): readonly Unit[] => bySide(units)[side];

export const isSkirmishers = (unit: Unit): boolean => unitType(unit).fire?.kind === 'skirmish';

export const isCavalry = (unit: Unit): boolean => unitType(unit).arm === 'cavalry';

export const isInfantry = (unit: Unit): boolean => unitType(unit).arm === 'infantry';

export const inSquare = (unit: Unit): boolean => unit.formation === 'square';

/** R000-25, R000-26: a leader in the space, or a Commander next to it. */
export const isLedInMelee = (state: State, unit: Unit): boolean =>
  leadersWithin(state, unit, (leader) => leaderType(leader).helmetReach).length > 0;

/** R000-93: a leader in the space or next to it. */
export const isRallied = (state: State, unit: Unit): boolean =>
  leadersWithin(state, unit, () => RALLY_REACH).length > 0;

const leadersWithin = (state: State, unit: Unit, reach: (leader: Leader) => number): readonly Leader[] =>
  Object.values(state.leaders).filter(
    (leader) => leader.side === unit.side && GRID.distance(leader.at, unit.at) <= reach(leader),
  );

/** R000-119: enemy cavalry next to a unit. */
export const enemyCavalryNextTo = (state: State, unit: Unit): boolean =>
  unitsNextTo(state, unit.at, enemyOf(unit.side)).some(isCavalry);

/** The leaders in a unit's space that go where it goes. */
export const leadersWith = (state: State, unit: Unit): readonly Leader[] =>
  leadersAt(state, unit.at).filter((leader) => leader.side === unit.side);

/** A leader of a side who stands in a space without a unit. */
export const loneLeaderAt = (state: State, space: SpaceId, side: Side): Leader | undefined =>
  unitAt(state, space) ? undefined : leadersAt(state, space).find((leader) => leader.side === side);
