import type { Lesson, LessonMove, LessonStep, Open, Side } from '../../core';

/** The progress of a battle, as everyone sees it. */
interface Course {
  /** The number of finished orders. */
  readonly actions: number;
  /** The open order that waits for an answer; null for none. */
  readonly open: Pick<Open, 'replies'> | null;
}

/** The progress of a lesson. */
export interface LessonProgress {
  /** The number of moves already made. */
  readonly done: number;
  /** The next move; undefined at the end. */
  readonly next: LessonMove | undefined;
  /** The step of the next move, counted from 0; the last step at the end. */
  readonly index: number;
  readonly step: LessonStep | undefined;
  /** The key of the coach's current text; undefined if there was none in this step. */
  readonly said: string | undefined;
  /** True if the next move is the learner's. */
  readonly isOwn: boolean;
}

/** All moves of a lesson, in order. */
export const movesOf = ({ steps }: Lesson): readonly LessonMove[] => steps.flatMap(({ moves }) => moves);

/** The side that makes a move. */
export const sideOfMove = (move: LessonMove): Side => ('order' in move ? move.order.side : move.side);

/** The progress of a lesson, worked out from the battle alone, so that it can be left and resumed at any moment. */
export function lessonProgress(lesson: Lesson, course: Course): LessonProgress {
  const moves = movesOf(lesson);
  const done = movesDone(moves, course);
  const next = moves[done];
  const { index, from } = placeIn(lesson.steps, done);
  const isOwn = next !== undefined && sideOfMove(next) === lesson.side;
  const heard = moves.slice(from, done + 1).findLast(({ say }) => say !== undefined);
  // The text of the user's own move is not repeated while the other side answers it.
  const isAnswered = heard !== undefined && next !== undefined && !isOwn && sideOfMove(heard) === lesson.side;
  return { done, next, index, step: lesson.steps[index], said: isAnswered ? undefined : heard?.say, isOwn };
}

/** The number of moves made: an order is one move, and so is every answer to a question in it. */
function movesDone(moves: readonly LessonMove[], { actions, open }: Course): number {
  let orders = -1;
  const begun = moves.findIndex((move) => {
    if ('order' in move) orders += 1;
    return orders === actions;
  });
  const from = begun < 0 ? moves.length : begun;
  if (!open) return from;
  return from + 1 + open.replies.filter(({ kind }) => kind === 'chose').length;
}

/** The step of a move, and the number of the first move of that step. */
function placeIn(steps: readonly LessonStep[], move: number): { index: number; from: number } {
  let from = 0;
  for (const [index, { moves }] of steps.entries()) {
    if (move < from + moves.length || index === steps.length - 1) return { index, from };
    from += moves.length;
  }
  return { index: 0, from };
}
