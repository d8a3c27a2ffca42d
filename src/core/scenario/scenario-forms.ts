import {
  type Form,
  type Forms,
  listForm,
  MOST_RATING,
  MOST_STRENGTH,
  mappingForm,
  needed,
  type TopicForms,
  type Word,
  wholeForm,
  wordForm,
} from '../data';
import type { HouseTable, PieceType, Ruleset } from '../engine';
import { type Json, SIDES } from '../state';
import { mapPictureForm } from './map-picture';

const TEXT: Form = { is: 'text' };
const PROSE: Form = { is: 'prose' };
const SIDE = needed(wordForm(SIDES));
const SPACES = listForm({ is: 'space' });

/** Every field of a scenario of a game, except the game itself; the game's own fields come last. */
export function scenarioForms(rules: Ruleset): TopicForms {
  return {
    title: { topic: 'story', form: needed(TEXT) },
    id: { topic: 'story', form: needed(TEXT) },
    source: { topic: 'story', form: PROSE },
    options: { topic: 'game', form: mappingForm(optionForms(rules)) },
    tables: { topic: 'game', form: mappingForm(tableForms(rules)) },
    board: { topic: 'board', form: listForm(wholeForm(1)) },
    terrain: { topic: 'board', form: { is: 'terrain', words: paintedKinds(rules) } },
    borders: { topic: 'board', form: { is: 'borders', words: Object.keys(rules.borders) } },
    works: { topic: 'board', form: { is: 'works', words: Object.keys(rules.works) } },
    picture: { topic: 'board', form: mapPictureForm },
    first: { topic: 'sides', form: SIDE },
    sides: {
      topic: 'sides',
      form: needed(mappingForm({ south: needed(sideForm(rules)), north: needed(sideForm(rules)) })),
    },
    units: { topic: 'forces', form: needed({ is: 'pieces', arrive: false }) },
    arrivals: { topic: 'forces', form: listForm(ARRIVAL) },
    preparation: { topic: 'forces', form: preparationForm(rules) },
    objectives: { topic: 'ends', form: listForm(OBJECTIVE) },
    briefing: {
      topic: 'briefing',
      form: mappingForm({
        situation: PROSE,
        roles: mappingForm({ south: PROSE, north: PROSE }),
        victory: PROSE,
        length: PROSE,
      }),
    },
    ...rules.scenarioFields.battle,
  };
}

/** The kinds of terrain, without open ground with a road: a road leads over any. */
const paintedKinds = ({ terrain }: Ruleset): readonly string[] =>
  Object.values(terrain).flatMap(({ id, isRoad }) => (isRoad ? [] : [id]));

const ARRIVAL = mappingForm({
  side: SIDE,
  turn: needed(wholeForm(1)),
  spaces: needed(SPACES),
  units: needed({ is: 'pieces', arrive: true }),
});

const OBJECTIVE = mappingForm({
  side: SIDE,
  spaces: needed(SPACES),
  points: needed(wholeForm(1)),
  per: wordForm(['each', 'all'], 'each'),
  held: SPACES,
  relief: mappingForm({ from: needed(wholeForm(1)), within: needed(wholeForm(0)) }),
});

const sideForm = ({ sideStats }: Ruleset): Form =>
  mappingForm({
    name: needed(TEXT),
    nation: needed({ is: 'nation' }),
    ...(sideStats.includes('target') && { target: needed(wholeForm(1)) }),
    ...(sideStats.includes('rating') && { rating: needed(wholeForm(1, MOST_RATING)) }),
  });

const optionForms = ({ options }: Ruleset): Forms =>
  Object.fromEntries(
    options.map(({ id, values, initial }): [string, Form] => [
      id,
      { is: 'word', words: values.filter(isWord), ...(isWord(initial) && { usual: initial }) },
    ]),
  );

const isWord = (value: Json): value is Word => typeof value !== 'object';

const tableForms = ({ tables }: Ruleset): Forms =>
  Object.fromEntries(Object.values(tables).map((table) => [table.id, tableForm(table)]));

const tableForm = ({ rows, columns, cells, values }: HouseTable): Form => ({
  is: 'table',
  rows,
  columns,
  cells,
  of: 'least' in values ? wholeForm(values.least, values.most) : wordForm(values),
});

function preparationForm({ terrain }: Ruleset): Form {
  const count = wholeForm(0);
  const kinds = Object.keys(terrain).filter((kind) => kind !== 'clear');
  const form = mappingForm({
    rows: wholeForm(1),
    rating: wordForm(['given', 'rolled'], 'given'),
    attacker: wordForm(SIDES),
    small: { is: 'flag' },
    terrain: mappingForm({ south: count, north: count }),
    pool: mappingForm(Object.fromEntries(kinds.map((kind) => [kind, count]))),
  });
  return { ...form, isChoice: true };
}

/** The fields that a piece of a type may have, beside its side, type and space. */
export function pieceForms(rules: Ruleset, type: PieceType | undefined): Forms {
  const { without, formsOf } = rules.scenarioFields;
  const isUnit = type?.kind === 'unit';
  const formations = type?.formations ?? rules.formations;
  const weapons = type?.weapons ?? rules.weapons;
  const shared: Forms = {
    name: TEXT,
    nation: { is: 'nation' },
    ...(isUnit && {
      strength: wholeForm(rules.leastStrength, MOST_STRENGTH),
      ...(formations.length > 1 && { formation: wordForm(formations, formations[0]) }),
      ...(weapons.length > 0 && { armed: listForm(wordForm(weapons)) }),
    }),
  };
  const own = Object.entries(shared).filter(([word]) => !without.includes(word));
  return { ...Object.fromEntries(own), ...(type && formsOf(type)) };
}
