import type { ToldAction, ToldRoll } from '../battle/told-action';
import { titleOf } from './card-context';
import type { CardData } from './card-data';
import { actionItself, actsOf, onlyText } from './card-paragraphs';
import { actionNameOf, actionText, type CardTexts, isUndoOrRedo } from './card-texts';
import type { RollContext } from './roll-results';

/** The action of a card without earlier ones, for those who only watch; undefined if there is nothing to tell. */
export function toldAction(card: CardData, texts: CardTexts): ToldAction | undefined {
  if (card.isUntold) return undefined;
  const { earlier: _, ...own } = card;
  const data: CardData = { ...own, question: null };
  const { side, order, unit, target } = data;
  const cardTitle = titleOf(data, texts);
  const acts = isUndoOrRedo(data)
    ? [onlyText(cardTitle)]
    : (actionItself(data, texts, cardTitle) ?? actsOf(data, texts, cardTitle));
  const title = isUndoOrRedo(data) ? cardTitle : actionText(actionNameOf(data), texts);
  const text = acts.map((act) => act.text).filter((words) => words !== '' && words !== cardTitle);
  return {
    side,
    ...(order !== undefined && { order }),
    ...(unit !== undefined && { unit }),
    ...(target !== undefined && { target }),
    title,
    text: text.join(' '),
    rolls: acts.flatMap(({ roll }) => (roll ? [toldRoll(roll, cardTitle)] : [])),
  };
}

const toldRoll = ({ title, faces, outcome, isNumber }: RollContext, cardTitle: string): ToldRoll => ({
  title: title ?? cardTitle,
  faces: faces.map(({ source, name, worth, caption, isOver }) => ({ source, name, worth, caption, isOver })),
  outcome: isNumber ? '' : outcome,
});
