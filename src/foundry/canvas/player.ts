import type { Side } from '../../core';
import type { UserBattle } from '../documents/battle-port';

/** The user at this client. */
export interface Player {
  readonly gameMaster: boolean;
}

/** Whether the user orders the pieces of a side. */
export const mayCommand = (battle: UserBattle, side: Side): boolean => battle.seats.includes(side);

/** Whether the open question waits for this user; a game master may answer any. */
export const mayAnswer = ({ question, seats }: UserBattle, { gameMaster }: Player): boolean =>
  question !== null && (gameMaster || seats.includes(question.side));
