import {
  drew,
  type Input,
  type Lesson,
  type LessonMove,
  type Open,
  type Order,
  type Query,
  type Refusal,
  type Reply,
} from '../../core';
import type { Authority, Request } from '../request';
import { isSameData } from '../same-data';
import { because, type Save } from '../save';
import { actionCount } from '../undo';
import { lessonProgress, movesOf, sideOfMove } from './lesson-progress';

const courseOf = (save: Save) => ({ actions: actionCount(save), open: save.open });

/** The reason why a lesson does not accept a request now; undefined if it does. */
export function lessonRefusal(
  lesson: Lesson,
  save: Save,
  request: Request,
  { seats, gameMaster }: Authority,
): Refusal | undefined {
  if (!gameMaster && !seats.includes(lesson.side)) return because('not-your-side');
  if ('undoTo' in request || 'redo' in request || 'consent' in request) return undefined;
  if ('correct' in request) return because('lesson-has-no-corrections');
  const { next, isOwn } = lessonProgress(lesson, courseOf(save));
  if (!next) return because('lesson-is-over');
  if ('goOn' in request) return isOwn ? because('lesson-waits-for-you') : undefined;
  // The first order of a battle belongs to no player: the GM's client gives it.
  const mayCome = isOwn || next === movesOf(lesson)[0];
  return mayCome && isMeant(next, request) ? undefined : because('lesson-wants-another');
}

function isMeant(wanted: LessonMove, request: Request): boolean {
  if ('order' in wanted) return 'order' in request && isMeantBy(wanted.order, request.order);
  return 'choose' in request && request.choose === wanted.choose;
}

/** True if an order does as the lesson wants: another path to the same space is fine too. */
function isMeantBy(wanted: Order, { via: _, ...given }: Order): boolean {
  const { via: __, ...others } = wanted;
  return isSameData(others, given);
}

/** The input that is carried out when a lesson accepts a request: the lesson's own move, complete. */
export function lessonInput(lesson: Lesson, save: Save): Input {
  const { next } = lessonProgress(lesson, courseOf(save));
  if (!next) throw new RangeError('the lesson is over: nothing comes next');
  return 'order' in next ? { order: next.order } : { reply: { kind: 'chose', option: next.choose } };
}

/** True if the other side's move is next, and is an answer to the learner's last one. */
export function lessonAnswers(lesson: Lesson, save: Save): boolean {
  const { next, isOwn } = lessonProgress(lesson, courseOf(save));
  return next !== undefined && !isOwn && 'choose' in next;
}

/** True if the other side's move is next. */
export function lessonGoesOn(lesson: Lesson, save: Save): boolean {
  const { next } = lessonProgress(lesson, courseOf(save));
  return next !== undefined && sideOfMove(next) !== lesson.side;
}

/**
 * The prescribed dice or cards for the open order; they are marked in the record. Throws RangeError if the lesson has
 * none for the query.
 */
export function prescribedReply(
  lesson: Lesson,
  actions: number,
  played: Open,
  query: Query,
): Reply | undefined {
  if (query.kind === 'ask') return undefined;
  const move = movesOf(lesson)[lessonProgress(lesson, { actions, open: played }).done - 1];
  const since = played.replies.slice(played.replies.findLastIndex(({ kind }) => kind === 'chose') + 1);
  if (query.kind === 'roll') {
    const faces = move?.dice?.[since.filter(({ kind }) => kind === 'rolled').length];
    if (faces?.length !== query.count)
      throw new RangeError(`the lesson has no ${query.count} dice for ${query.reason}`);
    return { kind: 'rolled', faces, isPrescribed: true };
  }
  const drawn = since.reduce((sum, reply) => sum + (reply.kind === 'drew' ? reply.cards.length : 0), 0);
  const cards = move?.draws?.slice(drawn, drawn + query.count) ?? [];
  if (cards.length !== query.count)
    throw new RangeError(`the lesson has no ${query.count} cards for ${query.reason}`);
  return drew(query, cards);
}
