import { enemyOfNumber, type Procedure, SpaceSet, Sum } from '../../core';
import { dpsOf, inTown, isArtillery, isInfantry } from './arms';
import { battle } from './battle';
import { batteryFault, bombardFault } from './bombard-fault';
import { commandOf } from './commands';
import { hitsFrom } from './dice';
import { marked, noted } from './events';
import { type Range, rangeOf, reachOf } from './line-of-sight';
import { BOMBARDED } from './marks';
import { optionIs } from './options';
import type { Context, OrderKind, Piece, Position } from './play';
import { groundAt } from './terrain-types';
import { townSave } from './town-save';
import { COMMAND, mayAct, ofActiveUnit } from './who-acts';

/** R004-71: the dice of a bombardment. */
export const BOMBARDMENT_DICE = 3;

/** R004-61 to R004-82: a battery bombards a square, or the town in it. */
export const BOMBARD: OrderKind = {
  type: 'bombard',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isFor: ({ arm }) => arm === 'artillery',
  steps: [COMMAND],
  list(position, orders, piece) {
    if (!isArtillery(piece) || !mayAct(position, piece) || batteryFault(position, piece)) return;
    for (const target of targetsOf(position, piece)) {
      if (!bombardFault(position, piece, target)) orders.addTarget(target);
    }
  },
  refusal: (position, order) =>
    ofActiveUnit(
      position,
      order,
      (unit) => batteryFault(position, unit) ?? bombardFault(position, unit, order.target),
    ),
  preview(position, { piece, target }) {
    if (!piece?.isOnBoard || !target?.isOnBoard || piece.isLeader || target.isLeader) return undefined;
    const { total, modifiers } = bombardmentDice(position, piece, target, true);
    return { dice: total, modifiers };
  },
  carryOut: (c, { piece, target }) => (piece && target ? bombard(c, piece, target) : undefined),
};

let near = new SpaceSet(0);

/** One target for all units in the open in a square, and one for the garrison of its town. */
function targetsOf(position: Position, battery: Piece): readonly Piece[] {
  const { board } = position;
  const { at, side } = battery;
  const { held } = position.force(enemyOfNumber(side));
  if (near.words.length !== held.words.length) near = new SpaceSet(board.size);
  near.copy(board.within(reachOf(position, battery))[at] as SpaceSet);
  near.keep(held);
  return near.list().flatMap((space) => {
    const units = position.unitsAt(space);
    return [units.find(inTown), units.find((unit) => !inTown(unit))].filter((unit) => unit !== undefined);
  });
}

type Cover = 'open' | 'sheltered' | 'town';

/** T004-4: the hits for one disruption point in variants A and C; variant B always needs one hit. */
const HITS_A_POINT: Readonly<Record<Cover, number>> = { open: 1, sheltered: 2, town: 3 };

const coverOf = (position: Position, target: Piece): Cover => {
  if (inTown(target)) return 'town';
  return groundAt(position, target.at).shelters ? 'sheltered' : 'open';
};

/** The lowest face that hits: R004-72, R004-73, A004-01. */
function neededToHit(position: Position, range: Range, target: Piece): number {
  const byRange = range === 'close' ? 5 : 6;
  const flat = coverOf(position, target) === 'sheltered' ? 6 : 5;
  if (optionIs(position, 'bombard', 'A')) return byRange;
  return optionIs(position, 'bombard', 'B') ? flat : Math.max(byRange, flat);
}

const rangeTo = (position: Position, battery: Piece, { at }: Piece): Range =>
  rangeOf(position, battery, at) ?? 'long';

/** The dice of a bombardment, with the number they need as their reason. */
function bombardmentDice(position: Position, battery: Piece, target: Piece, keepsReasons: boolean): Sum {
  const range = rangeTo(position, battery, target);
  const needed = neededToHit(position, range, target);
  const dice = new Sum(keepsReasons);
  dice.add(BOMBARDMENT_DICE, `bombardment-${range}-${needed}`, 'R004-71');
  return dice;
}

function* bombard(c: Context, battery: Piece, target: Piece): Procedure {
  const { position } = c;
  c.attacked('bombard', battery, target);
  marked(c, battery, BOMBARDED);
  const needed = neededToHit(position, rangeTo(position, battery, target), target);
  const dice = bombardmentDice(position, battery, target, c.events !== null);
  const { side } = battery;
  const classes = hitsFrom(needed);
  const thrown = yield* c.roll({ reason: 'bombardment', side, classes, dice, unit: battery, target });
  const hits = thrown.of('hit');
  c.rolled(hits);
  const stopped = yield* savedFromBombardment(c, target, hits);
  const points = pooledPoints(c, battery, target, hits - stopped);
  for (let left = points; left > 0; left -= 1) yield* inflictOne(c, target, battery);
}

/** R004-78, R004-79: infantry in a town saves hits in variants B and C. Returns the number of hits ignored. */
function* savedFromBombardment(c: Context, target: Piece, hits: number): Procedure<number> {
  const { position } = c;
  if (!inTown(target) || optionIs(position, 'bombard', 'A')) return 0;
  const isSheltered = position.unitsAt(target.at).some((unit) => inTown(unit) && isInfantry(unit));
  return isSheltered ? yield* townSave(c, target, hits) : 0;
}

/** R004-74 to R004-77: the points for all hits of a command on one target, less those already inflicted. */
function pooledPoints(c: Context, battery: Piece, target: Piece, hits: number): number {
  const { position } = c;
  const owner = optionIs(position, 'pool', 'command') ? commandOf(battery) : '';
  const key = `${owner} ${position.board.name(target.at)} ${inTown(target) ? 'town' : 'open'}`;
  const pool = battle(position, 'pool');
  const before = pool[key] ?? { hits: 0, dps: 0 };
  const all = before.hits + hits;
  const needed = optionIs(position, 'bombard', 'B') ? 1 : HITS_A_POINT[coverOf(position, target)];
  const dps = Math.floor(all / needed);
  noted(c, { pool: { ...pool, [key]: { hits: all, dps } } });
  return dps - before.dps;
}

/** R004-80: inflicts one disruption point on a unit of the target; no unit has more than six. */
function* inflictOne(c: Context, { at, formation }: Piece, { side }: Piece): Procedure {
  const { position } = c;
  const aimedAt = position.unitsAt(at).filter((unit) => unit.formation === formation && unit.strength > 0);
  const options = takersOf(position, aimedAt);
  const [first] = options;
  if (!first) return;
  const asks = optionIs(position, 'dpAllocation', 'attacker') ? side : enemyOfNumber(side);
  const unit = yield* c.ask({ reason: 'dp', side: asks, unit: first, of: 'unit', options });
  c.lost(unit, 1, 'bombardment');
}

/** A004-07: the units that may take the next point; infantry and cavalry before artillery. */
function takersOf(position: Position, units: readonly Piece[]): readonly Piece[] {
  if (!optionIs(position, 'dpAllocation', 'even')) return units;
  const least = Math.min(...units.map(dpsOf));
  const fewest = units.filter((unit) => dpsOf(unit) === least);
  const formed = fewest.filter((unit) => !isArtillery(unit));
  return formed.length > 0 ? formed : fewest;
}
