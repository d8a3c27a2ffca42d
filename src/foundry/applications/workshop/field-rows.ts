import { type Form, type Forms, type Json, SIDES } from '../../../core';
import { fieldsIn, itemsIn, kindFields, type Path, pieceForm, ROAD_FORM } from '../../../workshop';
import { nationChoices, typeChoices, wordChoices } from './field-choices';
import { fieldName, pieceName, wordName } from './field-names';
import { type FieldRow, PLAIN, pathIn, type RowsOf } from './field-row';

/** The step between measures, in widths of a space. */
const MEASURE_STEP = 0.01;

/** The rows of a field and of everything in it. */
export function fieldRows(
  of: RowsOf,
  form: Form,
  value: Json | undefined,
  path: Path,
  depth = 0,
): readonly FieldRow[] {
  const row = {
    ...PLAIN,
    ...pathIn(path),
    label: fieldName(path, of.texts, of.sides),
    depth,
    isNeeded: form.needed === true,
  };
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (form.is) {
    case 'prose':
      return [{ ...row, kind: 'prose', value: written }];
    case 'whole':
      return [{ ...row, kind: 'number', value: written, least: form.least, most: form.most ?? null }];
    case 'share':
      return [{ ...row, kind: 'number', value: written, least: 0, most: 1, step: 0.05 }];
    case 'measure':
      return [
        { ...row, kind: 'number', value: written, least: form.least, most: form.most, step: MEASURE_STEP },
      ];
    case 'opacity':
      return [{ ...row, kind: 'slider', value: written || '0.5', least: 0, most: 1, step: 0.05 }];
    case 'image':
      return [{ ...row, kind: 'image', value: written }];
    case 'nation':
      return [{ ...row, kind: 'select', choices: nationChoices(of, value, form.needed === true) }];
    case 'flag':
    case 'word':
    case 'facing':
      return [{ ...row, kind: 'select', choices: wordChoices(of, form, path, value) }];
    case 'space':
      return [{ ...row, kind: 'text', value: written, isOnMap: true }];
    case 'list':
      return listRows(of, form.of, value, path, row);
    case 'mapping':
      return mappingRows(of, form, value, path, row);
    case 'kinds':
      return [head(row, true), ...within(of, kindFields(form, value), value, path, depth + 1)];
    case 'bySpace':
      return [head(row, false), ...spaceRows(of, form.of, value, path, row)];
    case 'table':
      return tableRows(of, form, value, path, row);
    case 'terrain':
    case 'borders':
    case 'works':
      return [];
    case 'roads':
      return listRows(of, ROAD_FORM, value, path, row);
    case 'pieces':
      return pieceRows(of, form.arrive, value, path, row);
    default:
      return [{ ...row, kind: 'text', value: written }];
  }
}

type Row = Omit<FieldRow, 'kind'>;

const head = (row: Row, canDrop: boolean): FieldRow => ({ ...row, kind: 'head', canDrop });

/** The rows of several fields of one mapping. */
export const within = (
  of: RowsOf,
  forms: Forms,
  value: Json | undefined,
  path: Path,
  depth: number,
): readonly FieldRow[] =>
  Object.entries(forms).flatMap(([word, form]) =>
    fieldRows(of, form, fieldsIn(value)[word], [...path, word], depth),
  );

function mappingRows(
  of: RowsOf,
  form: Extract<Form, { is: 'mapping' }>,
  value: Json | undefined,
  path: Path,
  row: Row,
): readonly FieldRow[] {
  const isItem = typeof path.at(-1) === 'number';
  const isAdded = form.isChoice === true || Object.values(form.fields).some((each) => each.needed);
  const canDrop = isItem || (isAdded && !form.needed);
  if (canDrop && value === undefined) return [{ ...row, kind: 'add' }];
  if (Object.keys(form.fields).length === 0) return [];
  return [head(row, canDrop), ...within(of, form.fields, value, path, row.depth + 1)];
}

