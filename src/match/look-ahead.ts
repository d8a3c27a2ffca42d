import {
  type AskQuery,
  drew,
  type Event,
  IllegalReply,
  type InSlices,
  pieceOf,
  type Reply,
  type RollQuery,
  type Ruleset,
  type Run,
  resume,
  type SpaceId,
} from '../core';
import type { OpenOrder } from './save';

/**
 * Runs a look-ahead; returns undefined if it needs something that this client can't know, such as a draw from a pile
 * with hidden cards. Rulesets throw a RangeError then, and a hidden card drawn earlier is no legal reply.
 */
export function lookAhead<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError || error instanceof IllegalReply) return undefined;
    throw error;
  }
}

/** Does the same in slices. */
export function* aheadInSlices<T>(work: InSlices<T>): InSlices<T | undefined> {
  let step = lookAhead(() => work.next());
  while (step && !step.done) {
    yield;
    step = lookAhead(() => work.next());
  }
  return step?.value ?? undefined;
}

/** The immediate consequences of one answer to an open question. */
export interface AnswerAhead {
  readonly option: string;
  /** The next dice, with the default answer to every question before them; null if there are none. */
  readonly roll: RollQuery | null;
  /** The new space of the piece that the question concerns; null if it stays. */
  readonly to: SpaceId | null;
  /** True if it discards a parked card of the side that answers. */
  readonly laysCardAside: boolean;
}

/**
 * The immediate consequences of each answer to the open question, without the answers for which they can't be known.
 */
export const answersAhead = (rules: Ruleset, open: OpenOrder, question: AskQuery): readonly AnswerAhead[] => {
  const now = lookAhead(() => afterReplies(rules, open, []));
  if (!now) return [];
  const here = pieceOf(now.state, question.unit)?.at;
  return question.options.flatMap(
    (option) => lookAhead(() => answerAhead(rules, open, question, { option, here })) ?? [],
  );
};

function answerAhead(
  rules: Ruleset,
  open: OpenOrder,
  { unit, side }: AskQuery,
  { option, here }: { readonly option: string; readonly here: SpaceId | undefined },
): AnswerAhead {
  const replies: Reply[] = [{ kind: 'chose', option }];
  let run = afterReplies(rules, open, replies);
  const at = pieceOf(run.state, unit)?.at;
  while (run.query?.kind === 'ask') {
    replies.push({ kind: 'chose', option: run.query.options[0] ?? '' });
    run = afterReplies(rules, open, replies);
  }
  const { query } = run;
  const before = afterReplies(rules, open, []).events.length;
  const laysCardAside = run.events
    .slice(before)
    .some((event) => event.type === 'card-moved' && event.side === side && event.place in rules.parking);
  return {
    option,
    roll: query?.kind === 'roll' ? query : null,
    to: at !== undefined && at !== here ? at : null,
    laysCardAside,
  };
}

/** The progress of a piece that is moved space by space. */
export interface Progress {
  /** The step that the question concerns, counted from 1. */
  readonly step: number;
  /** The number of steps in all; null if it can't be known. */
  readonly of: number | null;
}

/** The step of a path that the open question concerns; null if it concerns none, or if it can't be known. */
export function progressOf(
  rules: Ruleset,
  events: readonly Event[],
  question: AskQuery,
  open: OpenOrder | undefined,
): Progress | null {
  if (question.of !== 'space') return null;
  const done = stepsAtEnd(events, question.unit);
  const all = open && lookAhead(() => stepsToEnd(rules, events, question, open));
  if (all === undefined) return done > 0 ? { step: done + 1, of: null } : null;
  return { step: done + 1, of: Math.max(all, done + 1) };
}

/** All steps of the path, including those still to be chosen; its length is the same for every choice. */
function stepsToEnd(
  rules: Ruleset,
  events: readonly Event[],
  { reason, unit }: AskQuery,
  open: OpenOrder,
): number {
  const replies: Reply[] = [];
  let run = afterReplies(rules, open, replies);
  while (run.query?.kind === 'ask' && run.query.reason === reason && run.query.unit === unit) {
    replies.push({ kind: 'chose', option: run.query.options[0] ?? '' });
    run = afterReplies(rules, open, replies);
  }
  return stepsIn(run.events.slice(events.length - trailing(events)), unit);
}

/** Continues the order with more replies to its next query that is not a draw. */
function afterReplies(rules: Ruleset, { from, order, replies }: OpenOrder, more: readonly Reply[]): Run {
  const run = resume(rules, from, { order, replies: [...replies, ...more] });
  while (run.query?.kind === 'draw') {
    run.reply(drew(run.query, run.query.pile.slice(0, run.query.count)));
  }
  return run;
}

/** The number of events at the end that are steps. */
const trailing = (events: readonly Event[]): number =>
  events.length - 1 - events.findLastIndex((event) => !isStep(event));

/** Retreats and evasions go space by space; an advance is not part of such a path. */
const isStep = (event: Event): event is Step => event.type === 'retreated' || event.type === 'evaded';

type Step = Extract<Event, { readonly type: 'retreated' | 'evaded' }>;

const stepsAtEnd = (events: readonly Event[], unit: string): number =>
  stepsIn(events.slice(events.length - trailing(events)), unit);

/** The steps of one piece up to the first event of another kind. */
function stepsIn(events: readonly Event[], unit: string): number {
  const end = events.findIndex((event) => !isStep(event));
  const path = end < 0 ? events : events.slice(0, end);
  return path.filter((event) => isStep(event) && event.unit === unit).length;
}
