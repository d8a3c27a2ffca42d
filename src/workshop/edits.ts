import type { Json, Ruleset } from '../core';
import { copied } from './copy-part';
import { type Draft, fieldsIn, itemsIn, rulesOf } from './draft';
import type { Edit, Path } from './edit';
import { evened } from './even';
import { painted } from './paint';
import { readDraftAs } from './read-as';
import { mirrored, resized } from './reshape';
import { roadPainted } from './roads';

/** The game of a draft, of those that this world knows; undefined for any other. */
export const gameOf = (games: readonly Ruleset[], { ruleset }: Draft): Ruleset | undefined =>
  games.find(({ id }) => id === ruleset);

/** The draft after an edit, by the game that it is of; the same draft if the edit changes nothing. */
export function edited(games: readonly Ruleset[], draft: Draft, edit: Edit): Draft {
  const game = gameOf(games, draft);
  if (!game) return draft;
  const after = edit.type === 'read-as' ? readAs(games, game, draft, edit.game) : changed(game, draft, edit);
  return JSON.stringify(after) === JSON.stringify(draft) ? draft : after;
}

/** The draft as one of another game; the same draft if it can't be read so. */
function readAs(games: readonly Ruleset[], game: Ruleset, draft: Draft, id: string): Draft {
  const other = gameOf(games, { ruleset: id });
  return (other && readDraftAs(game, other, draft)?.draft) ?? draft;
}

function changed(game: Ruleset, draft: Draft, edit: Exclude<Edit, { type: 'read-as' }>): Draft {
  switch (edit.type) {
    case 'set':
      return fieldsIn(withValue(draft, edit.path, edit.value));
    case 'drop':
      return fieldsIn(without(draft, edit.path));
    case 'paint':
      return edit.on === 'roads'
        ? roadPainted(rulesOf(game, draft).grid, draft, edit.kind, edit.places)
        : painted(draft, edit.on, edit.kind, edit.places);
    case 'resize':
      return resized(game, draft, edit.edge, edit.by);
    case 'mirror':
      return mirrored(game, draft, edit.how);
    case 'even':
      return evened(game, draft);
    case 'copy':
      return copied(game, draft, edit);
  }
}

/** The value at the end of a path; undefined if there is none. */
export function valueAt(data: Json | undefined, [first, ...rest]: Path): Json | undefined {
  if (first === undefined) return data;
  if (typeof first === 'number') return valueAt(itemsIn(data)[first], rest);
  const inside = fieldsIn(data);
  return Object.hasOwn(inside, first) ? valueAt(inside[first], rest) : undefined;
}

/** The data with another value at the end of a path; what is missing on the way is made. */
function withValue(data: Json | undefined, [first, ...rest]: Path, value: Json): Json {
  if (first === undefined) return value;
  if (typeof first === 'string') {
    const inside = fieldsIn(data);
    const before = Object.hasOwn(inside, first) ? inside[first] : undefined;
    return { ...inside, [first]: withValue(before, rest, value) };
  }
  const items = itemsIn(data);
  // A list has no gaps.
  const index = Math.min(Math.max(0, first), items.length);
  return [...items.slice(0, index), withValue(items[index], rest, value), ...items.slice(index + 1)];
}

/** The data without the value at the end of a path. */
function without(data: Json, [first, ...rest]: Path): Json {
  if (first === undefined || valueAt(data, [first, ...rest]) === undefined) return data;
  if (typeof first === 'number') {
    const items = itemsIn(data);
    const kept = rest.length > 0 ? [without(items[first] ?? null, rest)] : [];
    return [...items.slice(0, first), ...kept, ...items.slice(first + 1)];
  }
  const { [first]: inside, ...others } = fieldsIn(data);
  return rest.length > 0 ? { ...fieldsIn(data), [first]: without(inside ?? null, rest) } : others;
}
