import { type Arrival, NO_SPACE, type OrderKind, SpaceSet, sharedTurn, sideNumber } from '../../core';
import { terrainPlacing } from '../custom-battle/place-terrain';
import { placing } from '../custom-battle/preparation';
import { type Battle, MOVEMENT, type Unit } from './battle';
import type { Kind } from './piece-kind';
import { mayBePlaced, PREPARATION } from './preparation';
import { because } from './refusal';
import { standFault } from './stand-refusal';
import type { Variant } from './variant';

/** R000-166: places a piece of terrain before the battle. */
export const placeTerrain = terrainPlacing(PREPARATION);

/** R000-34: places a piece from the reserve on the board as a reinforcement. */
const arrive: OrderKind<Kind, Variant> = {
  type: 'place',
  fields: ['unit', 'to'],
  givers: ['reserve'],
  list(battle, orders, piece) {
    for (const space of arrivalZone(battle, piece).list()) {
      if (mayBePlaced(battle, piece, space)) orders.addSpace(space);
    }
  },
  refusal(battle, { piece, side, to }) {
    if (!piece?.isInReserve) return because(battle, 'not-in-reserve');
    if (piece.side !== side) return because(battle, 'not-your-unit');
    const zone = arrivalZone(battle, piece);
    if (zone.isEmpty()) return because(battle, 'not-arrived-yet');
    if (to === NO_SPACE) return because(battle, 'outside-the-zone:arrival');
    const space = battle.board.name(to);
    if (!zone.has(to)) return because(battle, 'outside-the-zone:arrival', { space });
    if (mayBePlaced(battle, piece, to)) return undefined;
    return standFault(battle, piece, to) ?? because(battle, 'no-room', { space });
  },
  carryOut(c, { piece, to }) {
    if (!piece) throw new RangeError('place needs a piece and a space');
    c.entered(piece, to);
    // R000-34: activated at once, in addition to the card's orders.
    for (const mark of ['activated', 'arrived']) c.marked(piece, mark);
    return undefined;
  },
};

/** Places a piece from the reserve on the board: R000-34 as a reinforcement, R000-170 before the battle. */
export const place = placing(PREPARATION, arrive);

/** The spaces in which a piece may arrive now; none if it may not arrive yet. */
function arrivalZone(battle: Battle, piece: Unit): SpaceSet {
  const { step, board } = battle;
  // R000-10: no piece arrives before the card is played.
  const arrival = battle.setting.arrivals.find(({ pieces }) => pieces.includes(piece.id));
  if (step !== MOVEMENT || !arrival || !hasArrived(battle, arrival)) return new SpaceSet(board.size);
  return SpaceSet.of(
    board.size,
    arrival.spaces.map((space) => board.number(space)),
  );
}

/** R000-34: true from that turn of its side on. */
const hasArrived = ({ side, turn }: Battle, arrival: Arrival): boolean =>
  side === sideNumber(arrival.side) && sharedTurn({ number: turn }) >= arrival.turn;
