import type { SpaceId } from '../../../core';
import { GRID } from '../board';

/** Spaces that can be ordered together, each group a set. */
export type Groups = readonly ReadonlySet<SpaceId>[];

/** Every connected group of at most so many of the spaces that contains one of the roots. */
export function linkedGroups(spaces: readonly SpaceId[], roots: readonly SpaceId[], most: number): Groups {
  const among = new Set(spaces);
  const found = new Map<string, ReadonlySet<SpaceId>>();
  let growing: readonly ReadonlySet<SpaceId>[] = roots.map((root) => new Set([root]));
  for (let size = 1; size <= most; size += 1) {
    const larger = new Map<string, ReadonlySet<SpaceId>>();
    for (const group of growing) {
      found.set(nameOf(group), group);
      for (const next of around(group, among)) {
        const grown = new Set([...group, next]);
        larger.set(nameOf(grown), grown);
      }
    }
    growing = [...larger.values()];
  }
  return [...found.values()];
}

const nameOf = (group: ReadonlySet<SpaceId>): string => [...group].sort().join();

/** The spaces next to a group that are among some others. */
const around = (group: ReadonlySet<SpaceId>, among: ReadonlySet<SpaceId>): readonly SpaceId[] =>
  [...group].flatMap((member) =>
    GRID.neighbours(member).filter((next) => among.has(next) && !group.has(next)),
  );

/** The connected groups into which spaces fall. */
export function wholeGroups(spaces: readonly SpaceId[]): Groups {
  const left = new Set(spaces);
  const groups: Set<SpaceId>[] = [];
  for (const space of spaces) {
    if (!left.delete(space)) continue;
    const group = new Set([space]);
    for (const member of group) {
      for (const next of GRID.neighbours(member)) if (left.delete(next)) group.add(next);
    }
    groups.push(group);
  }
  return groups;
}
