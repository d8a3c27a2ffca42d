import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SpaceSet } from '../../src/core';
import { linkedGroups, wholeGroups } from '../../src/rulesets/commands-and-colors/cards/linked-spaces';
import { BOARD } from '../core/toy-game';

const MOST = 4;

/** Some spaces in the order of the board, as one word. */
const word = (spaces: readonly number[]): string => spaces.toSorted((one, other) => one - other).join(' ');
const membersOf = (group: SpaceSet): string => {
  const members: number[] = [];
  group.forEach((space) => {
    members.push(space);
  });
  return word(members);
};

/** Every choice of some spaces, the empty one included. */
function choices(spaces: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [[]];
  for (const space of spaces) found.push(...found.map((chosen) => [...chosen, space]));
  return found;
}

/** The spaces that a walk from the first of some reaches inside them. */
function reached(spaces: readonly number[]): readonly number[] {
  const found = spaces.slice(0, 1);
  for (const space of found) {
    const around = [...(BOARD.around[space] ?? [])];
    found.push(...around.filter((next) => spaces.includes(next) && !found.includes(next)));
  }
  return found;
}

const isLinked = (spaces: readonly number[]): boolean =>
  spaces.length > 0 && reached(spaces).length === spaces.length;

const someSpaces = fc.uniqueArray(fc.constantFrom(...BOARD.spaces.keys()), { minLength: 1, maxLength: 9 });

test('groups up to a size are all choices of spaces that are linked and hold a root, each of them once', () => {
  const property = fc.property(someSpaces, fc.nat(8), (spaces, count) => {
    const roots = spaces.slice(0, 1 + count);
    const found = linkedGroups(BOARD, SpaceSet.of(BOARD.size, spaces), roots, MOST).map(membersOf);
    const wanted = choices(spaces).filter(
      (chosen) => chosen.length <= MOST && isLinked(chosen) && chosen.some((space) => roots.includes(space)),
    );
    expect(found.toSorted()).toEqual(wanted.map(word).toSorted());
  });
  fc.assert(property, { numRuns: 100, seed: 1806 });
});

test('whole groups hold every space once, each with all that it is linked to', () => {
  const property = fc.property(someSpaces, (spaces) => {
    const found = wholeGroups(BOARD, spaces).map(membersOf);
    const wanted = new Set(
      spaces.map((space) => word(reached([space, ...spaces.filter((other) => other !== space)]))),
    );
    expect(found.toSorted()).toEqual([...wanted].toSorted());
  });
  fc.assert(property, { numRuns: 100, seed: 1807 });
});
