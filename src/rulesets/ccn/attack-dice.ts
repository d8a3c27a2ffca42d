import type { Sum } from '../../core';
import { inSquare, MOVED } from '../commands-and-colors/battle';
import { addInspired } from '../commands-and-colors/inspired';
import { gunDice, gunRange } from './artillery-table';
import type { Battle, Unit } from './battle';
import type { Strike } from './core-rules';
import { MOST_DICE } from './dice';
import { addHeroicFire, addHeroicStrike } from './heroic-dice';
import { addAgainstSquare, cavalryAgainstSquare, SQUARE_DICE } from './square-dice';
import { addTerrain } from './terrain-dice';
import type { CloseCombat } from './unit-type';
import { volley } from './volley';

/** Section 1.11: the dice of a rocket battery at any distance, and in melee. */
const ROCKET_DICE = { ranged: 2, melee: 2, range: 5 };
/** Dice of artillery low on ammunition against an adjacent enemy. */
const SHORT_DICE = 1;
/** Section 1.11, likely: the change to enemy infantry's dice when firing at cuirassiers. */
const BREASTPLATE = -1;

/** CCN-31: the range of a unit; 0 if it never fires. */
export function fireReach(battle: Battle, unit: Unit): number {
  const { fire } = unit.kind.chart;
  if (fire === null) return 0;
  // Artillery low on ammunition can battle only adjacent enemies.
  if (battle.game.isShortOfAmmunition(unit)) return 1;
  if (fire === 'guns') return gunRange(battle, unit);
  return fire === 'rockets' ? ROCKET_DICE.range : fire.range;
}

/** CCN-34, CCN-35: the dice of a unit before modifiers. */
function fireBase(battle: Battle, unit: Unit, distance: number): number {
  const { fire } = unit.kind.chart;
  const hasMoved = unit.has(MOVED);
  if (fire === null) return 0;
  if (fire === 'rockets') return ROCKET_DICE.ranged;
  return fire === 'guns'
    ? gunDice(battle, unit, distance, hasMoved)
    : Math.max(0, volley(unit, fire, hasMoved));
}

/** CCN-34, CCN-35, CCN-97: adds a unit's own dice. */
function addOwnFire(unit: Unit, base: number, dice: Sum): void {
  const { isArtillery, isRockets } = unit.kind;
  if (inSquare(unit)) dice.add(SQUARE_DICE, 'square-battles', 'CCN-97');
  else if (isRockets) dice.add(base, 'rockets', 'rules 1.11');
  else if (isArtillery) dice.add(base, unit.has(MOVED) ? 'guns-moved' : 'guns-at-range', 'CCN-35');
  else dice.add(base, unit.has(MOVED) ? 'volley-moved' : 'volley', 'CCN-34');
}

/** CCN-30: adds the dice of ranged combat, each with its reason; none if the target is out of range. */
export function fireDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  const distance = battle.board.distance(unit.at, target.at);
  if (distance > fireReach(battle, unit)) return;
  const { isInfantry, isRockets } = unit.kind;
  addOwnFire(unit, fireBase(battle, unit, distance), dice);
  if (!inSquare(unit)) addHeroicFire(unit, distance, dice);
  battle.game.addRanged(battle, unit, target, dice);
  if (target.kind.branch.hasBreastplate && isInfantry) {
    dice.add(BREASTPLATE, 'breastplate', 'rules 1.11');
  }
  addAgainstSquare(battle, unit, target, dice);
  // Section 1.11: terrain does not affect rockets.
  const onFlatGround = dice.total;
  if (!isRockets) addTerrain(battle, unit, target.at, 'ranged', dice);
  addInspired(battle, unit, target, dice.total < onFlatGround, dice);
  limitDice(battle, dice);
}

