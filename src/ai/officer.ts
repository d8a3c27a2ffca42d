import { type Order, type Ruleset, seededStream } from '../core';
import { bestAnswer } from './choose-answer';
import { bestOrder } from './choose-order';
import { atAGlance } from './glance';
import { terrainToLay } from './lay-terrain';
import { playoutsIn } from './playouts';
import type { Effort } from './search';
import { shortSighted } from './short-sighted';
import { type Thinking, thoughtOut } from './thinking';
import type { View } from './view';

/** The levels of officers, the weakest first: they differ in depth alone. */
export const OFFICER_LEVELS = ['recruit', 'captain', 'marshal'] as const;
export type OfficerLevel = (typeof OFFICER_LEVELS)[number];

const EFFORTS: Readonly<Record<OfficerLevel, Effort>> = {
  recruit: { playouts: 0, shortlist: 1, looks: false },
  captain: { playouts: 200, shortlist: 5, looks: true },
  marshal: { playouts: 1200, shortlist: 8, looks: true },
};

/** The thorough look alone: what a Captain would do without playouts. The weights of the terms are fitted with it. */
export const THOROUGH_LOOK: Effort = { playouts: 0, shortlist: 1, looks: true };

/**
 * A player of a level for any side of any battle of a game. It remembers nothing: the same view, level and seed give the
 * same choice. All that it is given is in the view.
 */
export interface Officer {
  readonly level: OfficerLevel;
  /** The order that it gives next; the view must have no open order. */
  choose(view: View): Order;
  /** The same in slices, so that others can go on in between, and the work can be stopped. */
  choosing(view: View): Thinking<Order>;
  /** The answer to the question that the open order of the view waits for. */
  answer(view: View, options: readonly string[]): string;
  answering(view: View, options: readonly string[]): Thinking<string>;
}

/** An officer of a level. The seed has nothing to do with the dice of the battle. */
export function officer(
  rules: Ruleset,
  level: OfficerLevel,
  seed: number,
  effort: Effort = EFFORTS[level],
): Officer {
  const play = effort.looks ? rules.play : shortSighted(rules.play);
  const playouts = (view: View) => playoutsIn(play, view, seededStream(mixed(seed, JSON.stringify(view))));
  function* choosing(view: View): Thinking<Order> {
    const all = playouts(view);
    const [laid] = terrainToLay(all);
    if (laid) return play.named(all.root, laid);
    return play.named(all.root, effort.looks ? yield* bestOrder(play, all, effort) : atAGlance(all));
  }
  const answering = (view: View, options: readonly string[]): Thinking<string> => {
    const { open } = view;
    if (!open) throw new RangeError('no question is open');
    return bestAnswer(play, playouts(view), open, options, effort);
  };
  return {
    level,
    choosing,
    choose: (view) => thoughtOut(choosing(view)),
    answering,
    answer: (view, options) => thoughtOut(answering(view, options)),
  };
}

/** A seed and a text in one number (FNV-1a). */
function mixed(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
