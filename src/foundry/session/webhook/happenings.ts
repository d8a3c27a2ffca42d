import type { Side, Winner } from '../../../core';
import type { UserBattle } from '../../battle';

/** An event of a battle that is told outside: everybody at the table sees it too. */
export type Happening =
  | { readonly event: 'turn' | 'question'; readonly side: Side }
  | { readonly event: 'ended'; readonly winner: Winner };

/** How a battle stands, as far as it is told outside. */
export interface Standing {
  /** The side that the battle waits for, and its turn: at the latest moment at which it waited for a player. */
  readonly waited: string;
  readonly isOver: boolean;
}

/** How a battle stands now; `before`: how it stood at the last look. */
export function standingOf(battle: UserBattle, before: Standing | undefined): Standing {
  const { state, question, officers = {} } = battle;
  const { side } = question ?? state.turn;
  const isPlayers = !battle.isPaused && !officers[side];
  return {
    waited: isPlayers ? `${side} ${state.turn.number}` : (before?.waited ?? ''),
    isOver: state.winner !== null,
  };
}

/** The event that has led a battle from one standing to another; undefined if there is none to tell. */
export function happened(before: Standing, now: Standing, battle: UserBattle): Happening | undefined {
  const { state, question } = battle;
  if (state.winner !== null) return before.isOver ? undefined : { event: 'ended', winner: state.winner };
  if (before.waited === now.waited) return undefined;
  return question ? { event: 'question', side: question.side } : { event: 'turn', side: state.turn.side };
}
