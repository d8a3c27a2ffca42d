import type { SpaceId } from '../board';
import type { PieceId, State, Winner } from '../state';
import type { AskQuery, Reply } from './query';

/** One position in which an order can end, with how likely it is. */
export interface Outcome {
  readonly probability: number;
  readonly state: State;
  /** Looks at it without writing it all out; what is handed over is true during the call alone. */
  read<T>(look: (after: After) => T): T;
}

/** What is asked of a position in which an order can end. */
export interface After {
  readonly winner: Winner | null;
  /** A piece on the board, or one that has fallen. */
  piece(id: PieceId): PieceAfter | undefined;
}

/** What has become of a piece; its strength is 0 for leaders and for whoever has fallen. */
export interface PieceAfter {
  readonly hasFallen: boolean;
  readonly at: SpaceId;
  readonly strength: number;
}

/** Every outcome of an order for one way in which the other side responds. */
export interface OddsTable {
  /** The first choice of the other side; null if it has none. */
  readonly response: string | null;
  /** Key of the question that the response answers. */
  readonly question: string | null;
  readonly outcomes: readonly Outcome[];
}

/** What has been replied to an order so far, and an answer to the question that is open since. */
export interface Answered {
  readonly replies: readonly Reply[];
  readonly question: AskQuery;
  readonly option: string;
}
