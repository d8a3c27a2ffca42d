import { toState } from '../position';
import { corrected, type State } from '../state';
import { Context } from './context';
import type { Play } from './play';
import type { Ruleset } from './ruleset';
import { carryOutAgain } from './run';
import { type Action, actionsOf, type Entry } from './timeline';

/** Carries out one action again with its recorded replies. Throws IllegalReply if the rules now ask other questions. */
export const redo = (rules: Ruleset, from: State, action: Action): State =>
  replayed(rules.play, from, [action]);

/** The position after a record, played again from the start. */
export const replay = (rules: Ruleset, from: State, record: readonly Entry[]): State =>
  replayed(rules.play, from, actionsOf(record));

/**
 * The position after some actions, each carried out again with its recorded replies. Throws IllegalReply if the rules
 * now ask other questions.
 */
function replayed<Kind>(play: Play<Kind>, from: State, actions: readonly Action[]): State {
  let c = new Context(play.positionOf(from), false);
  for (const action of actions) {
    if ('corrected' in action) {
      const state = corrected(toState(c.position), action.corrected);
      c = new Context(play.positionOf(state), false);
    } else {
      carryOutAgain(play, c, play.ordered(c.position, action.order), action.replies);
      c.position.settle();
    }
  }
  return toState(c.position);
}
