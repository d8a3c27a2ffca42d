import type { Position } from '../position';
import type { RollOutcome } from './face-classes';
import { apply, type End } from './possible-ends';
import type { CarryOut } from './question';
import type { Stream } from './seeded-random';

/** The resolution of random numbers in draws by chance. */
const FINENESS = 2 ** 30;

/** The label of a position without an answer: the first choice of the other side is listed answer by answer. */
export const UNANSWERED = 0;
/** The label of a position in the middle of an order whose question is answered. */
export const ANSWERED = 1;

/** The first question to the other side. */
export interface Response {
  readonly reason: string;
  readonly options: readonly string[];
}

/** One way on from a question, and how likely it is. */
export interface Answer {
  readonly reply: unknown;
  readonly probability: number;
  /** The end of the call that returned the reply. */
  readonly led: End | null;
}

/** A procedure that is followed, and the length of the log where it begins. */
export interface Call {
  readonly carryOut: CarryOut;
  readonly args: readonly unknown[];
  readonly base: number;
}

/** A way through a procedure: the replies so far, and the end of each call that came before a reply. */
export interface Way {
  readonly replies: unknown[];
  readonly calls: (End | null)[];
}

/** The ends of a call as answers, and the first question to the other side in it. */
export interface Called {
  readonly answers: readonly Answer[];
  readonly response: Response | undefined;
  /** The same by the answer of the other side; made on demand. */
  byLabel?: ReadonlyMap<number, readonly Answer[]>;
}

export const answersBy = (ends: readonly End[]): readonly Answer[] =>
  ends.map((led) => ({ reply: led.result, probability: led.probability, led }));

const answersOf = new WeakMap<readonly RollOutcome[], readonly Answer[]>();

/** All results of some dice as answers, made once. */
export function thrown(outcomes: readonly RollOutcome[]): readonly Answer[] {
  const known = answersOf.get(outcomes);
  if (known) return known;
  const made = outcomes.map((reply) => ({ reply, probability: reply.probability, led: null }));
  answersOf.set(outcomes, made);
  return made;
}

/** One of some answers, drawn by its probability; it is then treated as certain. */
export function oneOf(answers: readonly Answer[], chance: Stream): readonly Answer[] {
  let left = chance.below(FINENESS) / FINENESS;
  const found = answers.find(({ probability }) => {
    left -= probability;
    return left < 0;
  });
  const drawn = found ?? answers.at(-1);
  return drawn ? [{ ...drawn, probability: 1 }] : [];
}

/** Answers by the answer of the other side in them. */
export function byLabel<Kind>(
  position: Position<Kind>,
  answers: readonly Answer[],
): ReadonlyMap<number, readonly Answer[]> {
  const found = new Map<number, Answer[]>();
  for (const answer of answers) {
    const { top } = position;
    if (answer.led) apply(position, answer.led);
    found.set(position.label, [...(found.get(position.label) ?? []), answer]);
    position.undo(top);
  }
  return found;
}

/** One end of a call that asks the other side, for each of its answers; or a single one in which it is not asked. */
export function oneForEach(
  byLabel: ReadonlyMap<number, readonly Answer[]>,
  chance: Stream,
): readonly Answer[] {
  const unasked = byLabel.get(UNANSWERED) ?? [];
  const sum = (answers: readonly Answer[]) => answers.reduce((all, { probability }) => all + probability, 0);
  if (chance.below(FINENESS) / FINENESS < sum(unasked)) return oneOf(likelier(unasked, sum(unasked)), chance);
  return [...byLabel].flatMap(([label, answers]) =>
    label === UNANSWERED ? [] : oneOf(likelier(answers, sum(answers)), chance),
  );
}

/** Answers with their probabilities among themselves. */
const likelier = (answers: readonly Answer[], all: number): readonly Answer[] =>
  answers.map((answer) => ({ ...answer, probability: answer.probability / all }));
