import { counting, type Judgement, type Piece, type Position, type Weights } from '../../core';
import { type Losses, lossesBy, retreatChance } from './attack-losses';
import { inSquare } from './battle';
import type { Combat } from './combat';
import type { Kind } from './piece-kind';
import type { Variant } from './variant';

/** The weights of the terms, in blocks. A unit is worth a victory point, so a point weighs as much as a unit. */
export const FAMILY_WEIGHTS: Weights = {
  point: 5,
  exposure: 0.1,
  peril: 2,
  threat: 0.4,
  contact: 0.18,
  support: 0,
  line: 0.09,
  command: 0.04,
  facing: 0,
  urgency: 0.4,
  impatience: 0.5,
  objective: 1.5,
};

/** The faces of a die, of six, that hit a unit. */
export interface HittingFaces {
  readonly fire: number;
  readonly melee: number;
}

/** The numbers in which the games of the family differ for an officer. */
export interface FamilyNumbers<K extends Kind, G extends Variant> {
  faces(battle: Position<K, G>, unit: Piece<K>, target: Piece<K>): HittingFaces;
  /** The chance that a unit leaves before the dice of a close combat against it. */
  evades(battle: Position<K, G>, unit: Piece<K>, target: Piece<K>): number;
  /** The chance that a unit that is attacked in close combat fires before it. */
  readonly firesFirst: number;
  /** True if a unit that has lost blocks has fewer dice. */
  readonly dwindles: boolean;
  /** The dice of an ordinary attack of a unit that can choose. */
  dice(battle: Position<K, G>, unit: Piece<K>): number;
  /** Dice that attacks lose against a unit in a space. */
  cover(battle: Position<K, G>, unit: Piece<K>, space: number): number;
  /** The share of orders whose piece acts. */
  actingChance(battle: Position<K, G>, piece: Piece<K>): number;
}

/** The share of an ordinary attack's dice that hit. */
const ORDINARY = 1 / 3;
/** The part of a retreat, in blocks: a unit loses ground, and sometimes blocks. */
const RETREAT = 0.3;
/** The share of the losses that a square keeps off. */
const SQUARE = { mounted: 0.7, onFoot: -0.3 };
/** The share of the losses that a die less keeps off. */
const COVER = 0.2;
/** Adjacent. */
const CLOSE = 1;

/** The chance that a leader falls with its unit, an estimate: by the dice, or where no way out is left. */
const FALLS_WITH = 0.3;

/** How an officer sees a game of the family. */
export function familyJudgement<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  own: Partial<Judgement<K, G>> = {},
): Judgement<K, G> {
  return {
    weights: FAMILY_WEIGHTS,
    beginner: { urgency: 0.7 },
    leaderReach: 1,
    fallsWith: FALLS_WITH,
    leads: () => true,
    openings: [],
    declared: [],
    joins: false,
    lastResorts: [],
    answers: ['square', 'first-strike', 'fire', 'yes'],
    acting: 4,
    movesFirst: true,
    pace: 4,
    ahead: 2,
    length: () => 1,
    trust: 40,
    halfTurn: ({ turn }) => turn,
    worth: (_, { strength }) => strength,
    power: (battle, unit) => ORDINARY * numbers.dice(battle, unit),
    reach: (battle, unit) => Math.max(CLOSE, battle.game.fireReach(battle, unit)),
    stride: (_, unit) => (inSquare(unit) ? 0 : unit.kind.move),
    isMounted: ({ kind }) => kind.isCavalry,
    shelter: (battle, unit, space, isMounted) =>
      (inSquare(unit) ? (isMounted ? SQUARE.mounted : SQUARE.onFoot) : 0) +
      COVER * numbers.cover(battle, unit, space),
    gain: (battle, type, unit, target) =>
      target.isLeader ? 1 : gainOf(numbers, battle, type === 'fire' ? 'fire' : 'melee', unit, target),
    mean: (battle, type, unit, target) =>
      !target.isLeader && (type === 'fire' || type === 'melee')
        ? gainOf(numbers, battle, type, unit, target)
        : undefined,
    meansOfKinds: false,
    urge: (battle, type, piece, prospect) =>
      type === 'activate' ? numbers.actingChance(battle, piece) * (1 + Math.max(-0.9, prospect)) : 0,
    ...own,
  };
}

/** The blocks that an attack takes on average, with the point for a unit that falls, less what it costs. */
function gainOf<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  battle: Position<K, G>,
  type: Combat,
  unit: Piece<K>,
  target: Piece<K>,
): number {
  const dice = diceOf(battle, type, unit, target);
  const attack = lossesBy(dice, numbers.faces(battle, unit, target)[type], target.strength);
  const ignored = counting.clear();
  battle.game.ignoresFlags(battle, target, ignored, unit);
  const retreat = retreatChance(dice, ignored.total);
  const gain = worthOf(battle, target, attack) + RETREAT * retreat * (1 - attack.falls);
  if (type === 'fire') return gain;
  const stands = (1 - attack.falls) * (1 - retreat);
  const left = 1 - attack.blocks / Math.max(1, target.strength);
  const evades = numbers.evades(battle, unit, target);
  return (
    RETREAT * evades + (1 - evades) * (gain - stands * lossesOfAttacker(numbers, battle, unit, target, left))
  );
}

/** The worth of the losses of an attacker: by fire before its attack, and by the share of the target that is left. */
function lossesOfAttacker<K extends Kind, G extends Variant>(
  numbers: FamilyNumbers<K, G>,
  battle: Position<K, G>,
  unit: Piece<K>,
  target: Piece<K>,
  left: number,
): number {
  const { fire, melee } = numbers.faces(battle, target, unit);
  const dice = diceOf(battle, 'melee', target, unit);
  const back = lossesBy(numbers.dwindles ? dice * left : dice, melee, unit.strength);
  const struck = worthOf(battle, unit, back);
  if (numbers.firesFirst === 0) return struck;
  const before = lossesBy(diceOf(battle, 'fire', target, unit), fire, unit.strength);
  return struck + numbers.firesFirst * worthOf(battle, unit, before);
}

function diceOf<K extends Kind, G extends Variant>(
  battle: Position<K, G>,
  type: Combat,
  unit: Piece<K>,
  target: Piece<K>,
): number {
  const variant = battle.game;
  const sum = counting.clear();
  if (type === 'fire') variant.fireDice(battle, unit, target, sum);
  else variant.meleeDice(battle, unit, target, sum);
  return sum.total;
}

/** Blocks lost, and the point that goes with the last of them. */
const worthOf = <K extends Kind, G extends Variant>(
  battle: Position<K, G>,
  unit: Piece<K>,
  { blocks, falls }: Losses,
): number => blocks + (battle.game.scoresFor(unit) ? FAMILY_WEIGHTS.point * falls : 0);
