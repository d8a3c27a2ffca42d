import { expect, test, vi } from 'vitest';
import { noteReported, reportedIn } from '../../src/foundry/session/journal/battle-journal';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

type Flags = Readonly<Record<string, unknown>>;

/** A battle journal whose record has such flags. */
function journalWith(flags: Flags): void {
  const page = { id: 'record', flags: { 'pas-de-charge': { page: 'record', ...flags } } };
  const journal = {
    id: 'journal',
    pages: collection(page),
    updateEmbeddedDocuments: async (
      _: string,
      [change]: { readonly flags: { 'pas-de-charge': Flags } }[],
    ) => {
      Object.assign(page.flags['pas-de-charge'], change?.flags['pas-de-charge']);
    },
  };
  makeWorld({ journal: collection(journal) });
}

test('how far chat has reported a battle is known under the name that it had before, until it is noted anew', async () => {
  journalWith({ told: 7 });
  expect(reportedIn('journal')).toBe(7);
  await noteReported('journal', 9);
  expect(reportedIn('journal')).toBe(9);
});

test('of a battle that nobody has reported, nothing is', () => {
  journalWith({});
  expect([reportedIn('journal'), reportedIn('none')]).toEqual([0, 0]);
});
