import {
  type Arrival,
  NO_SPACE,
  type OrderKind,
  type Refusal,
  SpaceSet,
  sharedTurn,
  sideNumber,
} from '../../core';
import { preparationFault } from './activation';
import { type Battle, MOVEMENT, PLACEMENT, type Unit } from './battle';
import { leaderMayEnd, mayEnd } from './passable-terrain';
import type { Kind } from './piece-kind';
import { afterPlacing } from './preparation';
import { because } from './refusal';
import { homeOf } from './retreat-path';
import { standFault } from './stand-refusal';
import type { Variant } from './variant';

/** Places a piece from the reserve on the board: R000-34 as a reinforcement, R000-170 before the battle. */
export const place: OrderKind<Kind, Variant> = {
  type: 'place',
  fields: ['unit', 'to'],
  givers: ['reserve'],
  list(battle, orders, piece) {
    for (const space of zoneOf(battle, piece).list()) {
      if (mayBePlaced(battle, piece, space)) orders.addSpace(space);
    }
  },
  refusal(battle, { piece, side, to }) {
    if (!piece?.isInReserve) return because(battle, 'not-in-reserve');
    if (piece.side !== side) return because(battle, 'not-your-unit');
    const early = battle.preparation ? preparationFault(battle, PLACEMENT) : undefined;
    if (early) return early;
    const zone = zoneOf(battle, piece);
    if (zone.isEmpty()) return because(battle, 'not-arrived-yet');
    if (to === NO_SPACE || !zone.has(to)) return outsideTheZone(battle, to);
    if (mayBePlaced(battle, piece, to)) return undefined;
    return standFault(battle, piece, to) ?? because(battle, 'no-room', { space: battle.board.name(to) });
  },
  carryOut(c, { piece, to }) {
    if (!piece) throw new RangeError('place needs a piece and a space');
    c.entered(piece, to);
    if (c.position.preparation) afterPlacing(c);
    else {
      // R000-34: activated at once, in addition to the card's orders.
      for (const mark of ['activated', 'arrived']) c.marked(piece, mark);
    }
    return undefined;
  },
};

const outsideTheZone = (battle: Battle, to: number): Refusal =>
  because(
    battle,
    battle.preparation ? 'outside-the-zone:deployment' : 'outside-the-zone:arrival',
    to === NO_SPACE ? undefined : { space: battle.board.name(to) },
  );

const mayBePlaced = (battle: Battle, piece: Unit, space: number): boolean =>
  piece.isLeader ? leaderMayEnd(battle, piece, space) : mayEnd(battle, piece, space);

/** The spaces in which a piece may arrive now; none if it may not arrive yet. */
function zoneOf(battle: Battle, piece: Unit): SpaceSet {
  const { preparation, step, board } = battle;
  const nowhere = new SpaceSet(board.size);
  if (preparation) return step === PLACEMENT ? homeRows(battle, piece, preparation.rows) : nowhere;
  // R000-10: no piece arrives before the card is played.
  const arrival = battle.setting.arrivals.find(({ pieces }) => pieces.includes(piece.id));
  if (step !== MOVEMENT || !arrival || !hasArrived(battle, arrival)) return nowhere;
  return SpaceSet.of(
    board.size,
    arrival.spaces.map((space) => board.number(space)),
  );
}

/** R000-34: true from that turn of its side on. */
const hasArrived = ({ side, turn }: Battle, arrival: Arrival): boolean =>
  side === sideNumber(arrival.side) && sharedTurn({ number: turn }) >= arrival.turn;

/** AMB-000-43: the rows next to a side's own edge; more if a piece finds no room (docs/rulings/cc-napoleon.md). */
function homeRows(battle: Battle, piece: Unit, rows: number): SpaceSet {
  const { board } = battle;
  const all = board.grid.rows;
  const isHome = (row: number) => (homeOf(piece.side) === 'first-row' ? row < rows : row >= all - rows);
  const spaces = SpaceSet.where(board.size, (space) => isHome(board.row(space)));
  const isEnough = rows >= all || spaces.list().some((space) => mayBePlaced(battle, piece, space));
  return isEnough ? spaces : homeRows(battle, piece, rows + 1);
}
