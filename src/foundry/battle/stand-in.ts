import type { Side, State } from '../../core';
import type { OfficerLevel, Officers } from '../documents/officers';

/** An officer who leads a player's side while that player is away, or until the player takes command again. */
export interface StandIn {
  readonly level: OfficerLevel;
  /** The name of the player. */
  readonly commander: string;
  /** True if that is the user of this client. */
  readonly isYours: boolean;
}

/** A GM's actions on officers who stand in for players. Both reject with an Error that says why. */
export interface StandInControl {
  /** Lets an officer of the level set for this world lead a side whose commander is away. */
  beginStandIn(battle: string, side: Side): Promise<void>;
  /** Gives the side back to its commander. */
  endStandIn(battle: string, side: Side): Promise<void>;
}

/** The parts of a battle that say for whom it waits. */
interface WaitingBattle {
  readonly state: State;
  readonly question: { readonly side: Side } | null;
  readonly isPaused: boolean;
  readonly lesson: string | null;
  readonly away?: Readonly<Partial<Record<Side, string>>>;
  readonly officers?: Officers;
}

/** The side that the battle waits for while its commander is away and no officer stands in. */
export function unattendedSide({
  state,
  question,
  isPaused,
  lesson,
  away = {},
  officers = {},
}: WaitingBattle): Side | undefined {
  const { side } = question ?? state.turn;
  const isUnattended = away[side] !== undefined && officers[side] === undefined;
  return isUnattended && !state.winner && !isPaused && lesson === null ? side : undefined;
}
