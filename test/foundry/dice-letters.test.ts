// Each die of the games has one letter by which chat rolls it; games that share a die share its letter.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../src/rulesets';
import { ENGLISH } from './english';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

const told: string[] = [];
const onceReady: (() => void)[] = [];

/** Makes the dice known to a Foundry in which some letters are taken, and starts it; the letters of the games. */
async function lettersBeside(...taken: readonly string[]): Promise<readonly string[]> {
  const { registerDice } = await import('../../src/foundry/dice');
  const terms: Record<string, unknown> = Object.fromEntries(taken.map((letter) => [letter, class {}]));
  vi.stubGlobal('CONFIG', { Dice: { terms } });
  registerDice(GAMES.map(({ rules }) => rules));
  for (const ready of onceReady) ready();
  return Object.keys(terms).filter((letter) => !taken.includes(letter));
}

beforeEach(() => {
  told.length = 0;
  onceReady.length = 0;
  vi.stubGlobal('foundry', { dice: { terms: { Die: class {} } } });
  vi.stubGlobal('Hooks', {
    once: (name: string, heard: () => void) => name === 'ready' && onceReady.push(heard),
  });
  vi.stubGlobal('game', { user: { isGM: true }, i18n: ENGLISH });
  vi.stubGlobal('ui', { notifications: { info: (text: string) => told.push(text) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where nobody else has taken a letter, each die has its own, and nothing is told', async () => {
  expect([...(await lettersBeside('d', 'c', 'f'))].sort()).toEqual(['b', 'n', 'v']);
  expect(told).toEqual([]);
});

test('where one is taken, another is found, and the GM is told which', async () => {
  expect([...(await lettersBeside('d', 'b'))].sort()).toEqual(['a', 'n', 'v']);
  expect(told).toEqual(['Another die already uses the letter “b”. Use “a” for the battle dice here.']);
});
