import type { Sum } from '../../core';
import { inSquare, MOVED } from '../commands-and-colors/battle';
import { addInspired } from '../commands-and-colors/inspired';
import { optionIs } from '../commands-and-colors/variant';
import { gunDice, gunRange } from './artillery-table';
import type { Battle, Unit } from './battle';
import { coreRulesOf, type Strike } from './core-rules';
import { MOST_DICE } from './dice';
import { addHeroicFire, addHeroicStrike } from './heroic-dice';
import { addTerrain } from './terrain-dice';
import type { CloseCombat } from './unit-type';
import { volley } from './volley';

/** Section 1.11: dice of a rocket battery at any distance, and in melee. */
const ROCKET_DICE = { ranged: 2, melee: 2, range: 5 };
/** What guns low on ammunition roll at an adjacent enemy. */
const SHORT_DICE = 1;
/** CCN-97: what a square rolls. */
const SQUARE_DICE = 1;
/** Section 1.11, likely: what the fire of enemy infantry at cuirassiers loses. */
const BREASTPLATE = -1;

/** CCN-31: how far a unit fires; 0 if it never does. */
export function fireReach(battle: Battle, unit: Unit): number {
  const { fire } = unit.kind.chart;
  if (fire === null) return 0;
  // Low on ammunition, guns battle adjacent enemies alone.
  if (coreRulesOf(battle).isShortOfAmmunition(unit)) return 1;
  if (fire === 'guns') return gunRange(battle, unit);
  return fire === 'rockets' ? ROCKET_DICE.range : fire.range;
}

/** CCN-34, CCN-35: the dice of a unit by itself. */
function fireBase(battle: Battle, unit: Unit, distance: number): number {
  const { fire } = unit.kind.chart;
  const hasMoved = unit.has(MOVED);
  if (fire === null) return 0;
  if (fire === 'rockets') return ROCKET_DICE.ranged;
  return fire === 'guns'
    ? gunDice(battle, unit, distance, hasMoved)
    : Math.max(0, volley(unit, fire, hasMoved));
}

/** CCN-34, CCN-35, CCN-97: adds the dice of a unit by itself. */
function addOwnFire(unit: Unit, base: number, dice: Sum): void {
  const { isArtillery, isRockets } = unit.kind;
  if (inSquare(unit)) dice.add(SQUARE_DICE, 'square-battles', 'CCN-97');
  else if (isRockets) dice.add(base, 'rockets', 'rules 1.11');
  else if (isArtillery) dice.add(base, unit.has(MOVED) ? 'guns-moved' : 'guns-at-range', 'CCN-35');
  else dice.add(base, unit.has(MOVED) ? 'volley-moved' : 'volley', 'CCN-34');
}

/** CCN-30: adds the dice of ranged combat with every reason; none if the target is out of range. */
export function fireDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  const distance = battle.board.distance(unit.at, target.at);
  if (distance > fireReach(battle, unit)) return;
  const { isInfantry, isRockets } = unit.kind;
  addOwnFire(unit, fireBase(battle, unit, distance), dice);
  if (!inSquare(unit)) addHeroicFire(unit, distance, dice);
  coreRulesOf(battle).addRanged(battle, unit, target, dice);
  if (target.kind.chart.branch === 'cuirassiers' && isInfantry) {
    dice.add(BREASTPLATE, 'breastplate', 'rules 1.11');
  }
  addAgainstSquare(battle, unit, target, dice);
  // Section 1.11: rockets fly over everything.
  const onFlatGround = dice.total;
  if (!isRockets) addTerrain(battle, unit, target.at, 'ranged', dice);
  addInspired(battle, unit, target, dice.total < onFlatGround, dice);
  limitDice(battle, dice);
}

/** CCN-97: what guns gain against a square, if anything. */
function addAgainstSquare(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  if (!unit.kind.isArtillery || !inSquare(target)) return;
  for (const bonus of [1, 2]) {
    if (optionIs(battle, 'artilleryVsSquareBonus', bonus)) dice.add(bonus, 'guns-against-square', 'CCN-97');
  }
}

