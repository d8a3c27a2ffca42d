import type { Leader, PieceId, Unit } from '../../../core';
import { leadersAt, pieceOf, unitsAt } from '../../../core';
import { drawBlock, drawLeader } from '../../../drawing';
import type { UserBattle } from '../../battle/battle-port';
import { isStacked } from '../../geometry/token-slots';
import { actingPieces } from './piece-orders';

/** How one piece looks on the board now. */
export interface PieceLook {
  /** The picture, as high as wide. */
  readonly svg: string;
  /** A leader's flag that flies from the block of a unit. */
  readonly attached: boolean;
  /** `ready`: can still be ordered; `engaged`: has begun to act and can go on; `none`: neither. */
  readonly mark: 'ready' | 'engaged' | 'none';
  /** Absent for leaders. */
  readonly strength: number | null;
  /** Others may stand beside it in its space. */
  readonly isShared: boolean;
  /** A question is about it: it may be on its way through the space of a friend, who must not hide it. */
  readonly isAsked: boolean;
}

/** The look of a unit or leader; undefined if it is not on the board. */
export function pieceLookOf(battle: UserBattle, id: PieceId): PieceLook | undefined {
  const unit = battle.state.units[id];
  return unit ? unitLook(battle, unit) : leaderLook(battle, id);
}

/** What a piece of the side whose turn it is can still do: `ready`, `engaged` (begun), `done`, or it waits. */
export type Activity = 'ready' | 'engaged' | 'done' | 'waiting';

/** What a piece can still do this turn, whether or not a question holds it up. */
export function activityOf(battle: UserBattle, { id, side, marks }: Leader): Activity {
  const { rules, state } = battle;
  if (isFighting(battle, id)) return 'engaged';
  if (actingPieces(rules, state).has(id)) return marks.length > 0 ? 'engaged' : 'ready';
  return side === state.turn.side && marks.length > 0 ? 'done' : 'waiting';
}

/** Whoever attacks is not done before his attack is over. */
const isFighting = ({ question, events, state }: UserBattle, id: PieceId): boolean =>
  question !== null &&
  events.some(
    (event) => event.type === 'attacked' && event.unit === id && pieceOf(state, id)?.side === state.turn.side,
  );

function unitLook(battle: UserBattle, unit: Unit): PieceLook {
  const { rules } = battle;
  const type = rules.pieces[unit.type];
  const svg = drawBlock({
    arm: type?.arm ?? '',
    sign: type?.sign ?? '',
    nation: unit.nation,
    strength: unit.strength,
    // Those who came together are all there are: none of them is beyond a figure of the chart.
    full: type?.isGroup ? Math.max(unit.full, unit.strength) : unit.full,
    formation: unit.formation,
    ...(unit.facing && { front: unit.facing, shape: rules.grid.kind }),
    counts: rules.hitTrack,
    spent: activityOf(battle, unit) === 'done',
    ...rules.signs(battle.state, unit.id),
  });
  return {
    svg,
    attached: false,
    mark: markOf(battle, unit),
    strength: unit.strength,
    isShared: isStacked(rules),
    isAsked: battle.question?.unit === unit.id,
  };
}

function leaderLook(battle: UserBattle, id: PieceId): PieceLook | undefined {
  const { rules, state } = battle;
  const leader = state.leaders[id];
  if (!leader) return undefined;
  const hasUnits = unitsAt(state, leader.at).some(({ side }) => side === leader.side);
  // Where many share a space, everyone has a place of his own in it.
  const isShared = isStacked(rules);
  const attached = hasUnits && !isShared;
  const isAlone = !hasUnits && (!isShared || leadersAt(state, leader.at).length === 1);
  const rank = rules.pieces[leader.type]?.sign ?? '';
  const svg = drawLeader({
    nation: leader.nation,
    rank,
    name: isAlone ? leader.name : '',
    alone: !attached,
  });
  return {
    svg,
    attached,
    mark: attached ? 'none' : markOf(battle, leader),
    strength: null,
    isShared,
    isAsked: battle.question?.unit === id,
  };
}

/** Nobody can be ordered while a question is open, so no mark invites to it. */
function markOf(battle: UserBattle, piece: Leader): PieceLook['mark'] {
  const activity = battle.question ? 'waiting' : activityOf(battle, piece);
  return activity === 'ready' || activity === 'engaged' ? activity : 'none';
}
