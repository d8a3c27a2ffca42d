import type { PieceId, Side } from '../../core';
import { answerKey, ownKey } from '../texts/game-texts';
import type { CardData, TakenBack } from './card-data';

/** What a sentence is made of. Everything that comes out is HTML, with names made safe; blanks go in as HTML. */
export interface CardTexts {
  /** The text of a key with its blanks filled in, as the game of the card says it. */
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  /** The text of a key, or of the other one if nobody has written it. */
  textOr(key: string, otherwise: string, blanks?: Readonly<Record<string, string>>): string;
  /** The text of a key as the game of the card says it. */
  own(key: string, otherwise: string): string;
  /** The same with blanks; nothing where nobody has written it. */
  ownOr(key: string, blanks: Readonly<Record<string, string>>): string;
  /** An answer to one kind of question, as the game of the card says it. */
  answer(question: string, option: string): string;
  /** Players count the disruption of units, not their strength. */
  readonly countsDisruption: boolean;
  /** The strength with which a unit is fresh. */
  maximumStrength(id: PieceId): number;
  piece(id: PieceId): string;
  /** A name that is told apart from the text around it. */
  name(name: string): string;
  side(side: Side): string;
  /** A word of the card that is shown as it stands, such as the id of a space. */
  verbatim(word: string): string;
  /** Several pieces of one text in a row: `village −1, uphill −1`. */
  list(parts: readonly string[]): string;
}

/** What language and escaping are taken from. */
export interface TextSource {
  format(key: string, blanks: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
  escape(text: string): string;
}

/** The words for one card. */
export function cardTexts(
  {
    participants,
    sides,
    ruleset = '',
    hitTrack,
  }: Pick<CardData, 'participants' | 'sides' | 'ruleset' | 'hitTrack'>,
  language: TextSource,
): CardTexts {
  const text: CardTexts['text'] = (key, blanks = {}) =>
    language.format(ownKey(ruleset, key, language.has), blanks);
  const nameOf = (name: string): string => `<b>${language.escape(name)}</b>`;
  const side = (of: Side): string => language.escape(sides[of].name);
  const piece = (id: PieceId): string => {
    const known = participants[id];
    if (!known) return nameOf(id);
    const unit = nameOf(known.name ?? id);
    return hasNamesake(known, participants)
      ? text('PDC.chat.card.namesake', { unit, side: side(known.side) })
      : unit;
  };
  const textOr: CardTexts['textOr'] = (key, otherwise, blanks) =>
    language.has(ownKey(ruleset, key, language.has)) ? text(key, blanks) : language.escape(otherwise);
  return {
    text,
    textOr,
    own: (key, otherwise) => textOr(ownKey(ruleset, key, language.has), otherwise),
    ownOr: (key, blanks) => textOr(ownKey(ruleset, key, language.has), '', blanks),
    answer: (question, option) => textOr(answerKey(ruleset, question, option, language.has), option),
    countsDisruption: hitTrack === 'disruption',
    maximumStrength: (id) => participants[id]?.full ?? 0,
    piece,
    name: nameOf,
    side,
    verbatim: language.escape,
    list: (parts) => parts.join(', '),
  };
}

/** Whether a piece of the other side on the same card bears its name. */
const hasNamesake = (
  { name, side }: CardData['participants'][PieceId],
  participants: CardData['participants'],
): boolean => Object.values(participants).some((other) => other.name === name && other.side !== side);

type ActionName = Omit<TakenBack, 'count'>;

/** Whether a card tells that something was taken back or brought back, and of no action itself. */
export const isUndoOrRedo = ({ kind }: Pick<CardData, 'kind'>): boolean =>
  kind === 'undone' || kind === 'redone';

/** What is needed to name the action of a card in a few words: the kind of order, and who or what it was about. */
export function actionNameOf({
  order = 'adjusted',
  unit,
  together = [],
  target,
  participants,
  lines,
}: CardData): ActionName {
  const nameOf = (id: string | undefined) => (id === undefined ? undefined : participants[id]?.name);
  const [actor, against] = [nameOf(unit), nameOf(target)];
  const played = lines.find((line) => line.type === 'card-played' || line.type === 'card-discarded');
  const card =
    order !== 'adjusted' && actor === undefined && played && 'card' in played ? played.card : undefined;
  return {
    order,
    ...(actor !== undefined && { unit: actor }),
    ...(together.length > 0 && { together: together.flatMap((id) => nameOf(id) ?? []) }),
    ...(against !== undefined && { target: against }),
    ...(card !== undefined && { card }),
  };
}

/** Who carries out an order together: a unit with others, whose names are HTML. */
export const groupText = (unit: string, others: readonly string[], texts: Pick<CardTexts, 'text'>): string =>
  others.length === 0 ? unit : texts.text('PDC.chat.card.together', { unit, others: others.join(', ') });

/** What the name of an action is taken from. */
interface ActionTexts {
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  own(key: string, otherwise: string): string;
  name(name: string): string;
}

/** An action in a few words: “Fire, 9th Foot against 2nd Light”, “Play a card, Two on the Left”. */
export function actionText(
  { order, unit, together = [], target, card }: ActionName,
  texts: ActionTexts,
): string {
  const action =
    order === 'adjusted'
      ? texts.text('PDC.chat.card.adjusted')
      : texts.own(`PDC.rules.order.${order}`, order);
  const actor = unit === undefined ? undefined : groupText(texts.name(unit), together.map(texts.name), texts);
  const about =
    actor ?? (card === undefined ? undefined : texts.own(`PDC.rules.command.${card}.title`, card));
  if (about === undefined) return action;
  if (target === undefined) return texts.text('PDC.chat.card.actionOf', { action, unit: about });
  // Two regiments may bear one name, one on each side.
  const key = target === unit ? 'actionAgainstNamesake' : 'actionAgainst';
  return texts.text(`PDC.chat.card.${key}`, { action, unit: about, target: texts.name(target) });
}
