import { enemyOfNumber } from '../../core';
import { isSkirmishing } from './arms';
import { battle, type Charge } from './battle';
import { isRouted } from './condition';
import { lapsed, noted } from './events';
import { CHARGED } from './marks';
import type { Context, Piece, Position } from './play';
import { isEnemyAt } from './stacking';

/** A declared charge, with its ids and names looked up. */
export interface Charger {
  readonly unit: Piece;
  readonly start: number;
  /** Every square of its path after the start; the charged square is the last. */
  readonly path: readonly number[];
}

/** The square from which a charger enters the one that it charges: R003-99. */
export const entryOf = ({ start, path }: Charger): number => path.at(-2) ?? start;

/** The charged square. */
export const goalOf = ({ start, path }: Charger): number => path.at(-1) ?? start;

/** The same charge in the form in which a battle keeps it. */
export function declared({ board }: Position, charger: Charger): Charge {
  const via = charger.path.slice(0, -1).map((space) => board.name(space));
  return {
    unit: charger.unit.id,
    from: board.name(charger.start),
    to: board.name(goalOf(charger)),
    via,
  };
}

/** True if a declared charge can still be carried out. */
function isStanding(position: Position, { unit: id, from, to, via }: Charge): boolean {
  const { board } = position;
  const unit = position.find(id);
  if (!unit?.isOnBoard || unit.at !== board.number(from) || unit.has(CHARGED) || isRouted(unit)) return false;
  if (via.some((space) => isEnemyAt(position, unit, board.number(space)))) return false;
  return isEnemyAt(position, unit, board.number(to));
}

/** The charges still to be carried out. */
export const standingCharges = (position: Position): readonly Charge[] =>
  battle(position, 'charges').filter((each) => isStanding(position, each));

/** The charge that a unit has declared, if it is still to be carried out. */
export const chargeBy = (position: Position, { id }: Piece): Charge | undefined =>
  battle(position, 'charges').find((each) => each.unit === id && isStanding(position, each));

/** All units that charge one square, by id. */
export function chargersOn(position: Position, to: string): readonly Charger[] {
  const { board } = position;
  return standingCharges(position)
    .filter((each) => each.to === to)
    .sort((a, b) => (a.unit < b.unit ? -1 : 1))
    .flatMap(({ unit: id, from, via }) => {
      const unit = position.find(id);
      const path = [...via, to].map((space) => board.number(space));
      return unit ? [{ unit, start: board.number(from), path }] : [];
    });
}

/** Drops charges that have become impossible, with an event for each; those that led to a melee stay. */
function dropLapsed(c: Context): void {
  const { position } = c;
  const isLapsed = (each: Charge) => !position.find(each.unit)?.has(CHARGED) && !isStanding(position, each);
  const charges = battle(position, 'charges');
  const gone = charges.filter(isLapsed);
  if (gone.length === 0) return;
  for (const { unit: id } of gone) {
    const unit = position.find(id);
    if (unit?.isOnBoard) lapsed(c, unit, 'charge');
  }
  noted(c, { charges: charges.filter((each) => !gone.includes(each)) });
}

/** The enemies of a unit in a square, in the order that they face a charge: formed troops, skirmishers, artillery. */
export function enemiesAt(position: Position, { side }: Piece, space: number): readonly Piece[] {
  const enemy = enemyOfNumber(side);
  const weight = (unit: Piece) => (unit.kind.arm === 'artillery' ? 2 : isSkirmishing(unit) ? 1 : 0);
  return position
    .unitsAt(space)
    .filter((unit) => unit.side === enemy)
    .sort((a, b) => weight(a) - weight(b) || (a.id < b.id ? -1 : 1));
}

/** Forgets the charges that are over, except those that led to a melee. */
export function forgetCharges(c: Context): void {
  const { position } = c;
  if (position.isOver) return;
  dropLapsed(c);
  const fighting = battle(position, 'melees').flatMap(({ attackers }) => attackers.map((each) => each.unit));
  const standing = standingCharges(position);
  const charges = battle(position, 'charges');
  const kept = charges.filter((each) => standing.includes(each) || fighting.includes(each.unit));
  if (kept.length < charges.length) noted(c, { charges: kept });
}
