import type { RuleSource } from '../../../core';
import { type Entry, type EntryMatter, entry } from './entry';

/** The key of the texts of a numbered rule of a source: points and blanks mean something else in keys. */
const ruleKey = (source: string, number: string): string =>
  `PDC.${source}.rule.${number.replaceAll('.', '_').replaceAll(' ', '-')}`;

/** Every numbered rule of a game, in the order of its sources and of their numbers. */
export const ruleEntries = ({ guide, texts: { localize } }: EntryMatter): readonly Entry[] =>
  guide.rules.flatMap((source) =>
    numbersOf(source).map(({ number, standing }) =>
      entry({
        id: number,
        kind: 'rule',
        title: localize(`${ruleKey(source.source, number)}.title`),
        lines: [localize(`${ruleKey(source.source, number)}.text`)],
        source: localize(`PDC.${source.source}.source`),
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
