import type { SpaceId } from '../board';
import { type Piece, type Position, sideNumber } from '../position';
import type { PieceId, Side, State } from '../state';
import type {
  BlockSigns,
  Localizable,
  PendingAttack,
  Refusal,
  RosterEntry,
  Stat,
  StatusLine,
  Stint,
} from './display-types';
import type { Definition } from './ruleset-definition';

/** The presentation of a position beside its orders. */
export class Display<Kind, Game> {
  readonly #definition: Definition<Kind, Game>;
  readonly #seen: (state: State) => Position<Kind, Game>;

  constructor(definition: Definition<Kind, Game>, seen: (state: State) => Position<Kind, Game>) {
    this.#definition = definition;
    this.#seen = seen;
  }

  placementFault(state: State, id: PieceId): Refusal | undefined {
    const position = this.#seen(state);
    const piece = position.find(id);
    return piece?.isOnBoard ? this.#definition.placementFault?.(position, piece) : undefined;
  }

  /** A value that the game shows of one piece. */
  #of<T>(
    state: State,
    id: PieceId,
    shown: ((position: Position<Kind, Game>, piece: Piece<Kind>) => T) | undefined,
  ) {
    const position = this.#seen(state);
    const piece = position.find(id);
    return piece && shown?.(position, piece);
  }

  stats(state: State, id: PieceId): readonly Stat[] {
    return this.#of(state, id, this.#definition.stats) ?? [];
  }

  signs(state: State, id: PieceId): Partial<BlockSigns> {
    return this.#of(state, id, this.#definition.signs) ?? {};
  }

  chainOf(state: State, id: PieceId): readonly string[] {
    const { board } = this.#seen(state);
    return (this.#of(state, id, this.#definition.chainOf) ?? []).map((space) => board.name(space));
  }

  isWounded(state: State, id: PieceId): boolean {
    return this.#of(state, id, this.#definition.isWounded) ?? false;
  }

  statusLines(state: State): readonly StatusLine[] {
    return this.#definition.statusLines?.(this.#seen(state)) ?? [];
  }

  stint(state: State): Stint | undefined {
    return this.#definition.stint?.(this.#seen(state));
  }

  roster(state: State, side: Side): readonly RosterEntry[] {
    return this.#definition.roster?.(this.#seen(state), sideNumber(side)) ?? [];
  }

  remarks(state: State, side: Side): readonly Localizable[] {
    return this.#definition.remarks?.(this.#seen(state), sideNumber(side)) ?? [];
  }

  roads(state: State): readonly (readonly SpaceId[])[] {
    return this.#definition.roads?.(this.#seen(state)) ?? [];
  }

  pendingAttacks(state: State): readonly PendingAttack[] {
    return this.#definition.pendingAttacks?.(this.#seen(state)) ?? [];
  }
  spendingOrders(state: State): readonly string[] {
    return this.#definition.spendingOrders?.(this.#seen(state)) ?? [];
  }
}
