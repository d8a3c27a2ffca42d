import { wordOf } from '../../core';
import { branchOf } from './arms';
import type { Piece } from './play';
import type { EdgeColumn, GroundColumn } from './tables/ground';
import {
  ATTACK_COLUMN,
  type Branch,
  GARRISON,
  GUNNERS,
  LIMBERED,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  UNLIMBERED,
} from './unit-types';

/** What ground and edges ask of whoever walks: all who are alike in it pay alike. */
export interface Walker {
  readonly key: string;
  /** A general rides where he likes: ground costs him nothing, and only what nobody crosses bars him. */
  readonly isGeneral: boolean;
  readonly ground: GroundColumn;
  readonly edge: EdgeColumn;
  readonly formation: string;
  /** It marches as a column, so that roads lead it through whatever lies beside them (T003-10). */
  readonly isColumn: boolean;
}

const walkers = new Map<string, Walker>();

/** A piece as a walker, in the formation that it has or in another one. */
export function walkerOf(piece: Piece, formation = wordOf(piece.formation)): Walker {
  const key = piece.isLeader ? 'general' : `${branchOf(piece)} ${formation}`;
  const known = walkers.get(key) ?? {
    key,
    isGeneral: piece.isLeader,
    formation,
    isColumn: COLUMNS.includes(formation),
    ...columnsOf(branchOf(piece), formation),
  };
  walkers.set(key, known);
  return known;
}

/** R003-58: limbered guns move as a column. */
const COLUMNS = [MARCH_COLUMN, LIMBERED];

function columnsOf(branch: Branch, formation: string): Pick<Walker, 'ground' | 'edge'> {
  switch (branch) {
    case 'infantry': {
      const column = formation === SKIRMISH ? 'skirmishers' : 'formed';
      return { ground: column, edge: column };
    }
    case 'light-cavalry':
    case 'heavy-cavalry':
      return { ground: branch, edge: branch };
    default:
      // Gunners who have left their guns are men on foot, in no order that ground could break.
      if (formation === GUNNERS) return { ground: 'skirmishers', edge: 'skirmishers' };
      return { ground: 'guns', edge: branch === 'horse-artillery' ? 'horse-guns' : 'guns' };
  }
}

/** R003-163, R003-164, A003-59, A003-60: the formations in which a bridge is crossed. */
export const BRIDGE_FORMATIONS = {
  narrow: [MARCH_COLUMN, LIMBERED, GUNNERS],
  wide: [MARCH_COLUMN, LIMBERED, GUNNERS, ATTACK_COLUMN],
} as const satisfies Readonly<Record<'narrow' | 'wide', readonly string[]>>;

/** R003-118: a garrison goes as the line that it becomes when it leaves its buildings. */
export const isLineLike = ({ formation }: Walker): boolean => formation === LINE || formation === GARRISON;

export const isUnlimberedOne = ({ formation }: Walker): boolean => formation === UNLIMBERED;
export const isSkirmishingOne = ({ formation }: Walker): boolean => formation === SKIRMISH;
