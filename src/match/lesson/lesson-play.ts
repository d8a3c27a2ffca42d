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

/** Why a lesson does not take a request now; undefined if it does. */
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
  // The beginning of a battle is nobody's own: the client that decides gives it.
  const mayCome = isOwn || next === movesOf(lesson)[0];
  return mayCome && isMeant(next, request) ? undefined : because('lesson-wants-another');
}

function isMeant(wanted: LessonMove, request: Request): boolean {
  if ('order' in wanted) return 'order' in request && isMeantBy(wanted.order, request.order);
  return 'choose' in request && request.choose === wanted.choose;
}

/** Whether an order does what the lesson wants: a way that leads to the same place is as good. */
function isMeantBy(wanted: Order, { via: _, ...given }: Order): boolean {
  const { via: __, ...others } = wanted;
  return isSameData(others, given);
}

/** What is carried out where a lesson has taken a request: its own move, whole. */
export function lessonInput(lesson: Lesson, save: Save): Input {
  const { next } = lessonProgress(lesson, courseOf(save));
  if (!next) throw new RangeError('the lesson is over: nothing comes next');
  return 'order' in next ? { order: next.order } : { reply: { kind: 'chose', option: next.choose } };
}

/** Whether the other side has its move now, and it is an answer to what whoever learns has just done. */
export function lessonAnswers(lesson: Lesson, save: Save): boolean {
  const { next, isOwn } = lessonProgress(lesson, courseOf(save));
  return next !== undefined && !isOwn && 'choose' in next;
}

/** Whether the other side has its move now. */
export function lessonGoesOn(lesson: Lesson, save: Save): boolean {
  const { next } = lessonProgress(lesson, courseOf(save));
  return next !== undefined && sideOfMove(next) !== lesson.side;
}

/**
 * The dice or the cards that are written out for the order that is on its way; they are marked in the record. Throws
 * RangeError where the lesson has none for what the rules ask.
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
