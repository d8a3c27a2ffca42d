import type { Edit } from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { localize } from '../../texts';
import { addedEdit, pathOf, tickedEdit, writtenEdit } from './field-values';

/** The edit of a field that holds no value itself: a word of a list that is ticked, a space that is added. */
export function inputEdit({ draft, sketch }: UserWorkshop, input: HTMLInputElement): Edit | undefined {
  const path = pathOf(input);
  if (!path) return undefined;
  const { word, addAt } = input.dataset;
  if (word !== undefined) return tickedEdit(draft, path, word, input.checked);
  if (addAt === undefined) return undefined;
  const space = input.value.trim();
  if (sketch.rules.grid.has(space)) return addedEdit(sketch.rules, draft, [...path, space]);
  ui.notifications.warn(localize('PDC.rules.reason.off-the-board'));
  return undefined;
}

/** The edit that writes the value of a field; undefined if it can't be written. */
export function writtenIn(
  { draft, sketch }: UserWorkshop,
  field: HTMLElement,
  written: string,
): Edit | undefined {
  const path = pathOf(field);
  return path && field.dataset.addAt === undefined
    ? writtenEdit(sketch.rules, draft, path, written)
    : undefined;
}
