import type { Judgement } from '../../core';
import { inMarchColumn, inSquare, isArtillery, isCavalry, isLimbered, isUnlimbered } from './arms';
import { battle } from './battle';
import { chargeChances } from './charge-estimate';
import { isUnder } from './command';
import { hasReactMarker, isOutOfOrder, isRouted } from './condition';
import { allowanceOf, SQUARE } from './movement';
import type { Piece, Position } from './play';
import { isCrowded } from './stacking';
import { groundAt } from './terrain-at';
import type { Troop } from './troop';
import { standing } from './victory';

/** The hits that a unit inflicts in a turn on average. */
const FIRE = { guns: 0.7, muskets: 0.4, sabres: 0.6 };
/** The distance at which guns are worth their place, in squares. */
const GUN_REACH = 4;
const GRADES = { elite: 1.3, veteran: 1.15, regular: 1, conscript: 0.85, militia: 0.75 };
/** The share of its worth that is left of a unit in bad order. */
const ORDER = { disordered: 0.85, routed: 0.5 };

const orderOf = (unit: Piece): number =>
  isRouted(unit) ? ORDER.routed : isOutOfOrder(unit) ? ORDER.disordered : 1;

/** Cavalry that is ready to react keeps the enemy from moving before it. */
const READY = 0.2;
/** Guns that are charged lose more than others. */
const DEFENCELESS = -0.5;
/** The share of the losses that a square keeps off. */
const SQUARED = { mounted: 0.8, onFoot: -0.3 };

/** The share of its worth that a unit loses that fails the test of a charge: as a target, and as a charger. */
const BROKEN = { target: 0.4, charger: 0.15 };

/** The gain of a charge: what its tests break, and then a melee that the better side wins. */
function chargeGain(position: Position, unit: Piece, target: Piece): number {
  if (isArtillery(target)) return isUnlimbered(target) ? 0.8 : 1.5;
  const own = unit.strength * GRADES[unit.kind.grade] * orderOf(unit);
  const other = target.strength * GRADES[target.kind.grade] * orderOf(target);
  const { comes, stands } = chargeChances(position, unit, target);
  const melee = comes * stands * ((own - other) / Math.max(2, other));
  return comes * (1 - stands) * BROKEN.target * other - (1 - comes) * BROKEN.charger * own + melee;
}

/** The playouts of a C&C game that take as long as one of this game, for each unit on the board, and at the least. */
const LENGTH = 0.25;
const LEAST_LENGTH = 3;

/** A turn of both sides has two half turns. */
const HALVES = 2;

/** The orders that are always worth giving, and by how much. */
const URGES: Readonly<Record<string, number>> = {
  resolve: 5,
  fight: 5,
  rally: 1,
  recover: 1,
  reorganise: 0.5,
  ready: 0.2,
  'come-back': 1,
};

/** The change that the dice of an order bring on average. */
const MEANS: Readonly<Record<string, number>> = { fire: 0.45, resolve: 0.3, fight: 0.8 };

function reshapeUrge(type: string, unit: Piece, prospect: number): number {
  // A beginner values no threat, so that nothing is gained where it can attack already.
  const isNear = prospect >= 0;
  switch (type) {
    case 'unlimber':
      return isNear && isLimbered(unit) ? 0.5 : 0;
    case 'limber':
      return !isNear && isUnlimbered(unit) ? 0.3 : 0;
    case 'form-line':
    case 'form-attack-column':
      return isNear && inMarchColumn(unit) ? 0.5 : 0;
    default:
      return 0;
  }
}

/** How an officer sees Code Napoleon. */
export const JUDGEMENT: Judgement<Troop> = {
  weights: {
    point: 1.2,
    exposure: 0.2,
    peril: 1,
    threat: 0.4,
    contact: 0.25,
    support: 0.05,
    line: 0,
    command: 0.1,
    facing: 0.3,
    urgency: 0.4,
    impatience: 0,
    objective: 1,
  },
  // A charge on fresh infantry breaks itself more often than not.
  beginner: { urgency: 0, objective: 3 },
  leaderReach: 4,
  fallsWith: 0,
  leads: (position, leader, unit) => isUnder(position, unit, leader.kind.command),
  openings: [],
  declared: ['charge'],
  joins: true,
  lastResorts: [],
  answers: ['form-square', 'countercharge', 'fire'],
  acting: 8,
  movesFirst: false,
  pace: 1,
  ahead: 2,
  length: (position) =>
    Math.max(LEAST_LENGTH, LENGTH * (position.force(0).units.length + position.force(1).units.length)),
  trust: 30,
  halfTurn: ({ turn }) => turn,
  verdict: (position) => {
    const turns = battle(position, 'turns');
    return turns === null
      ? undefined
      : { winner: standing(position).winner, left: HALVES * turns - position.turn };
  },
  worth: (_, unit) =>
    unit.strength * GRADES[unit.kind.grade] * orderOf(unit) + (hasReactMarker(unit) ? READY : 0),
  power: (position, unit) => {
    if (isRouted(unit) || inMarchColumn(unit)) return 0.05;
    if (isArtillery(unit))
      return isCrowded(position, unit) ? 0 : isUnlimbered(unit) ? FIRE.guns : FIRE.guns / 2;
    return orderOf(unit) * (isCavalry(unit) ? FIRE.sabres : FIRE.muskets);
  },
  reach: (_, unit) => (isArtillery(unit) ? GUN_REACH : 1),
  stride: (position: Position, unit) =>
    isArtillery(unit) ? 0 : Math.floor(allowanceOf(position, unit) / SQUARE),
  isMounted: isCavalry,
  shelter: (position, unit, space, isMounted) =>
    (isArtillery(unit) ? DEFENCELESS : 0) +
    (groundAt(position, space).isTown && !isCavalry(unit) ? 0.3 : 0) +
    (inSquare(unit) ? (isMounted ? SQUARED.mounted : SQUARED.onFoot) : 0),
  gain: (position, type, unit, target) =>
    type === 'fire' ? 0.5 : (URGES[type] ?? chargeGain(position, unit, target)),
  mean: (_, type) => MEANS[type],
  meansOfKinds: true,
  urge: (_, type, piece, prospect) =>
    URGES[type] ?? (piece.isLeader ? 0 : reshapeUrge(type, piece, prospect)),
};
