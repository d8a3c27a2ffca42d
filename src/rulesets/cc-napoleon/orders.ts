import {
  enemyOf,
  type Leader,
  type Order,
  type PieceId,
  pieceOf,
  reserveOf,
  type State,
  type Unit,
  type Ways,
} from '../../core';
import { activationFault } from './activation';
import { GRID } from './board';
import { detachWays } from './detach';
import { leaderWays, unitWays } from './movement';
import { unitsOf } from './neighbourhood';
import { placesFor } from './place';
import { freeSpaces, terrainLeft } from './place-terrain';
import {
  fireCardFault,
  leaderStayFault,
  meleeCardFault,
  refusal,
  sendFault,
  unitRefusal,
  unitStayFault,
} from './refusal';
import { beginningFault } from './step-refusal';
import { unitType } from './unit-types';

/** Every legal order of the side whose turn it is. */
export function orders(state: State): readonly Order[] {
  if (state.winner) return [];
  const { side, step } = state.turn;
  const pieces = [...Object.keys(state.units), ...Object.keys(state.leaders), ...Object.keys(state.reserve)];
  const others: readonly Order[] = [
    { type: 'deal', side },
    ...[...new Set(state.cards?.hands[side])].map((card) => ({ type: 'play', side, card })),
    { type: 'end-turn', side },
  ];
  return [
    ...pieces.flatMap((id) => ordersOf(state, id)),
    ...(step === 'terrain' ? terrainOrders(state) : []),
    ...others.filter((order) => refusal(state, order) === undefined),
  ];
}

/** Every legal order of one unit or leader. */
export function ordersOf(state: State, id: PieceId): readonly Order[] {
  if (state.winner) return [];
  const reserve = reserveOf(state, id);
  if (reserve) return placeOrders(state, reserve);
  const piece = pieceOf(state, id);
  if (!piece || piece.side !== state.turn.side || beginningFault(state)) return [];
  if (activationFault(state, piece)) return [];
  const unit = state.units[id];
  if (!unit) return leaderMoves(state, piece);
  const { side } = unit;
  const others = [
    ...targetsOf(state, unit),
    { type: 'form-square', side, unit: id },
    { type: 'leave-square', side, unit: id },
  ];
  return [
    ...unitMoves(state, unit),
    ...detachesOf(state, unit),
    ...others.filter((order) => unitRefusal(state, unit, order) === undefined),
  ];
}

const placeOrders = (state: State, { id, side }: Leader): readonly Order[] =>
  side === state.turn.side ? placesFor(state, id).map((to) => ({ type: 'place', side, unit: id, to })) : [];

function terrainOrders(state: State): readonly Order[] {
  const { side } = state.turn;
  const spaces = freeSpaces(state);
  return terrainLeft(state).flatMap((terrain) =>
    spaces.map((to) => ({ type: 'place-terrain', side, terrain, to })),
  );
}

const unitMoves = (state: State, unit: Unit): readonly Order[] =>
  unitStayFault(state, unit) ? [] : ordersTo('move', unit, unitWays(state, unit));

const leaderMoves = (state: State, leader: Leader): readonly Order[] =>
  leaderStayFault(state, leader) ? [] : ordersTo('move', leader, leaderWays(state, leader));

const detachesOf = (state: State, unit: Unit): readonly Order[] =>
  sendFault(state, unit) ? [] : ordersTo('detach', unit, detachWays(state, unit));

const ordersTo = (type: string, { id, side }: Leader, { spaces }: Ways): readonly Order[] =>
  spaces.map((to) => ({ type, side, unit: id, to }));

/** Fire and melee on everyone who might be in reach; the refusal sorts out who is. */
function targetsOf(state: State, unit: Unit): readonly Order[] {
  const { side, id } = unit;
  const { fire } = unitType(unit);
  const range = fire?.kind === 'guns' ? fire.range : 2;
  const within = (pieces: readonly Leader[], reach: number) =>
    pieces.filter(({ at, side: other }) => other !== side && GRID.distance(at, unit.at) <= reach);
  const order = (type: string) => (enemy: Leader) => ({ type, side, unit: id, target: enemy.id });
  const enemies = unitsOf(state, enemyOf(side));
  const shots = fireCardFault(state, unit) ? [] : within(enemies, range).map(order('fire'));
  if (meleeCardFault(state, unit)) return shots;
  const strikes = [...within(enemies, 1), ...within(Object.values(state.leaders), 1)];
  return [...shots, ...strikes.map(order('melee'))];
}
