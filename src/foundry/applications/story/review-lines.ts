import type { Ruleset, Side } from '../../../core';
import type { Measured, NamedChoice, TurnReview } from '../../../match';
import { answerKey, pieceAnswerText, signed, type Texts } from '../../texts';

/** A line of a Captain's judgement, and the figures beside it. */
export interface ReviewLine {
  readonly text: string;
  readonly figures: string;
}

/** Tells a Captain's judgement of a turning point: of the order, of the answer to it, and of luck. */
export function reviewLines(
  { choices, luck }: TurnReview,
  rules: Pick<Ruleset, 'id' | 'grid'>,
  nameOf: (side: Side) => string,
  texts: Texts,
): readonly ReviewLine[] {
  const { localize } = texts;
  const told = choices.map(({ side, question, given, advised, isSame, worth }) => ({
    text:
      question === ''
        ? orderLine(given, advised, isSame, nameOf(side), texts)
        : answerLine({ question, given, advised, isSame, side: nameOf(side) }, rules, texts),
    figures: localize('PDC.windows.story.captain.choice', { value: percent(worth) }),
  }));
  return [
    ...told,
    { text: '', figures: localize('PDC.windows.story.captain.luck', { value: percent(luck) }) },
  ];
}

/** A change in per cent, with its margin if it has one. */
const percent = ({ value, margin }: Measured): string => {
  const change = `${signed(Math.round(value))} %`;
  return margin === 0 ? change : `${change} (±${Math.ceil(margin)})`;
};

function orderLine(
  given: NamedChoice,
  advised: NamedChoice,
  isSame: boolean,
  side: string,
  { localize }: Texts,
): string {
  if (isSame) return localize('PDC.windows.story.captain.same');
  const { word, unit, target, space } = advised;
  const isAlike =
    word === given.word && unit === given.unit && target === given.target && space === given.space;
  // Cards of a hand stay hidden: an order that differs in nothing else is told in general.
  if (isAlike) return localize('PDC.windows.story.captain.otherwise');
  const key = target !== '' ? 'against' : space !== '' ? 'to' : 'order';
  return localize(`PDC.windows.story.captain.${key}`, {
    who: unit === '' ? side : unit,
    what: localize(`PDC.rules.order.${word}`),
    target,
    space,
  });
}

/** An answer to a question, and the side that gave it. */
interface Answered {
  readonly question: string;
  readonly given: NamedChoice;
  readonly advised: NamedChoice;
  readonly isSame: boolean;
  readonly side: string;
}

function answerLine(
  { question, given, advised, isSame, side }: Answered,
  { id, grid }: Pick<Ruleset, 'id' | 'grid'>,
  texts: Texts,
): string {
  const textOf = ({ word, unit }: NamedChoice): string => {
    if (unit !== '') return pieceAnswerText(id, question, unit, texts);
    const key = answerKey(id, question, word, texts.has);
    return grid.has(word) || !texts.has(key) ? word : texts.localize(key);
  };
  return texts.localize(`PDC.windows.story.captain.${isSame ? 'sameAnswer' : 'answer'}`, {
    side,
    given: textOf(given),
    advised: textOf(advised),
  });
}
