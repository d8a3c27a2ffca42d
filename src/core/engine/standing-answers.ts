import { NO_SPACE } from '../board';
import { enemyOfNumber, type Position, type SideNumber, sideNumber } from '../position';
import type { AskQuery } from './query';

/** An answer that a player can leave standing for a kind of question, so that it is given without them. */
export interface StandingAnswer {
  readonly id: string;
  /** The options that it would take, all equally good to it; none if it does not fit the question. */
  fitting(position: Position, question: AskQuery): readonly string[];
}

/** The answers that can stand for each question that a side may be asked while its player is away, by its reason. */
export type StandingAnswers = Readonly<Record<string, readonly StandingAnswer[]>>;

/** The worth of an option to an answer: the greatest is taken. */
type Measure = (position: Position, question: AskQuery, option: string) => number;

/** The first of some words that the question offers. */
export const firstOf = (id: string, ...words: readonly string[]): StandingAnswer => ({
  id,
  fitting: (_, { options }) => words.filter((word) => options.includes(word)).slice(0, 1),
});

/** The first option, which the rules put first because it is the usual one. */
export const usual = (id: string): StandingAnswer => ({
  id,
  fitting: (_, { options }) => options.slice(0, 1),
});

/** The unit that the question is about, where it is one of the options. */
export const unitItself = (id: string): StandingAnswer => ({
  id,
  fitting: (_, { options, unit }) => options.filter((option) => option === unit),
});

/** The space where the unit is already. */
export const ownSpace = (id: string): StandingAnswer => ({
  id,
  fitting: (position, { options, unit }) => {
    const at = position.find(unit)?.at ?? NO_SPACE;
    return at === NO_SPACE ? [] : options.filter((option) => option === position.board.name(at));
  },
});

/** The space or piece that is best by the first measure; each further one decides between equals. */
export const best = (id: string, ...measures: readonly Measure[]): StandingAnswer => ({
  id,
  fitting(position, question) {
    let left = question.options.filter((option) => placeOf(position, question, option) !== NO_SPACE);
    for (const measure of measures) {
      const worth = left.map((option) => measure(position, question, option));
      const most = Math.max(...worth);
      left = left.filter((_, index) => worth[index] === most);
    }
    return left;
  },
});

/** The space that an option names, or that of its piece; `NO_SPACE` for a word. */
function placeOf(position: Position, { of }: AskQuery, option: string): number {
  if (of === 'space') return position.board.number(option);
  return of === 'unit' ? (position.find(option)?.at ?? NO_SPACE) : NO_SPACE;
}

const sideOf = ({ side }: AskQuery): SideNumber => sideNumber(side);

/** The distances of an option from the other units of a side. */
const distances = (position: Position, question: AskQuery, option: string, of: SideNumber): number[] => {
  const place = placeOf(position, question, option);
  return position
    .force(of)
    .units.filter(({ id }) => id !== question.unit && id !== option)
    .map(({ at }) => position.board.distance(place, at));
};

const rowsFromHome: Measure = (position, question, option) =>
  position.board.rowsTo(
    question.side === 'south' ? 'last-row' : 'first-row',
    placeOf(position, question, option),
  );

/** South looks up the board and north down it. */
const columnFromLeft: Measure = (position, question, option) =>
  position.board.column(placeOf(position, question, option)) * (question.side === 'south' ? 1 : -1);

const toNearestEnemy: Measure = (position, question, option) =>
  Math.min(...distances(position, question, option, enemyOfNumber(sideOf(question))));

const strengthOf: Measure = (position, _, option) => position.find(option)?.strength ?? 0;

const least =
  (measure: Measure): Measure =>
  (...about) =>
    -measure(...about);

/** The measures by which an answer finds one space or piece better than another. */
export const MEASURES = {
  /** Nearer to the home edge of the side that is asked. */
  home: least(rowsFromHome),
  /** Farther from the nearest enemy unit, and nearer to it. */
  fromEnemy: toNearestEnemy,
  toEnemy: least(toNearestEnemy),
  /** With more friendly units in it and next to it. */
  friends: (position, question, option) =>
    distances(position, question, option, sideOf(question)).filter((distance) => distance <= 1).length,
  /** Nearer to the unit that the question is about. */
  near(position, question, option) {
    const at = position.find(question.unit)?.at ?? NO_SPACE;
    return at === NO_SPACE ? 0 : -position.board.distance(placeOf(position, question, option), at);
  },
  /** Farther to the left or right, as the side that is asked looks at the enemy. */
  left: least(columnFromLeft),
  right: columnFromLeft,
  strong: strengthOf,
  weak: least(strengthOf),
  /** A piece of the enemy. */
  enemys: (position, question, option) => Number(position.find(option)?.side !== sideOf(question)),
} satisfies Readonly<Record<string, Measure>>;

const { home, fromEnemy, friends, near, left, right, strong, weak } = MEASURES;

/** The answers that several games let a player leave standing. */
export const STANDING = {
  always: firstOf('always', 'yes'),
  never: firstOf('never', 'no', 'none'),
  hold: firstOf('hold', 'none'),
  home: best('home', home, fromEnemy, friends),
  fromEnemy: best('from-enemy', fromEnemy, home, friends),
  toFriends: best('to-friends', friends, fromEnemy, home),
  left: best('left', left, home),
  right: best('right', right, home),
  nearest: best('nearest', near, home),
  strongest: best('strongest', strong),
  weakest: best('weakest', weak),
} satisfies Readonly<Record<string, StandingAnswer>>;

/** The ways in which a piece can give ground. */
export const WAYS_BACK: readonly StandingAnswer[] = [
  STANDING.home,
  STANDING.fromEnemy,
  STANDING.toFriends,
  STANDING.left,
  STANDING.right,
];