/** CCN-2: what is beyond eight dice is not rolled; a variant may know a least number as well. */
export function limitDice(battle: Battle, dice: Sum): void {
  const { leastDice } = coreRulesOf(battle);
  if (dice.total > MOST_DICE) dice.add(MOST_DICE - dice.total, 'eight-dice', 'CCN-2');
  if (leastDice && dice.total < leastDice.count) {
    dice.add(leastDice.count - dice.total, 'at-least-one-die', leastDice.rule);
  }
}

/** What a unit rolls beside n: section 1.11. */
function strikeExtras(unit: Unit, target: Unit, table: CloseCombat, strike: Strike, dice: Sum): void {
  const { more, againstInfantry, moved, steady, lance } = table;
  if (more > 0) dice.add(more, 'picked-troops', 'rules 1.11');
  if (againstInfantry > 0 && target.kind.isInfantry) {
    dice.add(againstInfantry, 'against-infantry', 'rules 1.11');
  }
  if (moved < 0 && unit.has(MOVED) && strike === 'melee') dice.add(moved, 'moved', 'rules 1.11');
  const stands = strike === 'battle-back' || (strike === 'melee' && !unit.has(MOVED));
  if (steady > 0 && stands) dice.add(steady, 'steady', 'rules 1.11');
  const isLance = lance > 0 && strike === 'melee' && target.kind.isInfantry && !inSquare(target);
  if (isLance) dice.add(lance, 'lances', 'rules 1.11');
}

function ownStrike(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void {
  const { melee, gunsMelee } = unit.kind.chart;
  if (melee === 'guns') {
    const isShort = coreRulesOf(battle).isShortOfAmmunition(unit);
    dice.add(isShort ? SHORT_DICE : gunDice(battle, unit, 1, unit.has(MOVED)), 'guns-adjacent', 'CCN-35');
    if (gunsMelee > 0) dice.add(gunsMelee, 'picked-troops', 'rules 1.11');
  } else if (melee === 'rockets') dice.add(ROCKET_DICE.melee, 'rockets', 'rules 1.11');
  else {
    dice.add(unit.strength, 'blocks', 'CCN-40');
    strikeExtras(unit, target, melee, strike, dice);
    addHeroicStrike(unit, dice, (table, sum) => strikeExtras(unit, target, table, strike, sum));
  }
}

/** The dice of one unit in melee before the limit of eight: its own, the card's, less the ground. */
export function strikeDice(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void {
  if (inSquare(unit)) {
    dice.add(SQUARE_DICE, 'square-battles', 'CCN-97');
  } else ownStrike(battle, unit, target, strike, dice);
  coreRulesOf(battle).addMelee(battle, unit, target, strike, dice);
  addAgainstSquare(battle, unit, target, dice);
  const onFlatGround = dice.total;
  addTerrain(battle, unit, target.at, 'melee', dice);
  // R001-65: it is no die for striking back.
  if (strike === 'melee') addInspired(battle, unit, target, dice.total < onFlatGround, dice);
}

/** CCN-40: adds the dice of a melee with every reason. */
export function meleeDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  // CCN-94, CCN-95: cavalry against a square rolls a single die, to which nothing adds.
  if (unit.kind.isCavalry && inSquare(target)) cavalryAgainstSquare(battle, unit, target, dice);
  else strikeDice(battle, unit, target, 'melee', dice);
  limitDice(battle, dice);
}

/** CCN-94, CCN-95: the die of cavalry against a square, and that of the square against it. */
export function cavalryAgainstSquare(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  dice.add(SQUARE_DICE, 'against-a-square', 'CCN-95');
  addTerrain(battle, unit, target.at, 'melee', dice);
}

/** CCN-81: adds what guns roll beside the unit that they support, each part less its own ground. */
export function supportDice(battle: Battle, guns: Unit, target: Unit, dice: Sum): void {
  const distance = battle.board.distance(guns.at, target.at);
  if (distance === 1) strikeDice(battle, guns, target, 'melee', dice);
  else fireDice(battle, guns, target, dice);
}
