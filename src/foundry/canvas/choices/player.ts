import type { Side } from '../../../core';
import type { UserBattle } from '../../battle/battle-port';

/** The user at this client. */
export interface Player {
  readonly gameMaster: boolean;
}

/** Whether the user orders the pieces of a side; nobody does while the battle is paused. */
export const mayCommand = ({ seats, isPaused }: UserBattle, side: Side): boolean =>
  seats.includes(side) && !isPaused;

/** Whether the open question waits for this user; a game master may answer any. */
export const mayAnswer = ({ question, seats, isPaused }: UserBattle, { gameMaster }: Player): boolean =>
  question !== null && !isPaused && (gameMaster || seats.includes(question.side));
