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
 * What a look ahead finds; undefined where it comes to something that this client can't know, as a draw from cards
 * of which some are hidden: rulesets throw a RangeError there, and what was drawn before is no legal reply.
 */
export function lookAhead<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError || error instanceof IllegalReply) return undefined;
    throw error;
  }
}

/** The same of work that is done a little at a time. */
export function* aheadInSlices<T>(work: InSlices<T>): InSlices<T | undefined> {
  let step = lookAhead(() => work.next());
  while (step && !step.done) {
    yield;
    step = lookAhead(() => work.next());
  }
  return step?.value ?? undefined;
}

/** What one answer to an open question leads to next. */
export interface AnswerAhead {
  readonly option: string;
  /** The dice that are rolled next, whatever else is asked until then answered as if nobody did; null if none are. */
  readonly roll: RollQuery | null;
  /** Where the piece that the question is about goes by it; null if it stays. */
  readonly to: SpaceId | null;
  /** A card of the side that is asked is laid aside by it. */
  readonly laysCardAside: boolean;
}

/** What each answer to the open question leads to next, those left out of which it can't be known. */
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

/** How far a piece has got that is led space by space. */
export interface Progress {
  /** The step that the question is about, counted from 1. */
  readonly step: number;
  /** How many there are in all; null where that can't be known. */
  readonly of: number | null;
}

/** Which step of a path the open question is about; null if it is about none, or if it can't be known. */
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

/** All the steps of the path, those included that are still to be chosen: it is as long by every one of them. */
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

/** The order carried on with more replies to the next thing that is not hidden. */
function afterReplies(rules: Ruleset, { from, order, replies }: OpenOrder, more: readonly Reply[]): Run {
  const run = resume(rules, from, { order, replies: [...replies, ...more] });
  while (run.query?.kind === 'draw') {
    run.reply(drew(run.query, run.query.pile.slice(0, run.query.count)));
  }
  return run;
}

/** How many events at the end tell of steps. */
const trailing = (events: readonly Event[]): number =>
  events.length - 1 - events.findLastIndex((event) => !isStep(event));

/** A way back goes space by space; who follows up goes on, but on no way whose end is given. */
const isStep = (event: Event): event is Step => event.type === 'retreated' || event.type === 'evaded';

type Step = Extract<Event, { readonly type: 'retreated' | 'evaded' }>;

const stepsAtEnd = (events: readonly Event[], unit: string): number =>
  stepsIn(events.slice(events.length - trailing(events)), unit);

/** Steps of one piece, as far as nothing else comes in between. */
function stepsIn(events: readonly Event[], unit: string): number {
  const end = events.findIndex((event) => !isStep(event));
  const path = end < 0 ? events : events.slice(0, end);
  return path.filter((event) => isStep(event) && event.unit === unit).length;
}
