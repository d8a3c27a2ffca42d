import type { SpaceId } from '../board';
import type { KindOf, Piece, Position, SideNumber } from '../position';
import type { Side, State } from '../state';
import type { Context } from './context';
import type { Ordered, OrderKind } from './order-kind';
import type { Order } from './query';
import type {
  BlockSigns,
  CombatPreview,
  Localizable,
  PendingAttack,
  Refusal,
  RosterEntry,
  Stat,
  StatusLine,
  Stint,
} from './shown';

/** What a game is beside the values that show it: its orders, and how battles begin. */
export interface Definition<Kind> {
  /** What is said of a piece that never changes, by charts and scenario; throws a RangeError for a type that the game does not know. */
  readonly kindOf: KindOf<Kind>;
  /** What the game's data of the battle are kept as, each for itself; absent: all as one. */
  readonly parts?: readonly string[];
  /** In the order in which a list shows them. */
  readonly orders: readonly OrderKind<Kind>[];
  /** Whether a piece of the side whose turn it is may be given any order at all; absent: it may. */
  readonly mayAct?: (position: Position<Kind>, piece: Piece<Kind>) => boolean;
  /** Why an order is refused whatever its kind; undefined if nothing stands against it. */
  refusal(position: Position<Kind>, order: Ordered<Kind>): Refusal | undefined;
  /** Makes a deployed battle ready for its first order, of the side given. */
  begin(c: Context<Kind>, first: Side): void;
  /** Why an order of a kind that the game does not know is refused. */
  readonly unknownOrder?: (position: Position<Kind>, order: Ordered<Kind>) => Refusal;
  /** What follows an order. */
  readonly upkeep?: (c: Context<Kind>, order: Ordered<Kind>) => void;
  readonly placementFault?: (position: Position<Kind>, piece: Piece<Kind>) => Refusal | undefined;
  /** Makes it as if the turn of a piece had just begun, beside that nobody has done anything yet: all it could do is listed. */
  readonly asIf?: (position: Position<Kind>, piece: Piece<Kind>) => void;
  /** Every card of the game, each as often as it is there; absent for games without cards. */
  readonly deck?: readonly string[];
  readonly opening?: (state: State) => Order | undefined;
  readonly combatPreview?: (state: State, order: Order) => CombatPreview | undefined;
  readonly stats?: (position: Position<Kind>, piece: Piece<Kind>) => readonly Stat[];
  /** The spaces of a chain of command: `Ruleset.chainOf`. */
  readonly chainOf?: (position: Position<Kind>, piece: Piece<Kind>) => readonly number[];
  /** Whether a piece is off the board for its wounds: `Ruleset.isWounded`. */
  readonly isWounded?: (position: Position<Kind>, piece: Piece<Kind>) => boolean;
  readonly signs?: (position: Position<Kind>, piece: Piece<Kind>) => Partial<BlockSigns>;
  readonly statusLines?: (position: Position<Kind>) => readonly StatusLine[];
  /** What may be spent on units: `Ruleset.outlays`. */
  readonly outlays?: (position: Position<Kind>) => readonly string[];
  /** What is timed now: `Ruleset.stint`. */
  readonly stint?: (position: Position<Kind>) => Stint | undefined;
  /** An army as its leaders lead it: `Ruleset.roster`. */
  readonly roster?: (position: Position<Kind>, side: SideNumber) => readonly RosterEntry[];
  /** What an order of battle leaves to be desired: `Ruleset.remarks`. */
  readonly remarks?: (position: Position<Kind>, side: SideNumber) => readonly Localizable[];
  /** The roads of a battle: `Ruleset.roads`. */
  readonly roads?: (position: Position<Kind>) => readonly (readonly SpaceId[])[];
  readonly pendingAttacks?: (position: Position<Kind>) => readonly PendingAttack[];
}
