import type { PieceId, Side } from '../../core';
import { answerKey, inSentence, ownKey, textsOf } from '../texts/game-texts';
import type { CardData, TakenBack } from './card-data';

/** The building blocks of a sentence. All results are HTML, with names escaped; placeholder values are HTML. */
export interface CardTexts {
  /** The text of a key with its placeholders filled in, in the wording of the card's game. */
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  /** The text of a key, or of a fallback key if the first has no text. */
  textOr(key: string, otherwise: string, blanks?: Readonly<Record<string, string>>): string;
  /** The text of a key in the wording of the card's game. */
  own(key: string, otherwise: string): string;
  /** The same with placeholders; empty if there is no text. */
  ownOr(key: string, blanks: Readonly<Record<string, string>>): string;
  /** An answer to one kind of question, in the wording of the card's game. */
  answer(question: string, option: string): string;
  /** True if players count the disruption of units instead of their strength. */
  readonly countsDisruption: boolean;
  /** The full strength of a unit. */
  maximumStrength(id: PieceId): number;
  piece(id: PieceId): string;
  /** A name, set off from the text around it. */
  name(name: string): string;
  side(side: Side): string;
  /** A word that the card shows unchanged, such as the id of a space. */
  verbatim(word: string): string;
  /** A name as it stands within a sentence. */
  inSentence(name: string): string;
  /** Several parts in a row: `village −1, uphill −1`. */
  list(parts: readonly string[]): string;
}

/** The source of language and escaping. */
export interface TextSource {
  format(key: string, blanks: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
  escape(text: string): string;
}

/** The texts for one card. */
export function cardTexts(
  {
    participants,
    sides,
    ruleset = '',
    hitTrack,
  }: Pick<CardData, 'participants' | 'sides' | 'ruleset' | 'hitTrack'>,
  language: TextSource,
): CardTexts {
  const text: CardTexts['text'] = textsOf(ruleset, {
    localize: (key, blanks = {}) => language.format(key, blanks),
    has: language.has,
  }).localize;
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
    inSentence: (name) => inSentence(name, language),
    list: (parts) => parts.join(', '),
  };
}

/** True if a piece of the other side on the same card has the same name. */
const hasNamesake = (
  { name, side }: CardData['participants'][PieceId],
  participants: CardData['participants'],
): boolean => Object.values(participants).some((other) => other.name === name && other.side !== side);

type ActionName = Omit<TakenBack, 'count'>;

/** True if a card reports an undo or a redo, and no action itself. */
export const isUndoOrRedo = ({ kind }: Pick<CardData, 'kind'>): boolean =>
  kind === 'undone' || kind === 'redone';

/** The data for naming a card's action in a few words: the kind of order, and its subject. */
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
    ...(against !== undefined ? { target: against } : toOf(lines, unit)),
    ...(card !== undefined && { card }),
  };
}

/** The destination of an order for the piece that acted, if it moved. */
function toOf(lines: CardData['lines'], unit: PieceId | undefined): Pick<ActionName, 'to'> {
  const moved = lines.findLast((line) => line.type === 'moved' && line.unit === unit);
  const to = moved?.type === 'moved' ? moved.path.at(-1) : undefined;
  return to === undefined ? {} : { to };
}

/** The units that carry out an order together: one unit with others, whose names are HTML. */
export const groupText = (unit: string, others: readonly string[], texts: Pick<CardTexts, 'text'>): string =>
  others.length === 0 ? unit : texts.text('PDC.chat.card.together', { unit, others: others.join(', ') });

/** The texts that action names are made from. */
interface ActionTexts {
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  own(key: string, otherwise: string): string;
  name(name: string): string;
}

/** An action in a few words: “Fire, 9th Foot against 2nd Light”, “Play a card, Two on the Left”. */
export function actionText(
  { order, unit, together = [], target, to, card }: ActionName,
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
  if (target === undefined) {
    const blanks = { action, unit: about };
    return to === undefined
      ? texts.text('PDC.chat.card.actionOf', blanks)
      : texts.text('PDC.chat.card.actionTo', { ...blanks, space: texts.name(to) });
  }
  // Two units may have the same name, one on each side.
  const key = target === unit ? 'actionAgainstNamesake' : 'actionAgainst';
  return texts.text(`PDC.chat.card.${key}`, { action, unit: about, target: texts.name(target) });
}
