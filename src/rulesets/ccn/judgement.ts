import type { Judgement } from '../../core';
import { type FamilyNumbers, familyJudgement } from '../commands-and-colors/judgement';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import { gunDice } from './artillery-table';
import type { CoreGame } from './core-rules';
import type { Kind } from './piece-kind';

/** CCN-33, CCN-41: faces of the die that hit an arm, with and without sabers. */
const HITS = { infantry: 2, cavalry: 1, artillery: 1 };
/** The distance for which the dice of artillery are counted. */
const GUN_DISTANCE = 2;

/** The chance that a unit that may retire does. */
const RETIRES = 0.4;

/** The numbers of the tables of section 1.11 for an officer. */
export const CORE_NUMBERS: FamilyNumbers<Kind, CoreGame> = {
  faces: (_, _unit, target) => {
    const hits = HITS[target.kind.chart.arm];
    return { fire: hits, melee: hits + 1 };
  },
  // CCN-90: cavalry may retire before infantry.
  evades: (_, unit, target) => (target.kind.isCavalry && unit.kind.isInfantry ? RETIRES : 0),
  firesFirst: 0,
  dwindles: true,
  dice: (battle, unit) => {
    const { kind, strength } = unit;
    if (kind.isArtillery) return gunDice(battle, unit, GUN_DISTANCE, false);
    return strength;
  },
  cover: (battle, _unit, space) => {
    const { into } = terrainIn(battle, space);
    return (into.infantry + into.cavalry + into.artillery) / HITS_OF_ARMS;
  },
  actingChance: () => 1,
};
const HITS_OF_ARMS = 3;

/** How an officer sees the core game. */
export const JUDGEMENT: Judgement<Kind, CoreGame> = familyJudgement<Kind, CoreGame>(CORE_NUMBERS);
