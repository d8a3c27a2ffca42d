import type { Correction } from '../state';
import type { Open } from './advance';

/** An action of a battle: a finished order with its replies, or a correction by a GM. */
export type Action = Open | { readonly corrected: Correction };

/** One line of a battle's record. Lines are never removed: an undo is a line of its own, and so is a redo. */
export type Entry = Action | Turning;

/** A line after which play continues from another point, with the open order that it interrupted. */
export type Turning =
  /** The number of actions that still count after an undo. */
  | { readonly undoneTo: number; readonly dropped?: Open }
  /** The number of actions that count after a redo of the course that was left last. */
  | { readonly redoneTo: number }
  /** The line by which the course now resumed was left. */
  | { readonly takenUp: number; readonly dropped?: Open };

/** The lines of a record that are actions. */
export type ActionIn<Line> = Exclude<Line, Turning>;

/** A course of the battle that was left: its actions from the start, or the result of each. */
export interface Course<T = Action> {
  /** The line of the record by which the course was left. */
  readonly line: number;
  readonly actions: readonly T[];
  /** The open order that was interrupted; null for none. */
  readonly dropped: Open | null;
}

/** An action with all actions before it; null is the start. */
type Step<T> = { readonly action: T; readonly before: Step<T>; readonly count: number } | null;

/** The end of a course that was left. */
interface End<T> extends Omit<Course<T>, 'actions'> {
  readonly at: Step<T>;
}

const countOf = (step: Step<unknown>): number => step?.count ?? 0;

/** The step of a course after this many of its actions. */
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

/** True if one course is the beginning of another. */
const isBeginning = <T>(step: Step<T>, of: Step<T>): boolean => stepAt(of, countOf(step)) === step;

/** True if a course continues from a step. */
const goesOn = <T>({ at, dropped }: End<T>, step: Step<T>): boolean =>
  isBeginning(step, at) && (countOf(at) > countOf(step) || dropped !== null);

export const isTurning = (line: object): line is Turning =>
  'undoneTo' in line || 'redoneTo' in line || 'takenUp' in line;

/** The actions that count along a record, line by line, with every course that was left. */
export class Timeline<T> {
  #at: Step<T> = null;
  readonly #left: End<T>[] = [];

  /** The number of actions that count now. */
  get count(): number {
    return countOf(this.#at);
  }

  /** The latest action that counts; undefined at the start. */
  get last(): T | undefined {
    return this.#at?.action;
  }

  /** The actions that count now, oldest first. */
  get actions(): readonly T[] {
    return actionsTo(this.#at);
  }

  /** The course that continues from here; if there are several, the one left last. */
  get ahead(): Course<T> | undefined {
    const end = this.#ahead;
    return end && courseTo(end);
  }

  get #ahead(): End<T> | undefined {
    return this.#left.findLast((end) => goesOn(end, this.#at));
  }

  /**
   * The courses that lead elsewhere than the current actions, the one left last first; courses with the same end appear
   * once.
   */
  get courses(): readonly Course<T>[] {
    const kept: End<T>[] = [];
    const isKnown = (end: End<T>): boolean =>
      kept.some((other) => goesOn(other, end.at) && (end.dropped === null || other.at === end.at)) ||
      (end.dropped === null && (isBeginning(end.at, this.#at) || kept.some(({ at }) => at === end.at)));
    // A course that is the beginning of a longer one is part of it.
    const longestFirst = this.#left.toReversed().toSorted((a, b) => countOf(b.at) - countOf(a.at));
    for (const end of longestFirst) if (!isKnown(end)) kept.push(end);
    return kept.toSorted((a, b) => b.line - a.line).map(courseTo);
  }

  /** Adds an action to the current course. */
  add(action: T): void {
    this.#at = { action, before: this.#at, count: this.count + 1 };
  }

  /**
   * Continues from another point. If the line refers to a point that does not exist, returns the fault and changes
   * nothing.
   */
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

/** Follows a record to its end, and reports lines that refer to a point that does not exist. */
function follow<Line extends object>(
  record: readonly Line[],
  onFault: (line: number, fault: string) => void = () => undefined,
): Timeline<ActionIn<Line>> {
  const timeline = new Timeline<ActionIn<Line>>();
  for (const [index, line] of record.entries()) {
    // Safe: every other line is an action.
    const fault = isTurning(line) ? timeline.turn(index, line) : timeline.add(line as ActionIn<Line>);
    if (fault !== undefined) onFault(index, fault);
  }
  return timeline;
}

/** The actions of a record that still count, oldest first: those that no later line undid. */
export const actionsOf = <Line extends object>(record: readonly Line[]): readonly ActionIn<Line>[] =>
  follow(record).actions;

/** The course that a redo follows: of those that continue from here, the one left last. */
export const courseAhead = (record: readonly Entry[]): Course | undefined => follow(record).ahead;

/** The courses that were left and lead elsewhere, the one left last first. */
export const coursesOf = (record: readonly Entry[]): readonly Course[] => follow(record).courses;

/** The fault in the first line of a record that refers to a point that does not exist, after its location. */
export function turningFault(record: readonly Entry[]): string | undefined {
  const faults: string[] = [];
  follow(record, (line, fault) => faults.push(`[${line}]${fault}`));
  return faults[0];
}
