import { type Board, SpaceSet } from '../../../core';

/** Groups of spaces that can be ordered together, each group a set. */
export type Groups = readonly SpaceSet[];

/** Every connected group of the spaces up to a given size that contains one of the roots. */
export function linkedGroups(board: Board, among: SpaceSet, roots: Iterable<number>, most: number): Groups {
  const groups = Array.from(roots, (root) => SpaceSet.of(board.size, [root]));
  const next = new SpaceSet(board.size);
  let done = 0;
  for (let size = 1; size < most; size += 1) {
    const { length } = groups;
    for (; done < length; done += 1) {
      const group = groups[done] as SpaceSet;
      next.clear();
      group.forEach((member) => {
        next.addAll(board.beside[member] as SpaceSet);
      });
      next.keep(among);
      next.subtract(group);
      next.forEach((space) => {
        addNew(groups, length, withSpace(board, group, space));
      });
    }
  }
  return groups;
}

function withSpace(board: Board, group: SpaceSet, space: number): SpaceSet {
  const grown = new SpaceSet(board.size);
  grown.copy(group);
  grown.add(space);
  return grown;
}

/** Adds a group, unless it is among those found since a place in the list. */
function addNew(groups: SpaceSet[], since: number, group: SpaceSet): void {
  for (let at = since; at < groups.length; at += 1) if (groups[at]?.equals(group)) return;
  groups.push(group);
}

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
