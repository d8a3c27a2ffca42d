import { type Lesson, type LessonMove, type Order, pieceOf, type State } from '../../../core';
import { type LessonProgress, lessonProgress } from '../../../match';
import type { UserBattle } from '../../battle';
import { answerKey, type Texts, textsOf } from '../../texts';

/** An element or place that the coach points at. */
export type Subject =
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'element'; readonly selector: string };

/** The player's current task, and its place. */
export interface Doing {
  readonly text: string;
  /** The subjects to mark: the first one that is present gets the marker. */
  readonly marked: readonly Subject[];
  /** Other subjects that must not be covered. */
  readonly about: readonly Subject[];
}

/** The data that the coach shows. */
export interface CoachContext extends Doing {
  readonly title: string;
  /** "Step 2 of 8". */
  readonly count: string;
  /** One for each step: whether it is done, and whether it is the current one. */
  readonly dots: readonly { readonly isDone: boolean; readonly isNow: boolean }[];
  readonly says: string;
  /** The unit to act; undefined if there is none. */
  readonly unit: string | undefined;
  /** True if the other side waits for the player to continue. */
  readonly mayGoOn: boolean;
  readonly isOver: boolean;
}

/** The coach's text and subjects, for the player who commands the learning side and has a unit selected or none. */
export function coachContext(
  lesson: Lesson,
  battle: UserBattle,
  inHand: string | null,
  language: Texts,
): CoachContext {
  const texts = textsOf(battle.rules.id, language);
  const { localize } = texts;
  const progress = lessonProgress(lesson, battle);
  const { next, index, step, said, isOwn } = progress;
  const { steps, id } = lesson;
  const isOver = next === undefined;
  const textOf = (key: string | undefined) =>
    key === undefined ? '' : localize(`PDC.windows.lesson.${id}.${key}`);
  return {
    title: isOver ? localize('PDC.windows.lesson.over') : textOf(`title.${step?.title ?? ''}`),
    count: localize('PDC.windows.lesson.step', { step: String(index + 1), steps: String(steps.length) }),
    dots: steps.map((_, each) => ({ isDone: isOver || each < index, isNow: !isOver && each === index })),
    says:
      isOver || said ? textOf(isOver ? 'over' : `says.${said}`) : localize('PDC.windows.lesson.theyAnswer'),
    ...doingOf({ battle, progress, inHand, texts }),
    unit: next && 'order' in next ? next.order.unit : undefined,
    mayGoOn: !isOver && !isOwn,
    isOver,
  };
}

interface Situation {
  readonly battle: UserBattle;
  readonly progress: LessonProgress;
  readonly inHand: string | null;
  readonly texts: Texts;
}

const NOTHING: Doing = { text: '', marked: [], about: [] };

function doingOf(situation: Situation): Doing {
  const { next, isOwn } = situation.progress;
  if (!next || !isOwn) return NOTHING;
  return 'order' in next ? orderDoing(next.order, situation) : answerDoing(next, situation);
}

const piece = (id: string): Subject => ({ kind: 'piece', piece: id });
const space = (id: string): Subject => ({ kind: 'space', space: id });
const element = (selector: string): Subject => ({ kind: 'element', selector });
const quoted = (text: string) => CSS.escape(text);

function orderDoing(order: Order, situation: Situation): Doing {
  if (order.card !== undefined) return cardDoing(order.card, situation);
  if (order.unit === undefined) return endDoing(order, situation);
  return order.unit === situation.inHand
    ? heldDoing(order, order.unit, situation)
    : chooseDoing(order.unit, situation);
}

function cardDoing(card: string, { inHand, texts: { localize } }: Situation): Doing {
  const title = localize(`PDC.rules.command.${card}.title`);
  const about = [element('.pdc-hand-strip')];
  if (inHand === `card:${card}`)
    return { text: localize('PDC.windows.lesson.do.play'), marked: [element('#pdc-hand-play')], about };
  const marked = [element(`.pdc-hand-card[data-card="${quoted(card)}"]`)];
  return { text: localize('PDC.windows.lesson.do.card', { card: title }), marked, about };
}

function endDoing({ type }: Order, { texts: { localize } }: Situation): Doing {
  const button = localize(`PDC.rules.order.${type}`);
  return {
    text: localize('PDC.windows.lesson.do.end', { button }),
    marked: [element(`#pdc-panel [data-order="${quoted(type)}"]`)],
    about: [],
  };
}

const chooseDoing = (unit: string, { battle, texts: { localize } }: Situation): Doing => ({
  text: localize('PDC.windows.lesson.do.choose', { unit: nameOf(battle.state, unit) }),
  marked: [piece(unit)],
  about: [],
});

/** The unit is selected: the next step is a space, a target, or a button beside it. */
function heldDoing(
  { type, to, target, facing }: Order,
  unit: string,
  { battle, texts: { localize } }: Situation,
): Doing {
  const button = localize(`PDC.rules.order.${type}`);
  const about = [piece(unit)];
  if (target !== undefined) {
    const text = localize('PDC.windows.lesson.do.attack', { target: nameOf(battle.state, target) });
    return { text, marked: [piece(target)], about };
  }
  if (to !== undefined) return { text: localize('PDC.windows.lesson.do.move'), marked: [space(to)], about };
  if (facing !== undefined) {
    const marked = [element(`.pdc-popover-compass [data-facing="${facing}"]`)];
    return { text: localize('PDC.windows.lesson.do.turn'), marked, about };
  }
  const marked = [element(`.pdc-popover-button[data-order="${quoted(type)}"]`)];
  return { text: localize('PDC.windows.lesson.do.button', { button }), marked, about };
}

function answerDoing(
  { choose }: Extract<LessonMove, { readonly choose: string }>,
  { battle, texts: { localize, has } }: Situation,
): Doing {
  const { state, question, rules } = battle;
  const about = question ? [piece(question.unit)] : [];
  if (rules.grid.has(choose))
    return { text: localize('PDC.windows.lesson.do.space'), marked: [space(choose)], about };
  if (pieceOf(state, choose)) {
    const text = localize('PDC.windows.lesson.do.attack', { target: nameOf(state, choose) });
    return { text, marked: [piece(choose)], about };
  }
  const answer = localize(answerKey(rules.id, question?.reason ?? '', choose, has));
  const marked = [element(`#pdc-panel [data-action=answer][data-option="${quoted(choose)}"]`)];
  return { text: localize('PDC.windows.lesson.do.answer', { answer }), marked, about };
}

const nameOf = (state: State, id: string): string => pieceOf(state, id)?.name ?? '';
