import { deedsOf, type Ruleset, replay, type Side } from '../core';
import { takenBack } from './corrections';
import type { Save } from './save';

/** What goes when a battle is taken back. */
export interface WayBack {
  /** How many orders of each side. */
  readonly orders: Readonly<Record<Side, number>>;
  /** How many times something was put right by hand. */
  readonly corrections: number;
  /** The turn in which the first of it was done, as its side counts; 0 before the first one. */
  readonly turn: number;
  /** Whose turn that was. */
  readonly side: Side;
}

/** What goes when a battle is taken back to a number of deeds. */
export function wayBack(rules: Ruleset, save: Save, to: number): WayBack {
  const deeds = takenBack(save, to);
  const ordersOf = (side: Side) => deeds.filter((deed) => 'order' in deed && deed.order.side === side).length;
  const { turn } = replay(rules, save.start, deedsOf(save.record).slice(0, to));
  return {
    orders: { south: ordersOf('south'), north: ordersOf('north') },
    corrections: deeds.filter((deed) => 'corrected' in deed).length,
    turn: rules.ownTurn(turn),
    side: turn.side,
  };
}
