import type { Entry } from './entry';

/** Small letters without accents: nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

/** How well an entry answers one word: its number before its title before its text; null if it has nothing of it. */
function rankOf(word: string, { id, title, lines, values }: Entry): number | null {
  const inTitle = wordsOf(title);
  if (plain(id) === word || inTitle.includes(word)) return 0;
  if (wordsOf(id).some((part) => part === word) || inTitle.some((each) => each.startsWith(word))) return 1;
  const text = wordsOf([...lines, ...values.map((value) => value.text)].join(' '));
  if (text.includes(word)) return 2;
  if (text.some((each) => each.startsWith(word))) return 3;
  return plain(title).includes(word) ? 4 : null;
}

/** The entries that have every word that was typed, the best first; all of them where nothing was. */
export function found(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = wordsOf(typed);
  return entries
    .flatMap((entry, order) => {
      const ranks = words.map((word) => rankOf(word, entry));
      const isFound = ranks.every((rank) => rank !== null);
      return isFound ? { entry, order, rank: Math.max(0, ...ranks.map((rank) => rank ?? 0)) } : [];
    })
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .map(({ entry }) => entry);
}
