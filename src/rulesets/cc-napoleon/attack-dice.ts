import type { Sum } from '../../core';
import { inSquare, MOVED } from '../commands-and-colors/battle';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import { addInspired } from '../commands-and-colors/inspired';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import { optionIs } from '../commands-and-colors/variant';
import type { Battle, Unit } from './battle';
import { riflesIn, screenOf } from './skirmishers';

/** Adds the dice of a fire attack, each with its reason; none if the unit never fires or the target is out of range. */
export function fireDice(battle: Battle, firer: Unit, target: Unit, dice: Sum): void {
  fireBase(battle, firer, battle.board.distance(firer.at, target.at), dice);
  if (dice.total === 0) return;
  if (firer.kind.isArtillery && firer.has(MOVED)) dice.add(-1, 'moved', 'R000-39');
  if (screenOf(firer) !== null && screenOf(target) === null) dice.add(1, 'skirmisher-screen', 'R000-76');
  cardDice(battle, firer, 0, dice);
  if (inSquare(firer)) dice.add(-2, 'firing-from-square', 'R000-74');
  if (inSquare(target)) dice.add(2, 'target-in-square', 'R000-75');
  if (target.kind.isSkirmishers) dice.add(-1, 'target-skirmishers', 'R000-73');
  const onFlatGround = dice.total;
  addGround(battle, target, 'R000-72', dice);
  addInspired(battle, firer, target, dice.total < onFlatGround, dice);
}

/** R000-64 to R000-70: adds the basic dice of a unit at a distance. */
function fireBase(battle: Battle, firer: Unit, distance: number, dice: Sum): void {
  const { fire } = firer.kind.chart;
  switch (fire?.kind) {
    case undefined:
      return;
    case 'guns':
      if (distance <= fire.range) dice.add(fire.range + 1 - distance, 'guns-at-range', fire.rule);
      return;
    case 'volley':
      if (distance === 1) dice.add(fire.dice, 'volley', 'R000-65');
      return;
    case 'skirmish': {
      // R000-70: at two spaces only the riflemen of the group fire.
      const shooting = distance === 1 ? firer.strength : distance === 2 ? riflesIn(battle, firer) : 0;
      if (shooting > 0) dice.add(fire.dicePerPoint * shooting, 'skirmish-fire', 'R000-69');
    }
  }
}

/** R000-64 to R000-70: the range of a unit; 0 if it never fires. */
export function fireReach(battle: Battle, firer: Unit): number {
  const { fire } = firer.kind.chart;
  if (!fire) return 0;
  if (fire.kind === 'guns') return fire.range;
  return fire.kind === 'skirmish' && riflesIn(battle, firer) > 0 ? 2 : 1;
}

/** Adds the dice of a close combat attack, each with its reason; none if the unit can't fight in close combat. */
export function meleeDice(battle: Battle, attacker: Unit, target: Unit, dice: Sum): void {
  const { melee } = attacker.kind.chart;
  if (!melee) return;
  dice.add(meleeBase(battle, attacker, melee.dice), 'close-combat', 'R000-80');
  if (attacker.kind.isCavalry && target.kind.isInfantry && !inSquare(target)) {
    dice.add(3, 'cavalry-against-infantry', 'R000-81');
  }
  cardDice(battle, attacker, effectsFor(battle, attacker).meleeDice ?? 0, dice);
  const onFlatGround = dice.total;
  if (terrainIn(battle, target.at).isHigh && !terrainIn(battle, attacker.at).isHigh) {
    dice.add(-1, 'uphill', 'R000-84');
  }
  addGround(battle, target, 'R000-83', dice);
  addInspired(battle, attacker, target, dice.total < onFlatGround, dice);
}

/** Adds the dice that the card in play gives to the units it orders. */
function cardDice(battle: Battle, unit: Unit, forKind: number, dice: Sum): void {
  if (unit.side !== battle.side) return;
  const more = forKind + (effectsFor(battle, unit).attackDice ?? 0);
  if (more > 0) dice.add(more, 'command-card', 'R000-18');
}

const meleeBase = (battle: Battle, attacker: Unit, dice: number): number =>
  attacker.kind.chart.isLandwehrCavalry && optionIs(battle, 'landwehrCavalryDice', 2) ? 2 : dice;

/** R000-72, R000-77, R000-83: adds and removes dice for the target's space. */
function addGround(battle: Battle, target: Unit, coverRule: string, dice: Sum): void {
  const { id, cover, exposed } = terrainIn(battle, target.at);
  if (cover !== null && (cover.for === 'anyone' || target.kind.isSkirmishers)) {
    dice.add(cover.dice, id, coverRule);
  }
  if (exposed !== null) dice.add(exposed, 'in-stream', 'R000-77');
}

/** R000-55, R000-56: the roll that tries to break a square while it forms. */
export function breakDice(attackers: number, target: Unit, dice: Sum): void {
  dice.add(2 * attackers, 'units-around-the-square', 'R000-55');
  if (target.kind.chart.formsBadly) dice.add(2, 'militia-forming-square', 'R000-56');
}
