import { LONGEST } from '../../core';
import { MODULE_ID } from './module-id';

/** The names of the queries that clients with this module send one another. */
type OwnName<Key = keyof CONFIG.Queries> = Key extends `${typeof MODULE_ID}.${infer Name}` ? Name : never;

/** The answer to the client that has sent a query. */
export type Told<Name extends OwnName> = Awaited<ReturnType<CONFIG.Queries[`${typeof MODULE_ID}.${Name}`]>>;

/** The words of a query, by their names: texts and numbers, and nothing for a word that is neither. */
export type Words<Word extends string> = Readonly<Partial<Record<Word, string | number>>>;

/** Answers to one kind of query, and the answer to one that is too large to be looked at. */
interface QueryAnswers<Word extends string, Given> {
  answer(asked: Words<Word>, context: unknown): Promise<Given>;
  refuse(reason: string): Given;
}

/**
 * The one entry point for queries of other clients; to be called once for each, in `init`. Every query is flat: longer data
 * come as one text. So its size is known by the lengths of its texts, and one over the limit is refused unread.
 */
export function openQuery<Name extends OwnName, Word extends string>(
  name: Name,
  words: readonly Word[],
  { answer, refuse }: QueryAnswers<Word, Told<Name>>,
): void {
  const answered = async (asked: unknown, context: unknown): Promise<Told<Name>> => {
    const read = wordsOf(asked, words);
    return read ? answer(read, context) : refuse('request-too-large');
  };
  CONFIG.queries[`${MODULE_ID}.${name}`] = answered as never;
}

/** The words of a query; undefined where they are too long, all together. */
function wordsOf<Word extends string>(asked: unknown, words: readonly Word[]): Words<Word> | undefined {
  const given = Object(asked);
  const read: Partial<Record<Word, string | number>> = {};
  let letters = 0;
  for (const word of words) {
    const value: unknown = given[word];
    if (typeof value === 'string') letters += value.length;
    if (typeof value === 'string' || typeof value === 'number') read[word] = value;
  }
  return letters > LONGEST.query ? undefined : read;
}
