import { describe, expect, test, vi } from 'vitest';
import { choicesOf, type Form, type Json, pieceForms, type Ruleset, scenarioForms } from '../../src/core';
import { chosenRows } from '../../src/foundry/applications/workshop/chosen-rows';
import { fieldName, sideNames, wordName } from '../../src/foundry/applications/workshop/field-names';
import { fieldRows } from '../../src/foundry/applications/workshop/field-rows';
import {
  addedEdit,
  spaceEdit,
  tickedEdit,
  writtenEdit,
} from '../../src/foundry/applications/workshop/field-values';
import {
  doneContext,
  readingContext,
  readingOf,
} from '../../src/foundry/applications/workshop/reading-context';
import { textsOf } from '../../src/foundry/texts/game-texts';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { squares } from '../../src/rulesets/squares';
import {
  type Draft,
  draftFrom,
  freshDraft,
  isOfFamily,
  type Path,
  sketchOf,
  valueAt,
} from '../../src/workshop';
import { edited } from '../../src/workshop/edits';
import { ENGLISH } from './english';

// The documents need a Foundry around them, and nothing that is tested here needs the documents.
vi.mock('../../src/foundry/documents', () => ({}));

const NAMES = { title: 'A field', south: 'South', north: 'North' };

/** Every field of a form with its path. */
function fieldsIn(form: Form, path: Path): readonly (readonly [Path, Form])[] {
  const inside = (forms: Readonly<Record<string, Form>>) =>
    Object.entries(forms).flatMap(([word, each]) => fieldsIn(each, [...path, word]));
  switch (form.is) {
    case 'mapping':
      return [[path, form], ...inside(form.fields)];
    case 'kinds':
      return [[path, form], ...Object.values(form.kinds).flatMap(inside)];
    case 'list':
      return [[path, form], ...fieldsIn(form.of, [...path, 0])];
    case 'bySpace':
      return [[path, form], ...fieldsIn(form.of, path)];
    default:
      return [[path, form]];
  }
}

/** The English texts, marked as such. */
const WORDS = {
  localize: (key: string, blanks = {}) => `«${ENGLISH.format(key, blanks)}»`,
  has: ENGLISH.has,
};

const isText = (name: string): boolean => name.startsWith('«') || name === 'South' || name === 'North';

const allFields = (rules: Ruleset) => [
  ...Object.entries(scenarioForms(rules)).flatMap(([word, { form }]) => fieldsIn(form, [word])),
  ...Object.values(rules.pieces).flatMap((type) =>
    Object.entries(pieceForms(rules, type)).flatMap(([word, form]) => fieldsIn(form, ['units', 'a', word])),
  ),
];

describe.each(GAMES.map(({ rules }) => [rules.id, rules] as const))('%s', (id, rules) => {
  const texts = textsOf(id, WORDS);
  const sides = sideNames(freshDraft(rules, NAMES), texts);

  test('every field and every word in it has a name', () => {
    const nameless = allFields(rules).flatMap(([path, form]) => {
      const isNamed = isText(fieldName(path, texts, sides));
      const words = choicesOf(form).filter(
        (each) => typeof each === 'string' && !isText(wordName(path, each, texts, sides)),
      );
      return [...(isNamed ? [] : [path.join('.')]), ...words.map((each) => `${path.join('.')}: ${each}`)];
    });
    expect([...new Set(nameless)]).toEqual([]);
  });

  const { scenarios } = GAMES.find((each) => each.rules === rules) ?? { scenarios: [] };

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'no field of %s can be reached by its file alone',
    (_, scenario) => {
      const draft = draftFrom(rules, scenario);
      const of = { rules: rules.on(scenario.board ?? rules.boards.usual), draft, texts, sides };
      const pieces = [
        ...Object.keys(scenario.units).map((piece) => ['units', piece]),
        ...scenario.arrivals.flatMap((each, at) =>
          Object.keys(each.units).map((piece) => ['arrivals', at, 'units', piece]),
        ),
      ];
      const rows = ['', ...pieces.map((path) => JSON.stringify(path))].flatMap((open) => [
        ...chosenRows({ ...of, open }),
        ...Object.entries(scenarioForms(rules)).flatMap(([word, { form }]) =>
          fieldRows({ ...of, open }, form, draft[word], [word]),
        ),
      ]);
      const shown = new Set(rows.filter(({ kind }) => kind !== 'head').map(({ path }) => path));
      // Ground is painted, the board has buttons, and the game is chosen first.
      const { terrain: _ground, borders, works, board, ruleset, formatVersion, ...fields } = draft;
      const hidden = leavesOf(fields, []).filter(
        (path) => !shown.has(JSON.stringify(path)) && !shown.has(JSON.stringify(path.slice(0, -1))),
      );
      expect(hidden).toEqual([]);
    },
  );
});

/** The paths of all values that are no mappings or lists. */
function leavesOf(value: Json, path: Path): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => leavesOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([word, inside]) => leavesOf(inside, [...path, word]));
}

const field: Draft = { ...freshDraft(squares, NAMES), break: { share: 0.5, points: 2 } };

/** The draft after what is written in a field. */
function afterWriting(draft: Draft, path: Path, written: string): Draft {
  const edit = writtenEdit(squares, draft, path, written);
  return edit ? edited([squares], draft, edit) : draft;
}

