import {
  type Faults,
  fields,
  type Json,
  listOf,
  mapping,
  migrated,
  oneOfKinds,
  onlyTrue,
  optional,
  type Reader,
  type Ruleset,
  readWhole,
  text,
  wholeFrom,
  wordFrom,
} from '../core';
import type { Draft } from './draft';
import { EDGES, type Edit, GROUNDS, MIRRORS, type Path } from './edit';
import { edited, gameOf } from './edits';
import { WORKSHOP_FORMAT } from './workshop-format';

/** A draft with every edit that led to it, so that each can be undone. */
export interface Workshop {
  /** The game of the draft before the first edit. */
  readonly ruleset: string;
  /** The draft before the first edit. */
  readonly start: Draft;
  readonly edits: readonly Edit[];
  /** The number of edits that are done; the others are undone and can be redone. */
  readonly done: number;
}

/** The most edits that can be undone; older ones become part of the beginning (house value). */
const MOST_EDITS = 200;

/** A workshop without edits. */
export const begun = ({ id }: Ruleset, start: Draft): Workshop => ({
  ruleset: id,
  start,
  edits: [],
  done: 0,
});

const drafts = new WeakMap<Workshop, Draft>();

/** The draft after all edits that are done. */
export function draftOf(games: readonly Ruleset[], workshop: Workshop): Draft {
  const known = drafts.get(workshop);
  if (known) return known;
  const { start, edits, done } = workshop;
  const draft = edits.slice(0, done).reduce((now, edit) => edited(games, now, edit), start);
  drafts.set(workshop, draft);
  return draft;
}

/** The workshop after one more edit; the same workshop if that changes nothing. */
export function withEdit(games: readonly Ruleset[], workshop: Workshop, edit: Edit): Workshop {
  const before = draftOf(games, workshop);
  const after = edited(games, before, edit);
  if (after === before) return workshop;
  const edits = [...workshop.edits.slice(0, workshop.done), edit];
  const next =
    edits.length > MOST_EDITS
      ? shortened(games, workshop, edits)
      : { ...workshop, edits, done: edits.length };
  const made = { ...workshop, ...next };
  drafts.set(made, after);
  return made;
}

/** The first edit as part of the beginning. */
function shortened(
  games: readonly Ruleset[],
  { start, ruleset }: Workshop,
  [first, ...edits]: readonly Edit[],
) {
  const after = first ? edited(games, start, first) : start;
  return { start: after, ruleset: gameOf(games, after)?.id ?? ruleset, edits, done: edits.length };
}

/** The workshop with its last edit undone; the same workshop if there is none. */
export const undone = (workshop: Workshop): Workshop =>
  workshop.done > 0 ? { ...workshop, done: workshop.done - 1 } : workshop;

/** The workshop with the edit redone that was undone last; the same workshop if there is none. */
export const redone = (workshop: Workshop): Workshop =>
  workshop.done < workshop.edits.length ? { ...workshop, done: workshop.done + 1 } : workshop;

/** Any value: the parser of its text has checked how deep and how long it is. */
const anything: Reader<Json> = (data) => data as Json;

const step = (data: unknown, place: string, faults: Faults): string | number =>
  typeof data === 'number' ? wholeFrom(0)(data, place, faults) : text(data, place, faults);

const path: Reader<Path> = listOf(step);
const names = listOf((data, place, faults) => text(data, place, faults));

const readEdit = oneOfKinds<'type', Edit>('type', {
  set: { path, value: anything },
  drop: { path },
  paint: {
    on: wordFrom(GROUNDS),
    kind: (data, place, faults) => text(data, place, faults),
    places: names,
  },
  resize: {
    edge: wordFrom(EDGES),
    by: (data, place, faults) => {
      if (!Number.isInteger(data)) faults.add(place, 'expected a whole number');
      return Number(data);
    },
  },
  mirror: { how: wordFrom(MIRRORS) },
  even: {},
  'read-as': { game: (data, place, faults) => text(data, place, faults) },
  copy: {
    spaces: names,
    to: (data, place, faults) => text(data, place, faults),
    pieces: optional(onlyTrue),
  },
});

/** The text that keeps a workshop. */
export const workshopText = (workshop: Workshop): string =>
  JSON.stringify({ [WORKSHOP_FORMAT.field]: WORKSHOP_FORMAT.current, ...workshop });

/** Reads a workshop that was kept. Throws UnusableData with every fault and its place. */
export function readWorkshop(data: unknown): Workshop {
  const read = mapping<Workshop>({
    ruleset: (word, place, faults) => text(word, place, faults),
    start: (draft, place, faults) => fields(draft, place, faults) as Draft,
    edits: listOf(readEdit, MOST_EDITS),
    done: wholeFrom(0),
  });
  const workshop = readWhole('the workshop', (faults) => read(migrated(WORKSHOP_FORMAT, data), '', faults));
  return { ...workshop, done: Math.min(workshop.done, workshop.edits.length) };
}
