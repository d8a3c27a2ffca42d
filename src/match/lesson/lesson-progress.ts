import type { Lesson, LessonMove, LessonStep, Open, Side } from '../../core';

/** How far a battle has come, as everyone sees it. */
interface Course {
  /** Finished orders. */
  readonly actions: number;
  /** The order in whose middle a question is open. */
  readonly open: Pick<Open, 'replies'> | null;
}

/** How far a lesson has come. */
export interface LessonProgress {
  /** How many moves lie behind. */
  readonly done: number;
  /** The move that comes next; undefined at the end. */
  readonly next: LessonMove | undefined;
  /** The step that the next move belongs to, counted from 0; the last one at the end. */
  readonly index: number;
  readonly step: LessonStep | undefined;
  /** Key of what the coach says now; undefined where nothing has been said in this step. */
  readonly said: string | undefined;
  /** The next move is for whoever learns. */
  readonly isOwn: boolean;
}

/** All moves of a lesson, one after the other. */
export const movesOf = ({ steps }: Lesson): readonly LessonMove[] => steps.flatMap(({ moves }) => moves);

/** Whose move it is. */
export const sideOfMove = (move: LessonMove): Side => ('order' in move ? move.order.side : move.side);

/** Where a lesson stands: it follows from the battle alone, so that it can be left and taken up again at any moment. */
export function lessonProgress(lesson: Lesson, course: Course): LessonProgress {
  const moves = movesOf(lesson);
  const done = movesDone(moves, course);
  const next = moves[done];
  const { index, from } = placeIn(lesson.steps, done);
  const said = moves.slice(from, done + 1).findLast(({ say }) => say !== undefined)?.say;
  return {
    done,
    next,
    index,
    step: lesson.steps[index],
    said,
    isOwn: next !== undefined && sideOfMove(next) === lesson.side,
  };
}

/** An order is one move, and so is every answer to a question that comes up in it. */
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
