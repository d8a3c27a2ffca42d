import { fieldsIn, type Path, pieceForm } from '../../../workshop';
import { pieceName } from './field-names';
import { type FieldRow, PLAIN, pathIn, type RowsOf } from './field-row';
import { within } from './field-rows';

/** The fields of the piece of the board that is open, above the list of all pieces. */
export function chosenRows(of: RowsOf): readonly FieldRow[] {
  const path = of.open === '' ? [] : (JSON.parse(of.open) as Path);
  const [first, id = ''] = path;
  const pieces = fieldsIn(of.draft.units);
  const piece = first === 'units' && Object.hasOwn(pieces, id) ? pieces[id] : undefined;
  const form = pieceForm(of.rules, piece, false);
  if (piece === undefined || form.is !== 'mapping') return [];
  const row = { ...PLAIN, ...pathIn(path), label: pieceName(of, String(id), piece), depth: 0 };
  return [{ ...row, kind: 'head', canDrop: true, canCopy: true }, ...within(of, form.fields, piece, path, 0)];
}
