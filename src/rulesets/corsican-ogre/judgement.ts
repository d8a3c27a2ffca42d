import type { Judgement } from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import { CORE_NUMBERS } from '../ccn/judgement';
import type { Kind } from '../ccn/piece-kind';
import { FAMILY_WEIGHTS, familyJudgement } from '../commands-and-colors/judgement';
import { ROUND } from './chits';
import { moraleOf } from './condition';
import { PARTS } from './saved-data';

/** R002-17 to R002-19: the chance to roll at most 10, 9, 8, 7, 6 with two dice, by the distance to a leader. */
const CHANCES = [33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36];
/** R002-20, R002-21: what a point of hardship takes from the chance. */
const HARDSHIP = 0.12;
/** R002-92: the share of its worth that a unit loses with each level of morale. */
const SHAKEN = 0.12;
/** Rounds in a turn, more than there ever are. */
const ROUNDS = 64;

function actingChance(battle: Battle, piece: Unit): number {
  if (piece.isLeader) return 1;
  const { leaders } = battle.force(piece.side);
  let nearest = CHANCES.length;
  for (const { at } of leaders) nearest = Math.min(nearest, battle.board.distance(at, piece.at));
  const chance = CHANCES[nearest] ?? 0;
  return Math.max(0, chance - HARDSHIP * (moraleOf(piece) + (nearest > 1 ? 1 : 0)));
}

/** How an officer sees Corsican Ogre: the core game, with one piece at a time that has to be activated. */
export const JUDGEMENT: Judgement<Kind, CoreGame> = familyJudgement<Kind, CoreGame>(
  { ...CORE_NUMBERS, actingChance },
  {
    weights: { ...FAMILY_WEIGHTS, facing: 0.2 },
    leaderReach: 2,
    openings: ['activate'],
    isBetween: ({ step }) => step === ROUND,
    lastResorts: ['pass', 'pass-round'],
    pace: 1,
    ahead: 3,
    trust: 4,
    // Each round counts, since the side changes with each chit.
    halfTurn: ({ turn, data }) => {
      const { south, north } = data.part(PARTS.cup);
      return ROUNDS * turn - south - north;
    },
    worth: (_, unit) => unit.strength * (1 - SHAKEN * moraleOf(unit)),
  },
);
