import type { SpaceId } from '../board';
import type { PieceId, State, Winner } from '../state';
import type { AskQuery, Reply } from './query';

/** One position in which an order can end, with its probability. */
export interface Outcome {
  readonly probability: number;
  readonly state: State;
  /** Examines the position without writing it all out; the argument is valid only during the call. */
  read<T>(look: (after: After) => T): T;
}

/** The questions that can be asked of a position in which an order can end. */
export interface After {
  readonly winner: Winner | null;
  /** A piece on the board, or an eliminated one. */
  piece(id: PieceId): PieceAfter | undefined;
}

/** The fate of a piece; its strength is 0 for leaders and for eliminated pieces. */
export interface PieceAfter {
  readonly hasFallen: boolean;
  readonly at: SpaceId;
  readonly strength: number;
}

/** Every outcome of an order for one response of the other side. */
export interface OddsTable {
  /** The first choice of the other side; null if it has none. */
  readonly response: string | null;
  /** The key of the question that the response answers. */
  readonly question: string | null;
  readonly outcomes: readonly Outcome[];
}

/** The replies to an order so far, and an answer to the question that is now open. */
export interface Answered {
  readonly replies: readonly Reply[];
  readonly question: AskQuery;
  readonly option: string;
}
