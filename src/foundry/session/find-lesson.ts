import { type Lesson, type Ruleset, UnusableData } from '../../core';
import { checkLesson, type Save } from '../../match';
import type { Game } from '../battle';

/** A lesson and the game it teaches. */
interface Taught {
  readonly rules: Ruleset;
  readonly lesson: Lesson;
}

/** The lesson with an id and its game; undefined if there is none. */
export const findTaught = (games: readonly Game[], id: string | null | undefined): Taught | undefined =>
  games
    .flatMap(({ rules, lessons = [] }) => lessons.map((lesson) => ({ rules, lesson })))
    .find(({ lesson }) => lesson.id === id);

/**
 * The lesson that a battle belongs to; undefined if it is not a lesson. Throws UnusableData if it claims to be one but
 * is not.
 */
export function lessonOf(games: readonly Game[], rules: Ruleset, save: Save): Lesson | undefined {
  if (save.lesson === undefined) return undefined;
  const lesson = findTaught(games, save.lesson)?.lesson;
  if (!lesson) throw new UnusableData('the battle', [`lesson: there is no lesson "${save.lesson}"`]);
  checkLesson(rules, lesson, save);
  return lesson;
}
