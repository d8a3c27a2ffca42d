import type { Kind as FamilyKind } from '../commands-and-colors/piece-kind';
import { BRANCHES, type BranchType } from './branches';
import type { UnitType } from './unit-type';
import { LEADER, UNIT_TYPES } from './unit-types';

/** The data of a type from the tables, in the form the rules need most. */
export interface Kind extends FamilyKind {
  readonly chart: UnitType;
  readonly branch: BranchType;
  readonly isGuard: boolean;
  readonly isLightFoot: boolean;
  readonly isHeavyHorse: boolean;
  readonly isFast: boolean;
  readonly isRockets: boolean;
}

const NO_UNIT: UnitType = {
  id: '',
  code: '',
  nation: 'french',
  branch: 'line',
  arm: 'infantry',
  strength: 0,
  move: { battle: 0, most: 0 },
  fire: null,
  melee: 'guns',
  gunsMelee: 0,
  ignores: 0,
  retreat: { first: 1, further: 1 },
  slow: false,
  mass: false,
  filled: 0,
  house: [],
};

function unitKind(chart: UnitType): Kind {
  const branch = BRANCHES[chart.branch];
  const { isGuard = false, isLightFoot = false, isHeavyHorse = false, isFast = false } = branch;
  return {
    id: chart.id,
    walker: chart.arm,
    isInfantry: chart.arm === 'infantry',
    isCavalry: chart.arm === 'cavalry',
    isArtillery: chart.arm === 'artillery',
    // CCN-20: no unit passes through another.
    letsThrough: false,
    move: chart.move.battle,
    cardClass: chart.arm,
    // Cavalry Charge orders horse artillery as well.
    troops: chart.arm === 'artillery' && chart.move.battle > 0 ? [chart.arm, 'horse-artillery'] : [chart.arm],
    chart,
    branch,
    isGuard,
    isLightFoot,
    isHeavyHorse,
    isFast: isFast || isLightFoot || isGuard,
    isRockets: chart.fire === 'rockets',
  };
}

const LEADER_KIND: Kind = {
  id: LEADER.id,
  walker: 'leader',
  isInfantry: false,
  isCavalry: false,
  isArtillery: false,
  letsThrough: false,
  move: LEADER.move,
  cardClass: undefined,
  troops: [],
  chart: NO_UNIT,
  branch: BRANCHES.line,
  isGuard: false,
  isLightFoot: false,
  isHeavyHorse: false,
  isFast: false,
  isRockets: false,
};

/** Every type of unit, and the leader, by its id. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...UNIT_TYPES.map((chart): [string, Kind] => [chart.id, unitKind(chart)]),
  [LEADER.id, LEADER_KIND],
]);

/** The kind of a type; throws a RangeError if the game has no such type. */
export function kindOf(type: string): Kind {
  const kind = KINDS.get(type);
  if (!kind) throw new RangeError(`"${type}" is not a unit type of this ruleset`);
  return kind;
}
