import type { PieceId, Ruleset } from '../../core';
import { drawPiece, imageSource } from '../../drawing';
import { answersInOrder, isOfSide } from '../../match';
import type { CardData, CardQuestion, TakenBack } from './card-data';
import { actorText, firstTold, givenName, isQuiet, isTurn, outlineOf } from './card-outline';
import { actionItself, actsOf, onlyText } from './card-paragraphs';
import { actionText, type CardTexts, isUndoOrRedo } from './card-texts';

/** The viewer of a card, and the card's current state. */
export interface Viewer {
  /** The state; `past`: the rules have changed since, so that the card can be neither answered nor undone. */
  readonly state: 'open' | 'done' | 'undone' | 'past';
  readonly mayAnswer: boolean;
  /** True if the viewer answers for a side that another user commands. */
  readonly isDeputy: boolean;
  readonly mayUndo: boolean;
  /** Answers that only this viewer's side may see. */
  readonly secret?: readonly string[];
}

/** The template data of a card. Texts are HTML. */
export type CardContext = ReturnType<typeof cardContext>;

/** Makes the template data of a card. */
export function cardContext(data: CardData, rules: Ruleset | undefined, texts: CardTexts, viewer: Viewer) {
  const { kind, lines, question } = data;
  const { unit, together, target } = outlineOf(data);
  const turn = lines.find(isTurn);
  const shown = (id: PieceId | undefined) =>
    id === undefined ? null : { name: texts.piece(id), source: pieceSource(rules, data, id) };
  const actor = shown(unit);
  const title = titleOf(data, texts);
  const isBack = isUndoOrRedo(data);
  const back = data.takenBack ? takenBackText(kind, data.takenBack, texts) : title;
  return {
    ruleset: rules?.id ?? '',
    isQuiet: isQuiet(data),
    isTurn: turn !== undefined,
    isUndone: viewer.state === 'undone',
    isPast: viewer.state === 'past',
    // A card that reports little more than the change of turn uses the next side's colours.
    nation: data.sides[(isQuiet(data) && turn?.side) || data.side].nation,
    when: whenText(data, texts),
    title,
    unit: actor && { ...actor, name: actorText({ unit, together }, texts) },
    target: shown(target),
    acts: isBack ? [onlyText(back)] : (actionItself(data, texts, title) ?? actsOf(data, texts, title)),
    clock: clockText(data, texts),
    remarks: remarksOf(data, texts),
    question: question && viewer.state === 'open' ? asked(question, data, texts, viewer) : null,
    mayUndo: viewer.mayUndo && viewer.state !== 'undone' && !isBack,
    mayRedo: viewer.mayUndo && viewer.state !== 'undone' && kind === 'undone',
  };
}

/** Remarks on an order beside its outcome. */
const remarksOf = ({ isPrescribed, isReopened }: CardData, texts: CardTexts): readonly string[] => [
  ...(isPrescribed ? [texts.text('PDC.windows.lesson.prescribed')] : []),
  ...(isReopened ? [texts.text('PDC.windows.provable.handsKnown')] : []),
];

const whenText = ({ turn, side }: CardData, texts: CardTexts): string =>
  texts.text(turn === 0 ? 'PDC.chat.card.before' : 'PDC.chat.card.when', {
    turn: String(turn),
    side: texts.side(side),
  });

/** The title of a card: usually the order that it reports. */
export function titleOf(data: CardData, texts: CardTexts): string {
  const { kind, lines } = data;
  const { order } = firstTold(data);
  if (order === undefined) return texts.text(`PDC.chat.card.${kind}`);
  // The result was more than the order says.
  const isReady = lines.some(({ type }) => type === 'deployment-began');
  if (isReady) return texts.text('PDC.chat.card.groundChosen');
  return givenName(order, texts);
}

function takenBackText(kind: CardData['kind'], { count, ...first }: TakenBack, texts: CardTexts): string {
  const blanks = { count: String(count), first: actionText(first, texts) };
  return texts.text(
    `PDC.chat.card.${kind === 'redone' ? 'redoing' : 'undoing'}.${count === 1 ? 'one' : 'many'}`,
    blanks,
  );
}

/** The time of day, if it has changed. */
function clockText({ statusLines = [] }: CardData, texts: CardTexts): string {
  const status = statusLines.map(({ key, blanks }) => {
    const words = Object.entries(blanks).map(([name, word]) => [name, texts.verbatim(word)]);
    return texts.textOr(`PDC.rules.notice.${key}`, '', Object.fromEntries(words));
  });
  return status.length > 0 ? texts.text('PDC.chat.card.clock', { time: status.join(' · ') }) : '';
}

/** The spaces or units that get a button each on a card, and the letters of their names: more are found on the map. */
const MOST = { buttons: 6, letters: 75 } as const;

function isOnlyOnMap({ of, options }: CardQuestion, { participants }: CardData): boolean {
  const names = options.map((id) => participants[id]?.name ?? id);
  return of !== 'choice' && (options.length > MOST.buttons || names.join('').length > MOST.letters);
}

function hintOf(data: CardData, question: CardQuestion, texts: CardTexts, viewer: Viewer): string {
  const { mayAnswer, isDeputy } = viewer;
  const blanks = { side: texts.side(question.side) };
  if (!mayAnswer) return texts.text('PDC.chat.card.waiting', blanks);
  const onMap = isOnlyOnMap(question, data) ? texts.text('PDC.chat.card.onlyOnMap') : '';
  if (isDeputy) return [texts.text('PDC.chat.card.deputy', blanks), onMap].join(' ').trim();
  return question.of === 'choice' ? '' : onMap || texts.text('PDC.chat.card.onMap');
}

function asked(question: CardQuestion, data: CardData, texts: CardTexts, viewer: Viewer) {
  const { reason, unit, of, options } = question;
  const hasButtons = viewer.mayAnswer && !isOnlyOnMap(question, data);
  const all = answersInOrder([...options, ...(viewer.secret ?? [])]);
  const labelOf = (option: string): string => {
    if (of === 'space') return texts.text('PDC.chat.card.space', { space: texts.verbatim(option) });
    return data.participants[option]
      ? texts.ownOr(`PDC.rules.answer.${reason}.piece`, { unit: texts.piece(option) }) || texts.piece(option)
      : texts.answer(reason, option);
  };
  // A question speaks to the side that answers it; everyone else reads what is decided.
  const text = texts.own(`PDC.rules.${viewer.mayAnswer ? 'question' : 'decision'}.${reason}`, reason);
  return {
    text: isOfSide({ reason })
      ? text
      : texts.text('PDC.board.panel.answer', { unit: texts.piece(unit), question: text }),
    hint: hintOf(data, question, texts, viewer),
    answers: hasButtons ? all.map((option) => ({ option, label: labelOf(option) })) : [],
  };
}

/** The URL of the picture of a piece as it was when the card was written. */
function pieceSource(rules: Ruleset | undefined, { participants, hitTrack }: CardData, id: PieceId): string {
  const piece = participants[id];
  const known = {
    pieces: rules?.pieces ?? {},
    hitTrack: hitTrack ?? ('strength' as const),
    grid: rules?.grid,
  };
  return piece ? imageSource(drawPiece(known, piece)) : '';
}
