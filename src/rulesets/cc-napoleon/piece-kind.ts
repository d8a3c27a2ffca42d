import type { Kind as FamilyKind } from '../commands-and-colors/piece-kind';
import type { LeaderType, UnitType } from './unit-type';

/** The data of a type from the charts, in the form the rules need most. */
export interface Kind extends FamilyKind {
  readonly isSkirmishers: boolean;
  /** R000-137: its strength points can act on their own. */
  readonly sendsSkirmishers: boolean;
  /** The row of the unit chart; for leaders, `leader`. */
  readonly chart: UnitType;
  readonly leader: LeaderType;
}

const NO_UNIT: UnitType = {
  id: '',
  arm: 'infantry',
  strength: 0,
  move: 0,
  fire: null,
  melee: null,
  evades: 'no',
  square: false,
  colour: null,
  cardClass: 'light',
  sign: 'line',
  bought: null,
  rule: '',
};
const NO_LEADER: LeaderType = {
  id: '',
  sign: 'general',
  move: 0,
  helmetReach: 0,
  ratingLoss: 0,
  bought: { price: null, free: 0, called: '' },
};

const unitKind = (chart: UnitType): Kind => {
  const { id, arm, fire, move } = chart;
  const isSkirmishers = fire?.kind === 'skirmish';
  return {
    id,
    walker: arm,
    isInfantry: arm === 'infantry',
    isCavalry: arm === 'cavalry',
    isArtillery: arm === 'artillery',
    isSkirmishers,
    // R000-31, R000-32: skirmishers and artillery let friends through; infantry and cavalry do not.
    letsThrough: isSkirmishers || arm === 'artillery',
    sendsSkirmishers: chart.sendsSkirmishers === true,
    move,
    cardClass: chart.cardClass,
    troops: [chart.cardClass],
    chart,
    leader: NO_LEADER,
  };
};

const leaderKind = (leader: LeaderType): Kind => ({
  id: leader.id,
  walker: 'leader',
  isInfantry: false,
  isCavalry: false,
  isArtillery: false,
  isSkirmishers: false,
  letsThrough: false,
  sendsSkirmishers: false,
  move: leader.move,
  cardClass: undefined,
  troops: [],
  chart: NO_UNIT,
  leader,
});

/** Every type of the game by its id. */
export const kindsOf = (
  units: readonly UnitType[],
  leaders: readonly LeaderType[],
): ReadonlyMap<string, Kind> =>
  new Map([
    ...units.map((chart): [string, Kind] => [chart.id, unitKind(chart)]),
    ...leaders.map((leader): [string, Kind] => [leader.id, leaderKind(leader)]),
  ]);
