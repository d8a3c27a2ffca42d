import type { RuleSource } from '../../../core';
import { type Entry, type EntryMatter, entry } from './entry';

/** The key of a numbered rule's texts: full stops and spaces have another meaning in keys. */
const ruleKey = (number: string): string => `PDC.rule.${number.replaceAll('.', '_').replaceAll(' ', '-')}`;

/** Every numbered rule of a game, in the order of the sources and their numbers. */
export const ruleEntries = ({ guide, texts: { localize } }: EntryMatter): readonly Entry[] =>
  guide.rules.flatMap((source) =>
    numbersOf(source).map(({ number, standing }) =>
      entry({
        id: number,
        kind: 'rule',
        title: localize(`${ruleKey(number)}.title`),
        lines: [localize(`${ruleKey(number)}.text`)],
        source: localize(`PDC.source.${source.source}`),
        standing,
      }),
    ),
  );

const numbersOf = ({ stated, readings, house }: RuleSource) =>
  [
    ...stated.map((number) => ({ number, standing: null })),
    ...readings.map((number) => ({ number, standing: 'reading' as const })),
    ...house.map((number) => ({ number, standing: 'house' as const })),
  ].sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
