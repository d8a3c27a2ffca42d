import { NO_SPACE, type OrderKind, type Refusal, sideNumber } from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { mayBePlaced } from '../commands-and-colors/preparation';
import { because } from '../commands-and-colors/refusal';
import { placing } from '../custom-battle/preparation';
import { canActivateAnyone } from './activate-fault';
import { ROUND } from './chits';
import { somebodyActs } from './game-length';
import { PREPARATION } from './preparation';
import { isWounded } from './wounded-leaders';

/** True for a piece that is still to arrive; a leader off the board comes back only by the roll of R002-52. */
const isAwaited = (battle: Battle, piece: Unit): boolean => piece.isInReserve && !isWounded(battle, piece);

/** The spaces in which a piece of the reserve may arrive now: rules 3.5; here it arrives unspent and without a chit. */
function placesFor(battle: Battle, piece: Unit): readonly number[] {
  if (!isAwaited(battle, piece) || battle.step !== ROUND) return [];
  const arrival = battle.setting.arrivals.find(({ pieces }) => pieces.includes(piece.id));
  if (!arrival || sideNumber(arrival.side) !== battle.side) return [];
  return battle.turn < arrival.turn ? [] : arrival.spaces.map((space) => battle.board.number(space));
}

/** True if the acting side has a piece it can activate or place on the board. */
export const canDoAnything = (battle: Battle): boolean => canActivateAnyone(battle) || canPlaceAnyone(battle);

const canPlaceAnyone = (battle: Battle): boolean =>
  battle.setting.arrivals.length > 0 &&
  battle.pieces
    .slice(0, battle.count)
    .some((piece) => placesFor(battle, piece).some((space) => mayBePlaced(battle, piece, space)));

function placeFault(battle: Battle, piece: Unit | null, side: number, to: number): Refusal | undefined {
  if (!piece || !isAwaited(battle, piece)) return because(battle, 'not-in-reserve');
  if (piece.side !== side) return because(battle, 'not-your-unit');
  const places = placesFor(battle, piece);
  if (places.length === 0) return because(battle, 'not-arrived-yet');
  if (to === NO_SPACE || !places.includes(to)) return because(battle, 'outside-the-zone:arrival');
  return mayBePlaced(battle, piece, to) ? undefined : because(battle, 'no-room');
}

/**
 * Rules 3.5: places reinforcements in a round of their side; they are unspent, and each needs a chit of its own to act.
 */
const arrive: OrderKind<Kind, CoreGame> = {
  type: 'place',
  fields: ['unit', 'to'],
  givers: ['reserve'],
  list(battle, orders, piece) {
    for (const space of placesFor(battle, piece)) {
      if (mayBePlaced(battle, piece, space)) orders.addSpace(space);
    }
  },
  refusal: (battle, { piece, side, to }) => placeFault(battle, piece, side, to),
  carryOut(c, { piece, to }) {
    if (!piece) throw new RangeError('place needs a piece and a space');
    somebodyActs(c);
    c.entered(piece, to);
    return undefined;
  },
};

/** Places a piece of the reserve: R000-170 before the battle, and as a reinforcement in it. */
export const place = placing(PREPARATION, arrive);
