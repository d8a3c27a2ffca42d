import type { PieceId, Ruleset, Side } from '../../core';
import type { CardData, CardQuestion, Line, TakenBack } from './card-data';
import { pieceSource } from './pictures';
import { type RollContext, rollContext } from './roll-context';
import { sentenceOf } from './sentences';
import type { Words } from './words';

/** Who looks at a card, and when. */
export interface Viewer {
  readonly state: 'open' | 'done' | 'undone';
  readonly mayAnswer: boolean;
  /** Answers for a side that somebody else commands. */
  readonly isDeputy: boolean;
  readonly mayUndo: boolean;
  /** Answers that only this viewer's side may know of. */
  readonly secret?: readonly string[];
}

/** What the template of a card shows. Texts are HTML. */
export function cardContext(data: CardData, rules: Ruleset | undefined, words: Words, viewer: Viewer) {
  const { kind, unit, target, lines, question } = data;
  const turn = lines.find((line) => line.type === 'turn-began');
  const shown = (id: PieceId | undefined) =>
    id === undefined ? null : { name: words.piece(id), source: pieceSource(rules, data, id) };
  const title = titleOf(data, words);
  const undoing = data.takenBack ? takenBackText(data.takenBack, words) : title;
  return {
    isQuiet: isQuiet(data),
    isTurn: turn !== undefined,
    isUndone: viewer.state === 'undone',
    nation: data.sides[turn?.side ?? data.side].nation,
    when: words.text(data.turn === 0 ? 'PDC.card.before' : 'PDC.card.when', {
      turn: String(data.turn),
      side: words.side(data.side),
    }),
    title,
    unit: shown(unit),
    target: shown(target),
    acts: kind === 'undone' ? [{ roll: null, isTurn: false, told: undoing }] : actsOf(data, words, title),
    question: question && viewer.state === 'open' ? asked(question, data, words, viewer) : null,
    mayUndo: viewer.mayUndo && viewer.state !== 'undone' && kind !== 'undone',
  };
}

function titleOf({ kind, order, lines }: CardData, words: Words): string {
  if (order === undefined) return words.text(`PDC.card.${kind}`);
  // More came of it than the order says.
  const isReady = lines.some(({ type }) => type === 'deployment-began');
  return words.text(isReady ? 'PDC.card.groundChosen' : `PDC.order.${order}`);
}

function takenBackText({ count, order, unit }: TakenBack, words: Words): string {
  const deed = order === 'adjusted' ? words.text('PDC.card.adjusted') : words.text(`PDC.order.${order}`);
  const first = unit === undefined ? deed : words.text('PDC.card.deedOf', { deed, unit: words.name(unit) });
  const blanks = { count: String(count), first };
  return words.text(`PDC.card.undoing.${count === 1 ? 'one' : 'many'}`, blanks);
}

/** Whether a card is told in one line: nothing was rolled, attacked or asked. */
const isQuiet = ({ lines, question, target, kind }: CardData): boolean =>
  question === null &&
  (kind === 'undone' || (target === undefined && lines.every(({ type }) => type !== 'rolled')));

interface Act {
  readonly roll: RollContext | null;
  /** Tells whose turn it is now. */
  readonly isTurn: boolean;
  readonly told: string;
}

/** What begins a paragraph of its own: a new turn, and what follows by itself from an order before the battle. */
function isNewMatter({ type }: Line, before: Line | undefined): boolean {
  if (type === 'turn-began') return true;
  return before?.type === 'terrain-placed' && type !== 'terrain-placed';
}

/** A roll and what came of it, again and again. */
function actsOf({ lines }: CardData, words: Words, title: string): readonly Act[] {
  const acts: { roll: Act['roll']; isTurn: boolean; told: string[] }[] = [];
  // The card's own title need not be said twice, but a roll among others needs its name.
  const isOnly = lines.filter(({ type }) => type === 'rolled').length === 1;
  for (const [index, line] of lines.entries()) {
    if (line.type === 'rolled')
      acts.push({ roll: rollContext(line, words, isOnly ? title : null), isTurn: false, told: [] });
    else {
      if (acts.length === 0 || isNewMatter(line, lines[index - 1])) {
        acts.push({ roll: null, isTurn: line.type === 'turn-began', told: [] });
      }
      acts.at(-1)?.told.push(sentenceOf(line, words));
    }
  }
  return acts.map(({ roll, isTurn, told }) => ({ roll, isTurn, told: told.join(' ') }));
}

function hintOf(side: Side, of: CardQuestion['of'], words: Words, { mayAnswer, isDeputy }: Viewer): string {
  const blanks = { side: words.side(side) };
  if (!mayAnswer) return words.text('PDC.card.waiting', blanks);
  if (isDeputy) return words.text('PDC.card.deputy', blanks);
  return of === 'choice' ? '' : words.text('PDC.card.onMap');
}

function asked(
  { side, reason, unit, of, options }: CardQuestion,
  data: CardData,
  words: Words,
  viewer: Viewer,
) {
  const all = [...options, ...(viewer.secret ?? [])];
  const labelOf = (option: string): string => {
    if (of === 'space') return words.text('PDC.card.space', { space: option });
    return data.cast[option] ? words.piece(option) : words.textOr(`PDC.answer.${option}`, option);
  };
  return {
    unit: words.piece(unit),
    text: words.textOr(`PDC.question.${reason}`, reason),
    hint: hintOf(side, of, words, viewer),
    answers: viewer.mayAnswer ? all.map((option) => ({ option, label: labelOf(option) })) : [],
  };
}
