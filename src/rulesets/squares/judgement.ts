import { type Judgement, sideName } from '../../core';
import { dpsOf, inTown, isArtillery, isCavalry } from './arms';
import { TOO_DISRUPTED } from './assault-fault';
import { battle } from './battle';
import { assaultDistance } from './board';
import { commandOf, isChief } from './commands';
import type { Piece, Position } from './play';
import { groundAt } from './terrain-types';
import { classOf, moraleLevel } from './traits';
import type { Troop } from './troop';
import { usualMinutes } from './turn';
import { MOST_DPS } from './unit-types';
import { standing } from './victory';

/** The points that an assault takes from an equal enemy on average, and a bombardment. */
const ASSAULT = 1.6;
const BOMBARDMENT = 0.7;
/** The part of an assault that a better class is worth. */
const CLASS = 0.5;
/** The share of its power that is left of a unit that is too disrupted to lead an assault (R004-86). */
const IN_SUPPORT = 0.2;
/** T004-2: the actions of a command that are left for a march before an assault. */
const MARCH = 1;
/** Commands in a turn, more than there ever are. */
const COMMANDS = 16;
/** A unit is worth this beside its points. */
const UNIT = 1;
const SHELTERED = 0.25;
/** A turn of both sides has two half turns. */
const HALVES = 2;
/** Guns that are assaulted lose more than others. */
const DEFENCELESS = -1;
const GARRISONED = 0.4;

/** R004-111 to R004-118: what a loss of morale costs, by the morale level of the leading unit. */
const RISK = 0.25;

/** The change that the dice of an order bring on average. */
const MEANS: Readonly<Record<string, number>> = { bombard: 0.45, resolve: 1.5 };

function assaultGain(position: Position, unit: Piece, target: Piece): number {
  if (isArtillery(target)) return 3;
  const better = classOf(target) - classOf(unit);
  const levels = moraleLevel(target) - moraleLevel(unit);
  const { hinders, isHigh } = groundAt(position, target.at);
  const ground = (hinders ? 0.3 : 0) + (isHigh ? 0.3 : 0) + (inTown(target) ? 1.2 : 0);
  const friends = position.board.around[target.at];
  let support = 0;
  if (friends) for (const space of friends) if (position.hasUnitOf(space, unit.side)) support += 0.15;
  return 0.15 + CLASS * better + RISK * levels + Math.min(0.6, support) - ground;
}

/** R004-80: true if guns can inflict a point on some unit in the square of a target, in the town or out of it as it is. */
function canSuffer(position: Position, target: Piece): boolean {
  const { at, side } = target;
  const isInside = inTown(target);
  for (let unit = position.unitAt(at); unit; unit = position.nextTo(unit, at))
    if (unit.side === side && inTown(unit) === isInside && dpsOf(unit) < MOST_DPS) return true;
  return false;
}

/** How an officer sees Napoleonic Squares. */
export const JUDGEMENT: Judgement<Troop> = {
  weights: {
    point: 4.8,
    exposure: 0.18,
    peril: 2.5,
    threat: 0.12,
    contact: 0.6,
    support: 0.23,
    line: 0,
    command: 0.07,
    facing: 0.1,
    urgency: 2.3,
    impatience: 0,
    objective: 1.6,
  },
  // Set by hand; the weights above were fitted to officers who look ahead.
  beginner: { point: 4, contact: 0.35, facing: 0.25, urgency: 1, objective: 6 },
  leaderReach: 3,
  fallsWith: 0,
  leads: (_, leader, unit) => isChief(leader) || commandOf(leader) === commandOf(unit),
  openings: ['activate'],
  declared: ['assault'],
  joins: false,
  lastResorts: [],
  answers: ['yes', 'all'],
  acting: 8,
  movesFirst: false,
  pace: 1,
  ahead: COMMANDS,
  length: () => 2,
  trust: 35,
  // A turn is counted command by command, since its commands act one after the other.
  halfTurn: (position) => COMMANDS * position.turn + Math.max(0, battle(position, 'activated').length - 1),
  verdict: (position) => {
    const { minutes, elapsed } = battle(position, 'clock');
    if (minutes === null) return undefined;
    const isSecond = sideName(position.side) !== battle(position, 'first');
    const turns = Math.ceil((minutes - elapsed) / usualMinutes(position));
    return { winner: standing(position).winner, left: HALVES * turns - (isSecond ? HALVES : 1) };
  },
  worth: (_, unit) => UNIT + (0.8 + 0.1 * (3 - classOf(unit))) * unit.strength,
  power: (_, unit) => {
    if (isArtillery(unit)) return BOMBARDMENT;
    return (dpsOf(unit) < TOO_DISRUPTED ? 1 : IN_SUPPORT) * ASSAULT * (0.6 + (0.4 * unit.strength) / 6);
  },
  closeDistance: assaultDistance,
  reach: (_, { kind }) => kind.guns?.reach ?? 1,
  stride: (_, { kind }) => (kind.guns?.stays ? 0 : MARCH + kind.bonus),
  isMounted: isCavalry,
  shelter: (position, unit, space) => {
    if (isArtillery(unit)) return DEFENCELESS;
    if (space === unit.at && inTown(unit)) return GARRISONED;
    const { shelters, isTown } = groundAt(position, space);
    return shelters ? SHELTERED : isTown && !isCavalry(unit) ? GARRISONED / 2 : 0;
  },
  gain: (position, type, unit, target) => {
    switch (type) {
      case 'bombard':
        return canSuffer(position, target) ? BOMBARDMENT : 0;
      case 'resolve':
        return 2 + dpsOf(target);
      default:
        return assaultGain(position, unit, target);
    }
  },
  mean: (_, type) => MEANS[type],
  meansOfKinds: true,
  urge: (_, type, piece, prospect) => {
    switch (type) {
      case 'activate':
        return 1 + Math.max(-0.9, prospect);
      case 'resolve':
        return 2;
      case 'rally':
        return piece.isLeader ? 0 : 0.4 * dpsOf(piece) - 0.5;
      case 'occupy':
        return 0.4;
      default:
        return 0;
    }
  },
};
