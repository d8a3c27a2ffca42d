import {
  type Context,
  enemyOf,
  evolve,
  type Order,
  type Procedure,
  type Side,
  type State,
  workingCopy,
} from '../../core';
import { releaseObjectives, takeObjectives } from './victory';

/** R000-03: the turn goes over to the other side. */
// biome-ignore lint/correctness/useYield: it asks nothing; it is a procedure like every order
export function* endTurn(c: Context): Procedure {
  const { number, side } = c.state.turn;
  beginTurn(c, enemyOf(side), number + 1);
}

/** A side may activate as many pieces as its command rating counts (docs/rulings.md, until cards are played). */
function beginTurn(c: Context, side: Side, number: number): void {
  const activations = c.state.sides[side].rating;
  c.emit({ type: 'turn-began', number, side, step: 'movement', activations });
  takeObjectives(c, side);
}

/** The first turn of a battle that has been deployed. */
export function begin(deployed: State, first: Side): State {
  const state = workingCopy(deployed);
  beginTurn({ state, emit: (event) => evolve(state, event) }, first, 1);
  return state;
}

/** An order with what follows every order: objectives that nobody stands on any more are given up. */
export const upkept = (carryOut: (c: Context, order: Order) => Procedure) =>
  function* (c: Context, order: Order): Procedure {
    yield* carryOut(c, order);
    releaseObjectives(c);
  };
