import { actionsOf, type Ruleset, replay, type Side } from '../core';
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

/** What goes when a battle is taken back to a number of actions. */
export function wayBack(rules: Ruleset, save: Save, to: number): WayBack {
  const actions = takenBack(save, to);
  const ordersOf = (side: Side) =>
    actions.filter((action) => 'order' in action && action.order.side === side).length;
  const { turn } = replay(rules, save.start, actionsOf(save.record).slice(0, to));
  return {
    orders: { south: ordersOf('south'), north: ordersOf('north') },
    corrections: actions.filter((action) => 'corrected' in action).length,
    turn: rules.ownTurn(turn),
    side: turn.side,
  };
}
