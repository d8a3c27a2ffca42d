import { enemyOfNumber } from '../../core';
import { isCavalry, isSkirmishing } from './arms';
import { battle, type Melee } from './battle';
import type { Piece, Position } from './play';

/** An attacker that is still in a melee. */
export interface Comer {
  readonly unit: Piece;
  /** The square from which it entered: R003-153. */
  readonly from: number;
  /** Every square of its charge from the start, without the melee's square: R003-101, R003-154. */
  readonly way: readonly number[];
}

/** A melee as it is now, without units that have left it. */
export interface Fray {
  readonly at: number;
  readonly comers: readonly Comer[];
  readonly defenders: readonly Piece[];
  /** R003-154: true if a defender came over ground that spoilt its charge. */
  readonly isSpoilt: boolean;
}

/** The melee in a square, if there is one. */
export const meleeAt = (position: Position, at: number): Melee | undefined =>
  battle(position, 'melees').find((each) => position.board.number(each.at) === at);

/** The melee in which a unit fights. */
export const meleeOf = (position: Position, unit: Piece): Melee | undefined =>
  battle(position, 'melees').find((each) => unit.covers(position.board.number(each.at)));

/** The units that are in a melee now. */
export function frayOf(position: Position, { at: name, attackers, isSpoilt = false }: Melee): Fray {
  const at = position.board.number(name);
  const comers = attackers.flatMap(({ unit: id, from }): readonly Comer[] => {
    const unit = position.find(id);
    if (!unit?.isOnBoard || !unit.covers(at)) return [];
    return [{ unit, from: position.board.number(from), way: wayOf(position, unit, from) }];
  });
  const side = comers[0]?.unit.side;
  const enemy = side === undefined ? undefined : enemyOfNumber(side);
  const defenders = position.unitsAt(at).filter((unit) => unit.side === enemy);
  return { at, comers, defenders, isSpoilt };
}

/** The path of the charge by which an attacker came, as declared; only the last square if there was no charge. */
function wayOf(position: Position, { id }: Piece, last: string): readonly number[] {
  const charge = battle(position, 'charges').findLast(({ unit }) => unit === id);
  const names = charge ? [charge.from, ...charge.via, last] : [last];
  return [...new Set(names)].map((name) => position.board.number(name));
}

/** True if a melee goes on because both sides still have units in it (R003-145). */
export const goesOn = ({ comers, defenders }: Fray): boolean => comers.length > 0 && defenders.length > 0;

/** The attacking units of a melee. */
export const attackersIn = ({ comers }: Fray): readonly Piece[] => comers.map(({ unit }) => unit);

/** The entry of a unit among the attackers; undefined for defenders. */
export const comerOf = ({ comers }: Fray, unit: Piece): Comer | undefined =>
  comers.find((each) => each.unit === unit);

/** The units on the other side of a unit's melee. */
export const foesOf = (fray: Fray, unit: Piece): readonly Piece[] =>
  comerOf(fray, unit) ? fray.defenders : attackersIn(fray);

/** The units on the same side of a unit's melee, itself included. */
export const friendsOf = (fray: Fray, unit: Piece): readonly Piece[] =>
  comerOf(fray, unit) ? attackersIn(fray) : fray.defenders;

/** R003-147, R003-148: true for cavalry that fights only infantry and artillery. */
export const mayBreakOff = (fray: Fray, unit: Piece): boolean =>
  isCavalry(unit) && !foesOf(fray, unit).some(isCavalry);

/** R003-82: the number of skirmisher stands in one square. */
const SKIRMISHING_STANDS = 2;

/** R003-80, R003-82: the stands of a unit that fight in one square. */
export const standsIn = (unit: Piece): number =>
  isSkirmishing(unit) ? SKIRMISHING_STANDS : unit.kind.stands;
