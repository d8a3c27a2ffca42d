import type { UserBattle } from '../../battle';

/**
 * The parts of a turn that the user ends although pieces can still act. The user confirms once; a part that is ended
 * next, with no other action in between, needs no further confirmation.
 */
export class LeftEarly {
  /** The moment at which the next part may be ended without confirmation. */
  #next = '';

  /** True if the next action may end a part of the turn; `isSaid` is true if the user has just confirmed it. */
  leave(battle: UserBattle, isEarly: boolean, isSaid: boolean): boolean {
    const isGoingOn = this.#next === placeOf(battle, 0);
    if (isEarly && !isSaid && !isGoingOn) return false;
    if (isEarly || isGoingOn) this.#next = placeOf(battle, 1);
    return true;
  }
}

/** The moment of a turn that is `later` actions from now. */
const placeOf = ({ id, actions, state: { turn } }: UserBattle, later: number): string =>
  [id, turn.number, turn.side, actions + later].join(' ');
