import { type Order, pieceOf, type Ruleset, reserveOf, type State } from '../../../core';
import { cardAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import type { Advice } from '../../battle/adviser';
import { answerKey, pieceAnswerText, type Texts, textsOf } from '../../texts';
import { actionText } from '../../texts/action-text';
import { decimal } from '../../texts/decimal';

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
  /** The card to select in the hand; empty for none. */
  readonly card: string;
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
    const played = cardPlayed(rules, choice);
    const why = inASentence(reasons.map((reason) => localize(`PDC.windows.advice.why.${reason}`)));
    const told = {
      text,
      why: played ? cardText(rules, state, played, texts) : why,
      points: withSign(points),
      losses: decimal(losses),
      inflicted: decimal(inflicted),
      wins: `${Math.round(100 * wins)} %`,
    };
    const label = localize('PDC.windows.advice.line', { number: String(index + 1), ...told });
    return { ...told, index, ...whereOf(state, choice), card: played?.card ?? '', label };
  });
}

function answerIn(state: State, question: string, option: string, texts: Texts): string {
  const name = pieceOf(state, option)?.name;
  return name === undefined
    ? texts.localize(answerKey(state.ruleset, question, option, texts.has))
    : pieceAnswerText(state.ruleset, question, name, texts);
}

/** The order that plays a card of the hand, if a choice is one. */
function cardPlayed(rules: Ruleset, choice: Order | string): (Order & { readonly card: string }) | undefined {
  if (typeof choice === 'string' || choice.card === undefined) return undefined;
  return rules.orderKind(choice.type)?.playsCard ? { ...choice, card: choice.card } : undefined;
}

/** The units that are named of those that a card would let act. */
const NAMED = 5;

/** The units that a card would let act, by name; or what it waits for first. */
function cardText(rules: Ruleset, state: State, order: Order, { localize }: Texts): string {
  const ahead = cardAhead(rules, state, order);
  if (!ahead) return '';
  const { dice, orders, most } = ahead;
  if (dice > 0) return localize('PDC.windows.advice.card.dice', { dice: String(dice) });
  if (orders === null) return '';
  if (orders.length === 0) return localize('PDC.windows.advice.card.nobody');
  const names = orders.slice(0, NAMED).map((id) => pieceOf(state, id)?.name ?? id);
  const more = orders.length - names.length;
  return localize(`PDC.windows.advice.card.${more > 0 ? 'more' : 'units'}`, {
    count: String(Math.min(most, orders.length)),
    of: String(orders.length),
    names: names.join(', '),
    more: String(more),
  });
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

const withSign = (value: number): string => {
  const number = decimal(Math.abs(value));
  return number === decimal(0) ? number : `${value > 0 ? '+' : '−'}${number}`;
};
