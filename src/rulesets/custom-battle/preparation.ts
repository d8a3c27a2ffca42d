import {
  type Context,
  enemyOfNumber,
  NORTH,
  type Ordered,
  type OrderKind,
  type Piece,
  type Position,
  type Procedure,
  type Refusal,
  type SideNumber,
  SOUTH,
  sideNumber,
  wordNumber,
} from '../../core';
import { deploymentBegan, preparationWentOn } from './preparation-events';

/** The steps of the preparation of a custom battle. */
export const TERRAIN_STEP = wordNumber('terrain');
export const PLACEMENT = wordNumber('placement');

/** R000-170: the number of units a side places before the other side's turn. */
const AT_ONCE = 2;

/** A reason why an order of the preparation is refused. */
export type PreparationReason =
  | 'none-left'
  | 'off-the-board:terrain'
  | 'has-terrain'
  | 'not-in-reserve'
  | 'not-your-unit'
  | 'outside-the-zone:deployment';

/** The points on which games differ in the preparation of a custom battle (R000-166 to R000-170). */
export interface PreparationTerms<Kind, Game> {
  /** The kinds of terrain, in the order of the chart. */
  kinds(position: Position<Kind, Game>): readonly string[];
  because(position: Position<Kind, Game>, reason: PreparationReason, space?: number): Refusal;
  /** The reason why an order of a step can't be given now; undefined if it can. */
  stepFault(position: Position<Kind, Game>, step: number): Refusal | undefined;
  /** True if a piece may be deployed in a space, as far as terrain and other pieces go. */
  mayStand(position: Position<Kind, Game>, piece: Piece<Kind>, space: number): boolean;
  /** The reason why it may not. */
  standFault(position: Position<Kind, Game>, piece: Piece<Kind>, space: number): Refusal;
  isCavalry(piece: Piece<Kind>): boolean;
  /** Makes the rolls, and deals the cards, between terrain and deployment. */
  afterTerrain(c: Context<Kind, Game>): Procedure;
  /** Rolls a die for a side, for the first to deploy. */
  roll(c: Context<Kind, Game>, side: SideNumber): Procedure<number>;
  /** Fits a piece to the space in which it was deployed. */
  settle(c: Context<Kind, Game>, piece: Piece<Kind>): void;
  /** Begins the first turn, with this side if the rules do not decide otherwise. */
  begin(c: Context<Kind, Game>, first: SideNumber): void;
}

/** Begins the preparation of a battle: with the terrain, or with the deployment if there is no terrain to place. */
export function prepareBattle<Kind, Game>(c: Context<Kind, Game>, side: SideNumber, without: string): void {
  const { preparation } = c.position;
  const pool = Object.values(preparation?.pool ?? {}).some((count) => count > 0);
  if (!preparation || !pool || preparation.terrain.south + preparation.terrain.north === 0) {
    preparationWentOn(c, side, without, 0);
    return;
  }
  // The rules do not name the side that begins: it is the defender, who knows the terrain, or else the south
  // (docs/rulings/cc-napoleon.md).
  const chooser = preparation.attacker ? enemyOfNumber(sideNumber(preparation.attacker)) : side;
  preparationWentOn(c, chooser, 'terrain', 1);
}

/** R000-169, R000-170: with the terrain placed, the sides deploy. */
export function* beginDeployment<Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  c: Context<Kind, Game>,
): Procedure {
  const first = yield* firstToDeploy(terms, c);
  deploymentBegan(c, first);
  if (isDeployed(c.position)) beginBattle(terms, c);
  else preparationWentOn(c, hasMore(c.position, first) ? first : enemyOfNumber(first), 'placement', AT_ONCE);
}

/** R000-170, AMB-000-43: the side with fewer cavalry units; a die decides a tie. */
function* firstToDeploy<Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  c: Context<Kind, Game>,
): Procedure<SideNumber> {
  const cavalry = (side: SideNumber): number => reserveOf(c.position, side).filter(terms.isCavalry).length;
  const [south, north] = [cavalry(SOUTH), cavalry(NORTH)];
  if (south !== north) return south < north ? SOUTH : NORTH;
  for (;;) {
    const ours = yield* terms.roll(c, SOUTH);
    const theirs = yield* terms.roll(c, NORTH);
    if (ours !== theirs) return ours > theirs ? SOUTH : NORTH;
  }
}

