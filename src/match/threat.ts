import {
  type AttackStep,
  Context,
  type Effort,
  enemyOfNumber,
  type Facing,
  type InSlices,
  NO_SPACE,
  type Order,
  type Ordered,
  OrderList,
  type Piece,
  type PieceId,
  type Play,
  type Position,
  type Ruleset,
  type Side,
  type SideNumber,
  type SpaceId,
  type State,
  sideName,
  sideNumber,
  toState,
  wordNumber,
} from '../core';
import { aheadInSlices } from './look-ahead';
import { oddsReckoned } from './odds';

/** An attack that an enemy unit could make on a space in its next turn. */
export interface Threat {
  readonly unit: PieceId;
  /** The kind of attack. */
  readonly type: string;
  /** The space from which it attacks, and its facing there. */
  readonly from: SpaceId;
  readonly facing: Facing | undefined;
  readonly dice: number;
}

/** The attacks that the enemy could make on each space: for each unit the one with most dice, the strongest first. */
export type Threats = ReadonlyMap<SpaceId, readonly Threat[]>;

/** The moves after which a unit has been everywhere, in games with facing and in others: it moves, and turns. */
const MOVES = { facing: 2, none: 1 };

/**
 * The attacks that a side has to expect next turn, on every space as if one of its units stood there: its own piece if
 * there is one, and else the unit given. Pieces that the state does not show are no threat.
 */
export function* threatsTo(rules: Ruleset, state: State, side: Side, standIn: PieceId): InSlices<Threats> {
  const search = new AttacksNextTurn(rules, state, sideNumber(side), standIn);
  if (state.winner === null) yield* search.run();
  return search.found();
}

/** The strength that a unit would lose on average by an attack on it in a space; undefined if it can't be known. */
export function* lossBy(
  rules: Ruleset,
  state: State,
  { unit, type, from, facing }: Threat,
  target: { readonly unit: PieceId; readonly at: SpaceId },
  effort: Effort,
): InSlices<number | undefined> {
  const { play } = rules;
  const { board } = play.seen(state);
  const position = play.positionOf(state);
  const [attacker, mine] = [position.find(unit), position.find(target.unit)];
  if (!attacker?.isOnBoard || !mine?.isOnBoard || mine.isLeader) return undefined;
  beginTurn(play, position, attacker);
  put(position, mine, board.number(target.at));
  put(position, attacker, board.number(from));
  position.setFacing(attacker, facing);
  const step = play.definition.orders.attackSteps?.(attacker).find(({ kinds }) => kinds.includes(type));
  if (step) position.setStep(wordNumber(step.attacks));
  const order: Order = { type, side: sideName(attacker.side), unit, target: target.unit };
  const odds = yield* aheadInSlices(oddsReckoned(rules, toState(position), order, effort));
  const rows = odds?.rows ?? [];
  // The side that is attacked chooses its response.
  return rows.length === 0 ? undefined : Math.min(...rows.map((row) => row.target.lost));
}

/** Changes a position as if the turn of a piece had just begun. */
function beginTurn(play: Play, position: Position, piece: Piece): void {
  position.setTurn(position.turn, piece.side, position.step, position.activations);
  position.clearMarks();
  play.definition.orders.asIf?.(position, piece);
}

function put(position: Position, piece: Piece, to: number): void {
  if (piece.at !== to) position.place(piece, to);
}

/** A search through all moves of the enemy's units, and the attacks after them. */
class AttacksNextTurn {
  readonly #play: Play;
  readonly #position: Position;
  readonly #enemy: SideNumber;
  readonly #standIn: Piece | undefined;
  readonly #moves: number;
  readonly #attacks: readonly string[];
  readonly #previews: ReadonlyMap<string, Preview>;
  /** The piece that is attacked in each space; null in a space where no unit of the side may stand. */
  readonly #targets: readonly (Piece | null)[];
  readonly #best = new Map<number, Map<PieceId, Threat>>();