test('what is written in a field becomes a value of its kind, and an empty field is left out', () => {
  expect(afterWriting(field, ['clock', 'minutes'], '300').clock).toEqual({ minutes: 300 });
  expect(afterWriting(field, ['first'], '"north"').first).toBe('north');
  expect(afterWriting(field, ['briefing', 'situation'], ' Dawn. ').briefing).toEqual({ situation: 'Dawn.' });
  const brief = afterWriting(field, ['briefing', 'situation'], 'Dawn.');
  expect(afterWriting(brief, ['briefing', 'situation'], '').briefing).toEqual({});
  expect(afterWriting(field, ['break', 'points'], '')).toBe(field);
  expect(afterWriting(field, ['no', 'such', 'field'], 'x')).toBe(field);
  expect(afterWriting(field, ['title'], '').title).toBe('');
});

test('what is added begins with what it needs, and another kind of it begins anew', () => {
  const add = (draft: Draft, path: Path): Draft => {
    const edit = addedEdit(squares, draft, path);
    return edit ? edited([squares], draft, edit) : draft;
  };
  const objective = add(field, ['objectives', 0]);
  expect(objective.objectives).toEqual([{ side: 'south', spaces: [], points: 1 }]);
  const special = add(field, ['special', 0]);
  expect(special.special).toEqual([{ rule: 'mist', until: 1 }]);
  expect(afterWriting(special, ['special', 0, 'rule'], '"presence"').special).toEqual([
    { rule: 'presence', side: 'south', reach: 0 },
  ]);
});

test('spaces are chosen on the map one by one, and words are ticked', () => {
  const draft = { ...field, objectives: [{ side: 'south', spaces: ['A1'], points: 1 }] };
  const path = ['objectives', 0, 'spaces'];
  const choose = (space: string, isOnlyOut = false) => {
    const edit = spaceEdit(squares, draft, path, space, isOnlyOut);
    return edit && valueAt(edited([squares], draft, edit), path);
  };
  expect(choose('B2')).toEqual(['A1', 'B2']);
  expect(choose('A1')).toEqual([]);
  expect(choose('B2', true)).toBeUndefined();
  const armed = { ...freshDraft(ccNapoleon, NAMES), units: { a: { armed: ['lance'] } } };
  const at = ['units', 'a', 'armed'];
  expect(tickedEdit(armed, at, 'rifle', true)).toMatchObject({ value: ['lance', 'rifle'] });
  expect(tickedEdit(armed, at, 'lance', false)).toEqual({ type: 'drop', path: at });
});

const ENGLISH_TEXTS = {
  localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

/** A workshop as its user sees it. */
const workshopOf = (rules: Ruleset, draft: Draft) => ({
  ...{ id: 'one', game: rules, draft, sketch: sketchOf(rules, draft), canUndo: false, canRedo: false },
  relatives: GAMES.flatMap((each) => (isOfFamily(rules, each.rules) ? [each.rules] : [])),
});

const readings = GAMES.flatMap(({ rules, scenarios }) =>
  scenarios.map((scenario) => [scenario.id, workshopOf(rules, draftFrom(rules, scenario))] as const),
);

test.each(readings)('everything in %s that does not fit another game is named in words', (_, workshop) => {
  expect(workshop.relatives).not.toEqual([]);
  for (const { id } of workshop.relatives) {
    const context = readingContext(workshop, id, ENGLISH_TEXTS);
    expect(context).toMatchObject({ isChosen: true, canRead: true });
    for (const text of [context?.status, ...(context?.misfits ?? [])])
      expect(text).not.toMatch(/PDC\.|undefined|\{/);
  }
});

test('the list of what does not fit is told before, and leads to the places afterwards, until the reading is undone', () => {
  const draft: Draft = {
    ...freshDraft(ccNapoleon, NAMES),
    terrain: { '4:4': 'ford' },
    units: {
      a: { side: 'south', type: 'skirmishers', at: '8:1' },
      b: { side: 'south', type: 'commander', at: '8:2' },
      c: { side: 'north', type: 'commander', at: '0:2' },
    },
  };
  const workshop = workshopOf(ccNapoleon, draft);
  const lines = [
    'Ford: becomes Fordable river',
    'Skirmishers: left out, has no counterpart',
    'Commander: becomes Leader × 2',
  ];
  expect(readingContext(workshop, '', ENGLISH_TEXTS)).toMatchObject({ isChosen: false, misfits: [] });
  const before = readingContext(workshop, 'ccn', ENGLISH_TEXTS);
  expect([...(before?.misfits ?? [])].sort()).toEqual([...lines].sort());
  const done = readingOf(workshop, 'ccn');
  expect(doneContext(workshop, done, ENGLISH_TEXTS)).toBeNull();
  const read = edited(
    GAMES.map(({ rules }) => rules),
    draft,
    { type: 'read-as', game: 'ccn' },
  );
  const after = doneContext({ ...workshopOf(done?.to ?? ccNapoleon, read) }, done, ENGLISH_TEXTS);
  expect(after?.misfits).toEqual(
    expect.arrayContaining([
      { text: lines[0], path: '["terrain","4:4"]' },
      { text: lines[1], path: '["units"]' },
      { text: lines[2], path: '["units","b"]' },
    ]),
  );
  expect(doneContext({ ...workshopOf(ccNapoleon, draft), id: 'other' }, done, ENGLISH_TEXTS)).toBeNull();
});

test('a scenario with faults says that they come first', () => {
  const draft = {
    ...freshDraft(ccNapoleon, NAMES),
    units: { a: { side: 'south', type: 'dragon', at: '8:1' } },
  };
  expect(readingContext(workshopOf(ccNapoleon, draft), 'ccn', ENGLISH_TEXTS)).toMatchObject({
    canRead: false,
    misfits: [],
  });
});
