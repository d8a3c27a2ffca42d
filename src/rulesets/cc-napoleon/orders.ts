import { enemyOf, type Leader, type Order, type PieceId, pieceOf, type State, type Unit } from '../../core';
import { GRID } from './board';
import { leaderWays, unitWays } from './movement';
import { canActivate } from './neighbourhood';
import { refusal } from './refusal';
import { unitType } from './unit-types';

/** Every legal order of the side whose turn it is. */
export function orders(state: State): readonly Order[] {
  if (state.winner) return [];
  const { side } = state.turn;
  const pieces = [...Object.keys(state.units), ...Object.keys(state.leaders)];
  return [...pieces.flatMap((id) => ordersOf(state, id)), { type: 'end-turn', side }];
}

/** Every legal order of one unit or leader. */
export function ordersOf(state: State, id: PieceId): readonly Order[] {
  const piece = pieceOf(state, id);
  if (state.winner || !piece || piece.side !== state.turn.side || !canActivate(state, piece)) return [];
  const unit = state.units[id];
  const moves = movesOf(state, unit, piece);
  if (!unit) return moves;
  const { side } = unit;
  const others = [
    ...targetsOf(state, unit),
    { type: 'form-square', side, unit: id },
    { type: 'leave-square', side, unit: id },
  ];
  return [...moves, ...others.filter((order) => refusal(state, order) === undefined)];
}

function movesOf(state: State, unit: Unit | undefined, piece: Leader): readonly Order[] {
  const { id, side } = piece;
  const ways = unit ? unitWays(state, unit) : leaderWays(state, piece);
  const [first] = ways.keys();
  if (first === undefined || refusal(state, { type: 'move', side, unit: id, to: first })) return [];
  return GRID.spaces.filter((to) => ways.has(to)).map((to) => ({ type: 'move', side, unit: id, to }));
}

/** Fire and melee on everyone who might be in reach; the refusal sorts out who is. */
function targetsOf(state: State, unit: Unit): readonly Order[] {
  const { side, id } = unit;
  const { fire } = unitType(unit);
  const range = fire?.kind === 'guns' ? fire.range : 2;
  const enemies = Object.values(state.units).filter(
    (enemy) => enemy.side === enemyOf(side) && GRID.distance(enemy.at, unit.at) <= range,
  );
  const leaders = Object.values(state.leaders).filter(
    (enemy) => enemy.side === enemyOf(side) && GRID.distance(enemy.at, unit.at) === 1,
  );
  return [
    ...enemies.map((enemy) => ({ type: 'fire', side, unit: id, target: enemy.id })),
    ...[...enemies, ...leaders].map((enemy) => ({ type: 'melee', side, unit: id, target: enemy.id })),
  ];
}