const reserveOf = <Kind, Game>(
  { pieces, count }: Position<Kind, Game>,
  side: SideNumber,
): readonly Piece<Kind>[] =>
  pieces.slice(0, count).filter((piece) => piece.isInReserve && piece.side === side);

const hasMore = <Kind, Game>(position: Position<Kind, Game>, side: SideNumber): boolean =>
  reserveOf(position, side).length > 0;

/** The order that places a piece of the reserve: R000-170 before the battle, and by the game's own rules in it. */
export const placing = <Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  arriving: OrderKind<Kind, Game>,
): OrderKind<Kind, Game> => ({
  ...arriving,
  list(position, orders, piece) {
    if (!position.preparation) return arriving.list(position, orders, piece);
    if (position.step !== PLACEMENT) return;
    for (const space of zoneOf(terms, position, piece)) orders.addSpace(space);
  },
  refusal: (position, order) =>
    position.preparation ? deploymentFault(terms, position, order) : arriving.refusal(position, order),
  carryOut(c, order) {
    if (!c.position.preparation) return arriving.carryOut(c, order);
    const { piece, to } = order;
    if (!piece) throw new RangeError('place needs a piece and a space');
    c.entered(piece, to);
    terms.settle(c, piece);
    afterPlacing(terms, c);
    return undefined;
  },
});

function deploymentFault<Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  position: Position<Kind, Game>,
  { piece, side, to }: Ordered<Kind>,
): Refusal | undefined {
  if (!piece?.isInReserve) return terms.because(position, 'not-in-reserve');
  if (piece.side !== side) return terms.because(position, 'not-your-unit');
  const early = terms.stepFault(position, PLACEMENT);
  if (early) return early;
  if (zoneOf(terms, position, piece).includes(to)) return undefined;
  const isHome = homeRows(terms, position, piece).includes(to);
  if (!isHome) return terms.because(position, 'outside-the-zone:deployment', to);
  return terms.standFault(position, piece, to);
}

/** The spaces in which a piece may be deployed. */
const zoneOf = <Kind, Game>(
  terms: PreparationTerms<Kind, Game>,
  position: Position<Kind, Game>,
  piece: Piece<Kind>,
): readonly number[] =>
  homeRows(terms, position, piece).filter((space) => terms.mayStand(position, piece, space));

/** AMB-000-43: the rows next to a side's own edge; more if a piece finds no room (docs/rulings/cc-napoleon.md). */
function homeRows<Kind, Game>(
  { mayStand }: PreparationTerms<Kind, Game>,
  position: Position<Kind, Game>,
  piece: Piece<Kind>,
): readonly number[] {
  const { board, preparation } = position;
  const all = board.grid.rows;
  const rowOf = (space: number): number =>
    piece.side === NORTH ? board.row(space) : all - 1 - board.row(space);
  const spaces = [...board.spaces.keys()];
  for (let rows = preparation?.rows ?? all; ; rows += 1) {
    const home = spaces.filter((space) => rowOf(space) < rows);
    if (rows >= all || home.some((space) => mayStand(position, piece, space))) return home;
  }
}

const isDeployed = <Kind, Game>(position: Position<Kind, Game>): boolean =>
  !hasMore(position, SOUTH) && !hasMore(position, NORTH);

/**
 * Begins the battle. The rules do not name the side that begins: it is the attacker, or else the side that deployed first
 * (docs/rulings/cc-napoleon.md).
 */
function beginBattle<Kind, Game>(terms: PreparationTerms<Kind, Game>, c: Context<Kind, Game>): void {
  const { side, preparation } = c.position;
  const first = preparation?.attacker ?? preparation?.first;
  terms.begin(c, first ? sideNumber(first) : side);
}

/** R000-170: the sides place two units in turn until all are placed; then the battle begins. */
function afterPlacing<Kind, Game>(terms: PreparationTerms<Kind, Game>, c: Context<Kind, Game>): void {
  if (isDeployed(c.position)) {
    beginBattle(terms, c);
    return;
  }
  const { side, activations } = c.position;
  const other = enemyOfNumber(side);
  const goesOn = hasMore(c.position, side) && (activations > 1 || !hasMore(c.position, other));
  const count = goesOn && activations > 1 ? activations - 1 : AT_ONCE;
  preparationWentOn(c, goesOn ? side : other, 'placement', count);
}
