import { wordOf } from '../../core';
import { branchOf } from './arms';
import type { Piece } from './play';
import type { EdgeColumn, GroundColumn } from './terrain-types';
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

/** A kind of mover: pieces of the same kind pay the same costs for terrain and edges. */
export interface Walker {
  readonly key: string;
  /** A general: terrain costs nothing, and only edges that nothing can cross bar the way. */
  readonly isGeneral: boolean;
  readonly ground: GroundColumn;
  readonly edge: EdgeColumn;
  readonly formation: string;
  /** It moves as a column, so roads lead it through any terrain (T003-10). */
  readonly isColumn: boolean;
}

/** By the branch, or `general`, then by the number of the formation. */
const walkers = new Map<Branch | 'general', Walker[]>();

/** A piece as a walker, in the formation that it has or in another one, by its number. */
export function walkerOf(piece: Piece, number = piece.formation): Walker {
  const group = piece.isLeader ? 'general' : branchOf(piece);
  const known = walkers.get(group)?.[number];
  if (known) return known;
  const formation = wordOf(number);
  const made = {
    key: piece.isLeader ? group : `${group} ${formation}`,
    isGeneral: piece.isLeader,
    formation,
    isColumn: COLUMNS.includes(formation),
    ...columnsOf(branchOf(piece), formation),
  };
  const alike = walkers.get(group) ?? [];
  alike[number] = made;
  walkers.set(group, alike);
  return made;
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
      // Gunners without guns move on foot, without a formation that terrain could disorder.
      if (formation === GUNNERS) return { ground: 'skirmishers', edge: 'skirmishers' };
      return { ground: 'guns', edge: branch === 'horse-artillery' ? 'horse-guns' : 'guns' };
  }
}

/** R003-163, R003-164, A003-59, A003-60: the formations that may cross each kind of bridge. */
export const BRIDGE_FORMATIONS = {
  narrow: [MARCH_COLUMN, LIMBERED, GUNNERS],
  wide: [MARCH_COLUMN, LIMBERED, GUNNERS, ATTACK_COLUMN],
} as const satisfies Readonly<Record<'narrow' | 'wide', readonly string[]>>;

/** R003-118: a garrison moves as the line that it becomes when it leaves its buildings. */
export const isLineLike = ({ formation }: Walker): boolean => formation === LINE || formation === GARRISON;

export const isUnlimberedOne = ({ formation }: Walker): boolean => formation === UNLIMBERED;
export const isSkirmishingOne = ({ formation }: Walker): boolean => formation === SKIRMISH;
