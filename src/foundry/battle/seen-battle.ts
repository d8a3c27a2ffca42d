import { isUnit, type Leader, type Order, pointsOf, SIDES, type Side, type Unit } from '../../core';
import { publicState } from '../../match';
import type { UserBattle } from '.';

/** The version of the API for other modules; it grows when a member or a field changes its meaning or goes. */
export const API_VERSION = 1;

/** A battle as other modules see it: public on every client, without hands, and their own copy. */
export interface SeenBattle {
  /** Id of the Combat document. */
  readonly id: string;
  readonly title: string;
  /** The id of the game. */
  readonly game: string;
  /** Grows with every change of the battle. */
  readonly revision: number;
  /** The number of finished orders that still count. */
  readonly orders: number;
  readonly isLesson: boolean;
  readonly isPaused: boolean;
  /** The sides that this client's user commands. */
  readonly yours: readonly Side[];
  readonly turn: { readonly number: number; readonly side: Side; readonly step: string };
  /** The side that has to answer a question; null if none is open. */
  readonly asked: Side | null;
  readonly winner: Side | 'draw' | null;
  readonly sides: Readonly<Record<Side, SeenSide>>;
  /** All terrain except clear, by space. */
  readonly terrain: Readonly<Record<string, string>>;
  /** The features between two adjacent spaces, such as rivers, by their border: `A3|A4`. */
  readonly borders: Readonly<Record<string, string>>;
  /** Field works by the space that they cover and the neighbour that they face: `A3>A4`. */
  readonly works: Readonly<Record<string, string>>;
  /** Roads, each as its spaces from end to end. */
  readonly roads: readonly (readonly string[])[];
  /** The units and leaders on the board. */
  readonly pieces: readonly SeenPiece[];
}

export interface SeenSide {
  readonly name: string;
  readonly nation: string;
  /** Victory points now, and those that win; null if points alone do not. */
  readonly points: number;
  readonly target: number | null;
  /** The number of cards in its hand; 0 in games without cards. */
  readonly cards: number;
}

export interface SeenPiece {
  readonly id: string;
  readonly kind: 'unit' | 'leader';
  readonly side: Side;
  readonly type: string;
  readonly name: string;
  readonly nation: string;
  /** The spaces that it occupies: most pieces have one. */
  readonly at: readonly string[];
  /** Of units: the present and the full strength, and the formation. */
  readonly strength?: number;
  readonly full?: number;
  readonly formation?: string;
  /** Of units, in games with facing. */
  readonly facing?: string;
}

/** The order that this client's user is about to send: its card is left out until everyone may know it. */
export interface OrderAsked {
  readonly battle: string;
  readonly order: Omit<Order, 'card'>;
}

/** An order that has been carried out, as every client knows it. */
export interface OrderDone {
  readonly battle: string;
  readonly revision: number;
  readonly order: Order;
}

/** A battle as other modules see it, from the view of this client's user. */
export function seenBattle(battle: UserBattle, title: string): SeenBattle {
  const { id, rules, revision, actions, lesson, isPaused, seats, question } = battle;
  const state = publicState(battle.state);
  const { number, side, step } = state.turn;
  const sideOf = (of: Side): SeenSide => {
    const { name, nation, target } = state.sides[of];
    return { name, nation, points: pointsOf(state, of), target, cards: state.cards?.hands[of].length ?? 0 };
  };
  const [south, north] = [sideOf('south'), sideOf('north')];
  const seen: SeenBattle = {
    ...{ id, title, game: rules.id, revision, orders: actions, isLesson: lesson !== null, isPaused },
    yours: SIDES.filter((of) => seats.includes(of)),
    turn: { number, side, step },
    asked: question?.side ?? null,
    winner: state.winner,
    sides: { south, north },
    terrain: state.terrain,
    borders: state.borders,
    works: state.works ?? {},
    roads: rules.roads(state),
    pieces: [...Object.values(state.units), ...Object.values(state.leaders)].map(seenPiece),
  };
  // The reader may change what it was given: the battle itself must not change with it.
  return structuredClone(seen);
}

function seenPiece(piece: Unit | Leader): SeenPiece {
  const { id, side, type, name, nation, at } = piece;
  const common = { id, side, type, name, nation };
  if (!isUnit(piece)) return { ...common, kind: 'leader', at: [at] };
  const { strength, full, formation, facing, also = [] } = piece;
  const shape = { strength, full, formation, ...(facing !== undefined && { facing }) };
  return { ...common, kind: 'unit', at: [at, ...also], ...shape };
}
