import {
  type Action,
  type AskQuery,
  actionsOf,
  correctionsIn,
  type Entry,
  type Event,
  fallenOf,
  type PieceId,
  pieceOf,
  type RollQuery,
  type Ruleset,
  replay,
  reserveOf,
  resume,
  type State,
  start,
} from '../core';
import { isSameData } from './same-data';
import type { Participant, Report, Save } from './save';
import { isRecordOpen } from './secrets/open-record';
import { pretendedQuestion } from './secrets/pretence';
import { publicEvents, publicQuestion } from './secrets/secrets';
import { actionCount, courseBack, sharedWith } from './undo';

/** Reports the changes from one save to the next. */
export function reportOf(rules: Ruleset, before: Save, after: Save): Report {
  const entry = latestEntry(before, after);
  const { events, question } = outcomeOf(rules, before, entry);
  const back = backOf(before, entry);
  const carriesOn = 'order' in entry ? rules.carriesOn(before.state, entry.order) : undefined;
  return {
    revision: after.revision,
    number: actionCount(before),
    entry,
    events,
    question,
    isAsked: after.open !== null,
    ...(carriesOn && { carriesOn }),
    ...(back && { back }),
    ...(isRecordOpen(before) && after.state.winner === null && { isReopened: true }),
    participants: participantsOf(before.state, entry, events, question),
    turn: before.state.turn,
  };
}

/** The report of the battle's latest change in chat, made again; undefined if there is none yet. */
export function lastReport(
  rules: Ruleset,
  save: Save,
): { readonly before: Save; readonly report: Report } | undefined {
  const { record, start, open } = save;
  const line = record.at(-1);
  const dropped = line && courseBack(record.slice(0, -1), line)?.dropped;
  // An order with an open question is the latest, unless a redo has just restored it.
  const isOpen = open !== null && !(dropped && isSameData(open, dropped));
  if (!isOpen && !line) return undefined;
  const lines = isOpen ? record : record.slice(0, -1);
  const before: Save = {
    ...save,
    record: lines,
    state: isOpen ? save.state : replay(rules, start, lines),
    open: null,
  };
  return { before, report: { ...reportOf(rules, before, save), revision: save.reported } };
}

/** The new entry: an entry that restores others is reported before the open order that comes with it. */
function latestEntry(before: Save, after: Save): Entry {
  const line = after.record.at(-1) ?? { undoneTo: 0 };
  const isBack = after.record !== before.record && ('redoneTo' in line || 'takenUp' in line);
  return isBack ? line : (after.open ?? line);
}

/** The entries that a line restores to the record, and their start. */
function backOf({ record }: Save, line: Entry): Report['back'] {
  const course = courseBack(record, line);
  if (!course) return undefined;
  const from = sharedWith(course, actionsOf(record));
  const all: readonly Action[] = course.dropped ? [...course.actions, course.dropped] : course.actions;
  return { from, orders: all.slice(from).map((action) => ('order' in action ? action.order : null)) };
}

function outcomeOf(
  rules: Ruleset,
  before: Save,
  entry: Entry,
): { events: readonly Event[]; question: AskQuery | null } {
  if ('corrected' in entry) return { events: correctionsIn(entry.corrected), question: null };
  if (!('order' in entry)) return { events: [], question: null };
  const { events, query } = resume(rules, before.state, entry);
  const asked = query?.kind === 'ask' ? query : null;
  const pretended = query && !asked ? pretendedQuestion(rules, before.state, entry, query) : null;
  // Everyone can read a report.
  return { events: publicEvents(events), question: publicQuestion(asked) ?? pretended };
}

function* piecesIn(
  entry: Entry,
  events: readonly Event[],
  question: AskQuery | null,
): Generator<PieceId | undefined> {
  if ('order' in entry) yield* [entry.order.unit, ...(entry.order.units ?? []), entry.order.target];
  for (const event of events) yield* piecesOfEvent(event);
  if (question) yield question.unit;
  if (question?.of === 'unit') yield* question.options;
}

/** The pieces that an event names. */
function* piecesOfEvent(event: Event): Generator<PieceId | undefined> {
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
  // Groups formed in the middle of the order are unknown before it.
  const groups = new Map(
    events
      .flatMap((event) => (event.type === 'detached' ? [event.group] : []))
      .map((group) => [group.id, group]),
  );
  for (const id of piecesIn(entry, events, question)) {
    if (id === undefined) continue;
    const piece = pieceOf(state, id) ?? reserveOf(state, id) ?? fallenOf(state, id) ?? groups.get(id);
    if (!piece) continue;
    const { name, side, type, nation } = piece;
    participants[id] = { name, side, type, nation };
  }
  return participants;
}

/** The rolls that an order has asked for so far, oldest first: they give the value of each face. */
export function rollsOf(rules: Ruleset, before: State, { entry }: Report): readonly RollQuery[] {
  if (!('order' in entry)) return [];
  const run = start(rules, before, entry.order);
  const rolls: RollQuery[] = [];
  for (const reply of entry.replies) {
    if (run.query?.kind === 'roll') rolls.push(run.query);
    run.reply(reply);
  }
  return rolls;
}
