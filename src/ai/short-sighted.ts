import { Play } from '../core';

/**
 * A game as it is seen without foresight: by what the pieces can do from where they stand. Ground, distance, leaders and
 * objectives count as ever, but no unit threatens or fears what needs a move first, and none looks for friends beside it.
 * An attack comes as soon as it gains more than a move, even if it ends the movement of all others.
 */
export function shortSighted<Kind>({ grid, definition }: Play<Kind>): Play<Kind> {
  const { judgement } = definition;
  const weights = { ...judgement.weights, threat: 0, support: 0, peril: 0 };
  const own = { ...judgement, weights, movesFirst: false, meansOfKinds: false, stride: () => 0 };
  return new Play(grid, { ...definition, judgement: own });
}
