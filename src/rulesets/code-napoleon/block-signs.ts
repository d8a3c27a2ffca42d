import { type BlockCondition, type BlockSigns, type GradeColour, NO_SIGNS } from '../../core';
import { hasReactMarker, orderOf } from './condition';
import type { Piece, Position } from './play';
import type { Grade } from './troop';

/** T003-3: the colour and letter of each morale grade. */
const GRADE_SIGNS: Readonly<Record<Grade, { readonly grade: string; readonly gradeColour: GradeColour }>> = {
  elite: { grade: 'E', gradeColour: 'red' },
  veteran: { grade: 'V', gradeColour: 'blue' },
  regular: { grade: 'R', gradeColour: 'green' },
  conscript: { grade: 'C', gradeColour: 'yellow' },
  militia: { grade: 'M', gradeColour: 'white' },
};

/** The conditions shown on a block, in the order of the legend. */
export const CONDITIONS = [
  'disorganised',
  'disordered',
  'routed',
  'reacts',
] as const satisfies readonly BlockCondition[];

/** The signs on the block of a unit: its grade, its order, and its react marker if it has one. */
export function signs(_position: Position, piece: Piece): BlockSigns {
  if (piece.isLeader) return NO_SIGNS;
  const order = orderOf(piece);
  return {
    ...NO_SIGNS,
    ...GRADE_SIGNS[piece.kind.grade],
    conditions: [
      ...(order === 'good' ? [] : ([order] as const)),
      ...(hasReactMarker(piece) ? (['reacts'] as const) : []),
    ],
  };
}
