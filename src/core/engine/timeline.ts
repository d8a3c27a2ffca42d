import type { Correction } from '../state';
import type { Open } from './advance';
import type { Order, Reply } from './query';

/** One line of the record of a battle. Nothing is ever taken out of it: an undo is a line of its own, a redo too. */
export type Entry =
  | { readonly order: Order; readonly replies: readonly Reply[] }
  | { readonly corrected: Correction }
  | Turning;

/** A line by which the battle goes on from elsewhere, with the order in whose middle it came. */
type Turning =
  /** Actions that still count after an undo. */
  | { readonly undoneTo: number; readonly dropped?: Open }
  /** Actions that count again after the course that was left last has been followed again. */
  | { readonly redoneTo: number }
  /** The line by which a course was left that is taken up again. */
  | { readonly takenUp: number; readonly dropped?: Open };

export type Action = Exclude<Entry, Turning>;

/** A course that a battle has taken and that was left: its actions from the start, or what each of them came to. */
export interface Course<T = Action> {
  /** The line of the record by which it was left. */
  readonly line: number;
  readonly actions: readonly T[];
  /** The order in whose middle it was left. */
  readonly dropped: Open | null;
}

/** An action with all that came before it; null is the start. */
type Step<T> = { readonly action: T; readonly before: Step<T>; readonly count: number } | null;

/** The end of a course that was left. */
interface End<T> extends Omit<Course<T>, 'actions'> {
  readonly at: Step<T>;
}

const countOf = (step: Step<unknown>): number => step?.count ?? 0;

/** How far a course had come after so many of its actions. */
function stepAt<T>(step: Step<T>, count: number): Step<T> {
  let at = step;
  while (at && at.count > count) at = at.before;
  return at;
}

function actionsTo<T>(step: Step<T>): T[] {
  const actions = new Array<T>(countOf(step));
  for (let at = step; at; at = at.before) actions[at.count - 1] = at.action;
  return actions;
}

/** Whether one course is the beginning of another. */
const isBeginning = <T>(step: Step<T>, of: Step<T>): boolean => stepAt(of, countOf(step)) === step;

/** Whether a course goes on from a step. */
const goesOn = <T>({ at, dropped }: End<T>, step: Step<T>): boolean =>
  isBeginning(step, at) && (countOf(at) > countOf(step) || dropped !== null);

const isTurning = (entry: Entry): entry is Turning =>
  'undoneTo' in entry || 'redoneTo' in entry || 'takenUp' in entry;

/** What counts along a record, line by line, with every course that was left. */
export class Timeline<T> {
  #at: Step<T> = null;
  readonly #left: End<T>[] = [];

  /** How many actions count now. */
  get count(): number {
    return countOf(this.#at);
  }

  /** The latest action that counts; undefined at the start. */
  get last(): T | undefined {
    return this.#at?.action;
  }

  /** What counts now, oldest first. */
  get actions(): readonly T[] {
    return actionsTo(this.#at);
  }

  /** The course that goes on from here and was left last. */
  get ahead(): Course<T> | undefined {
    const end = this.#ahead;
    return end && courseTo(end);
  }

  get #ahead(): End<T> | undefined {
    return this.#left.findLast((end) => goesOn(end, this.#at));
  }

  /** The courses that lead elsewhere than what counts now, the one left last first; of those with the same end only that. */
  get courses(): readonly Course<T>[] {
    const kept: End<T>[] = [];
    const isKnown = (end: End<T>): boolean =>
      kept.some((other) => goesOn(other, end.at) && (end.dropped === null || other.at === end.at)) ||
      (end.dropped === null && (isBeginning(end.at, this.#at) || kept.some(({ at }) => at === end.at)));
    // What is the beginning of a longer one is in that.
    const longestFirst = this.#left.toReversed().toSorted((a, b) => countOf(b.at) - countOf(a.at));
    for (const end of longestFirst) if (!isKnown(end)) kept.push(end);
    return kept.toSorted((a, b) => b.line - a.line).map(courseTo);
  }

  /** Goes on by an action. */
  add(action: T): void {
    this.#at = { action, before: this.#at, count: this.count + 1 };
  }

  /** Goes on from elsewhere; says what is wrong with a line that names what is not there, and goes nowhere by it. */
  turn(line: number, entry: Turning): string | undefined {
    const { dropped = null } = 'dropped' in entry ? entry : {};
    const before = this.#at;
    if ('undoneTo' in entry) {
      if (entry.undoneTo > this.count) return `.undoneTo: only ${this.count} orders came before`;
      this.#at = stepAt(before, entry.undoneTo);
    } else if ('redoneTo' in entry) {
      const end = this.#ahead;
      if (countOf(end?.at ?? null) !== entry.redoneTo || !end)
        return '.redoneTo: nothing like that was undone';
      this.#at = end.at;
      return undefined;
    } else {
      const end = this.#left.find((other) => other.line === entry.takenUp);
      if (!end) return '.takenUp: no course was left by that line';
      this.#at = end.at;
    }
    this.#left.push({ line, at: before, dropped });
    return undefined;
  }
}

const courseTo = <T>({ line, at, dropped }: End<T>): Course<T> => ({
  line,
  actions: actionsTo(at),
  dropped,
});

/** Follows a record to its end; tells of lines that name what is not there. */
function follow(
  record: readonly Entry[],
  onFault: (line: number, fault: string) => void = () => undefined,
): Timeline<Action> {
  const timeline = new Timeline<Action>();
  for (const [line, entry] of record.entries()) {
    const fault = isTurning(entry) ? timeline.turn(line, entry) : timeline.add(entry);
    if (fault !== undefined) onFault(line, fault);
  }
  return timeline;
}

/** The actions of a record that still count, oldest first: those that no later line has undone. */
export const actionsOf = (record: readonly Entry[]): readonly Action[] => follow(record).actions;

/** What a redo follows: of the courses that go on from here the one that was left last. */
export const courseAhead = (record: readonly Entry[]): Course | undefined => follow(record).ahead;

/** The courses that were left and lead elsewhere, the one left last first. */
export const coursesOf = (record: readonly Entry[]): readonly Course[] => follow(record).courses;

/** What is wrong with the first line of a record that names what is not there, after its place. */
export function turningFault(record: readonly Entry[]): string | undefined {
  const faults: string[] = [];
  follow(record, (line, fault) => faults.push(`[${line}]${fault}`));
  return faults[0];
}
