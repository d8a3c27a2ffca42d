import { cardFault } from './card-room';
import { keysOf, type Texts, textIn } from './language';

/** The keys that a language may have beside the English ones, and why. */
const OWN_KEYS: readonly RegExp[] = [
  // The form for 2 to 4 in Slavic languages, beside the form for one and the form for many.
  /\.few$/,
  // Only German writes the names of ground and formations with capitals within a sentence.
  /^PDC\.rules\.nounsKeepCapitals$/,
];

/** How much longer than English a text may be: labels and buttons have little room. */
const LONGEST = { times: 1.6, and: 12 };

const blanksIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');

const tagsIn = (text: string): string => (text.match(/<\/?\w+/g) ?? []).sort().join(' ');

/** True for a text of several words, which no other language says with the same letters. */
const isSentence = (text: string): boolean =>
  /\p{Ll}{3}\P{L}+\p{Ll}{3,}/u.test(text.replace(/\{\w+\}|<[^>]*>/g, ''));

/** The faults of one text beside its English. */
function faultsOfText(key: string, english: string, text: string): readonly string[] {
  const onCard = cardFault(key, text);
  const isLong = text.length > english.length * LONGEST.times + LONGEST.and;
  return [
    ...(blanksIn(text) === blanksIn(english)
      ? []
      : [`${key}: has the blanks ${blanksIn(text) || 'none'}; English has ${blanksIn(english) || 'none'}`]),
    ...(tagsIn(text) === tagsIn(english) ? [] : [`${key}: has other tags than English`]),
    ...(text === english && isSentence(english) ? [`${key}: is English`] : []),
    ...(isLong ? [`${key}: has ${text.length} letters; English has ${english.length}`] : []),
    ...(onCard === '' ? [] : [`${key}: ${onCard}`]),
  ];
}

/** Every fault of a language beside English, as a sentence that begins with the key. */
export function languageFaults(language: string, texts: Texts, english: Texts): readonly string[] {
  const keys = keysOf(texts);
  const known = new Set(keysOf(english));
  const isOwn = (key: string): boolean => OWN_KEYS.some((own) => own.test(key));
  const hasFew = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('few');
  const isCounted = (key: string): boolean =>
    key.endsWith('.many') &&
    known.has(key.replace(/many$/, 'one')) &&
    (textIn(english, key) ?? '').includes('{count}');
  return [
    ...[...known].filter((key) => textIn(texts, key) === undefined).map((key) => `${key}: is missing`),
    ...keys.filter((key) => !known.has(key) && !isOwn(key)).map((key) => `${key}: is not in English`),
    ...(hasFew ? [...known].filter(isCounted) : [])
      .filter((key) => textIn(texts, key.replace(/many$/, 'few')) === undefined)
      .map((key) => `${key}: lacks its form for 2 to 4, ${key.replace(/many$/, 'few')}`),
    ...keys.flatMap((key) => {
      const [own, from] = [textIn(texts, key), textIn(english, key)];
      return own === undefined || from === undefined ? [] : faultsOfText(key, from, own);
    }),
  ];
}
