import type { Localize } from '../../texts';
import type { Entry } from './entry';

/** A language's words for the search: those that say nothing, and those that mean the same. */
export interface SearchWords {
  readonly ignored: ReadonlySet<string>;
  /** The other words of each group that a word is in. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

/** The words of an entry in the order of their weight. */
interface Tokens {
  readonly id: readonly string[];
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly refusals: readonly string[];
}

/** The rank of a word that is not found. */
const NOWHERE = 9;

/** The most words of a search that count: nobody types more. */
const MOST_WORDS = 20;
const LONGEST = 300;

/** Lower case without accents, with straight apostrophes. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** An article or preposition that French writes with its word: `l'unite`. */
const ELIDED = /^(?:\p{L}|qu)'(?=\p{L}{2})/u;

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.']+/u)
    .map((word) => word.replace(/^'+|['.]+$/g, '').replace(ELIDED, ''))
    .filter(Boolean);

/** The words for the search in the user's language: groups stand between semicolons. */
export function searchWords(localize: Localize): SearchWords {
  const alike = new Map<string, readonly string[]>();
  for (const group of localize('PDC.companion.alike').split(';')) {
    const words = wordsOf(group);
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      alike.set(word, [...(alike.get(word) ?? []), ...others]);
    }
  }
  return { ignored: new Set(wordsOf(localize('PDC.companion.ignored'))), alike };
}

// Entries stay the same while somebody types.
const known = new WeakMap<Entry, Tokens>();

function tokensOf(entry: Entry): Tokens {
  const { id, title, lines, values, refusals } = entry;
  const tokens = known.get(entry) ?? {
    id: [plain(id), ...wordsOf(id)],
    title: wordsOf(title),
    text: wordsOf([...lines, ...values.map(({ text }) => text)].join(' ')),
    refusals: wordsOf(refusals.join(' ')),
  };
  known.set(entry, tokens);
  return tokens;
}

/** The shortest beginning of a word that may stand for it, and how much longer the word may be: plurals and the like. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

/** True if one word is the beginning of the other. */
const isBeginning = (word: string, other: string): boolean =>
  other.startsWith(word) ||
  (other.length >= SHORTEST_STEM && word.startsWith(other) && word.length - other.length <= LONGEST_ENDING);

const has = (words: readonly string[], word: string): boolean => words.includes(word);
const begins = (words: readonly string[], word: string): boolean =>
  words.some((other) => isBeginning(word, other));

/** The rank of one word in an entry: its number, then its title, its text, and what refusals say of it. */
function rankOf(word: string, { id, title, text, refusals }: Tokens): number {
  if (has(id, word) || has(title, word)) return 0;
  if (begins(title, word)) return 1;
  if (has(text, word)) return 2;
  if (begins(text, word) || has(refusals, word)) return 3;
  if (begins(refusals, word)) return 4;
  return title.some((other) => other.includes(word)) ? 5 : NOWHERE;
}

/** The rank of a word or of one that means the same, which counts a little less. */
function bestRank(word: string, tokens: Tokens, { alike }: SearchWords): number {
  const others = (alike.get(word) ?? []).filter((other) =>
    [tokens.title, tokens.text, tokens.refusals].some((words) => has(words, other)),
  );
  return Math.min(rankOf(word, tokens), ...others.map((other) => rankOf(other, tokens) + 1));
}

/**
 * The entries with every word of the search that says something, the best first, and after them those with more than half
 * of these words; if there are none, those with the most of them. Without words all entries.
 */
export function found(entries: readonly Entry[], typed: string, words: SearchWords): readonly Entry[] {
  const all = wordsOf(typed.slice(0, LONGEST)).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !words.ignored.has(word));
  const sought = telling.length > 0 ? telling : all;
  const ranked = entries.map((entry, order) => {
    const tokens = tokensOf(entry);
    const ranks = sought.map((word) => bestRank(word, tokens, words)).filter((rank) => rank < NOWHERE);
    return { entry, order, hits: ranks.length, rank: ranks.reduce((sum, rank) => sum + rank, 0) };
  });
  const most = Math.max(0, ...ranked.map(({ hits }) => hits));
  if (most === 0 && sought.length > 0) return [];
  const least = Math.min(most, Math.floor(sought.length / 2) + 1);
  return ranked
    .filter(({ hits }) => hits >= least || sought.length === 0)
    .sort(
      (one, other) =>
        other.hits - one.hits ||
        one.rank - other.rank ||
        Number(other.entry.kind === 'rule') - Number(one.entry.kind === 'rule') ||
        one.order - other.order,
    )
    .map(({ entry }) => entry);
}
