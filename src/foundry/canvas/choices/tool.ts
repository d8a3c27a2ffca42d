import { type Order, type PieceId, type Refusal, type Side, type SpaceId, start } from '../../../core';
import { lookAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { readyPieces } from './piece-orders';

/** Why nothing happened, shown at a space until the next click. */
interface Complaint {
  readonly space: SpaceId;
  /** With the kind of order, where several might have been meant. */
  readonly refusals: readonly (Refusal & { readonly type?: string })[];
}

/**
 * What the user has in hand. The battle itself is never kept here. `selected` may also be a piece in reserve, or a
 * terrain to place: `terrain:woods`.
 */
export interface Tool {
  readonly selected: PieceId | null;
  /** The kind of order that the spaces stand for, where the piece knows several; null: the first of them. */
  readonly orderType: string | null;
  /** A space with several choices, which buttons offer. */
  readonly picking: SpaceId | null;
  /** Place in the list of choices that the keys have got to. */
  readonly cursor: number | null;
  readonly complaint: Complaint | null;
}

/** Nothing in hand. */
export const IDLE: Tool = { selected: null, orderType: null, picking: null, cursor: null, complaint: null };

/** Whether there is nothing in hand. */
export const isEmptyHanded = (tool: Tool): boolean => Object.values(tool).every((thing) => thing === null);

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

const CARD = 'card:';

/** The card that the user is about to play, if what he has in hand is one. */
export const cardInHand = (selected: string): string | undefined =>
  selected.startsWith(CARD) ? selected.slice(CARD.length) : undefined;

/** The order that plays a card, if the user may give it. */
export const playOf = ({ rules, state, seats }: UserBattle, card: string): Order | undefined =>
  rules.orders(state).find((order) => order.card === card && seats.includes(order.side));

/** The pieces that a card would order; none for one that leaves it to chance or to an answer. */
export function orderedBy(battle: UserBattle, card: string): readonly PieceId[] {
  const order = playOf(battle, card);
  if (!order) return [];
  const run = lookAhead(() => start(battle.rules, battle.state, order));
  return !run || run.query ? [] : [...readyPieces(battle.rules, run.state)];
}
