import fc from 'fast-check';
import {
  borderOf,
  choicesOf,
  type Form,
  type Forms,
  type Json,
  pieceForms,
  type Ruleset,
  scenarioForms,
  sidewards,
  worksName,
} from '../../src/core';
import type { Draft } from '../../src/workshop';

/** Words of ours for names, commands and texts. */
const WORDS = ['Morvan', 'Tessier', 'Hill 3', 'the old mill', 'Ney’s wing'];

/** A value that a form allows, on the board of a game. */
function valueFor(rules: Ruleset, form: Form): fc.Arbitrary<Json> {
  const { spaces } = rules.grid;
  switch (form.is) {
    case 'text':
    case 'prose':
      return fc.constantFrom(...WORDS);
    case 'commandName':
      return fc.constantFrom('south', 'north');
    case 'nation':
      return fc.constantFrom('french', 'british');
    case 'time':
      return fc.constantFrom('04:30', '13:00');
    case 'share':
      return fc.constantFrom(0.25, 0.5, 1);
    case 'opacity':
      return fc.constantFrom(0, 0.35, 1);
    case 'image':
      return fc.constantFrom('worlds/own/map.webp', 'https://example.org/field.png?v=2');
    case 'measure':
      return fc.constantFrom(form.least, 1.25, form.most);
    case 'space':
      return fc.constantFrom(...spaces);
    case 'whole':
      return fc.integer({ min: form.least, max: Math.min(form.most ?? 20, form.least + 4) });
    case 'flag':
    case 'word':
    case 'facing':
      return fc.constantFrom(...choicesOf(form));
    case 'list':
      return fc.array(valueFor(rules, form.of), { maxLength: 3 });
    case 'mapping':
      return fieldsOf(rules, form.fields);
    case 'kinds':
      return fc
        .constantFrom(...Object.keys(form.kinds))
        .chain((kind) =>
          fieldsOf(rules, form.kinds[kind] ?? {}).map((inside) => ({ ...Object(inside), [form.by]: kind })),
        );
    case 'table':
      return fc.constant(form.cells as Json);
    case 'terrain':
      return fc.dictionary(fc.constantFrom(...spaces), fc.constantFrom(...form.words), { maxKeys: 12 });
    case 'borders':
      return fc.dictionary(fc.constantFrom(...sides(rules, '|')), fc.constantFrom(...form.words), {
        maxKeys: 8,
      });
    case 'works':
      return fc.dictionary(fc.constantFrom(...sides(rules, '>')), fc.constantFrom(...form.words), {
        maxKeys: 8,
      });
    case 'roads':
      return fc.array(road(rules), { maxLength: 3 });
    case 'pieces':
      return pieces(rules, form.arrive);
    case 'bySpace':
      return fc.constant({});
  }
}

/** A road that wanders over the board, whatever the ground there. */
const road = ({ grid }: Ruleset): fc.Arbitrary<string[]> =>
  fc
    .tuple(fc.constantFrom(...grid.spaces), fc.array(fc.nat({ max: 7 }), { maxLength: 8 }))
    .map(([from, turns]) => {
      const spaces = [from];
      for (const turn of turns) {
        const around = grid.neighbours(spaces.at(-1) ?? from);
        spaces.push(around[turn % around.length] ?? from);
      }
      return spaces;
    });

const sides = ({ grid }: Ruleset, sign: '|' | '>'): readonly string[] =>
  grid.spaces.flatMap((space) =>
    sidewards(grid, space).map((other) =>
      sign === '|' ? borderOf(grid, space, other) : worksName(space, other),
    ),
  );

function fieldsOf(rules: Ruleset, forms: Forms): fc.Arbitrary<Json> {
  const needed = Object.keys(forms).filter((word) => forms[word]?.needed === true);
  const values = Object.entries(forms)
    // A game without borders or works has none to paint.
    .filter(([, form]) => !('words' in form) || form.words.length > 0)
    .map(([word, form]) => [word, valueFor(rules, form)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: needed as never[] }) as fc.Arbitrary<Json>;
}

let count = 0;

function pieces(rules: Ruleset, arrive: boolean): fc.Arbitrary<Json> {
  const one = fc.constantFrom(...Object.values(rules.pieces)).chain((type) =>
    fieldsOf(rules, {
      ...pieceForms(rules, type),
      ...(!arrive && {
        side: { is: 'word', words: ['south', 'north'], needed: true },
        at: { is: 'space', needed: true },
      }),
    }).map((inside) => ({ ...Object(inside), type: type.id })),
  );
  return fc.array(one, { maxLength: 6 }).map((all) =>
    Object.fromEntries(
      all.map((piece) => {
        count += 1;
        return [`piece-${count}`, piece];
      }),
    ),
  );
}

/** A draft whose every field is as its form says; its pieces may stand where they may not. */
export function draftOfGame(game: Ruleset): fc.Arbitrary<Draft> {
  const { board: _, id, ...forms } = scenarioForms(game);
  const all = Object.fromEntries(
    Object.entries({ ...forms, id }).map(([word, field]) => [word, field?.form]),
  );
  return fieldsOf(game, all as Forms).map((draft) => ({ ...Object(draft), ruleset: game.id }));
}
