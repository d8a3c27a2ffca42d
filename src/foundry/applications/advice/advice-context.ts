import { type Order, pieceOf, reserveOf, type State } from '../../../core';
import type { UserBattle } from '../../battle';
import type { Advice } from '../../battle/adviser';
import { answerKey, pieceAnswerText, type Texts, textsOf } from '../../texts';
import { actionText } from '../../texts/action-text';

/** One piece of advice as the window shows it. */
interface AdviceLine {
  readonly index: number;
  readonly text: string;
  /** The reasons for it, in a sentence; empty if there is none to tell. */
  readonly why: string;
  readonly points: string;
  readonly losses: string;
  readonly inflicted: string;
  readonly wins: string;
  /** The piece to select and the space to show on the map; empty for none. */
  readonly piece: string;
  readonly space: string;
  /** The whole line, for screen readers. */
  readonly label: string;
}

/** The advice in words, for the user of this client. */
export function adviceLines(
  { state, rules, question }: Pick<UserBattle, 'state' | 'rules' | 'question'>,
  advice: readonly Advice[],
  language: Texts,
): readonly AdviceLine[] {
  const texts = textsOf(rules.id, language);
  const { localize } = texts;
  return advice.map(({ choice, points, losses, inflicted, wins, reasons }, index) => {
    const text =
      typeof choice === 'string'
        ? answerIn(state, question?.reason ?? '', choice, language)
        : actionText({ order: choice, replies: [] }, state, language);
    const told = {
      text,
      why: inASentence(reasons.map((reason) => localize(`PDC.windows.advice.why.${reason}`))),
      points: withSign(points),
      losses: shortNumber(losses),
      inflicted: shortNumber(inflicted),
      wins: `${Math.round(100 * wins)} %`,
    };
    const label = localize('PDC.windows.advice.line', { number: String(index + 1), ...told });
    return { ...told, index, ...whereOf(state, choice), label };
  });
}

function answerIn(state: State, question: string, option: string, texts: Texts): string {
  const name = pieceOf(state, option)?.name;
  return name === undefined
    ? texts.localize(answerKey(state.ruleset, question, option, texts.has))
    : pieceAnswerText(state.ruleset, question, name, texts);
}

/** The spot to show on the map: the piece that acts, and where it goes or what it attacks. */
function whereOf(state: State, choice: Order | string): Pick<AdviceLine, 'piece' | 'space'> {
  if (typeof choice === 'string') return { piece: '', space: pieceOf(state, choice)?.at ?? '' };
  const { unit = '', target, to } = choice;
  const isHere = pieceOf(state, unit) !== undefined || reserveOf(state, unit) !== undefined;
  const aim = target === undefined ? to : pieceOf(state, target)?.at;
  return { piece: isHere ? unit : '', space: aim ?? '' };
}

/** Reasons one after the other, with a capital letter and a full stop. */
function inASentence(reasons: readonly string[]): string {
  const [first = '', ...others] = reasons;
  if (first === '') return '';
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}

const shortNumber = (value: number): string => value.toFixed(1);

const withSign = (value: number): string => {
  const number = shortNumber(Math.abs(value));
  return number === '0.0' ? number : `${value > 0 ? '+' : '−'}${number}`;
};
