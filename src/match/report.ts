import {
  type AskQuery,
  type Entry,
  type Event,
  fallenOf,
  lastUndoing,
  type PieceId,
  pieceOf,
  type Ruleset,
  replay,
  reserveOf,
  resume,
  type State,
} from '../core';
import { actionCount } from './corrections';
import { isSameData } from './same-data';
import type { Participant, Report, Save } from './save';
import { publicEvents, publicQuestion } from './secrets';

/** Tells what has changed from one save to the next. */
export function reportOf(rules: Ruleset, before: Save, after: Save): Report {
  const entry = toldIn(before, after);
  const { events, question } = told(rules, before, entry);
  return {
    revision: after.revision,
    number: actionCount(before),
    entry,
    events,
    question,
    isAsked: after.open !== null,
    participants: participantsOf(before.state, entry, events, question),
    turn: before.state.turn,
  };
}

/** The latest change of a battle that chat tells of, once more; undefined where nothing has happened yet. */
export function lastReport(
  rules: Ruleset,
  save: Save,
): { readonly before: Save; readonly report: Report } | undefined {
  const { record, start, open } = save;
  const line = record.at(-1);
  const undoing = line && 'redoneTo' in line ? lastUndoing(record.slice(0, -1)) : undefined;
  // An order in mid-way is the latest, unless it was brought back just now.
  const isOpen = open !== null && !(undoing && isSameData(open, undoing.dropped));
  if (!isOpen && !line) return undefined;
  const lines = isOpen ? record : record.slice(0, -1);
  const before: Save = {
    ...save,
    record: lines,
    state: isOpen ? save.state : replay(rules, start, lines),
    open: null,
  };
  return { before, report: { ...reportOf(rules, before, save), revision: save.told } };
}

/** The line that has come: that something is brought back is told before what was half carried out then. */
function toldIn(before: Save, after: Save): Entry {
  const line = after.record.at(-1) ?? { undoneTo: 0 };
  return after.record !== before.record && 'redoneTo' in line ? line : (after.open ?? line);
}

function told(
  rules: Ruleset,
  before: Save,
  entry: Entry,
): { events: readonly Event[]; question: AskQuery | null } {
  if ('undoneTo' in entry || 'redoneTo' in entry) return { events: [], question: null };
  if ('corrected' in entry) return { events: [entry.corrected], question: null };
  const { events, query } = resume(rules, before.state, entry);
  // A report is for everyone to read.
  return {
    events: publicEvents(events),
    question: query?.kind === 'ask' ? publicQuestion(query) : null,
  };
}

function* mentioned(
  entry: Entry,
  events: readonly Event[],
  question: AskQuery | null,
): Generator<PieceId | undefined> {
  if ('order' in entry) yield* [entry.order.unit, ...(entry.order.units ?? []), entry.order.target];
  for (const event of events) yield* named(event);
  if (question) yield question.unit;
  if (question?.of === 'unit') yield* question.options;
}

/** The pieces that an event names. */
function* named(event: Event): Generator<PieceId | undefined> {
  if ('unit' in event) yield event.unit;
  if ('target' in event) yield event.target;
  if ('leader' in event) yield event.leader;
  if ('into' in event) yield event.into;
  if (event.type === 'supported') yield* event.by;
  if (event.type === 'eliminated' || event.type === 'leader-eliminated') yield event.by;
}

function participantsOf(
  state: State,
  entry: Entry,
  events: readonly Event[],
  question: AskQuery | null,
): Record<PieceId, Participant> {
  const participants: Record<PieceId, Participant> = {};
  // Groups that come about in the middle of the order are not known before it.
  const groups = new Map(
    events
      .flatMap((event) => (event.type === 'detached' ? [event.group] : []))
      .map((group) => [group.id, group]),
  );
  for (const id of mentioned(entry, events, question)) {
    if (id === undefined) continue;
    const piece = pieceOf(state, id) ?? reserveOf(state, id) ?? fallenOf(state, id) ?? groups.get(id);
    if (!piece) continue;
    const { name, side, type, nation } = piece;
    participants[id] = { name, side, type, nation };
  }
  return participants;
}
