import {
  type Form,
  type Forms,
  type Json,
  listForm,
  mappingForm,
  needed,
  type PieceType,
  pieceForms,
  type Ruleset,
  SIDES,
  scenarioForms,
  wordForm,
} from '../core';
import { type Draft, fieldsIn, itemsIn } from './draft';
import type { Path } from './edit';

/** One road, as its spaces. */
export const ROAD_FORM: Form = listForm({ is: 'space' });

/** The fields of one piece, by its type; those that are decided by placing it come last. */
export function pieceForm(rules: Ruleset, piece: Json | undefined, arrive: boolean): Form {
  const { type } = fieldsIn(piece);
  const chart: PieceType | undefined = Object.values(rules.pieces).find(({ id }) => id === type);
  return mappingForm({
    ...pieceForms(rules, chart),
    type: needed(wordForm(Object.keys(rules.pieces))),
    ...(!arrive && { side: needed(wordForm(SIDES)), at: needed({ is: 'space' }) }),
  });
}

/** The description of the value at a path; undefined if no scenario of the game has such a field. */
export function formAt(rules: Ruleset, draft: Draft, [word, ...rest]: Path): Form | undefined {
  const forms = scenarioForms(rules);
  const form = typeof word === 'string' && Object.hasOwn(forms, word) ? forms[word]?.form : undefined;
  return form && formWithin(rules, form, draft[String(word)], rest);
}

function formWithin(
  rules: Ruleset,
  form: Form,
  value: Json | undefined,
  [step, ...rest]: Path,
): Form | undefined {
  if (step === undefined) return form;
  const inside = typeof step === 'number' ? itemsIn(value)[step] : fieldsIn(value)[step];
  const next = formOfStep(rules, form, value, step);
  return next && formWithin(rules, next, inside, rest);
}

function formOfStep(
  rules: Ruleset,
  form: Form,
  value: Json | undefined,
  step: string | number,
): Form | undefined {
  const fieldOf = (forms: Forms): Form | undefined =>
    Object.hasOwn(forms, step) ? forms[String(step)] : undefined;
  switch (form.is) {
    case 'mapping':
      return fieldOf(form.fields);
    case 'kinds':
      return fieldOf(kindFields(form, value));
    case 'list':
    case 'bySpace':
      return form.of;
    case 'table':
      return { is: 'list', of: form.of };
    case 'roads':
      return ROAD_FORM;
    case 'pieces':
      return pieceForm(rules, fieldsIn(value)[step], form.arrive);
    default:
      return undefined;
  }
}

/** The fields of one of several mappings, its kind first. */
export function kindFields(form: Extract<Form, { is: 'kinds' }>, value: Json | undefined): Forms {
  const kind = fieldsIn(value)[form.by];
  const own = typeof kind === 'string' && Object.hasOwn(form.kinds, kind) ? form.kinds[kind] : {};
  return { [form.by]: needed(wordForm(Object.keys(form.kinds))), ...own };
}

/** The value with which a field begins when it is added. */
export function initialOf(form: Form): Json {
  switch (form.is) {
    case 'whole':
    case 'measure':
      return form.least;
    case 'share':
    case 'opacity':
      return 0.5;
    case 'time':
      return '08:00';
    case 'flag':
      return true;
    case 'word':
    case 'facing':
      return form.words[0] ?? '';
    case 'list':
    case 'roads':
      return [];
    case 'table':
      return form.cells;
    case 'mapping':
      return neededIn(form.fields);
    case 'kinds': {
      const [kind = ''] = Object.keys(form.kinds);
      return initialOfKind(form, kind);
    }
    case 'bySpace':
    case 'terrain':
    case 'borders':
    case 'works':
    case 'pieces':
      return {};
    default:
      return '';
  }
}

/** One of several mappings as it begins. */
export const initialOfKind = (form: Extract<Form, { is: 'kinds' }>, kind: string): Json => ({
  [form.by]: kind,
  ...neededIn(form.kinds[kind] ?? {}),
});

const neededIn = (forms: Forms): Draft =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([word, form]): [string, Json][] =>
      form.needed ? [[word, initialOf(form)]] : [],
    ),
  );
