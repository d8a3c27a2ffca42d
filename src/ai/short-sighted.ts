import { Play } from '../core';

/**
 * A game as it is seen without any thought of the enemy's reply: nothing is to be feared, and no unit threatens what
 * needs a move first, looks for friends beside it, or keeps near its leader. An attack comes as soon as it gains more than
 * a move, even if it ends the movement of all others.
 */
export function shortSighted<Kind>({ grid, definition }: Play<Kind>): Play<Kind> {
  const { judgement } = definition;
  const blind = { threat: 0, support: 0, line: 0, exposure: 0, peril: 0, command: 0, impatience: 0 };
  const weights = { ...judgement.weights, ...judgement.beginner, ...blind };
  const own = { ...judgement, weights, movesFirst: false, stride: () => 0 };
  return new Play(grid, { ...definition, judgement: own });
}
