import type { SpaceId } from '../board';
import { positionOdds } from '../play/odds';
import { fallenOf, type PieceId, pieceOf, type Side, type State, type Winner } from '../state';
import type { AskQuery, Order, Query, Reply } from './query';
import type { Ruleset } from './ruleset';
import { type Run, start } from './run';
import { stateKey } from './state-key';
import { throwsOf } from './throws';

/** One position in which an order can end, with how likely it is. */
export interface Outcome {
  readonly probability: number;
  readonly state: State;
  /** Looks at it without writing it all out; what is handed over is true during the call alone. */
  read<T>(look: (after: After) => T): T;
}

/** What is asked of a position in which an order can end. */
export interface After {
  readonly winner: Winner | null;
  /** A piece on the board, or one that has fallen. */
  piece(id: PieceId): PieceAfter | undefined;
}

/** What has become of a piece; its strength is 0 for leaders and for whoever has fallen. */
export interface PieceAfter {
  readonly hasFallen: boolean;
  readonly at: SpaceId;
  readonly strength: number;
}

/** Every outcome of an order for one way in which the other side responds. */
export interface OddsTable {
  /** The first choice of the other side; null if it has none. */
  readonly response: string | null;
  /** Key of the question that the response answers. */
  readonly question: string | null;
  readonly outcomes: readonly Outcome[];
}

/** What has been replied to an order so far, and an answer to the question that is open since. */
export interface Answered {
  readonly replies: readonly Reply[];
  readonly question: AskQuery;
  readonly option: string;
}

/** Less likely than this is as good as never. */
const NEGLIGIBLE = 1e-15;

interface Path {
  readonly run: Run;
  readonly replies: readonly Reply[];
  readonly response: string | null;
  probability: number;
}

interface End {
  readonly response: string | null;
  probability: number;
  readonly state: State;
}

/**
 * The exact odds of an order with its whole exchange: every class of dice enumerated, and paths merged that
 * stand in the same position at the same question. Policy for questions: the first choice of the other side
 * (its response) is listed side by side; every other question takes its first option, so that an attacker
 * stays where he is. The order must be legal.
 */
