import { type Procedure, procedure } from '../../core';
import { breakAtOnce } from './breakthrough/at-once';
import { comeUp, type Led, surrenderRouted, takeEmptied } from './charge-advance';
import { leaderOf } from './charge-leader';
import { comeTo, type Meeting, meet, type Rider } from './charge-meeting';
import { haltAll, standOrGo, testAll } from './charge-test-rolls';
import { facingAfter } from './charge-way';
import { isRouted } from './condition';
import { marked, unitNoted } from './events';
import { CHARGED, WON } from './marks';
import { allowanceOf } from './movement';
import { type Charger, enemiesAt, entryOf, goalOf } from './pending-charges';
import type { Context, Piece } from './play';
import { attempt, carryOutReaction } from './reactions';
import { rideAgainst } from './ride-against';

/** A3.3: carries out all charges on one square, up to the melee that may follow. */
export const makeCharge: (c: Context, at: number, chargers: readonly Charger[]) => Procedure = procedure(
  function* (c: Context, at: number, chargers: readonly Charger[]): Procedure {
    const { position } = c;
    const led: Led[] = [];
    for (const charger of chargers) {
      led.push({ ...charger, general: yield* leaderOf(c, charger.unit, charger.start) });
    }
    for (const charger of chargers) begin(c, charger);
    const reaction = yield* attempt(c, at, chargers);
    const meetings = [...(yield* rideAgainst(c, at, led))];
    const against = reaction ? yield* carryOutReaction(c, reaction, at, able(led)) : null;
    const rider = reaction?.unit ?? null;
    const countered = able(led).find(({ unit }) => unit === against);
    if (rider && countered) {
      const general = yield* leaderOf(c, rider, rider.at);
      meetings.push(counterOf(countered, { unit: rider, general }, able(led).length > 1));
    }
    if (position.isOver) return;
    yield* comeOn(c, at, able(led), meetings);
  },
);

/** The units that can still charge: fire may have driven some off. */
const able = (chargers: readonly Led[]): readonly Led[] =>
  chargers.filter(({ unit, start }) => unit.isOnBoard && unit.at === start && !isRouted(unit));

/** Begins a charge: it uses the unit's whole move, and the unit faces the way it will enter the charged square. */
function begin(c: Context, charger: Charger): void {
  const { unit } = charger;
  const facing = facingAfter(c.position, entryOf(charger), goalOf(charger));
  if (facing && facing !== unit.facing) c.turned(unit, facing);
  marked(c, unit, CHARGED);
  if (unit.side === c.position.side) unitNoted(c, unit, { spent: allowanceOf(c.position, unit) });
}

/** R003-108: the target's countercharge against one of its chargers; against several, it stays in its square. */
function counterOf(charger: Led, rider: Rider, isOneOfSeveral: boolean): Meeting {
  const back = [...charger.path.slice(0, -1).reverse(), charger.start];
  return { rider, charger, between: isOneOfSeveral ? back.slice(0, 1) : back };
}

/** A3.3 (5) to (7): both sides test, and then fight or not. */
function* comeOn(c: Context, at: number, chargers: readonly Led[], meetings: readonly Meeting[]): Procedure {
  const riders = meetings.map(({ rider }) => rider);
  const isRiding = (unit: Piece) => riders.some((each) => each.unit === unit);
  const isMet = (charger: Led) => meetings.some((each) => each.charger.unit === charger.unit);
  const free = chargers.filter((each) => !isMet(each));
  const [first] = chargers;
  if (!first) return;
  const all = enemiesAt(c.position, first.unit, at);
  const isCountered = all.some(isRiding);
  if (all.length === 0 && meetings.length === 0) return yield* takeEmptied(c, at, chargers);
  const defenders = all.filter((unit) => !isRouted(unit) && (free.length > 0 || isRiding(unit)));
  const passed = yield* testAll(c, { at, chargers, defenders, riders, facing: free });
  const hasPassed = ({ unit }: Led) => passed[unit.id] === true;
  const home = chargers.filter((each) => hasPassed(each) && each.unit.isOnBoard);
  yield* haltAll(
    c,
    chargers.filter((each) => !hasPassed(each)),
  );
  // T003-16: cavalry whose charge fails, or that meets nobody, stands to receive the next one.
  for (const { rider } of home.length > 0 ? meetings : []) {
    if (passed[rider.unit.id] !== false) marked(c, rider.unit, CHARGED);
  }
  const source = home.find((each) => free.includes(each) || isCountered);
  const failed = defenders.filter(({ id }) => passed[id] !== true);
  if (source && failed.length > 0) yield* comeUp(c, source);
  yield* standOrGo(c, failed, source);
  for (const meeting of meetings) yield* meetIf(c, meeting, home, passed);
  yield* comeHome(
    c,
    at,
    home.filter((each) => free.includes(each) || !isHeld(each, meetings, passed)),
  );
}

type Passed = Readonly<Record<string, boolean>>;

/** True if countercharging cavalry keeps a charger from the square that it charges. */
const isHeld = ({ unit }: Led, meetings: readonly Meeting[], passed: Passed): boolean =>
  meetings.some(({ charger, rider }) => charger.unit === unit && passed[rider.unit.id] !== false);

/** Makes charger and countercharger meet if neither has failed its test. */
function* meetIf(c: Context, meeting: Meeting, home: readonly Led[], passed: Passed): Procedure {
  const charger = home.find(({ unit }) => unit === meeting.charger.unit);
  const { unit } = meeting.rider;
  if (!charger || passed[unit.id] === false || !unit.isOnBoard) return;
  yield* meet(c, { ...meeting, charger });
}

/** R003-98, R003-112: units that charge home fight the defenders, or take the square if it is empty. */
function* comeHome(c: Context, at: number, home: readonly Led[]): Procedure {
  const [first] = home;
  if (!first || c.position.isOver) return;
  const standing = enemiesAt(c.position, first.unit, at).filter((unit) => !isRouted(unit));
  if (standing.length === 0) {
    for (const { unit } of home) marked(c, unit, WON);
    yield* takeEmptied(c, at, home);
    for (const { unit } of home) if (unit.isOnBoard && !c.position.isOver) yield* breakAtOnce(c, unit);
    return;
  }
  surrenderRouted(c, at, first.unit);
  for (const charger of home) yield* comeTo(c, charger);
}
