import type { Form, Json, Ruleset } from '../../../core';
import {
  type Draft,
  type Edit,
  formAt,
  initialOf,
  initialOfKind,
  type Path,
  valueAt,
} from '../../../workshop';

/** The path that an element names; undefined if it names none. */
export function pathOf({ dataset: { path } }: HTMLElement): Path | undefined {
  return path === undefined ? undefined : (JSON.parse(path) as Path);
}

/** The edit that a field makes with what is written in it; an empty field that is not needed is left out. */
export function writtenEdit(rules: Ruleset, draft: Draft, path: Path, written: string): Edit | undefined {
  const form = formAt(rules, draft, path);
  if (!form) return undefined;
  const kind = kindEdit(rules, draft, path, written);
  if (kind) return kind;
  const value = valueFrom(form, written);
  if (value === undefined) return form.needed ? undefined : { type: 'drop', path };
  return { type: 'set', path, value };
}

/** The edit of the word that decides what else a mapping has: it begins anew. */
function kindEdit(rules: Ruleset, draft: Draft, path: Path, written: string): Edit | undefined {
  const around = path.slice(0, -1);
  const form = formAt(rules, draft, around);
  if (form?.is !== 'kinds' || path.at(-1) !== form.by || written === '') return undefined;
  return { type: 'set', path: around, value: initialOfKind(form, String(JSON.parse(written))) };
}

function valueFrom(form: Form, written: string): Json | undefined {
  const text = written.trim();
  switch (form.is) {
    case 'whole':
    case 'share':
    case 'measure':
    case 'opacity':
      return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
    case 'word':
    case 'facing':
    case 'flag':
    case 'nation':
      return text === '' ? undefined : (JSON.parse(text) as Json);
    case 'list': {
      const items = text.split(/[\s]*,[\s]*/).filter((item) => item !== '');
      return items.length === 0 && !form.needed ? undefined : items;
    }
    default:
      return text === '' && !form.needed ? undefined : text;
  }
}

/** The edit that ticks a word of a list, or unticks it. */
export function tickedEdit(draft: Draft, path: Path, word: string, isTicked: boolean): Edit {
  const before = valueAt(draft, path);
  const items = (Array.isArray(before) ? (before as readonly Json[]) : []).filter((each) => each !== word);
  const after = isTicked ? [...items, word] : items;
  return after.length === 0 ? { type: 'drop', path } : { type: 'set', path, value: after };
}

/** The edit that adds what a path may hold, as it begins. */
export function addedEdit(rules: Ruleset, draft: Draft, path: Path): Edit | undefined {
  const form = formAt(rules, draft, path);
  return form && { type: 'set', path, value: initialOf(form) };
}

/** The path of the first field for spaces in what a path may hold; undefined if it has none. */
export function spacesFieldOf(rules: Ruleset, draft: Draft, path: Path): Path | undefined {
  const form = formAt(rules, draft, path);
  const fields = form?.is === 'mapping' ? Object.entries(form.fields) : [];
  const [word] = fields.find(([, field]) => field.is === 'list' && field.of.is === 'space') ?? [];
  return word === undefined ? undefined : [...path, word];
}

/** The edit that adds a space to a list of spaces, or takes it out; a field for one space gets it. */
export function spaceEdit(
  rules: Ruleset,
  draft: Draft,
  path: Path,
  space: string,
  isOnlyOut = false,
): Edit | undefined {
  const form = formAt(rules, draft, path);
  if (form?.is === 'space') return isOnlyOut ? undefined : { type: 'set', path, value: space };
  if (form?.is !== 'list' || form.of.is !== 'space') return undefined;
  const before = valueAt(draft, path);
  const items = Array.isArray(before) ? (before as readonly Json[]) : [];
  const others = items.filter((each) => each !== space);
  if (others.length === items.length && isOnlyOut) return undefined;
  const value = others.length < items.length ? others : [...items, space];
  return { type: 'set', path, value };
}
