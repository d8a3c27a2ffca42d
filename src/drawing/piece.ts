import type { BlockCondition, Facing, GradeColour, Grid, Ruleset } from '../core';
import { drawBlock } from './block/draw-block';
import type { Detail } from './detail';
import { entryOf } from './entry';
import { drawLeader } from './leader';

/** A piece by itself, with as much as is known of it. */
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

/** What of the rules shows on a piece; of a game that is not known, squares are taken to be its spaces. */
interface PieceRules extends Pick<Ruleset, 'pieces' | 'hitTrack'> {
  readonly grid: Pick<Grid, 'kind'> | undefined;
}

/** Draws a piece as the rules know it: who has strength as a block, a leader as a marker of his own. */
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
    // Those who came together are all there are: none of them is beyond a figure of the chart.
    full: isGroup ? Math.max(full, strength) : full,
    counts: hitTrack,
    screen: screen === true,
    spent: spent === true,
    conditions,
    // A square looks to all sides.
    ...(facing && formation !== 'square' && { front: facing, shape: grid?.kind ?? 'square' }),
  };
  return drawBlock(block, detail);
}
