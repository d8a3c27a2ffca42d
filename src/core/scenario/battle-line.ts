import type { SpaceId } from '../board';
import type { Order, PieceType, Ruleset } from '../engine';
import type { Leader, PieceId, Side, State, Unit } from '../state';
import { between } from './formation';

type Rules = Pick<Ruleset, 'grid' | 'pieces' | 'ordersOf'>;

/** A point on the board in rows and columns, which need not be whole numbers. */
interface Target {
  readonly row: number;
  readonly column: number;
}

/** A piece that can enter the board now, with the orders that do it. */
interface Comer {
  readonly piece: Unit | Leader;
  readonly orders: readonly (Order & { readonly to: SpaceId })[];
}

/**
 * The order that moves the next piece of a side from its reserve into a line of battle: infantry in front and in the
 * centre, artillery between, cavalry on the wings, then leaders with the units. It is one of the orders that the rules
 * allow now, as near as possible to the piece's place in the line; pieces on the board stay in place. Undefined if no
 * piece can enter.
 */
export function nextIntoLine(rules: Rules, state: State, side: Side): Order | undefined {
  const comers = Object.values(state.reserve)
    .filter((piece) => piece.side === side)
    .map((piece) => ({ piece, orders: enteringOrders(rules, state, piece.id) }))
    .filter(({ orders }) => orders.length > 0);
  const line = lineOf(rules, state, side, comers);
  const [next] = comers
    .flatMap((comer) => {
      const target = line.get(comer.piece.id);
      return target ? [{ comer, target }] : [];
    })
    .sort((one, other) => turnOf(rules, one) - turnOf(rules, other));
  return next && nearest(rules, state, next.comer, next.target);
}

/** Orders that bring a piece on to the board. */
const enteringOrders = (rules: Rules, state: State, id: PieceId): Comer['orders'] =>
  rules.ordersOf(state, id).flatMap((order) => {
    const { to } = order;
    return to === undefined || order.unit !== id ? [] : [{ ...order, to }];
  });

const armOf = ({ pieces }: Rules, { type }: Unit | Leader): PieceType['arm'] =>
  pieces[type]?.arm ?? 'infantry';

/** The order of entry: the centre of the line before its ends, units before leaders. */
function turnOf(rules: Rules, { comer, target }: { readonly comer: Comer; readonly target: Target }): number {
  const isLeader = armOf(rules, comer.piece) === 'leader';
  return (isLeader ? 10_000 : 0) + Math.abs(target.column - (rules.grid.columns - 1) / 2);
}

/** The place of every piece of a side in the line, on the board or not. */
function lineOf(
  rules: Rules,
  state: State,
  side: Side,
  comers: readonly Comer[],
): ReadonlyMap<PieceId, Target> {
  const rows = rowsFor(rules, side, comers);
  const { columns } = rules.grid;
  const all = [
    ...Object.values(state.units),
    ...Object.values(state.leaders),
    ...Object.values(state.reserve),
  ].filter((piece) => piece.side === side);
  const inOrder = all.sort((one, other) => compare(placeOf(rules, one), placeOf(rules, other)));
  const of = (arm: PieceType['arm']) => inOrder.filter((piece) => armOf(rules, piece) === arm);
  const [centre, reserve] = inFront(between(of('infantry'), of('artillery')), columns);
  const [left, right] = halves(of('cavalry'));
  const hasRoom = centre.length + left.length + right.length <= columns;
  const front = hasRoom ? [...left, ...centre, ...right] : centre;
  const behind = hasRoom ? reserve : [...left, ...reserve, ...right];
  const leaders = of('leader');
  return new Map([
    ...abreast(front, rows.front, columns),
    ...(hasRoom ? abreast(behind, rows.second, columns) : apart(behind, rows.second, columns)),
    ...apart(leaders, rows.front, columns),
  ]);
}

/** The sorting key of a piece: by nation, then type, then the order in which it was bought. */
const placeOf = ({ pieces }: Rules, { nation, type, id }: Unit | Leader): readonly (string | number)[] => [
  nation,
  Object.keys(pieces).indexOf(type),
  id.length,
  id,
];

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? value;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

/** The row of the front, as near to the enemy as the entering pieces may be, and the row behind it. */
function rowsFor(
  { grid }: Rules,
  side: Side,
  comers: readonly Comer[],
): { readonly front: number; readonly second: number } {
  // A few pieces may have to enter further forward, if there is no room elsewhere.
  const reaches = comers.map(({ orders }) => {
    const rows = orders.map(({ to }) => grid.position(to).row);
    return side === 'south' ? Math.min(...rows) : Math.max(...rows);
  });
  const front = side === 'south' ? Math.max(...reaches) : Math.min(...reaches);
  return { front, second: front + (side === 'south' ? 1 : -1) };
}

/** Splits the line into those that fit into the front and those behind them. */
const inFront = <T>(line: readonly T[], room: number): readonly [readonly T[], readonly T[]] => [
  line.slice(0, room),
  line.slice(room),
];

const halves = <T>(all: readonly T[]): readonly [readonly T[], readonly T[]] => {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
};

type Placed = readonly [PieceId, Target];

/** Places pieces side by side in the middle of the row. */
const abreast = (pieces: readonly (Unit | Leader)[], row: number, columns: number): readonly Placed[] =>
  pieces.map(({ id }, index) => [id, { row, column: (columns - pieces.length) / 2 + index }]);

/** Spreads pieces over the whole row. */
const apart = (pieces: readonly (Unit | Leader)[], row: number, columns: number): readonly Placed[] =>
  pieces.map(({ id }, index) => [id, { row, column: ((index + 0.5) / pieces.length) * columns - 0.5 }]);

/** The order that brings a piece nearest to its place; a leader looks for a unit there, preferably infantry. */
function nearest(rules: Rules, state: State, { piece, orders }: Comer, target: Target): Order | undefined {
  const isLeader = armOf(rules, piece) === 'leader';
  const troops = new Map(
    Object.values(state.units)
      .filter(({ side }) => side === piece.side)
      .map((unit) => [unit.at, armOf(rules, unit)]),
  );
  const lacking = (space: SpaceId): number => {
    const arm = troops.get(space);
    if (!isLeader) return 0;
    return arm === undefined ? 50 : arm === 'infantry' ? 0 : 2;
  };
  const costOf = ({ to }: Comer['orders'][number]): number => {
    const { row, column } = rules.grid.position(to);
    return 1.5 * Math.abs(row - target.row) + Math.abs(column - target.column) + lacking(to);
  };
  const [first, ...others] = orders;
  return others.reduce((best, order) => (best && costOf(order) < costOf(best) ? order : best), first);
}