  constructor(rules: Ruleset, state: State, side: SideNumber, standIn: PieceId) {
    this.#play = rules.play;
    this.#position = rules.play.positionOf(state);
    this.#enemy = enemyOfNumber(side);
    this.#standIn = this.#position.find(standIn);
    this.#moves = rules.facings.length > 0 ? MOVES.facing : MOVES.none;
    const attacks = this.#play.definition.orders.kinds.flatMap(({ type, fields, givers, preview }) =>
      preview && fields.includes('target') && givers.includes('piece') ? [[type, preview] as const] : [],
    );
    this.#attacks = attacks.map(([type]) => type);
    this.#previews = new Map(attacks);
    this.#targets = Array.from({ length: this.#position.board.size }, (_, space) => this.#targetAt(space));
  }

  /** The threats found, by the names of the spaces. */
  found(): Threats {
    const { board } = this.#position;
    return new Map(
      [...this.#best].map(([space, byUnit]) => [
        board.name(space),
        [...byUnit.values()].sort((one, other) => other.dice - one.dice),
      ]),
    );
  }

  *run(): InSlices<void> {
    const position = this.#position;
    position.setTurn(position.turn, this.#enemy, position.step, position.activations);
    const units = this.#play.piecesOf(position).filter((piece) => !piece.isLeader && piece.isOnBoard);
    for (const unit of units) {
      const steps = this.#play.definition.orders.attackSteps?.(unit) ?? [null];
      for (const step of steps) yield* this.#actIn(unit, step);
    }
  }

  /** Looks at all that a unit can do in a step of its turn; the position is the same afterwards. */
  *#actIn(unit: Piece, step: AttackStep | null): InSlices<void> {
    const position = this.#position;
    const { top } = position;
    beginTurn(this.#play, position, unit);
    if (step?.moves) position.setStep(wordNumber(step.moves));
    const moves = step?.moves === null ? 0 : this.#moves;
    yield* this.#moveOn(unit, step, moves, new Set());
    position.undo(top);
    yield;
  }

  /** The attacks of a unit from here, and from everywhere that it can still move to. */
  *#moveOn(unit: Piece, step: AttackStep | null, moves: number, seen: Set<string>): InSlices<void> {
    const position = this.#position;
    this.#attackIn(unit, step);
    if (moves === 0) return;
    const list = new OrderList();
    this.#play.listOf(position, unit, list);
    for (let index = 0; index < list.length; index += 1) {
      const order = this.#play.orderedAt(position, list, index);
      const { top } = position;
      if (isMove(order)) {
        this.#carryOut(order);
        const place = `${unit.at} ${unit.facing} ${moves}`;
        if (unit.isOnBoard && !seen.has(place)) {
          seen.add(place);
          yield* this.#moveOn(unit, step, moves - 1, seen);
          yield;
        }
      }
      position.undo(top);
    }
  }

  /** Carries out a move up to its first dice, with the usual answers to questions before them. */
  #carryOut(order: Ordered): void {
    const c = new Context(this.#position, false);
    const procedure = this.#play.carryOut(c, order);
    if (!procedure) return;
    let next = procedure.next();
    while (!next.done && c.question.kind === 'ask') next = procedure.next(c.question.options[0]);
  }

  #attackIn(unit: Piece, step: AttackStep | null): void {
    const position = this.#position;
    const { board, top } = position;
    const kinds = step?.kinds ?? this.#attacks;
    if (step) position.setStep(wordNumber(step.attacks));
    const { orders, judgement } = this.#play.definition;
    const reachOf = (type: string) => (orders.attackReach ?? judgement.reach)(position, unit, type);
    const far = Math.max(...kinds.map(reachOf));
    for (const space of board.within(far)[unit.at]?.list() ?? []) {
      const target = this.#targets[space];
      if (target) this.#attack(unit, target, space, kinds);
    }
    position.undo(top);
  }

  #attack(unit: Piece, target: Piece, space: number, kinds: readonly string[]): void {
    const position = this.#position;
    if (position.hasUnitOf(space, this.#enemy)) return;
    const { top } = position;
    put(position, target, space);
    for (const type of kinds) {
      const order = attackOf(type, unit, target);
      if (this.#play.refusalOf(position, order)) continue;
      this.#keep(space, unit, { type, dice: this.#previews.get(type)?.(position, order)?.dice ?? 0 });
    }
    position.undo(top);
  }

  #keep(space: number, unit: Piece, { type, dice }: Pick<Threat, 'type' | 'dice'>): void {
    const byUnit = this.#best.get(space) ?? new Map<PieceId, Threat>();
    const before = byUnit.get(unit.id);
    if (before && before.dice >= dice) return;
    const { id, at, facing } = unit;
    const from = this.#position.board.name(at);
    this.#best.set(space, byUnit.set(id, { unit: id, type, from, facing, dice }));
  }

  #targetAt(space: number): Piece | null {
    const position = this.#position;
    const side = enemyOfNumber(this.#enemy);
    const own =
      position.unitsAt(space).find((unit) => unit.side === side) ??
      position.leadersAt(space).find((leader) => leader.side === side);
    if (own) return own;
    const unit = this.#standIn;
    if (!unit?.isOnBoard || position.hasUnit(space)) return null;
    const { top } = position;
    put(position, unit, space);
    const fault = this.#play.definition.shown.ofPiece?.placementFault?.(position, unit);
    position.undo(top);
    return fault ? null : unit;
  }
}

type Preview = NonNullable<Play['definition']['orders']['kinds'][number]['preview']>;

const isMove = ({ piece, target, to, facing, card, terrain, units }: Ordered): boolean =>
  piece !== null &&
  target === null &&
  units.length === 0 &&
  card === '' &&
  terrain === '' &&
  (to !== NO_SPACE || facing !== undefined);

const attackOf = (type: string, piece: Piece, target: Piece): Ordered => ({
  ...{ type, side: piece.side, piece, units: [], target },
  ...{ to: NO_SPACE, via: null, facing: undefined, card: '', terrain: '' },
});
