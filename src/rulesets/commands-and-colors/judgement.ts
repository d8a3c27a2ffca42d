import { counting, type Judgement, type Piece, type Position, type Weights } from '../../core';
import { inSquare } from './battle';
import type { Kind } from './piece-kind';
import type { Variant } from './variant';

/** The weights of the terms, in blocks. A unit is worth a victory point, so a point weighs as much as a unit. */
export const FAMILY_WEIGHTS: Weights = {
  point: 5,
  exposure: 0.15,
  threat: 0.5,
  contact: 0.4,
  support: 0.08,
  command: 0.1,
  facing: 0,
  urgency: 0.2,
  objective: 1.5,
};

/** The share of the dice that hit, and of those that send back, against an arm. */
export interface Chances {
  readonly fire: number;
  readonly melee: number;
}

/** The numbers in which the games of the family differ for an officer. */
export interface FamilyNumbers<K extends Kind, G extends Variant> {
  /** The chance of a die to hit a unit. */
  chances(battle: Position<K, G>, unit: Piece<K>, target: Piece<K>): Chances;
  /** The dice of an ordinary attack of a unit that can choose. */
  dice(battle: Position<K, G>, unit: Piece<K>): number;
  /** Dice that attacks lose against a unit in a space. */
  cover(battle: Position<K, G>, unit: Piece<K>, space: number): number;
  /** The share of orders whose piece acts. */
  actingChance(battle: Position<K, G>, piece: Piece<K>): number;
}

/** The share of an ordinary attack's dice that hit. */
const ORDINARY = 1 / 3;
/** The chance that a target that survives is still there to battle back. */
const STANDS = 0.6;
/** The part of a flag, in blocks: a unit that has to retreat loses ground and sometimes blocks. */
const FLAG = 0.12;
/** Adjacent. */
const CLOSE = 1;

/** How an officer sees a game of the family. */
export function familyJudgement<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  own: Partial<Judgement<K, G>> = {},
): Judgement<K, G> {
  return {
    weights: FAMILY_WEIGHTS,
    leaderReach: 1,
    openings: [],
    declared: [],
    lastResorts: ['leave-square'],
    movesFirst: true,
    ahead: 2,
    halfTurn: ({ turn }) => turn,
    worth: (_, { strength }) => strength,
    power: (battle, unit) => ORDINARY * numbers.dice(battle, unit),
    reach: (battle, unit) => Math.max(CLOSE, battle.game.fireReach(battle, unit)),
    stride: (_, { kind }) => kind.move,
    shelter: (battle, unit, space) => (inSquare(unit) ? 0.2 : 0) + 0.2 * numbers.cover(battle, unit, space),
    gain: (battle, type, unit, target) =>
      target.isLeader ? 1 : gainOf(numbers, battle, type === 'fire' ? 'fire' : 'melee', unit, target),
    urge: (battle, type, piece, prospect) =>
      type === 'activate' ? numbers.actingChance(battle, piece) * (1 + Math.max(-0.9, prospect)) : 0,
    ...own,
  };
}

/** The blocks that an attack takes on average, with the point for a unit that falls, less what battling back takes. */
function gainOf<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  battle: Position<K, G>,
  type: 'fire' | 'melee',
  unit: Piece<K>,
  target: Piece<K>,
): number {
  const losses = lossesOf(numbers, battle, type, unit, target);
  const gain = lossesWorth(losses, target);
  if (type === 'fire') return gain;
  const isThere = STANDS * Math.max(0, 1 - losses / Math.max(1, target.strength));
  return gain - isThere * lossesWorth(lossesOf(numbers, battle, 'melee', target, unit), unit);
}

function lossesOf<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  battle: Position<K, G>,
  type: 'fire' | 'melee',
  unit: Piece<K>,
  target: Piece<K>,
): number {
  const variant = battle.game;
  const sum = counting.clear();
  if (type === 'fire') variant.fireDice(battle, unit, target, sum);
  else variant.meleeDice(battle, unit, target, sum);
  const dice = Math.max(0, sum.total);
  return dice * (numbers.chances(battle, unit, target)[type] + FLAG);
}

/** Blocks lost, and the point that goes with the last of them. */
function lossesWorth(losses: number, { strength }: Piece): number {
  const share = Math.min(1, losses / Math.max(1, strength));
  return Math.min(losses, strength) + FAMILY_WEIGHTS.point * share * share * share;
}
