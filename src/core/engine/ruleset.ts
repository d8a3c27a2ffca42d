import type { BoardSize, Grid } from '../board';
import type { PieceId, Side, State } from '../state';
import type { Preview, Refusal } from './display-types';
import type { OrderKind } from './order-kind';
import type { Play } from './play';
import type { AskQuery, Order } from './query';
import type {
  BoardRules,
  Definition,
  KeptRules,
  OrderRules,
  PieceRules,
  ShownOfBattle,
  ShownOfPiece,
  ShownOfSide,
  ShownRules,
} from './ruleset-definition';

type Answer<Question> = Question extends (...about: never) => infer Told ? Told : never;

/** The answers to questions about positions. */
export type Answers<Questions> = {
  readonly [Name in keyof Required<Questions>]: Answer<Required<Questions>[Name]>;
};

/** Questions about positions as they are asked from outside: by a state and by names. */
export type Asked<Questions, Named extends readonly unknown[]> = {
  readonly [Name in keyof Questions]-?: (...named: Named) => Answer<Required<Questions>[Name]>;
};

type OfBattle = Asked<ShownOfBattle, [state: State]>;
type OfSide = Asked<ShownOfSide, [state: State, side: Side]>;
type OfPiece = Asked<ShownOfPiece, [state: State, piece: PieceId]>;
type Shown = Omit<ShownRules, 'ofBattle' | 'ofSide' | 'ofPiece'>;

/** The orders of a game as they are listed, refused and foreseen by states and names. */
export interface OrdersByName extends Required<Pick<OrderRules, 'opening' | 'combatPreview'>> {
  /** The types of its orders, in the order in which a list shows them. */
  readonly orderTypes: readonly string[];
  /** The kind of order of a type; undefined if the game has none. */
  orderKind(type: string): OrderKind<unknown> | undefined;
  /** Prepares a deployed battle for its first order, by the side given. */
  begin(state: State, first: Side): State;
  /** Every legal order. */
  orders(state: State): readonly Order[];
  /** Every legal order of one unit or leader. */
  ordersOf(state: State, piece: PieceId): readonly Order[];
  /** The reason why an order is not legal now; undefined if it is legal. */
  refusal(state: State, order: Order): Refusal | undefined;
  preview(state: State, order: Order): Preview | undefined;
  /** The units whose attack, begun by earlier orders, this order continues; undefined if it is independent. */
  carriesOn(state: State, order: Order): readonly PieceId[] | undefined;
  /** The ids of the answers that can stand, for each question that may be asked of an absent player, by its reason. */
  readonly standingAnswers: Readonly<Record<string, readonly string[]>>;
  /** The option that such an answer takes; undefined if none fits it, or several fit equally well. */
  standingOption(state: State, question: AskQuery, answer: string): string | undefined;
}

/**
 * One game on a board of one size: engine, match and Foundry know the games by this interface only. It has every member
 * of the groups of a `Definition`, and those below, which follow from it.
 */
export interface Ruleset
  extends Pick<Definition, 'id' | 'wordsOf' | 'version'>,
    Required<BoardRules>,
    Required<PieceRules>,
    Required<Shown>,
    OfBattle,
    OfSide,
    OfPiece,
    Required<KeptRules>,
    OrdersByName {
  /** The board of this instance of the game. */
  readonly grid: Grid;
  /** The orders of the game, on positions in flat memory. */
  readonly play: Play;
  /** The same game on a board of another size. */
  on(board: BoardSize): Ruleset;
}
