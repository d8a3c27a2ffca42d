import { titleOf } from './card-context';
import type { CardData } from './card-data';
import { actorText, isQuiet, outlineOf } from './card-outline';
import { actionItself, actsOf } from './card-paragraphs';
import type { CardTexts } from './card-texts';
import type { RollContext } from './roll-results';

const isWritten = (text: string): boolean => text !== '';

/** A roll in words: its purpose, the faces and the result. */
const rollWords = ({ title, faces, outcome, isNumber }: RollContext): string =>
  [title ?? '', faces.map(({ name }) => name).join(', '), isNumber ? '' : outcome]
    .filter(isWritten)
    .join(': ');

/** The text of a card from one of its lines on, as sentences of HTML; reports of earlier orders are left out. */
export function newsText(card: CardData, from: number, texts: CardTexts): string {
  const { earlier: _, ...own } = card;
  const news: CardData = { ...own, lines: own.lines.slice(from), question: null };
  const title = titleOf(news, texts);
  const acts = actionItself(news, texts, title) ?? actsOf(news, texts, title);
  const told = acts.flatMap(({ headings, roll, text }) => [
    ...headings,
    ...(roll ? [rollWords(roll)] : []),
    text,
  ]);
  return [from === 0 && !isQuiet(own) ? headingText(news, title, texts) : '', ...told]
    .filter(isWritten)
    .join('. ');
}

/** The heading: the action with its actor and target. */
function headingText(card: CardData, title: string, texts: CardTexts): string {
  const { unit, together, target } = outlineOf(card);
  if (unit === undefined) return title;
  const actor = actorText({ unit, together }, texts);
  const who =
    target === undefined
      ? actor
      : texts.text('PDC.board.voice.against', { unit: actor, target: texts.piece(target) });
  return `${title}: ${who}`;
}
