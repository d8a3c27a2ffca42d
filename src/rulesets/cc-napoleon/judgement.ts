import type { Judgement } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { FAMILY_WEIGHTS, familyJudgement } from '../commands-and-colors/judgement';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Game } from './battle';
import { isLedInMelee } from './leadership';
import type { Kind } from './piece-kind';
import { fleesFrom } from './response';

/** The distance for which the dice of guns are counted. */
const GUN_DISTANCE = 2;
/** R000-81: cavalry has more dice against infantry, the most common target. */
const AGAINST_INFANTRY = 1.5;

/** The chance that a unit that may evade does. */
const EVADES = 0.4;

/** How an officer sees C&C: Napoleon. */
export const JUDGEMENT: Judgement<Kind, Game> = familyJudgement<Kind, Game>(
  {
    // R000-22 to R000-27: red hits; swords for most units; helmets for units with a leader.
    faces: (battle, unit) => {
      const swords = unit.kind.chart.melee?.swords === true ? 1 : 0;
      return { fire: 1, melee: 1 + swords + (isLedInMelee(battle, unit) ? 1 : 0) };
    },
    evades: (battle, unit, target) => {
      if (!fleesFrom(battle, target, unit)) return 0;
      const must =
        target.kind.chart.evades === 'must-infantry' && terrainIn(battle, target.at).cover === null;
      return must ? 1 : EVADES;
    },
    firesFirst: 0.75,
    dwindles: false,
    dice: (_, unit) => {
      const { chart, isCavalry } = unit.kind;
      const { fire, melee } = chart;
      const dice = (melee?.dice ?? 0) + (isCavalry ? AGAINST_INFANTRY : 0);
      if (fire?.kind === 'guns') return Math.max(1, fire.range + 1 - GUN_DISTANCE) / 2;
      if (fire?.kind === 'skirmish') return Math.max(dice, fire.dicePerPoint * unit.strength) / 2;
      return inSquare(unit) ? dice / 2 : dice;
    },
    cover: (battle, unit, space) => {
      const { cover, exposed } = terrainIn(battle, space);
      const isCovered = cover && (cover.for === 'anyone' || unit.kind.isSkirmishers);
      return (isCovered ? -cover.dice : 0) - (exposed ?? 0);
    },
    actingChance: () => 1,
  },
  {
    weights: {
      ...FAMILY_WEIGHTS,
      threat: 0.6,
      contact: 0.4,
      command: 0.1,
    },
  },
);