export function exactOdds(
  rules: Ruleset,
  from: State,
  order: Order,
  answered?: Answered,
): readonly OddsTable[] {
  if (rules.play) return positionOdds(rules.play, from, order, answered);
  const steps = oddsInSteps(rules, from, order, answered);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same odds bit by bit, for who has other things to do in between: yields after each way that it has followed
 * to the next question how many that makes. Who finds them too many breaks off. With an answer to a question in the
 * middle of the order: the odds of what is still to come, listed as the response.
 */
export function* oddsInSteps(
  rules: Ruleset,
  from: State,
  order: Order,
  answered?: Answered,
): Generator<number, readonly OddsTable[], undefined> {
  if (rules.play) return positionOdds(rules.play, from, order, answered);
  const ended = new Map<string, End>();
  let asked = answered?.question;
  let open = new Map<string, Path>();
  const sort = (path: Path, waiting: Map<string, Path>) => {
    const { response, probability, run } = path;
    // Dice that are rolled again and again come to an end here, if the rules know none.
    if (probability < NEGLIGIBLE) return;
    const key = `${response} ${markOf(run.query)} ${stateKey(from, run.state)}`;
    if (run.query?.kind === 'ask' && isResponse(run.query, order.side, path)) asked = run.query;
    if (run.query) merge(waiting, key, path);
    // What has ended needs its run no longer, which is large.
    else merge(ended, key, { response, probability, state: run.state });
  };
  sort(goOn(rules, order.side, firstPath(rules, from, order, answered)), open);
  let count = 0;
  while (open.size > 0) {
    const next = new Map<string, Path>();
    for (const path of open.values()) {
      for (const longer of branches(rules, from, order, path)) {
        sort(longer, next);
        count += 1;
        yield count;
      }
    }
    open = next;
  }
  return tablesOf([...ended.values()], asked);
}

/** The only way that there is before anything is left to chance. */
function firstPath(rules: Ruleset, from: State, order: Order, answered: Answered | undefined): Path {
  const run = start(rules, from, order);
  if (!answered) return { run, replies: [], response: null, probability: 1 };
  const { option: response } = answered;
  const replies: readonly Reply[] = [...answered.replies, { kind: 'chose', option: response }];
  for (const reply of replies) run.reply(reply);
  return { run, replies, response, probability: 1 };
}

function merge<T extends { probability: number }>(paths: Map<string, T>, key: string, path: T): void {
  const same = paths.get(key);
  if (same) same.probability += path.probability;
  else paths.set(key, path);
}

const markOf = (query: Query | undefined): string => {
  if (!query) return '';
  if (query.kind === 'draw') return `${query.reason} ${query.mark}`;
  const dice = query.kind === 'roll' ? query.count : 0;
  return `${query.reason} ${query.unit ?? ''} ${dice} ${query.mark}`;
};

/** Every way on from an open question: to the next one that has more than one answer, or to the end. */
function* branches(rules: Ruleset, from: State, order: Order, path: Path): Generator<Path, void, undefined> {
  const answers = answersTo(rules, order.side, path);
  // A run goes one way only: the last answer takes it, every other one begins anew on its trail.
  const trail = [...(path.run.trail ?? [])];
  for (const [index, { reply, probability, response }] of answers.entries()) {
    const isLast = index === answers.length - 1;
    const run = isLast ? path.run : start(rules, from, order, trail);
    if (!isLast) for (const each of path.replies) run.reply(each);
    run.reply(reply);
    yield goOn(rules, order.side, {
      run,
      replies: [...path.replies, reply],
      response: path.response ?? response,
      probability: path.probability * probability,
    });
  }
}

/** Takes a path through every question that has a single answer. */
function goOn(rules: Ruleset, attacker: Side, path: Path): Path {
  const replies = [...path.replies];
  while (path.run.query && path.run.query.kind !== 'roll') {
    const [only, ...others] = answersTo(rules, attacker, path);
    if (!only || others.length > 0) break;
    replies.push(only.reply);
    path.run.reply(only.reply);
    if (only.response !== null)
      return goOn(rules, attacker, {
        ...path,
        replies,
        response: only.response,
      });
  }
  return { ...path, replies };
}

function answersTo(rules: Ruleset, attacker: Side, path: Path): readonly Answer[] {
  const { query } = path.run;
  switch (query?.kind) {
    case undefined:
      return [];
    case 'roll':
      return throwsOf(rules, query).map(({ faces, probability }) => ({
        reply: { kind: 'rolled', faces },
        probability,
        response: null,
      }));
    case 'ask':
      return choices(query, attacker, path);
    case 'draw': {
      // Which cards are drawn changes nothing of the exchange, so that any will do.
      const cards = query.pile.slice(0, query.count);
      return [{ reply: { kind: 'drew', cards }, probability: 1, response: null }];
    }
  }
}

interface Answer {
  readonly reply: Reply;
  readonly probability: number;
  readonly response: string | null;
}

/** Whether it is the first choice of the other side. */
const isResponse = (query: AskQuery, attacker: Side, path: Path): boolean =>
  query.of === 'choice' && query.side !== attacker && path.response === null;

function choices(query: AskQuery, attacker: Side, path: Path): readonly Answer[] {
  const responds = isResponse(query, attacker, path);
  const options = responds ? query.options : query.options.slice(0, 1);
  return options.map((option) => ({
    reply: { kind: 'chose', option },
    probability: 1,
    response: responds ? option : null,
  }));
}

const afterIn = (state: State): After => ({
  winner: state.winner,
  piece(id) {
    const piece = pieceOf(state, id);
    const found = piece ?? fallenOf(state, id);
    const strength = piece && 'strength' in piece ? piece.strength : 0;
    return found && { hasFallen: !piece, at: found.at, strength };
  },
});

/** The outcomes by response, in the order in which the responses were offered. */
function tablesOf(ends: readonly End[], asked: AskQuery | undefined): readonly OddsTable[] {
  const tables = new Map<string | null, Outcome[]>();
  for (const response of [null, ...(asked?.options ?? [])]) {
    const outcomes = ends
      .filter((end) => end.response === response)
      .map(({ probability, state }) => ({ probability, state, read: <T>(look: (after: After) => T) => look(afterIn(state)) }));
    if (outcomes.length > 0) tables.set(response, outcomes);
  }
  return [...tables].map(([response, outcomes]) => ({
    response,
    question: response === null ? null : (asked?.reason ?? null),
    outcomes,
  }));
}
