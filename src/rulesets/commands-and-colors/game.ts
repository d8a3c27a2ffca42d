import type { Definition, OrderKind } from '../../core';
import { actingFault, beginningFault, unitActingFault } from './activation';
import { type Course, MOVEMENT } from './battle';
import { deal } from './deal-cards';
import { fire } from './fire';
import { unfitHost } from './leader-traits';
import { melee } from './melee';
import { move } from './move';
import { leaderMayPass, mayEnd } from './passable-terrain';
import type { Kind } from './piece-kind';
import { place } from './place-piece';
import { placeTerrain } from './place-terrain';
import { playCard } from './play-card';
import { because } from './refusal';
import { familyStats, familyStatusLines } from './sheet-stats';
import { afterTheCard, COUNTER_ORDERS, counterOrders, mayBeGivenCounters } from './spend-counters';
import { begin, endTurn } from './turn';
import type { Variant } from './variant';
import { reviewObjectives } from './victory';

/** Orders before the battle or at the start of a turn: no unit leaves an objective by them. */
const BEFORE_MOVES: readonly string[] = [
  'place',
  'place-terrain',
  'deal',
  'play',
  ...COUNTER_ORDERS.map(({ type }) => type),
];

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

/** The parts of a game that are the same throughout the family; each game adds its own. */
export const familyGame: Omit<Definition<Kind, Variant>, 'kindOf' | 'orders' | 'judgement'> = {
  mayAct(battle, piece) {
    if (piece.isInReserve || mayBeGivenCounters(battle, piece)) return true;
    const { side } = piece;
    return !(piece.isLeader ? actingFault(battle, piece, side) : unitActingFault(battle, piece, side));
  },
  refusal(battle, { side }) {
    if (battle.isOver) return because(battle, 'battle-is-over');
    return side === battle.side ? undefined : because(battle, 'not-your-turn');
  },
  unknownOrder: (battle, { piece, side }) =>
    beginningFault(battle) ?? actingFault(battle, piece, side) ?? because(battle, 'no-such-order'),
  begin,
  asIf(battle) {
    battle.takeCardAway();
    battle.setStep(MOVEMENT);
    battle.setActivations(battle.count);
  },
  // Completes an order with the check that follows every order: which objectives are still held.
  upkeep(c: Course, { type }) {
    if (!BEFORE_MOVES.includes(type)) reviewObjectives(c);
  },
  placementFault(battle, piece) {
    const host = piece.isLeader ? unfitHost(battle, piece, piece.at) : undefined;
    if (host) return because(battle, 'leads-others', { space: battle.board.name(piece.at) });
    const stands = piece.isLeader
      ? leaderMayPass(battle, piece.side, piece.at)
      : mayEnd(battle, piece, piece.at);
    if (stands) return undefined;
    return because(battle, 'may-not-stand-there', { space: battle.board.name(piece.at) });
  },
  stats: familyStats,
  statusLines: familyStatusLines,
  spendingOrders: counterOrders,
  opening: ({ turn }) => (turn.step === 'deal' ? { type: 'deal', side: turn.side } : undefined),
};
