import type { PieceId, Unit } from '../../core';
import { unitAt } from '../../core';
import { drawBlock, drawLeader } from '../../drawing';
import type { UserBattle } from '../documents/battle-port';
import { readyPieces } from './offers';

/** How one piece looks on the board now. */
export interface Look {
  /** The picture, as high as wide. */
  readonly svg: string;
  /** A leader's flag that flies from the block of a unit. */
  readonly attached: boolean;
  /** `ready`: can still be ordered; `engaged`: has begun to act and can go on; `none`: neither. */
  readonly mark: 'ready' | 'engaged' | 'none';
  /** Absent for leaders. */
  readonly strength: number | null;
}

/** The look of a unit or leader; undefined if it is not on the board. */
export function lookOf(battle: UserBattle, id: PieceId): Look | undefined {
  const unit = battle.state.units[id];
  return unit ? unitLook(battle, unit) : leaderLook(battle, id);
}

function unitLook(battle: UserBattle, unit: Unit): Look {
  const { rules, state } = battle;
  const type = rules.pieces[unit.type];
  const mark = markOf(battle, unit);
  const svg = drawBlock({
    arm: type?.arm ?? '',
    sign: type?.sign ?? '',
    nation: state.sides[unit.side].nation,
    strength: unit.strength,
    full: unit.full,
    formation: unit.formation,
    spent: mark === 'none' && unit.side === state.turn.side && unit.marks.length > 0,
  });
  return { svg, attached: false, mark, strength: unit.strength };
}

function leaderLook(battle: UserBattle, id: PieceId): Look | undefined {
  const { rules, state } = battle;
  const leader = state.leaders[id];
  if (!leader) return undefined;
  const attached = unitAt(state, leader.at)?.side === leader.side;
  const rank = rules.pieces[leader.type]?.sign ?? '';
  const { nation } = state.sides[leader.side];
  const svg = drawLeader({ nation, rank, name: attached ? '' : leader.name, alone: !attached });
  return { svg, attached, mark: attached ? 'none' : markOf(battle, leader), strength: null };
}

function markOf({ rules, state }: UserBattle, { id, marks }: Pick<Unit, 'id' | 'marks'>): Look['mark'] {
  if (!readyPieces(rules, state).has(id)) return 'none';
  return marks.length > 0 ? 'engaged' : 'ready';
}
