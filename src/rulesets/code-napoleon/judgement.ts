import type { Judgement } from '../../core';
import {
  inMarchColumn,
  inSquare,
  isArtillery,
  isCavalry,
  isInfantry,
  isLimbered,
  isUnlimbered,
} from './arms';
import { isOutOfOrder, isRouted } from './condition';
import { allowanceOf, SQUARE } from './movement';
import type { Piece, Position } from './play';
import { groundAt } from './terrain-at';
import type { Troop } from './troop';

/** The hits that a unit inflicts in a turn on average. */
const FIRE = { guns: 0.7, muskets: 0.4, sabres: 0.6 };
/** The distance at which guns are worth their place, in squares. */
const GUN_REACH = 4;
const GRADES = { elite: 1.3, veteran: 1.15, regular: 1, conscript: 0.85, militia: 0.75 };
/** The share of its worth that is left of a unit in bad order. */
const ORDER = { disordered: 0.85, routed: 0.5 };

const orderOf = (unit: Piece): number =>
  isRouted(unit) ? ORDER.routed : isOutOfOrder(unit) ? ORDER.disordered : 1;

/** Guns that are charged lose more than others. */
const DEFENCELESS = -0.5;
/** The share of the losses that a square keeps off. */
const SQUARED = { mounted: 0.8, onFoot: -0.3 };

/** The gain of a charge: who is better, in better order, and not in square. */
function chargeGain(unit: Piece, target: Piece): number {
  const own = unit.strength * GRADES[unit.kind.grade] * orderOf(unit);
  const other = target.strength * GRADES[target.kind.grade] * orderOf(target);
  if (isCavalry(unit) && inSquare(target)) return -2;
  if (isArtillery(target)) return isUnlimbered(target) ? 0.8 : 1.5;
  const surprise = isCavalry(unit) && isInfantry(target) ? 0.5 : 0;
  const loose = inMarchColumn(target) ? 1 : 0;
  return (own - other) / Math.max(2, other) + surprise + loose - 0.15;
}

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
  const isNear = prospect > 0;
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
    peril: 0,
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
  beginner: { urgency: 0 },
  leaderReach: 4,
  openings: [],
  declared: ['charge'],
  joins: true,
  lastResorts: [],
  answers: ['form-square', 'countercharge', 'fire'],
  acting: 8,
  movesFirst: false,
  pace: 1,
  ahead: 2,
  length: 4,
  trust: 30,
  halfTurn: ({ turn }) => turn,
  worth: (_, unit) => unit.strength * GRADES[unit.kind.grade] * orderOf(unit),
  power: (_, unit) => {
    if (isRouted(unit) || inMarchColumn(unit)) return 0.05;
    if (isArtillery(unit)) return isUnlimbered(unit) ? FIRE.guns : FIRE.guns / 2;
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
  gain: (_, type, unit, target) => (type === 'fire' ? 0.5 : (URGES[type] ?? chargeGain(unit, target))),
  mean: (_, type) => MEANS[type],
  meansOfKinds: true,
  urge: (_, type, piece, prospect) =>
    URGES[type] ?? (piece.isLeader ? 0 : reshapeUrge(type, piece, prospect)),
};
