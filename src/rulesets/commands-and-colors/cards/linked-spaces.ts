import { type Board, SpaceSet } from '../../../core';

/** Groups of spaces that can be ordered together, each group a set. */
export type Groups = readonly SpaceSet[];

const nameOf = ({ words }: SpaceSet): string => words.join();

function withSpace(board: Board, group: SpaceSet, space: number): SpaceSet {
  const grown = new SpaceSet(board.size);
  grown.copy(group);
  grown.add(space);
  return grown;
}

/** Every connected group of the spaces up to a given size that contains one of the roots. */
export function linkedGroups(
  board: Board,
  spaces: readonly number[],
  roots: readonly number[],
  most: number,
): Groups {
  const among = SpaceSet.of(board.size, spaces);
  const found = new Map<string, SpaceSet>();
  let growing: readonly SpaceSet[] = roots.map((root) => SpaceSet.of(board.size, [root]));
  for (let size = 1; size <= most; size += 1) {
    const larger = new Map<string, SpaceSet>();
    for (const group of growing) {
      found.set(nameOf(group), group);
      for (const next of around(board, group, among)) {
        const grown = withSpace(board, group, next);
        larger.set(nameOf(grown), grown);
      }
    }
    growing = [...larger.values()];
  }
  return [...found.values()];
}

/** The spaces adjacent to a group that belong to a given set. */
const around = (board: Board, group: SpaceSet, among: SpaceSet): readonly number[] =>
  group
    .list()
    .flatMap((member) =>
      [...(board.around[member] as Int16Array)].filter((next) => among.has(next) && !group.has(next)),
    );

/** The connected groups of the given spaces. */
export function wholeGroups(board: Board, spaces: readonly number[]): Groups {
  const left = new Set(spaces);
  const groups: SpaceSet[] = [];
  for (const space of spaces) {
    if (!left.delete(space)) continue;
    const members = new Set([space]);
    for (const member of members) {
      for (const next of board.around[member] as Int16Array) if (left.delete(next)) members.add(next);
    }
    groups.push(SpaceSet.of(board.size, members));
  }
  return groups;
}
