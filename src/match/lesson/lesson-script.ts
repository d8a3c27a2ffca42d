import {
  type Advance,
  actionsOf,
  advance,
  deploy,
  type Input,
  type Lesson,
  type LessonMove,
  type Open,
  type Progress,
  type Ruleset,
  type State,
  UnusableData,
} from '../../core';
import { isSameData } from '../same-data';
import type { Save } from '../save';
import { prescribedReply } from './lesson-play';
import { movesOf } from './lesson-progress';

/** A lesson played from beginning to end as it is written. */
interface PlayedLesson {
  /** The record at the end. */
  readonly record: readonly Open[];
  readonly state: State;
}

/**
 * Plays a whole lesson by the rules. Throws a RangeError that names the first move that the rules don't carry out as it
 * is written.
 */
export function playLesson(rules: Ruleset, lesson: Lesson): PlayedLesson {
  const record: Open[] = [];
  let game: Progress = { state: deploy(rules, lesson.scenario), open: null };
  for (const [number, move] of movesOf(lesson).entries()) {
    const fault = (text: string) => new RangeError(`lesson "${lesson.id}", move ${number}: ${text}`);
    const wrong = faultOf(rules, game, move);
    if (wrong) throw fault(wrong);
    const before = game.open?.replies.length ?? -1;
    const step = withChance(rules, lesson, record.length, game, move);
    const left = leftOver(move, step.played.replies.slice(before + 1));
    if (left) throw fault(left);
    if (!step.query) record.push(step.played);
    game = step.game;
  }
  if (game.open) throw new RangeError(`lesson "${lesson.id}" ends in the middle of an order`);
  return { record, state: game.state };
}

/** Makes one move with all its prescribed dice and draws. */
function withChance(
  rules: Ruleset,
  lesson: Lesson,
  actions: number,
  game: Progress,
  move: LessonMove,
): Advance {
  const input: Input =
    'order' in move ? { order: move.order } : { reply: { kind: 'chose', option: move.choose } };
  let step = advance(rules, game, input);
  while (step.query) {
    const reply = prescribedReply(lesson, actions, step.played, step.query);
    if (!reply) break;
    step = advance(rules, step.game, { reply });
  }
  return step;
}

/** The reason why a move can't be made now; undefined if it can. */
function faultOf(rules: Ruleset, { state, open }: Progress, move: LessonMove): string | undefined {
  if ('order' in move) {
    if (open) return 'a question is open, and an order is given';
    const isOpening = isSameData(move.order, rules.opening(state));
    const refusal = isOpening ? undefined : rules.refusal(state, move.order);
    return refusal && `the order is refused: ${refusal.reason} (${refusal.rule})`;
  }
  if (!open) return 'nothing is asked';
  const last = { state, open: { order: open.order, replies: open.replies.slice(0, -1) } };
  const reply = open.replies.at(-1);
  const { query } = reply
    ? advance(rules, last, { reply })
    : advance(rules, { state, open: null }, { order: open.order });
  if (query?.kind !== 'ask') return 'nothing is asked';
  if (query.side !== move.side) return `${query.side} is asked`;
  return query.options.includes(move.choose) ? undefined : `the answers are ${query.options.join(', ')}`;
}

/** The prescribed dice or cards that were never used. */
function leftOver({ dice = [], draws = [] }: LessonMove, replies: Open['replies']): string | undefined {
  const rolled = replies.filter(({ kind }) => kind === 'rolled').length;
  const drawn = replies.reduce((sum, reply) => sum + (reply.kind === 'drew' ? reply.cards.length : 0), 0);
  if (rolled < dice.length) return `prescribed rolls never made: ${dice.length - rolled}`;
  return drawn < draws.length ? `prescribed cards never drawn: ${draws.length - drawn}` : undefined;
}

/**
 * Checks that a battle which claims to be a lesson follows it exactly: its beginning, orders, answers and dice. Throws
 * UnusableData with the location of the first difference.
 */
export function checkLesson(rules: Ruleset, lesson: Lesson, save: Save): void {
  const { record } = playLesson(rules, lesson);
  const fault = (text: string) => new UnusableData('the battle', [`${text} of the lesson "${lesson.id}"`]);
  if (!isSameData(nameless(save.start), nameless(deploy(rules, lesson.scenario))))
    throw fault('start: is not the starting position');
  const actions = actionsOf(save.record);
  const strange = actions.findIndex((action, index) => !isSameData(action, record[index]));
  if (strange >= 0) throw fault(`record: action ${strange} is not part`);
  if (save.open && !beginsWith(record[actions.length], save.open)) throw fault('open: is not an order');
}

/** A position without its names, which are in the language of the GM who set it up. */
function nameless(state: State): State {
  const blank = <Named extends { readonly name: string }>(named: Readonly<Record<string, Named>>) =>
    Object.fromEntries(Object.entries(named).map(([id, each]) => [id, { ...each, name: '' }]));
  const { south, north } = state.sides;
  return {
    ...state,
    sides: { south: { ...south, name: '' }, north: { ...north, name: '' } },
    units: blank(state.units),
    leaders: blank(state.leaders),
    reserve: blank(state.reserve),
  };
}

const beginsWith = (whole: Open | undefined, { order, replies }: Open): boolean =>
  whole !== undefined &&
  isSameData(whole.order, order) &&
  isSameData(whole.replies.slice(0, replies.length), replies);
