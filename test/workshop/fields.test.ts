import { describe, expect, test } from 'vitest';
import {
  type Form,
  type Forms,
  type Json,
  pieceForms,
  type Ruleset,
  scenarioFaults,
  scenarioForms,
} from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { type Draft, freshDraft, initialOf, kindFields, type Path } from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const UNKNOWN = 'nothing-of-that-name';
const NAMES = { title: 'A field', south: 'South', north: 'North' };

/** The words that are no fields: the game is chosen first, and the format is written by itself. */
const DERIVED = ['ruleset', 'formatVersion'];

/** The fields that every piece has; an arrival gives its pieces their side, and their spaces. */
const PIECE: Forms = { type: { is: 'text' }, side: { is: 'text' }, at: { is: 'space' } };

/** Words of files that say nothing: no side places open ground, and dice decide the side that deploys first. */
const EMPTY: readonly string[] = ['preparation.pool.clear', 'preparation.first'];

/** A field that the panel edits as one value, whatever is in it. */
const asOneValue = (form: Form): boolean => form.is !== 'mapping' && form.is !== 'kinds';

const setAt = (rules: Ruleset, draft: Draft, path: Path, value: Json): Draft =>
  edited([rules], draft, { type: 'set', path, value });

/** The words that a reader knows at a path: it names them when it meets an unknown one. */
function wordsRead(rules: Ruleset, draft: Draft, path: Path): readonly string[] {
  const found = scenarioFaults(rules, setAt(rules, draft, [...path, UNKNOWN], 1));
  const fault = found.find((each) => each.place.endsWith(`.${UNKNOWN}`));
  const [, words = ''] = fault?.fault.match(/use one of (.*)$/) ?? [];
  return words === '' ? [] : words.split(', ');
}

/** Each mapping of a game's scenarios with the draft in which it stands: one of each kind, item and piece. */
function* mappingsIn(rules: Ruleset, draft: Draft, path: Path, form: Form): Generator<[Path, Draft, Forms]> {
  switch (form.is) {
    case 'mapping': {
      const given = setAt(rules, draft, path, initialOf(form));
      yield [path, given, form.fields];
      for (const [word, inside] of Object.entries(form.fields))
        yield* mappingsIn(rules, given, [...path, word], inside);
      return;
    }
    case 'kinds':
      for (const kind of Object.keys(form.kinds)) {
        const given = setAt(rules, draft, path, { [form.by]: kind });
        yield [path, given, kindFields(form, { [form.by]: kind })];
      }
      return;
    case 'list':
      if (!asOneValue(form.of)) yield* mappingsIn(rules, draft, [...path, 0], form.of);
      return;
    case 'bySpace':
      yield* mappingsIn(rules, draft, [...path, rules.grid.spaces[0] ?? ''], form.of);
      return;
    case 'pieces': {
      const [space = ''] = rules.grid.spaces;
      const types = Object.values(rules.pieces);
      // The reader knows the words of all types; it refuses those of other types with a reason of their own.
      const fields = Object.assign({}, PIECE, ...types.map((type) => pieceForms(rules, type)));
      const piece = { type: types[0]?.id ?? '', ...(!form.arrive && { side: 'south', at: space }) };
      yield [[...path, 'a'], setAt(rules, draft, [...path, 'a'], piece), fields];
      return;
    }
    default:
  }
}

/** The place of a value as its reader names it. */
const placeOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);

/** The numbers among the fields of a mapping, with their limits. */
const numbersIn = (fields: Forms): readonly (readonly [Path, Limits])[] =>
  Object.entries(fields).flatMap(([word, form]): (readonly [Path, Limits])[] => {
    if (isNumber(form)) return [[[word], form]];
    return form.is === 'list' && isNumber(form.of) ? [[[word, 0], form.of]] : [];
  });

type Limits = Extract<Form, { readonly is: 'whole' | 'measure' }>;

const isNumber = (form: Form): form is Limits => form.is === 'whole' || form.is === 'measure';

/** Numbers that another field of theirs limits further: the stands of a regiment, and the faces of a town's die. */
const LIMITED_FURTHER = /\.(strength|save)$/;

/** The ends of the limits of a number that its reader refuses, and what is just beyond them that it takes. */
function misread(rules: Ruleset, draft: Draft, path: Path, { least, most }: Limits): readonly string[] {
  const place = placeOf(path);
  const isRefused = (value: number): boolean =>
    scenarioFaults(rules, setAt(rules, draft, path, value)).some((fault) => fault.place === place);
  const ends = [[least, least - 1] as const, ...(most === undefined ? [] : [[most, most + 1] as const])];
  return ends.flatMap(([within, beyond]) => [
    ...(isRefused(within) && !(within === most && LIMITED_FURTHER.test(place))
      ? [`${place}: no ${within}`]
      : []),
    ...(isRefused(beyond) ? [] : [`${place}: ${beyond}`]),
  ]);
}

describe.each(GAMES.map(({ rules }) => [rules.id, rules] as const))('%s', (_, rules) => {
  const draft = freshDraft(rules, NAMES);
  const forms = scenarioForms(rules);
  const mappings = Object.entries(forms).flatMap(([word, { form }]) => [
    ...mappingsIn(rules, draft, [word], form),
  ]);

  test('a file knows no word that the panel has not', () => {
    expect(
      wordsRead(rules, draft, [])
        .filter((word) => !DERIVED.includes(word))
        .sort(),
    ).toEqual(Object.keys(forms).sort());
  });

  test('a number in a file has the limits that it has in the panel', () => {
    const top: [Path, Draft, Forms] = [
      [],
      draft,
      Object.fromEntries(Object.entries(forms).map(([word, { form }]) => [word, form])),
    ];
    const all = [top, ...mappings];
    const numbers = all.flatMap(([path, given, fields]) =>
      numbersIn(fields).map(([inside, limits]) => ({ path: [...path, ...inside], given, limits })),
    );
    expect(numbers.flatMap(({ path, given, limits }) => misread(rules, given, path, limits))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(10);
  });

  test('no mapping in a file knows a word that the panel has not', () => {
    const read = mappings.map(([path, given, fields]) => ({
      path,
      fields,
      words: wordsRead(rules, given, path),
    }));
    const hidden = read.flatMap(({ path, fields, words }) =>
      words.filter((word) => !Object.hasOwn(fields, word)).map((word) => [...path, word].join('.')),
    );
    // A game without weapons reads an empty list of them.
    const empty =
      rules.weapons.length > 0 ? EMPTY : [...EMPTY, ...hidden.filter((each) => /armed$/.test(each))];
    expect(hidden.filter((each) => !empty.includes(each))).toEqual([]);
    expect(read.filter(({ words }) => words.length > 0).length).toBeGreaterThan(5);
  });
});
