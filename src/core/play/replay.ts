import type { Deed } from '../engine';
import { toState } from '../position';
import { evolved, type State } from '../state';
import { Context } from './context';
import type { Play } from './play';
import { carryOutAgain } from './run';

/** The position after some deeds, each carried out again with the replies that were kept. Throws IllegalReply if the rules ask otherwise now. */
export function replayed<Kind>(play: Play<Kind>, from: State, deeds: readonly Deed[]): State {
  let c = new Context(play.positionOf(from), false);
  for (const deed of deeds) {
    if ('corrected' in deed) {
      const state = evolved(toState(c.position), deed.corrected);
      c = new Context(play.positionOf(state), false);
    } else {
      carryOutAgain(play, c, play.ordered(c.position, deed.order), deed.replies);
      c.position.settle();
    }
  }
  return toState(c.position);
}
