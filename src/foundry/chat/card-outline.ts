import type { PieceId } from '../../core';
import type { CardData, Line } from './card-data';
import { type CardTexts, groupText, isUndoOrRedo } from './card-texts';

/** The order that gives an action its title: the first that has more to report than its participants. */
export const firstTold = ({
  earlier = [],
  ...own
}: CardData): Pick<CardData, 'order' | 'unit' | 'target' | 'lines'> => {
  const told = earlier.find(({ lines }) => lines.length > 0);
  const hasMore = own.lines.length > 0 || own.question !== null;
  return told ?? (hasMore ? own : (earlier[0] ?? own));
};

/** Actor and target over everything that the card reports. */
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

/** True if a card has only one line: no roll, attack or question. */
export const isQuiet = ({ lines, question, target, kind }: CardData): boolean =>
  question === null &&
  (isUndoOrRedo({ kind }) || (target === undefined && lines.every(({ type }) => type !== 'rolled')));

/** The name of an order once it has been given, which may differ. */
export const givenName = (order: string, texts: CardTexts): string =>
  texts.ownOr(`PDC.chat.card.given.${order}`, {}) || texts.own(`PDC.rules.order.${order}`, order);

/** True if it says that another side acts now, in a turn of its own or not. */
export const isTurn = (line: Line): line is Extract<Line, { readonly type: 'turn-began' | 'turn-passed' }> =>
  line.type === 'turn-began' || line.type === 'turn-passed';

/** All the pieces that carry out the order of a card. */
export const actorText = (
  { unit = '', together = [] }: Pick<Partial<Outline>, 'unit' | 'together'>,
  texts: CardTexts,
): string => groupText(texts.piece(unit), together.map(texts.piece), texts);
