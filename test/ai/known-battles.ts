import type { Scenario } from '../../src/core';
import { BATTLES } from '../../tools/play/battles';

/** A small battle of each game. */
export const SMALL = [
  'two-villages',
  'ccn-rolica-1808',
  'ogre-rolica-1808',
  'lauter-crossing',
  'farm-at-lindach',
];

/** The known battle with an id. */
export function battle(id: string): Scenario {
  const found = BATTLES.find((each) => each.id === id);
  if (!found) throw new Error(`there is no battle ${id}`);
  return found;
}
