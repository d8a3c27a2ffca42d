import { type Order, type Ruleset, type State, start } from '../../../core';
import { lookAhead } from '../../../match';
import { oncePerPosition } from './by-position';

const judged = oncePerPosition<boolean>();

/** True if an order is legal, but would not change anything visible on the board. */
export const isWithoutEffect = (rules: Ruleset, state: State, order: Order): boolean =>
  judged(state, JSON.stringify(order), () => {
    const run = lookAhead(() => start(rules, state, order));
    return (
      run !== undefined && run.query === undefined && run.events.every(({ type }) => type === 'battle-noted')
    );
  });
