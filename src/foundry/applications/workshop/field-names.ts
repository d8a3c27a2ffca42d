import { type Json, SIDES, type Word } from '../../../core';
import { type Draft, fieldsIn, type Path } from '../../../workshop';
import type { Texts } from '../../texts';

/** The name of a field: its last word says what it is, after the word for its place in a list. */
export function fieldName(path: Path, { localize, has }: Texts, sides: SideNames): string {
  const word = path.at(-1) ?? '';
  if (typeof word === 'number') return `${itemName(path.slice(0, -1), { localize, has }, sides)} ${word + 1}`;
  const side = SIDES.find((each) => each === word);
  if (side) return sides[side];
  const [first] = path;
  if (first === 'options')
    return firstOf([`option.${word}.name`, `scenario.${word}`], word, { localize, has });
  if (first === 'tables')
    return firstOf([`table.${word}.title`, `scenario.${word}`], word, { localize, has });
  // Only what a piece has of its own is called a trait.
  const keys = first === 'units' || first === 'arrivals' ? [`trait.${word}`, `scenario.${word}`] : [];
  return firstOf([...keys, `scenario.${word}`, `terrain.${word}`], word, { localize, has });
}

/** The name of one thing in a list. */
function itemName(path: Path, texts: Texts, sides: SideNames): string {
  const key = `PDC.rules.scenarioItem.${String(path.at(-1))}`;
  return texts.has(key) ? texts.localize(key) : fieldName(path, texts, sides);
}

const firstOf = (keys: readonly string[], word: string, { localize, has }: Texts): string => {
  const key = keys.map((each) => `PDC.rules.${each}`).find(has);
  return key === undefined ? word : localize(key);
};

/** The names of the sides of a draft, as far as they have any. */
export type SideNames = Readonly<Record<(typeof SIDES)[number], string>>;

/** The names of the sides of a draft; a side without one is called by its edge. */
export function sideNames({ sides }: Draft, { localize }: Pick<Texts, 'localize'>): SideNames {
  const nameOf = (side: (typeof SIDES)[number]): string => {
    const { name } = fieldsIn(fieldsIn(sides)[side]);
    return typeof name === 'string' && name !== '' ? name : localize(`PDC.windows.plan.side.${side}`);
  };
  return { south: nameOf('south'), north: nameOf('north') };
}

/** The name of one of the words that a field may hold. */
export function wordName(path: Path, value: Word, { localize, has }: Texts, sides: SideNames): string {
  const side = SIDES.find((each) => each === value);
  if (side) return sides[side];
  const [first, second] = path;
  if (first === 'options')
    return firstOf([`option.${second}.value.${value}`], String(value), { localize, has });
  if (first === 'tables')
    return firstOf([`table.${second}.value.${value}`], String(value), { localize, has });
  if (typeof value === 'number') return String(value);
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const field = path.findLast((step) => typeof step === 'string');
  return firstOf(
    [`${field}.${word}`, `scenarioWord.${word}`, `figureValue.${word}`, `weapon.${word}`],
    word,
    { localize, has },
  );
}

/** A piece in one line: its name, its type, and its space. */
export function pieceName(
  { texts, sides }: { readonly texts: Texts; readonly sides: SideNames },
  id: string,
  data: Json,
): string {
  const { name, type, at, side } = fieldsIn(data);
  const key = `PDC.rules.type.${String(type)}`;
  const own = SIDES.find((each) => each === side);
  return [
    typeof name === 'string' && name !== '' ? name : id,
    texts.has(key) ? texts.localize(key) : type,
    own && sides[own],
    at,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
}
