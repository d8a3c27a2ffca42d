import { byId, type Procedure, type SideNumber, Sum } from '../../../core';
import { ACTIVATED } from '../../commands-and-colors/battle';
import { command } from '../../commands-and-colors/play-card';
import type { Course, Unit } from '../battle';
import { MOST_DICE, ORDER_CLASSES } from '../dice';

/** The symbols rolled, counted by the arm each stands for; flags stand for any arm. */
type Symbols = Readonly<Record<string, number>>;

/** Rolls the given number of dice, at most the maximum of one roll, and counts the units of each arm. */
export function* rollForUnits(
  c: Course,
  side: SideNumber,
  reason: string,
  count: number,
): Procedure<Symbols> {
  if (count === 0) return {};
  const dice = new Sum(c.events !== null);
  dice.add(Math.min(count, MOST_DICE), 'command', 'CCN-14');
  const thrown = yield* c.roll({ reason, side, classes: ORDER_CLASSES, dice });
  c.rolled(0);
  const [infantry = 0, cavalry = 0, artillery = 0, any = 0] = ['infantry', 'cavalry', 'artillery', 'any'].map(
    (name) => thrown.of(name),
  );
  return { infantry, cavalry, artillery, any };
}

/** Élan, section 2.1: orders as many units of each arm as the Command dice show, and any unit for a flag. */
export const rollElan = (c: Course, side: SideNumber): Procedure<Symbols> =>
  rollForUnits(c, side, 'elan', command(c.position, side));

/**
 * Rally, section 2.1: each symbol restores a block to a unit of its arm below full strength; those units are ordered.
 */
export function* rally(c: Course, side: SideNumber): Procedure {
  yield* restoreRanks(c, side, yield* rollForUnits(c, side, 'rally', command(c.position, side)));
}

/** Restores the blocks that the symbols give, to units of the owner's choice. */
export function* restoreRanks(c: Course, side: SideNumber, shown: Symbols): Procedure {
  for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
    for (let left = shown[arm] ?? 0; left > 0; left -= 1) {
      const unit = yield* restore(c, side, arm, ({ info, strength }) => strength < info.maximumStrength);
      if (unit && !unit.has(ACTIVATED)) c.marked(unit, 'activated');
    }
  }
}

/** Restores a block to a unit of an arm that its owner chooses; undefined if no unit can take it. */
function* restore(
  c: Course,
  side: SideNumber,
  arm: string,
  takes: (unit: Unit) => boolean,
): Procedure<Unit | undefined> {
  const options = byId(c.position.force(side).units).filter(
    (unit) => unit.kind.chart.arm === arm && takes(unit),
  );
  const [first] = options;
  if (!first) return undefined;
  const unit = yield* c.ask({ reason: 'rally', side, unit: first, of: 'unit', options });
  c.gained(unit, 1, 'rally');
  return unit;
}

/**
 * Mother Russia, section 1.11: rolls one die per command card to reinforce line infantry, Cossacks and artillery.
 * R001-61: a unit originally had the blocks with which it begins the battle, these included.
 */
export function* fillRanks(c: Course, side: SideNumber): Procedure {
  const shown = yield* rollForUnits(c, side, 'mother-russia', c.position.rating(side));
  for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
    for (let left = shown[arm] ?? 0; left > 0; left -= 1) {
      const unit = yield* restore(c, side, arm, ({ kind, strength }) => strength < kind.chart.filled);
      if (unit && unit.strength > unit.info.maximumStrength)
        c.position.setMaximumStrength(unit, unit.strength);
    }
  }
}