/** Lists of words are ticked, lists of spaces and names written in one line; any other has a row for each item. */
function listRows(
  of: RowsOf,
  item: Form,
  value: Json | undefined,
  path: Path,
  row: Row,
): readonly FieldRow[] {
  const items = itemsIn(value);
  if (item.is === 'word') {
    const choices = item.words.map((word) => ({
      value: String(word),
      name: wordName(path, word, of.texts, of.sides),
      isChosen: items.some((each) => each === word),
    }));
    return [{ ...row, kind: 'checks', choices }];
  }
  if (item.is === 'space' || item.is === 'commandName')
    return [
      {
        ...row,
        kind: 'text',
        value: items.join(', '),
        isOnMap: item.is === 'space',
        canDrop: typeof path.at(-1) === 'number',
      },
    ];
  return [
    head(row, false),
    ...items.flatMap((each, index) => fieldRows(of, item, each, [...path, index], row.depth + 1)),
    addRow(of, [...path, items.length], row),
  ];
}

const addRow = ({ texts, sides }: RowsOf, path: Path, row: Row): FieldRow => ({
  ...row,
  ...pathIn(path),
  kind: 'add',
  label: fieldName(path, texts, sides),
  depth: row.depth + 1,
});

const spaceRows = (
  of: RowsOf,
  item: Form,
  value: Json | undefined,
  path: Path,
  row: Row,
): readonly FieldRow[] => [
  ...Object.entries(fieldsIn(value)).flatMap(([space, inside]) => [
    { ...head({ ...row, ...pathIn([...path, space]), depth: row.depth + 1 }, true), label: space },
    ...(item.is === 'mapping' ? within(of, item.fields, inside, [...path, space], row.depth + 2) : []),
  ]),
  { ...row, kind: 'addAt', depth: row.depth + 1 },
];

function tableRows(
  of: RowsOf,
  form: Extract<Form, { is: 'table' }>,
  value: Json | undefined,
  path: Path,
  row: Row,
): readonly FieldRow[] {
  if (value === undefined) return [{ ...row, kind: 'add' }];
  const [, table = ''] = path;
  const nameOf = (kind: string, id: string) => of.texts.localize(`PDC.rules.table.${table}.${kind}.${id}`);
  return [
    head(row, true),
    ...form.rows.flatMap((line, index) =>
      form.columns.flatMap((column, at) => {
        const cell = itemsIn(itemsIn(value)[index])[at];
        const label =
          form.columns.length > 1
            ? `${nameOf('row', line)}, ${nameOf('column', column)}`
            : nameOf('row', line);
        return fieldRows(of, form.of, cell, [...path, index, at], row.depth + 1).map((each) => ({
          ...each,
          label,
          isNeeded: true,
        }));
      }),
    ),
  ];
}

/** The pieces of a mapping by their sides, each with its fields if it is the one that is open. */
function pieceRows(
  of: RowsOf,
  arrive: boolean,
  value: Json | undefined,
  path: Path,
  row: Row,
): readonly FieldRow[] {
  const pieces = Object.entries(fieldsIn(value));
  const ofSide = (side: Json) => pieces.filter(([, piece]) => fieldsIn(piece).side === side);
  const others = pieces.filter(([, piece]) => !SIDES.some((side) => side === fieldsIn(piece).side));
  const rows = [...SIDES.flatMap(ofSide), ...others].flatMap(([id, piece]) => {
    const own = [...path, id];
    const isOpen = of.open === JSON.stringify(own);
    const form = pieceForm(of.rules, piece, arrive);
    return [
      {
        ...row,
        kind: 'piece' as const,
        ...pathIn(own),
        label: pieceName(of, id, piece),
        canDrop: true,
        isOpen,
      },
      ...(isOpen && arrive && form.is === 'mapping'
        ? within(of, form.fields, piece, own, row.depth + 1)
        : []),
    ];
  });
  if (!arrive) return rows;
  return [
    head(row, false),
    ...rows,
    { ...row, kind: 'addPiece', depth: row.depth + 1, choices: typeChoices(of) },
  ];
}
