import type { BoardRules, OrderKind, OrderRules, ShownOfBattle, ShownOfPiece } from '../../core';
import { actingFault, beginningFault, unitActingFault } from './activation';
import { type Course, MOVEMENT } from './battle';
import { roadsOf } from './battle-data';
import { BOARD, gridOf, LARGEST, SMALLEST } from './board';
import { deal } from './deal-cards';
import { fire } from './fire';
import { unfitHost } from './leader-traits';
import { melee } from './melee';
import { move } from './move';
import { objectiveCounts } from './objective-counts';
import { leaderMayPass, mayEnd } from './passable-terrain';
import type { Kind } from './piece-kind';
import { place, placeTerrain } from './place-piece';
import { playCard } from './play-card';
import { because } from './refusal';
import { familyStats, familyStatusLines } from './sheet-stats';
import { afterTheCard, COUNTER_ORDERS, counterOrders, mayBeGivenCounters } from './spend-counters';
import { leadsOthers } from './stand-refusal';
import { begin, endTurn } from './turn';
import type { Variant } from './variant';
import { reviewObjectives } from './victory';

/** Orders before the battle or at the start of a turn: no unit leaves an objective by them, but by a card. */
const BEFORE_MOVES: readonly string[] = [place, placeTerrain, deal, playCard, ...COUNTER_ORDERS].map(
  ({ type }) => type,
);

/** The orders that every game of the family has in a battle, those of movement and combat first. */
const MOVES_AND_ATTACKS: readonly OrderKind<Kind, Variant>[] = [move, fire, melee];

/** The orders of pieces: those of the family and a game's own, all after the card, and counters before it. */
export const ordersOfPieces = <K extends Kind, G extends Variant>(
  own: readonly OrderKind<K, G>[],
): readonly OrderKind<K, G>[] => [...afterTheCard([...MOVES_AND_ATTACKS, ...own]), ...COUNTER_ORDERS];

/** The orders of a side as a whole, and of its pieces that have not arrived yet. */
export const SIDE_ORDERS: readonly OrderKind<Kind, Variant>[] = [
  place,
  placeTerrain,
  deal,
  playCard,
  endTurn,
];

/** The board of the family. */
export const FAMILY_BOARD: Pick<BoardRules, 'boards' | 'gridOf' | 'objectiveCounts'> = {
  boards: { usual: BOARD, least: SMALLEST, most: LARGEST },
  gridOf,
  objectiveCounts,
};

/** The rules for orders that are the same throughout the family. */
export const FAMILY_ORDERS: Omit<OrderRules<Kind, Variant>, 'kinds' | 'standing'> = {
  prepare: begin,
  opening: ({ turn }) => (turn.step === 'deal' ? { type: 'deal', side: turn.side } : undefined),
  mayAct(battle, piece) {
    if (piece.isInReserve || mayBeGivenCounters(battle, piece)) return true;
    const { side } = piece;
    return !(piece.isLeader ? actingFault(battle, piece, side) : unitActingFault(battle, piece, side));
  },
  anyFault(battle, { side }) {
    if (battle.isOver) return because(battle, 'battle-is-over');
    return side === battle.side ? undefined : because(battle, 'not-your-turn');
  },
  unknownOrder: (battle, { piece, side }) =>
    beginningFault(battle) ?? actingFault(battle, piece, side) ?? because(battle, 'no-such-order'),
  // Completes an order with the check that follows every order: which objectives are still held.
  upkeep(c: Course, { type }) {
    if (!BEFORE_MOVES.includes(type)) reviewObjectives(c);
  },
  asIf(battle) {
    battle.takeCardAway();
    battle.setStep(MOVEMENT);
    battle.setActivations(battle.count);
  },
};

/** The positions of the family as players see them. */
export const FAMILY_SHOWN: {
  readonly sideStats: readonly ('target' | 'rating')[];
  readonly ofBattle: ShownOfBattle<Kind, Variant>;
  readonly ofPiece: ShownOfPiece<Kind, Variant>;
} = {
  sideStats: ['target', 'rating'],
  ofBattle: { statusLines: familyStatusLines, spendingOrders: counterOrders, roads: roadsOf },
  ofPiece: {
    placementFault(battle, piece) {
      if (!piece.isOnBoard) return undefined;
      const host = piece.isLeader ? unfitHost(battle, piece, piece.at) : undefined;
      if (host) return leadsOthers(battle, piece, piece.at);
      const stands = piece.isLeader
        ? leaderMayPass(battle, piece.side, piece.at)
        : mayEnd(battle, piece, piece.at);
      if (stands) return undefined;
      return because(battle, 'may-not-stand-there', { space: battle.board.name(piece.at) });
    },
    stats: familyStats,
  },
};
