import { enemyOfNumber, NO_SPACE, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { inMarchColumn, isArtillery, isCavalry, squaresOf } from './arms';
import { battle } from './battle';
import { type ChargeWay, chargeWays, isAnyNear, wayAlong } from './charge-way';
import { ZONES, zoneFrom } from './charge-zone';
import { isInCommand } from './command';
import { isRouted } from './condition';
import { CHARGED } from './marks';
import { enemiesAt, entryOf } from './pending-charges';
import type { Ordered, Piece, Position } from './play';
import { groundAt } from './terrain-at';

/** The reason a unit may not charge at all: R003-35, R003-72, R003-137, R003-167. */
function chargerFault(position: Position, unit: Piece): Refusal | undefined {
  if (isArtillery(unit)) return because('guns-never-charge', 'R003-91');
  if (isRouted(unit)) return because('routed-never-charges', 'R003-137');
  if (inMarchColumn(unit)) return because('march-column-never-charges', 'R003-72');
  if (unit.has(CHARGED)) return because('has-charged', 'R003-91');
  if (isCavalry(unit) && groundAt(position, unit.at).isTown)
    return because('no-cavalry-out-of-town', 'R003-167');
  return isInCommand(position, unit) ? undefined : because('out-of-command-no-charge', 'R003-35');
}

/** The reason a unit may not declare a charge; undefined if it may. */
export function chargeFault(position: Position, unit: Piece, order: Ordered): Refusal | undefined {
  const fault = chargerFault(position, unit);
  if (fault) return fault;
  if (battle(position, 'charges').some((each) => each.unit === unit.id)) {
    return because('charge-is-declared', 'R003-91');
  }
  const { target } = order;
  if (!target?.isOnBoard) return because('no-such-target', 'R003-92');
  if (target.side === unit.side) return because('own-unit', 'R003-92');
  if (target.isLeader) return because('generals-are-no-target', 'R003-92');
  if (order.to !== NO_SPACE && !target.covers(order.to)) {
    return because('target-is-elsewhere', 'R003-92', position.board.name(order.to));
  }
  if (order.to !== NO_SPACE && target.also.length === 0) {
    return because('stands-in-one-square', 'R003-92', position.board.name(order.to));
  }
  return order.via ? viaFault(position, unit, target, order) : wayFault(position, unit, target, order.to);
}

function wayFault(position: Position, unit: Piece, target: Piece, to: number): Refusal | undefined {
  if (wayOf(position, unit, target, to)) return undefined;
  const squares = goals(target, to);
  const isTaken = squares.some((space) => chargeWays(position, unit, space).length > 0);
  const name = position.board.name(squares[0] ?? target.at);
  return isTaken ? because('entry-is-taken', 'R003-100', name) : because('no-charge-way', 'R003-99', name);
}

function viaFault(position: Position, unit: Piece, target: Piece, order: Ordered): Refusal | undefined {
  const to = order.to === NO_SPACE ? target.at : order.to;
  const path = [...(order.via ?? []), to];
  const name = position.board.name(to);
  if (!wayAlong(position, unit, path)) return because('no-charge-way', 'R003-99', name);
  return isTaken(position, unit, path) ? because('entry-is-taken', 'R003-100', name) : undefined;
}

const goals = (target: Piece, to: number): readonly number[] => (to === NO_SPACE ? squaresOf(target) : [to]);

/** R003-100: true if another unit has already declared a charge from the same square. */
function isTaken(position: Position, unit: Piece, path: readonly number[]): boolean {
  const { board } = position;
  const entry = board.name(entryOf({ unit, start: unit.at, path }));
  const to = board.name(path.at(-1) ?? NO_SPACE);
  return battle(position, 'charges').some(
    (each) => each.unit !== unit.id && each.to === to && (each.via.at(-1) ?? each.from) === entry,
  );
}

/** The path of a charge if the order gives none: into the flank or rear where that counts, otherwise the cheapest. */
export function wayOf(position: Position, unit: Piece, target: Piece, to: number): ChargeWay | undefined {
  let best: ChargeWay | undefined;
  let rank = Number.NEGATIVE_INFINITY;
  for (const space of goals(target, to)) {
    const ways = chargeWays(position, unit, space);
    if (ways.length === 0) continue;
    const [defender = target] = enemiesAt(position, unit, space);
    for (const way of ways) {
      if (isTaken(position, unit, way.path)) continue;
      const entry = way.path.at(-2) ?? unit.at;
      const zone = ZONES.indexOf(zoneFrom(position, defender, space, unit.at, entry));
      const here = zone * FAR - way.cost;
      if (here > rank) [best, rank] = [way, here];
    }
  }
  return best;
}

/** More than the cost of any path. */
const FAR = 100_000;

/** Every enemy that a unit could charge now. */
export function targetsOf(position: Position, unit: Piece): readonly Piece[] {
  if (battle(position, 'charges').some((each) => each.unit === unit.id)) return [];
  if (chargerFault(position, unit) || !isAnyNear(position, unit)) return [];
  const enemies = position.force(enemyOfNumber(unit.side)).units;
  return enemies.filter((target) => wayOf(position, unit, target, NO_SPACE) !== undefined);
}
