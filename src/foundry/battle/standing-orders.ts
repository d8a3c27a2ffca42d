import { type Refusal, SIDES, type Side } from '../../core';
import type { StandingOrders } from '../../match';
import type { UserBattle } from '.';

/** The standing orders of this client's user: nobody else's can be read here. */
export interface StandingOrdersPort {
  /** The orders of a side that still stand; empty if there are none, or if they are not this user's. */
  of(battle: string, side: Side): StandingOrders;
  /** Replaces the orders of a side; a refusal is shown and returned. */
  give(battle: string, side: Side, orders: StandingOrders): Promise<Refusal | undefined>;
  /** Calls the listener whenever such orders have changed. */
  onChange(listener: () => void): void;
}

/** The sides for which this client's user may leave standing orders now, even while an officer stands in. */
export function sidesWithStandingOrders(battle: UserBattle): readonly Side[] {
  const { seats, standIns = {}, state, lesson, asItWas } = battle;
  if (state.winner || lesson !== null || asItWas) return [];
  return SIDES.filter((side) => seats.includes(side) || standIns[side]?.isYours);
}