/** CCN-2: limits the dice to eight; a variant may also set a minimum. */
export function limitDice(battle: Battle, dice: Sum): void {
  const { leastDice } = battle.game;
  if (dice.total > MOST_DICE) dice.add(MOST_DICE - dice.total, 'eight-dice', 'CCN-2');
  if (leastDice && dice.total < leastDice.count) {
    dice.add(leastDice.count - dice.total, 'at-least-one-die', leastDice.rule);
  }
}

/** Adds a unit's dice beyond n: section 1.11. */
function strikeExtras(unit: Unit, target: Unit, table: CloseCombat, strike: Strike, dice: Sum): void {
  const { more, againstInfantry, moved, steady, lance } = table;
  if (more > 0) dice.add(more, 'picked-troops', 'rules 1.11');
  if (againstInfantry > 0 && target.kind.isInfantry) {
    dice.add(againstInfantry, 'against-infantry', 'rules 1.11');
  }
  const hasMoved = unit.has(MOVED) && (strike === 'melee' || strike === 'in-passing');
  if (moved < 0 && hasMoved) dice.add(moved, 'moved', 'rules 1.11');
  if (steady > 0 && strike !== 'first-strike' && !hasMoved) dice.add(steady, 'steady', 'rules 1.11');
  const isLance = lance > 0 && strike === 'melee' && target.kind.isInfantry && !inSquare(target);
  if (isLance) dice.add(lance, 'lances', 'rules 1.11');
}

function ownStrike(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void {
  const { melee, gunsMelee } = unit.kind.chart;
  const isShort = battle.game.isShortOfAmmunition(unit);
  if (melee === 'guns') {
    dice.add(isShort ? SHORT_DICE : gunDice(battle, unit, 1, unit.has(MOVED)), 'guns-adjacent', 'CCN-35');
    if (gunsMelee > 0) dice.add(gunsMelee, 'picked-troops', 'rules 1.11');
  } else if (melee === 'rockets') dice.add(isShort ? SHORT_DICE : ROCKET_DICE.melee, 'rockets', 'rules 1.11');
  else {
    dice.add(unit.strength, 'blocks', 'CCN-40');
    strikeExtras(unit, target, melee, strike, dice);
    addHeroicStrike(unit, dice, (table, sum) => strikeExtras(unit, target, table, strike, sum));
  }
}

/** Adds the dice of one unit in melee before the limit of eight: its own, the card's, less the terrain's. */
export function strikeDice(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void {
  if (inSquare(unit)) {
    dice.add(SQUARE_DICE, 'square-battles', 'CCN-97');
  } else ownStrike(battle, unit, target, strike, dice);
  battle.game.addMelee(battle, unit, target, strike, dice);
  addAgainstSquare(battle, unit, target, dice);
  const onFlatGround = dice.total;
  addTerrain(battle, unit, target.at, 'melee', dice);
  // R001-65: this die does not apply to battling back.
  if (strike === 'melee') addInspired(battle, unit, target, dice.total < onFlatGround, dice);
}

/** CCN-40: adds the dice of a melee, each with its reason. */
export function meleeDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  // CCN-94, CCN-95: cavalry against a square rolls a single die, without additions.
  if (unit.kind.isCavalry && inSquare(target)) cavalryAgainstSquare(battle, unit, target, dice);
  else strikeDice(battle, unit, target, 'melee', dice);
  limitDice(battle, dice);
}

/** CCN-81: adds the dice of artillery that supports a unit; each part loses its own terrain's dice. */
export function supportDice(battle: Battle, guns: Unit, target: Unit, dice: Sum): void {
  const before = Math.min(dice.total, MOST_DICE);
  if (battle.board.distance(guns.at, target.at) === 1) strikeDice(battle, guns, target, 'melee', dice);
  else fireDice(battle, guns, target, dice);
  // With a minimum, guns may join that the terrain costs more dice than they have; the others lose none for them.
  const { leastDice } = battle.game;
  if (leastDice && dice.total < before) dice.add(before - dice.total, 'at-least-one-die', leastDice.rule);
}
