import { enemyOf, type Side } from '../../../core';
import type { BattleView } from '../../../match';
import type { UserBattle } from '../../battle/battle-port';

/** What a side would like to take back, as the panel shows it. */
export interface ProposalContext {
  readonly by: Side;
  /** `ask`: the user may agree or not; `wait`: his side has asked. */
  readonly role: 'ask' | 'wait';
  /** He answers for a side that somebody else commands. */
  readonly isDeputy: boolean;
  /** How many orders it is about, and the number of the first. */
  readonly count: number;
  readonly undoTo: number;
}

/** The open proposal for the user of this client; null for those whom it does not concern. */
export function proposalContext(battle: UserBattle, gameMaster: boolean): ProposalContext | null {
  const { proposal, seats, actions, question, isPaused } = battle;
  if (!proposal || isPaused) return null;
  const { by, undoTo } = proposal;
  const isAsked = seats.includes(enemyOf(by));
  const isWaiting = seats.includes(by);
  if (!isAsked && !isWaiting && !gameMaster) return null;
  // A game master who commands the side that has asked does not answer for the other one.
  const role = isAsked || !isWaiting ? 'ask' : 'wait';
  const count = actions - undoTo + (question ? 1 : 0);
  return { by, role, isDeputy: role === 'ask' && !isAsked, count, undoTo };
}

/** How a proposal has ended: `lapsed` if the other side has gone on without a word. Null if there is no news. */
export function proposalNews(before: BattleView, after: BattleView): 'agreed' | 'refused' | 'lapsed' | null {
  const { proposal } = before;
  if (!proposal || after.proposal || after.revision === before.revision) return null;
  if (after.actions === proposal.undoTo && !after.question) return 'agreed';
  const isSame = after.actions === before.actions && isSameQuestion(before, after);
  if (isSame && after.revision === before.revision + 1) return 'refused';
  // Whoever has gone on himself has thought better of it.
  const next = before.question?.side ?? before.state.turn.side;
  return next === proposal.by ? null : 'lapsed';
}

const isSameQuestion = (before: BattleView, after: BattleView): boolean =>
  before.events.length === after.events.length &&
  JSON.stringify(before.question) === JSON.stringify(after.question);
