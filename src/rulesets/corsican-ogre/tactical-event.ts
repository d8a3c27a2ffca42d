import { type Procedure, type SideNumber, Sum, sideName } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { SINGLE_ORDER } from '../ccn/cards/deck';
import { FORCE_MARCH } from '../ccn/cards/tactics/force-march';
import { ACTIVATED } from '../commands-and-colors/battle';
import { laidAs } from '../commands-and-colors/cards/card-as-another';
import { cardLaid } from '../commands-and-colors/cards/card-events';
import { areWithinCard, eligible } from '../commands-and-colors/cards/orderable-pieces';
import { NUMBER_CLASSES } from '../commands-and-colors/dice';
import { giveOrders } from '../commands-and-colors/play-card';
import { EVENTS } from './cards';
import { changeBattle } from './change-battle';
import { roundBegins } from './chits';
import { note } from './condition';
import { numbersShown } from './dice-numbers';
import { eventLaidAside } from './round-events';
import type { Condition } from './saved-data';

/**
 * R002-96: the side that gets the event of doubles: even ones the Allies, odd ones the French, whichever side they
 * play.
 */
function sideOf({ setting: { sides } }: Battle, face: number): SideNumber {
  const french: SideNumber = sides.south.nation === 'french' ? 0 : 1;
  return face % 2 === 1 ? french : french === 0 ? 1 : 0;
}

/** R002-98: whether an event orders anybody; Short Supply (R002-111) moves a unit and activates none. */
function ordersAnyone({ position }: Course, side: SideNumber): boolean {
  const { laid } = position;
  const { units, leaders } = position.force(side);
  return [...units, ...leaders].some(
    (piece) => piece.has(ACTIVATED) || (laid !== null && areWithinCard(position, laid, [piece])),
  );
}

/**
 * R002-99, R002-107: without any infantry, a forced march orders one unit of choice; the other events handle this
 * themselves.
 */
function orderedBy(battle: Battle, side: SideNumber, event: string): string {
  const hasInfantry = battle.force(side).units.some(({ kind }) => kind.isInfantry);
  return event === FORCE_MARCH.id && !hasInfantry ? SINGLE_ORDER.id : event;
}

function* rollNumbers(c: Course, reason: string, side: SideNumber): Procedure<readonly number[]> {
  const about = new Sum(c.events !== null);
  const thrown = yield* c.roll({ reason, side, classes: NUMBER_CLASSES, dice: 2, about });
  c.rolled(0);
  return numbersShown(thrown);
}

/**
 * R002-96 to R002-98: rolls for a tactical event at the start of a turn; doubles are an event, carried out at once.
 * True if one has come.
 */
export function* tacticalEvent(c: Course): Procedure<boolean> {
  const [first = 0, second = 0] = yield* rollNumbers(c, 'tactical-event', c.position.side);
  if (first !== second) return false;
  const side = sideOf(c.position, first);
  const [one = 0, other = 0] = yield* rollNumbers(c, 'event-number', side);
  const card = EVENTS.get(one + other);
  if (!card) return false;
  roundBegins(c, side);
  changeBattle(c, { event: sideName(side) });
  // R002-99: only events of up to four units fall back to one; this one orders all units adjacent to the enemy, or
  // none.
  const isVain = card.orders.kind === 'next-to-enemy' && eligible(c.position, card).length === 0;
  if (isVain) cardLaid(c, side, laidAs(card.id, card.id, false), 0);
  else yield* giveOrders(c, side, orderedBy(c.position, side, card.id), cardLaid);
  if (ordersAnyone(c, side)) return true;
  eventEnds(c);
  return false;
}

/** R002-102, R002-104: dice that an event gives a unit for the whole turn, if any. */
function lastingDice(event: string | undefined, { kind }: Unit): Partial<Condition> | undefined {
  if (event === 'elan') return { bonus: 1 };
  if (event !== 'cavalry-charge' || !kind.isCavalry) return undefined;
  return { charge: kind.isGuard ? 2 : 1 };
}

/** Ends an event; its effects for the whole turn stay with the units it ordered. */
export function eventEnds(c: Course): void {
  const { position } = c;
  for (const unit of position.force(position.side).units) {
    const kept = unit.has(ACTIVATED) ? lastingDice(position.laid?.as, unit) : undefined;
    if (kept) note(c, unit, kept);
  }
  eventLaidAside(c);
}
