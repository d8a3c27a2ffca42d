import { NO_SPACE, type Procedure } from '../../core';
import { battle, type Melee } from './battle';
import { go, type Led } from './charge-advance';
import { isPassable } from './charge-way';
import { noted } from './events';
import { hampers } from './melee-number';
import { allowanceOf, stepCost } from './movement';
import { type Charger, declared, entryOf, goalOf } from './pending-charges';
import type { Context, Piece, Position } from './play';
import { roomFault } from './stacking';

/** Cavalry that countercharges, with the general who leads it, if one does. */
export interface Rider {
  readonly unit: Piece;
  readonly general: Piece | null;
}

/** Countercharging cavalry, the charger it meets, and the squares between them, from the countercharger's end. */
export interface Meeting {
  readonly rider: Rider;
  readonly charger: Led;
  /** From the square after the rider's own to the square where the charge began. */
  readonly between: readonly number[];
}

/** R003-108, A003-39: the number of those squares that the rider covers if both set out at once. */
function stepsOf(position: Position, { rider: { unit: rider }, charger, between }: Meeting): number {
  const [own, other] = [allowanceOf(position, rider), allowanceOf(position, charger.unit)];
  const most = Math.floor((between.length * own) / (own + other));
  const way = [rider.at, ...between];
  const barred = between.findIndex(
    (space, index) =>
      !isPassable(position, rider, space) ||
      stepCost(position, rider, way[index] as number, space) === undefined,
  );
  let steps = barred < 0 ? most : Math.min(most, barred);
  while (steps > 0 && roomFault(position, rider, between[steps - 1] ?? NO_SPACE)) steps -= 1;
  return steps;
}

/** R003-168: true if the ground lets the charger come to the square that the rider reaches. */
export function canCome(position: Position, meeting: Meeting): boolean {
  const { rider, charger, between } = meeting;
  const way = [rider.unit.at, ...between].slice(stepsOf(position, meeting));
  return way.every((to, index) => {
    const from = way[index + 1];
    return from === undefined || stepCost(position, charger.unit, from, to) !== undefined;
  });
}

/** R003-108: both advance, and fight in the square that the rider has reached. */
export function* meet(c: Context, meeting: Meeting): Procedure {
  const { position } = c;
  const { rider, charger, between } = meeting;
  const steps = stepsOf(position, meeting);
  const ridden = between.slice(0, steps);
  const isSpoilt = hampers(position, [rider.unit.at, ...ridden]);
  const isThere = yield* go(c, { ...rider, start: rider.unit.at, path: ridden }, ridden);
  if (!isThere || !charger.unit.isOnBoard) return;
  const way = between.slice(steps, -1).reverse();
  yield* comeTo(c, { ...charger, path: [...way, rider.unit.at] }, isSpoilt);
}

/** R003-100: a unit enters the square that it charges, and fights there when melees are fought. */
export function* comeTo(c: Context, charger: Led, isSpoilt = false): Procedure {
  const isThere = yield* go(c, charger, charger.path);
  if (isThere) addAttacker(c, charger, isSpoilt);
}

/** Adds a unit to the attackers in a square, and keeps the square from which it came. */
function addAttacker(c: Context, charger: Charger, isSpoilt: boolean): void {
  const { position } = c;
  const { board } = position;
  const at = board.name(goalOf(charger));
  const attacker = { unit: charger.unit.id, from: board.name(entryOf(charger)) };
  const melees = battle(position, 'melees');
  const known = melees.find((each) => each.at === at);
  const attackers = [...(known?.attackers ?? []), attacker];
  const melee: Melee = { ...known, at, attackers, ...(isSpoilt && { isSpoilt }) };
  const others = battle(position, 'charges').filter(({ unit }) => unit !== charger.unit.id);
  noted(c, {
    melees: known ? melees.map((each) => (each === known ? melee : each)) : [...melees, melee],
    charges: [...others, declared(position, charger)],
  });
}
