import { NO_SPACE, type Ordered, type Piece, type Position } from '../core';
import type { Survey } from './survey';

/** A reason for an order, by a term of the judgement. */
export type AdviceReason =
  | 'attack'
  | 'fires-first'
  | 'unanswered'
  | 'finishes'
  | 'in-range'
  | 'nearer'
  | 'sheltered'
  | 'safer'
  | 'exposed'
  | 'supported'
  | 'commanded'
  | 'objective'
  | 'faces'
  | 'can-attack'
  | 'can-reach';

/** A change of a term that deserves a word, in strength points. */
const NOTABLE = 0.25;
/** An attack may take this many times what it takes on average. */
const SPREAD = 2;

type Terms = ReturnType<Survey<unknown>['termsAt']>;

/** When a move deserves each reason: the terms where the unit is, and where it goes. */
const MOVE_REASONS: readonly (readonly [AdviceReason, (from: Terms, there: Terms) => boolean])[] = [
  ['in-range', (from, there) => there.far === 0 && from.far > 0],
  ['nearer', (from, there) => there.far > 0 && there.far < from.far],
  ['objective', (from, there) => there.objective - from.objective > NOTABLE],
  ['sheltered', (from, there) => there.danger > NOTABLE && there.shelter > from.shelter],
  ['safer', (from, there) => from.danger - there.danger > NOTABLE],
  ['exposed', (from, there) => there.danger - from.danger > NOTABLE],
  ['supported', (from, there) => there.friends > from.friends],
  ['commanded', (from, there) => there.command > from.command],
];

/** The reasons for an order of a piece; none for an order of the side as a whole, or of a leader. */
export function reasonsFor<Kind>(
  survey: Survey<Kind>,
  position: Position<Kind>,
  order: Ordered<Kind>,
): readonly AdviceReason[] {
  const { piece, target, to, facing, type } = order;
  if (!piece?.isOnBoard || piece.isLeader) return target ? ['attack'] : [];
  if (target) return attackReasons(survey, position, piece, target);
  if (to !== NO_SPACE) return moveReasons(survey, position, piece, to);
  if (facing !== undefined) {
    const turns = survey.aspect(position, piece, facing) > survey.aspect(position, piece, piece.facing);
    return turns ? ['faces'] : [];
  }
  return survey.judgement.openings.includes(type) ? openingReasons(survey, position, piece) : [];
}

/** The terms of the judgement that a move improves, or makes worse. */
function moveReasons<Kind>(survey: Survey<Kind>, position: Position<Kind>, piece: Piece<Kind>, to: number) {
  const from = survey.termsAt(position, piece, piece.at);
  const there = survey.termsAt(position, piece, to);
  return MOVE_REASONS.flatMap(([reason, isSo]) => (isSo(from, there) ? reason : []));
}

/** The reasons for an attack: whether it comes before others, can be answered, and may finish off its target. */
function attackReasons<Kind>(
  { judgement }: Survey<Kind>,
  position: Position<Kind>,
  piece: Piece<Kind>,
  target: Piece<Kind>,
): readonly AdviceReason[] {
  const { board } = position;
  const distance = board.distance(piece.at, target.at);
  // Where an attack ends all movement, only those that stand beside the target can still attack it from there.
  const stride = (unit: Piece<Kind>): number => (judgement.movesFirst ? 0 : judgement.stride(position, unit));
  const closesIn = (unit: Piece<Kind>): boolean =>
    unit !== piece && board.distance(unit.at, target.at) <= 1 + stride(unit);
  const isFirst = distance > 1 && position.force(piece.side).units.some(closesIn);
  const isUnanswered = distance > 1 && !target.isLeader && distance > judgement.reach(position, target);
  const mayFinish = !target.isLeader && target.strength <= SPREAD * judgement.power(position, piece);
  return [
    isFirst ? 'fires-first' : 'attack',
    ...(isUnanswered ? (['unanswered'] as const) : []),
    ...(mayFinish ? (['finishes'] as const) : []),
  ];
}

/** The reasons to let a unit act: it has something to do. */
function openingReasons<Kind>(
  survey: Survey<Kind>,
  position: Position<Kind>,
  piece: Piece<Kind>,
): readonly AdviceReason[] {
  const { far } = survey.termsAt(position, piece, piece.at);
  if (far === 0) return ['can-attack'];
  return far <= survey.judgement.stride(position, piece) ? ['can-reach'] : [];
}
