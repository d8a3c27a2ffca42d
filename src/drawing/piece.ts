import type { BlockCondition, Facing, GradeColour, Grid, Ruleset } from '../core';
import { drawBlock } from './block/draw-block';
import type { Detail } from './detail';
import { drawLeader } from './leader';
import { entryOf } from './look-up';

/** The drawing data of a single piece, as far as known. */
export interface PieceDrawing {
  readonly type: string;
  readonly nation: string;
  /** Absent for leaders. */
  readonly strength?: number | undefined;
  readonly full?: number | undefined;
  readonly formation?: string | undefined;
  readonly facing?: Facing | undefined;
  readonly grade?: string | undefined;
  readonly gradeColour?: GradeColour | null;
  readonly screen?: boolean | undefined;
  readonly spent?: boolean;
  readonly conditions?: readonly BlockCondition[];
}

/** The parts of the rules that affect drawings; for an unknown game, spaces are assumed to be squares. */
interface PieceRules extends Pick<Ruleset, 'pieces' | 'hitTrack'> {
  readonly grid: Pick<Grid, 'kind'> | undefined;
}

/** Draws a piece by its rules: a unit as a block, a leader as a marker. */
export function drawPiece(
  { pieces, hitTrack, grid }: PieceRules,
  piece: PieceDrawing,
  detail: Detail = 'full',
): string {
  const {
    nation,
    strength,
    full = strength,
    formation = '',
    facing,
    grade = '',
    gradeColour = null,
    screen,
    spent,
    conditions = [],
  } = piece;
  const { arm = '', sign = '', isGroup = false } = entryOf(pieces, piece.type) ?? {};
  if (strength === undefined || full === undefined)
    return drawLeader({ nation, rank: sign, name: '', alone: true, spent: spent === true }, detail);
  const block = {
    ...{ arm, sign, nation, strength, formation, grade, gradeColour },
    // A merged group has no strength beyond its full strength.
    full: isGroup ? Math.max(full, strength) : full,
    counts: hitTrack,
    screen: screen === true,
    spent: spent === true,
    conditions,
    // An infantry square faces all sides.
    ...(facing && formation !== 'square' && { front: facing, shape: grid?.kind ?? 'square' }),
  };
  return drawBlock(block, detail);
}
