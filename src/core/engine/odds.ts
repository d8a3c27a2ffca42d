import { DRAWN, FALLEN, NOBODY, type Position, sideName, sideNumber, toState } from '../position';
import type { State } from '../state';
import { Context } from './context';
import { Foresight, TooManyWays } from './foresight';
import { type InSlices, inOneGo } from './in-slices';
import type { After, Answered, OddsTable, Outcome } from './odds-table';
import type { Play } from './play';
import { ANSWERED, UNANSWERED } from './possible-answers';
import { apply, type End } from './possible-ends';
import type { Order, Reply } from './query';
import type { CarryOut, Procedure } from './question';
import type { Ruleset } from './ruleset';
import { answerTo } from './run';
import { seededStream } from './seeded-random';

/** The position in which a way ends, made only if it is examined. */
class WayEnd<Kind> implements Outcome {
  #state: State | undefined;

  constructor(
    private readonly position: Position<Kind>,
    private readonly led: End,
  ) {}

  get probability(): number {
    return this.led.probability;
  }

  get state(): State {
    this.#state ??= this.#at(() => toState(this.position));
    return this.#state;
  }

  readonly read = <T>(look: (after: After) => T): T => this.#at(() => look(afterIn(this.position)));

  #at<T>(look: () => T): T {
    const { top } = this.position;
    apply(this.position, this.led);
    const seen = look();
    this.position.undo(top);
    return seen;
  }
}

const afterIn = <Kind>(position: Position<Kind>): After => ({
  winner:
    position.winner === NOBODY
      ? null
      : position.winner === DRAWN
        ? 'draw'
        : sideName(position.winner as 0 | 1),
  piece(id) {
    const piece = position.find(id);
    if (!piece || (!piece.isOnBoard && piece.status !== FALLEN)) return undefined;
    const { isLeader, strength, at } = piece;
    return {
      hasFallen: !piece.isOnBoard,
      at: position.board.name(at),
      strength: isLeader || !piece.isOnBoard ? 0 : strength,
    };
  },
});

/**
 * The exact odds of an order with its whole exchange. Policy for questions: the options of the other side's first
 * choice (its response) are listed separately; every other question takes its first option, so that an attacker stays
 * in place. With an answer to a question in the middle of the order: the odds of the rest of it, listed as the
 * response. The order must be legal.
 */
export const exactOdds = (
  rules: Ruleset,
  from: State,
  order: Order,
  answered?: Answered,
): readonly OddsTable[] => inOneGo(positionOdds(rules.play, from, order, answered, ALL_OF_IT)).tables;

/** The limits of the work on odds. */
export interface Effort {
  /** The most ways that are followed. */
  readonly ways: number;
  /** The number of samples for each response if there are more ways. */
  readonly samples: number;
}

/** Odds that are exact, or estimated from this many samples for each response. */
export interface OddsReckoned {
  readonly tables: readonly OddsTable[];
  /** Null if they are exact. */
  readonly samples: number | null;
}

/** Works out the same as `exactOdds` in slices; from samples if there are too many ways. */
export function* reckonedOdds(
  rules: Ruleset,
  from: State,
  order: Order,
  { ways, samples }: Effort,
  answered?: Answered,
): InSlices<OddsReckoned> {
  return yield* positionOdds(rules.play, from, order, answered, { ways, samples });
}

const ALL_OF_IT: Effort = { ways: Number.POSITIVE_INFINITY, samples: 0 };

/** A fixed seed, so that the same request always gives the same odds. */
const SEED = 1809;

function* positionOdds<Kind>(
  play: Play<Kind>,
  from: State,
  order: Order,
  answered: Answered | undefined,
  effort: Effort,
): InSlices<OddsReckoned> {
  const position = play.positionOf(from);
  const c = new Context(position, false);
  const ordered = play.ordered(position, order);
  const foresight = new Foresight(c, sideNumber(order.side), effort.ways);
  const replies: readonly Reply[] = answered
    ? [...answered.replies, { kind: 'chose', option: answered.option }]
    : [];
  function* carryOut(): Procedure {
    // Replies already given were asked for one at a time, without calls.
    c.isForeseeing = replies.length === 0;
    const run = play.carryOut(c, ordered);
    if (!run) return;
    let step = run.next();
    for (const reply of replies) step = step.done ? step : run.next(answerTo(c as Context, reply));
    if (answered) position.setLabel(ANSWERED);
    c.isForeseeing = true;
    while (!step.done) step = run.next(yield step.value);
  }
  const { ends, samples } = yield* endsOf(foresight, carryOut as CarryOut, effort);
  const labels = yield* labelsOf(position, ends);
  const outcomes = (label: number) =>
    ends.filter((_, index) => labels[index] === label).map((end) => new WayEnd(position, end));
  if (answered) {
    return { tables: [tableOf(outcomes(ANSWERED), answered.option, answered.question.reason)], samples };
  }
  const { reason = null, options = [] } = foresight.response ?? {};
  const tables = [
    tableOf(outcomes(UNANSWERED), null, null),
    ...options.map((option, index) => tableOf(outcomes(index + 1), option, reason)),
  ].filter((table) => table.outcomes.length > 0);
  return { tables, samples };
}

/** The ends of an order: all of them, or samples where there are too many ways. */
function* endsOf<Kind>(
  foresight: Foresight<Kind>,
  carryOut: CarryOut,
  { samples }: Effort,
): InSlices<{ readonly ends: readonly End[]; readonly samples: number | null }> {
  try {
    return { ends: yield* foresight.ends(carryOut, []), samples: null };
  } catch (error) {
    if (!(error instanceof TooManyWays)) throw error;
    return { ends: yield* foresight.samples(carryOut, samples, seededStream(SEED)), samples };
  }
}

const tableOf = (
  outcomes: readonly Outcome[],
  response: string | null,
  question: string | null,
): OddsTable => ({ response, question, outcomes });

/** The number of ends processed before the work may be interrupted. */
const ENDS_A_SLICE = 128;

/** The label of each end: the answer to which it belongs. */
function* labelsOf<Kind>(position: Position<Kind>, ends: readonly End[]): InSlices<readonly number[]> {
  const labels: number[] = [];
  for (const end of ends) {
    if (labels.length % ENDS_A_SLICE === 0) yield;
    labels.push(labelOf(position, end));
  }
  return labels;
}

function labelOf<Kind>(position: Position<Kind>, led: End): number {
  const { top } = position;
  apply(position, led);
  const { label } = position;
  position.undo(top);
  return label;
}
