import { expect, test, vi } from 'vitest';
import { branchOf, branchTitle, originOf, shortTitle } from '../../src/foundry/session/branches';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

/** A battle on a scene of that name; `of`: the battle that it branched off from, and the title that it is called after. */
const battle = (id: string, name: string) => ({
  id,
  type: 'pas-de-charge.battle',
  scene: { name },
  system: { journal: `papers of ${id}` },
});

const papers = (id: string, branch?: { readonly battle: string; readonly title: string }) => ({
  id: `papers of ${id}`,
  flags: { 'pas-de-charge': branch ? { branchOf: branch } : {} },
});

const TITLE = 'Rolica, 17 August 1808';

function world(...scenes: readonly string[]) {
  const [first, branch] = [battle('first', TITLE), battle('branch', 'Rolica (branch from turn 7)')];
  makeWorld({
    combats: collection(first, branch),
    journal: collection(papers('first'), papers('branch', { battle: 'first', title: TITLE })),
    scenes: collection(...scenes.map((name) => ({ id: name, name }))),
  });
  return { first: first as never, branch: branch as never };
}

test('a branch is named after its battle, without the date, and the turn, so that a cut leaves what tells it apart', () => {
  expect(shortTitle(TITLE)).toBe('Rolica');
  expect(shortTitle('The crossing of the Berezina by night')).toBe('The crossing of…');
  expect(shortTitle('')).toBe('');
  const { first, branch } = world(TITLE);
  expect(branchTitle(branchOf(first), 7)).toBe('Rolica (branch from turn 7)');
  // A branch of a branch is called after the battle that both go back to.
  expect(branchTitle(branchOf(branch), 9)).toBe('Rolica (branch from turn 9)');
});

test('branches from one turn have numbers', () => {
  const { first } = world(TITLE, 'Rolica (branch from turn 7)', 'Rolica (branch 2 from turn 7)');
  expect(branchTitle(branchOf(first), 7)).toBe('Rolica (branch 3 from turn 7)');
});

test('a branch knows the battle that it branched off from, as long as that is there', () => {
  const { first, branch } = world(TITLE);
  expect(originOf(branch)).toBe(first);
  expect(originOf(first)).toBeUndefined();
  makeWorld({
    combats: collection(branch),
    journal: collection(papers('branch', { battle: 'first', title: '' })),
  });
  expect(originOf(branch)).toBeUndefined();
});
