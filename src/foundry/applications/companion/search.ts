import type { Entry } from './entry';

/** Lower case without accents, so that nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

/**
 * The rank of an entry for one word: a match in the number before one in the title, before one in the text; null
 * without a match.
 */
function rankOf(word: string, { id, title, lines, values }: Entry): number | null {
  const inTitle = wordsOf(title);
  if (plain(id) === word || inTitle.includes(word)) return 0;
  if (wordsOf(id).some((part) => part === word) || inTitle.some((each) => each.startsWith(word))) return 1;
  const text = wordsOf([...lines, ...values.map((value) => value.text)].join(' '));
  if (text.includes(word)) return 2;
  if (text.some((each) => each.startsWith(word))) return 3;
  return plain(title).includes(word) ? 4 : null;
}

/** The entries that contain every typed word, the best first; all entries if nothing was typed. */
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
