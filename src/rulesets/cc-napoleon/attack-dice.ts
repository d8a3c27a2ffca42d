import { hasMark, type Modifier, type State, type Unit, when } from '../../core';
import { GRID } from './board';
import { effectsFor } from './cards/deck';
import { inSquare, isCavalry, isInfantry, isSkirmishers } from './neighbourhood';
import { optionIs } from './options';
import { riflesIn, screenOf } from './skirmishers';
import { terrainIn } from './terrain-types';
import { unitType } from './unit-types';

/** The dice of a fire attack with every reason. Empty if the unit never fires or the target is out of range. */
export function fireDice(state: State, firer: Unit, target: Unit): readonly Modifier[] {
  const base = fireBase(state, firer, GRID.distance(firer.at, target.at));
  if (base.length === 0) return [];
  return [
    ...base,
    ...when(unitType(firer).arm === 'artillery' && hasMark(firer, 'moved'), -1, 'moved', 'R000-39'),
    ...when(screenOf(firer) !== null && screenOf(target) === null, 1, 'skirmisher-screen', 'R000-76'),
    ...cardDice(state, firer, 0),
    ...when(inSquare(firer), -2, 'firing-from-square', 'R000-74'),
    ...when(inSquare(target), 2, 'target-in-square', 'R000-75'),
    ...when(isSkirmishers(target), -1, 'target-skirmishers', 'R000-73'),
    ...groundOf(state, target, 'R000-72'),
  ];
}

/** R000-64 to R000-70. */
function fireBase(state: State, firer: Unit, distance: number): readonly Modifier[] {
  const { fire } = unitType(firer);
  if (!fire) return [];
  if (fire.kind === 'guns') {
    return when(distance <= fire.range, fire.range + 1 - distance, 'guns-at-range', fire.rule);
  }
  if (fire.kind === 'volley') return when(distance === 1, fire.dice, 'volley', 'R000-65');
  // R000-70: at two spaces the riflemen of the group alone.
  const shooting = distance === 1 ? firer.strength : distance === 2 ? riflesIn(state, firer) : 0;
  return when(shooting > 0, fire.dicePerPoint * shooting, 'skirmish-fire', 'R000-69');
}

/** R000-64 to R000-70: how far a unit fires; 0 if it never does. */
export function fireReach(state: State, firer: Unit): number {
  const { fire } = unitType(firer);
  if (!fire) return 0;
  if (fire.kind === 'guns') return fire.range;
  return fire.kind === 'skirmish' && riflesIn(state, firer) > 0 ? 2 : 1;
}

/** The dice of a close combat attack with every reason. Empty if the unit has no close combat. */
export function meleeDice(state: State, attacker: Unit, target: Unit): readonly Modifier[] {
  const { melee } = unitType(attacker);
  if (!melee) return [];
  const charge = isCavalry(attacker) && isInfantry(target) && !inSquare(target);
  const uphill = terrainIn(state, target.at).id === 'hill' && terrainIn(state, attacker.at).id !== 'hill';
  return [
    { value: meleeBase(state, attacker, melee.dice), reason: 'close-combat', rule: 'R000-80' },
    ...when(charge, 3, 'cavalry-against-infantry', 'R000-81'),
    ...cardDice(state, attacker, effectsFor(state, attacker).meleeDice ?? 0),
    ...when(uphill, -1, 'uphill', 'R000-84'),
    ...groundOf(state, target, 'R000-83'),
  ];
}

/** What the card in play gives to those whom it orders. */
function cardDice(state: State, unit: Unit, forKind: number): readonly Modifier[] {
  const dice = forKind + (effectsFor(state, unit).attackDice ?? 0);
  return when(unit.side === state.turn.side && dice > 0, dice, 'command-card', 'R000-18');
}

const meleeBase = (state: State, attacker: Unit, dice: number): number =>
  attacker.type === 'landwehr-cavalry' && optionIs(state, 'landwehrCavalryDice', 2) ? 2 : dice;

/** R000-72, R000-77, R000-83: what the target's space gives and takes. */
function groundOf(state: State, target: Unit, coverRule: string): readonly Modifier[] {
  const { id, cover, exposed } = terrainIn(state, target.at);
  const covered = cover !== null && (cover.for === 'anyone' || isSkirmishers(target));
  return [
    ...when(covered, cover?.dice ?? 0, id, coverRule),
    ...when(exposed !== null, exposed ?? 0, 'in-stream', 'R000-77'),
  ];
}

/** R000-55, R000-56: the roll that tries to break a square while it forms. */
export const breakDice = (attackers: number, target: Unit): readonly Modifier[] => [
  { value: 2 * attackers, reason: 'units-around-the-square', rule: 'R000-55' },
  ...when(target.type === 'militia', 2, 'militia-forming-square', 'R000-56'),
];
