import type { RuleSource } from '../../../core';
import { ownKey } from '../../texts';
import { type Entry, type EntryMatter, entry } from './entry';

/** The key of a numbered rule's texts: full stops and spaces have another meaning in keys. */
const ruleKey = (source: string, number: string): string =>
  `PDC.${source}.rule.${number.replaceAll('.', '_').replaceAll(' ', '-')}`;

/** Every numbered rule of a game, in the order of the sources and their numbers. */
export function ruleEntries(matter: EntryMatter): readonly Entry[] {
  const {
    guide,
    texts: { localize },
  } = matter;
  const refusals = refusalsByRule(matter);
  return guide.rules.flatMap((source) =>
    numbersOf(source).map(({ number, standing }) =>
      entry({
        id: number,
        kind: 'rule',
        title: localize(`${ruleKey(source.source, number)}.title`),
        lines: [localize(`${ruleKey(source.source, number)}.text`)],
        source: localize(`PDC.${source.source}.source`),
        standing,
        refusals: refusals.get(number) ?? [],
      }),
    ),
  );
}

/** Fills every blank of a text that is only looked up. */
const OPEN: Readonly<Record<string, string>> = new Proxy({}, { get: () => '…' });

/** The texts of the refusals that each rule is behind, by its number. */
function refusalsByRule({ rules, guide, texts: { localize, has } }: EntryMatter) {
  const found = new Map<string, readonly string[]>();
  for (const [reason, numbers] of Object.entries(guide.refusals)) {
    const text = localize(ownKey(rules.id, `PDC.rules.reason.${reason}`, has), OPEN);
    for (const number of numbers) found.set(number, [...(found.get(number) ?? []), text]);
  }
  return found;
}

const numbersOf = ({ stated, readings, house }: RuleSource) =>
  [
    ...stated.map((number) => ({ number, standing: null })),
    ...readings.map((number) => ({ number, standing: 'reading' as const })),
    ...house.map((number) => ({ number, standing: 'house' as const })),
  ].sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
