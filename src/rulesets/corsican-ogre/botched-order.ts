import { frontsOf, mark, type Procedure } from '../../core';
import { mayGoTo } from '../ccn/advance';
import type { Battle, Course, Unit } from '../ccn/battle';
import { battlesOnEntry } from '../ccn/march';
import { chargeFault, leaderTargetFault } from '../ccn/melee-target';
import { canGoBack, goBack } from '../ccn/retreat';
import { inSquare } from '../commands-and-colors/battle';
import { NUMBER_CLASSES } from '../commands-and-colors/dice';
import { atPace } from '../commands-and-colors/leader-traits';
import { closeCombat } from '../commands-and-colors/melee';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { loneLeaderAt, terrainIn } from '../commands-and-colors/passable-terrain';
import { optionIs } from '../commands-and-colors/variant';
import { supplyFault } from './activate-fault';
import { countShots } from './ammunition';
import { spend } from './condition';
import { shownBy } from './dice-numbers';
import { moraleCheck } from './morale';

/** Marks a unit that attacks because of a botched order. */
export const BOTCHED = mark('botched');

/** The direction in which a botched order takes a unit. */
type Way = 'left' | 'right' | 'forward';

/** R002-39, AMB-002-6: hexes of an uncontrolled charge by the second die, in each reading. */
const CHARGES: Readonly<Record<string, readonly number[]>> = {
  a: [1, 2, 2, 3, 3, 3],
  b: [1, 1, 2, 3, 3, 3],
  c: [1, 1, 2, 2, 3, 3],
};

function* die(c: Course, unit: Unit, reason: string): Procedure<number> {
  const thrown = yield* c.roll({ reason, side: unit.side, classes: NUMBER_CLASSES, dice: 1, unit });
  c.rolled(0);
  return shownBy(thrown);
}

/** R002-34 to R002-41: carries out a botched order after a natural twelve; a die decides what the unit does. */
export function* botchedOrder(c: Course, unit: Unit): Procedure {
  const face = yield* die(c, unit, 'botched-order');
  // R002-75: a square stays in its hex.
  if (inSquare(unit)) return c.responded(unit, 'botched-stays');
  switch (face) {
    case 1:
      return yield* runBack(c, unit, 2);
    case 2:
      return yield* runBack(c, unit, 1);
    case 3:
      return yield* stray(c, unit, 'left');
    case 4:
      return yield* stray(c, unit, 'right');
    case 5:
      return yield* stray(c, unit, 'forward');
    default: {
      const reading = ['b', 'c'].find((each) => optionIs(c.position, 'botchSix', each)) ?? 'a';
      const hexes = CHARGES[reading]?.[(yield* die(c, unit, 'botched-charge')) - 1] ?? 1;
      c.responded(unit, `botched-charge-${hexes}`);
      return yield* wander(c, unit, 'forward', hexes, true);
    }
  }
}

/** R002-34, R002-35, AMB-002-9: a retreat with its morale check; nothing at all if the path is blocked. */
function* runBack(c: Course, unit: Unit, hexes: number): Procedure {
  if (!canGoBack(c.position, unit, hexes)) return c.responded(unit, 'botched-stays');
  c.responded(unit, `botched-back-${hexes}`);
  yield* goBack(c, unit, hexes);
  // R002-81: a leader that retreats with the unit is spent too.
  for (const leader of leadersWith(c.position, unit)) spend(c, leader);
  yield* moraleCheck(c, unit);
}

/** R002-36 to R002-38: moves the unit to one side, or straight ahead, as far as it can go. */
function* stray(c: Course, unit: Unit, way: Way): Procedure {
  c.responded(unit, `botched-${way}`);
  // R001-23: with a carriage the unit is allowed one hex.
  yield* wander(c, unit, way, atPace(c.position, unit, unit.kind.chart.move.most), false);
}

/**
 * R002-36 to R002-41: moves the unit hex by hex in one direction until terrain or friends stop it; it attacks an enemy
 * in the way and, after a charge, an enemy in front of it at the end.
 */
function* wander(c: Course, unit: Unit, way: Way, hexes: number, isCharge: boolean): Procedure {
  const { position } = c;
  for (let left = hexes; left > 0; left -= 1) {
    const options = hexesOn(position, unit, way).filter(
      (space) => foeIn(position, unit, space) ?? mayGoTo(position, unit, space),
    );
    if (options.length === 0) return;
    const to = yield* next(c, unit, options);
    if (to === null) return;
    // CCN-20: it stops with a leader that it meets.
    const isJoined = loneLeaderAt(position, to, unit.side);
    goOn(c, unit, to);
    if (isJoined || unit.kind.walker in terrainIn(position, to).stops) break;
  }
  const foes = hexesOn(position, unit, way).flatMap((space) => foeIn(position, unit, space) ?? []);
  const mayAttack = isCharge && battlesOnEntry(position, unit, unit.at);
  if (mayAttack && foes.length > 0) yield* fallUpon(c, unit, foes);
}

/** The next space of the unit; null if it attacks an enemy instead. */
function* next(c: Course, unit: Unit, options: readonly number[]): Procedure<number | null> {
  const { position } = c;
  const foes = options.flatMap((space) => foeIn(position, unit, space) ?? []);
  if (foes.length === options.length) {
    yield* fallUpon(c, unit, foes);
    return null;
  }
  const to = yield* c.ask({ reason: 'botched-way', side: unit.side, unit, of: 'space', options });
  const foe = foeIn(position, unit, to);
  if (foe) yield* fallUpon(c, unit, [foe]);
  return foe ? null : to;
}

function goOn(c: Course, unit: Unit, to: number): void {
  const leaders = leadersWith(c.position, unit);
  c.moved(unit, to, [to]);
  for (const leader of leaders) {
    c.moved(leader, to, [to]);
    spend(c, leader);
  }
}

/** AMB-002-8: the hexes in this direction by the unit's facing: both in front, or the one at the side. */
function hexesOn({ board }: Battle, unit: Unit, way: Way): readonly number[] {
  const { facing = 'n', at } = unit;
  const fronts = frontsOf(board);
  if (way === 'forward') return fronts.beside(at, facing, 'front').list();
  const hand = way === 'right' ? 1 : -1;
  return fronts
    .beside(at, facing, 'flank')
    .list()
    .filter((space) => fronts.side(at, facing, space) === hand);
}

/** The enemy a unit can attack in a space: a unit, or a leader without a unit. */
function foeIn(battle: Battle, unit: Unit, space: number): Unit | undefined {
  if (supplyFault(unit)) return undefined;
  const foe = battle.unitAt(space);
  if (foe) return foe.side !== unit.side && !chargeFault(battle, unit, foe) ? foe : undefined;
  if (leaderTargetFault(battle, unit, space)) return undefined;
  return battle.leadersAt(space).find(({ side }) => side !== unit.side);
}

/**
 * R002-41: the owner chooses one of several enemies, and nothing else: a unit with a botched order does not take
 * ground.
 */
function* fallUpon(c: Course, unit: Unit, foes: readonly Unit[]): Procedure {
  const target = yield* c.ask({ reason: 'botched-target', side: unit.side, unit, of: 'unit', options: foes });
  c.marked(unit, 'botched');
  yield* closeCombat(c, unit, target, []);
  countShots(c, [unit]);
}
