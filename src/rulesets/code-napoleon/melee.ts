import { enemyOfNumber } from '../../core';
import { isCavalry, isSkirmishing } from './arms';
import { battle, type Melee } from './battle';
import type { Piece, Position } from './play';

/** An attacker who is still in a melee. */
export interface Comer {
  readonly unit: Piece;
  /** The square from which he came in: R003-153. */
  readonly from: number;
  /** Every square of his charge, the first one first, the melee left out: R003-101, R003-154. */
  readonly way: readonly number[];
}

/** A melee as it stands now: who has left it is not in it any more. */
export interface Fray {
  readonly at: number;
  readonly comers: readonly Comer[];
  readonly defenders: readonly Piece[];
}

/** The melee in a square, if there is one. */
export const meleeAt = (position: Position, at: number): Melee | undefined =>
  battle(position, 'melees').find((each) => position.board.number(each.at) === at);

/** The melee in which a unit fights. */
export const meleeOf = (position: Position, unit: Piece): Melee | undefined =>
  battle(position, 'melees').find((each) => unit.covers(position.board.number(each.at)));

/** Who is in a melee now. */
export function frayOf(position: Position, { at: name, attackers }: Melee): Fray {
  const at = position.board.number(name);
  const comers = attackers.flatMap(({ unit: id, from }): readonly Comer[] => {
    const unit = position.find(id);
    if (!unit?.isOnBoard || !unit.covers(at)) return [];
    return [{ unit, from: position.board.number(from), way: wayOf(position, unit, from) }];
  });
  const side = comers[0]?.unit.side;
  const enemy = side === undefined ? undefined : enemyOfNumber(side);
  const defenders = position.unitsAt(at).filter((unit) => unit.side === enemy);
  return { at, comers, defenders };
}

/** The way of the charge by which an attacker came, as it was declared; the last square alone where none was. */
function wayOf(position: Position, { id }: Piece, last: string): readonly number[] {
  const charge = battle(position, 'charges').findLast(({ unit }) => unit === id);
  const names = charge ? [charge.from, ...charge.via, last] : [last];
  return [...new Set(names)].map((name) => position.board.number(name));
}

/** Whether a melee goes on: both sides still have somebody in it (R003-145). */
export const goesOn = ({ comers, defenders }: Fray): boolean => comers.length > 0 && defenders.length > 0;

/** The attackers of a melee as units. */
export const attackersIn = ({ comers }: Fray): readonly Piece[] => comers.map(({ unit }) => unit);

/** The attacker that a unit is in a melee; undefined for those who were attacked. */
export const comerOf = ({ comers }: Fray, unit: Piece): Comer | undefined =>
  comers.find((each) => each.unit === unit);

/** Whoever fights on the other side of a unit. */
export const foesOf = (fray: Fray, unit: Piece): readonly Piece[] =>
  comerOf(fray, unit) ? fray.defenders : attackersIn(fray);

/** Whoever fights on the side of a unit, itself among them. */
export const friendsOf = (fray: Fray, unit: Piece): readonly Piece[] =>
  comerOf(fray, unit) ? attackersIn(fray) : fray.defenders;

/** R003-147, R003-148: cavalry that fights nobody but foot and guns. */
export const mayBreakOff = (fray: Fray, unit: Piece): boolean =>
  isCavalry(unit) && !foesOf(fray, unit).some(isCavalry);

/** R003-82: stands of skirmishers in one square. */
const SKIRMISHING_STANDS = 2;

/** R003-80, R003-82: the stands of a unit that fight in one square. */
export const standsIn = (unit: Piece): number =>
  isSkirmishing(unit) ? SKIRMISHING_STANDS : unit.kind.stands;
