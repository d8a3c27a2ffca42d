import type { Action, State } from '../../../core';
import type { CourseSummary } from '../../../match';
import type { Texts } from '../../texts';
import { actionText, summaryText } from '../../texts/action-text';

/** Another line of play in the list of those that can be resumed. */
export interface CourseLine {
  readonly line: number;
  /** The side whose orders would be restored, and the moment they start from. */
  readonly what: string;
  /** The first and the last of these orders, with their dice. */
  readonly last: string;
}

/** The other lines of play of a battle, one list line each. */
export const courseLines = (
  courses: readonly CourseSummary[],
  state: State,
  texts: Texts,
): readonly CourseLine[] =>
  courses.map(({ line, back, first, last }) => ({
    line,
    what: summaryText(back, (side) => state.sides[side].name, texts),
    last: first && last ? spanText(first, last, state, texts) : '',
  }));

/** The first and the last order of a course. */
function spanText(first: Action, last: Action, state: State, texts: Texts): string {
  const [begin, end] = [first, last].map((action) => withDice(action, state, texts));
  if (first === last) return texts.localize('PDC.windows.course.only', { action: begin ?? '' });
  return texts.localize('PDC.windows.course.span', { first: begin ?? '', last: end ?? '' });
}

/** An action with the faces of its dice: they tell two of the same order apart. */
function withDice(action: Action, state: State, texts: Texts): string {
  const text = actionText(action, state, texts);
  const replies = 'order' in action ? action.replies : [];
  const faces = replies.flatMap((reply) => (reply.kind === 'rolled' ? reply.faces : []));
  if (faces.length === 0) return text;
  const names = faces.map((face) => faceText(face, texts));
  return texts.localize('PDC.windows.course.rolled', { action: text, faces: names.join(', ') });
}

function faceText(face: string, texts: Texts): string {
  const key = `PDC.rules.face.${face}`;
  return texts.has(key) ? texts.localize(key) : face;
}
