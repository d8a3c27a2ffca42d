import type { Judgement } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { familyJudgement } from '../commands-and-colors/judgement';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Game } from './battle';
import type { Kind } from './piece-kind';

/** R000-22 to R000-27: the share of faces that hit: red; swords for most units. */
const FACE = 1 / 6;
/** The distance for which the dice of guns are counted. */
const GUN_DISTANCE = 2;
/** R000-81: cavalry has more dice against infantry, the most common target. */
const AGAINST_INFANTRY = 1.5;

/** How an officer sees C&C: Napoleon. */
export const JUDGEMENT: Judgement<Kind, Game> = familyJudgement<Kind, Game>({
  chances: (_, unit) => {
    const swords = unit.kind.chart.melee?.swords === true;
    return { fire: FACE, melee: swords ? 2 * FACE : FACE };
  },
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
});
