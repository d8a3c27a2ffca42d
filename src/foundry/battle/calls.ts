import { enemyOf } from '../../core';
import type { UserBattle } from '.';

/** A moment at which a battle waits for the user of this client. */
export interface Call {
  readonly battle: string;
  readonly kind: 'turn' | 'question';
  /** Differs between any two calls. */
  readonly key: string;
}

/** True if the battle waits for the user. */
export const isCalledOn = ({ state, question, seats, isPaused, kept }: UserBattle): boolean =>
  state.winner === null && !isPaused && !kept && seats.includes((question ?? state.turn).side);

/** True if the other side asks the user to agree to an undo. */
const isAskedToUndo = ({ proposal, seats, isPaused }: UserBattle): boolean =>
  proposal !== null && !isPaused && seats.includes(enemyOf(proposal.by)) && !seats.includes(proposal.by);

/** The call of a battle; undefined if it waits for others, or is a lesson. */
export function callIn(battle: UserBattle): Call | undefined {
  const { id, lesson, state, question, events, proposal, actions } = battle;
  if (lesson !== null) return undefined;
  const call = (kind: Call['kind'], ...moment: readonly (string | number)[]): Call => ({
    battle: id,
    kind,
    key: [id, kind, ...moment].join(' '),
  });
  if (proposal && isAskedToUndo(battle)) return call('question', 'undo', proposal.undoTo, actions);
  if (!isCalledOn(battle)) return undefined;
  if (question) return call('question', actions, events.length, question.reason, question.unit);
  return call('turn', state.turn.number, state.turn.side);
}
