import type { PieceId } from '../../core';
import type { CardData, Line } from './card-data';
import { type CardTexts, groupText, isUndoOrRedo } from './card-texts';

/** The order by which a matter is called: the first of which there is more to tell than who takes part. */
export const firstTold = ({
  earlier = [],
  ...own
}: CardData): Pick<CardData, 'order' | 'unit' | 'target' | 'lines'> => {
  const told = earlier.find(({ lines }) => lines.length > 0);
  const hasMore = own.lines.length > 0 || own.question !== null;
  return told ?? (hasMore ? own : (earlier[0] ?? own));
};

/** Who acts against whom, in all that the card tells. */
export function outlineOf(data: CardData): Outline {
  const { unit, target } = firstTold(data);
  const side = data.participants[unit ?? '']?.side;
  const all = [...(data.earlier ?? []), data].flatMap((part) =>
    [part.unit ?? [], part.together ?? []].flat(),
  );
  const together = all.filter((id) => id !== unit && data.participants[id]?.side === side);
  return { unit, together: data.earlier ? [...new Set(together)] : data.together, target };
}

interface Outline {
  readonly unit: PieceId | undefined;
  readonly together: readonly PieceId[] | undefined;
  readonly target: PieceId | undefined;
}

/** Whether a card is told in one line: nothing was rolled, attacked or asked. */
export const isQuiet = ({ lines, question, target, kind }: CardData): boolean =>
  question === null &&
  (isUndoOrRedo({ kind }) || (target === undefined && lines.every(({ type }) => type !== 'rolled')));

/** An order may be called otherwise once it has been given. */
export const givenName = (order: string, texts: CardTexts): string =>
  texts.ownOr(`PDC.chat.card.given.${order}`, {}) || texts.own(`PDC.rules.order.${order}`, order);

/** Tells that another side acts now, be it in a turn of its own or not. */
export const isTurn = (line: Line): line is Extract<Line, { readonly type: 'turn-began' | 'turn-passed' }> =>
  line.type === 'turn-began' || line.type === 'turn-passed';

/** Who carries out the order of a card, all of them. */
export const actorText = (
  { unit = '', together = [] }: Pick<Partial<Outline>, 'unit' | 'together'>,
  texts: CardTexts,
): string => groupText(texts.piece(unit), together.map(texts.piece), texts);
