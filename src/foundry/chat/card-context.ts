import type { PieceId, Ruleset, Side } from '../../core';
import { answersInOrder } from '../../match';
import { actionText } from './action-name';
import { afterRoll } from './after-roll';
import type { CardData, CardQuestion, Line, TakenBack } from './card-data';
import { opponentsOf } from './opponents';
import { pieceSource } from './pictures';
import { type RollContext, rollContext } from './roll-context';
import { sentenceOf } from './sentences';
import type { Words } from './words';

/** Who looks at a card, and when. */
export interface Viewer {
  /** `past`: the rules have changed since, so that it can be neither answered nor taken back. */
  readonly state: 'open' | 'done' | 'undone' | 'past';
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
  const turn = lines.find(isTurn);
  const shown = (id: PieceId | undefined) =>
    id === undefined ? null : { name: words.piece(id), source: pieceSource(rules, data, id) };
  const title = titleOf(data, words);
  const isWayBack = kind === 'undone' || kind === 'redone';
  const wayBack = data.takenBack ? takenBackText(kind, data.takenBack, words) : title;
  return {
    isQuiet: isQuiet(data),
    isTurn: turn !== undefined,
    isUndone: viewer.state === 'undone',
    isPast: viewer.state === 'past',
    // What says little more than that the turn passes on is about who is next.
    nation: data.sides[(isQuiet(data) && turn?.side) || data.side].nation,
    when: words.text(data.turn === 0 ? 'PDC.card.before' : 'PDC.card.when', {
      turn: String(data.turn),
      side: words.side(data.side),
    }),
    title,
    unit: shown(unit),
    target: shown(target),
    acts: isWayBack ? [onlyText(wayBack)] : (untold(data, words, title) ?? actsOf(data, words, title)),
    clock: clockText(data, words),
    question: question && viewer.state === 'open' ? asked(question, data, words, viewer) : null,
    mayUndo: viewer.mayUndo && viewer.state !== 'undone' && !isWayBack,
    mayRedo: viewer.mayUndo && viewer.state !== 'undone' && kind === 'undone',
  };
}

function titleOf({ kind, order, lines }: CardData, words: Words): string {
  if (order === undefined) return words.text(`PDC.card.${kind}`);
  // More came of it than the order says.
  const isReady = lines.some(({ type }) => type === 'deployment-began');
  if (isReady) return words.text('PDC.card.groundChosen');
  // An order may be called otherwise once it has been given.
  return words.ownOr(`PDC.card.given.${order}`, {}) || words.own(`PDC.order.${order}`, order);
}

function takenBackText(kind: CardData['kind'], { count, ...first }: TakenBack, words: Words): string {
  const blanks = { count: String(count), first: actionText(first, words) };
  return words.text(
    `PDC.card.${kind === 'redone' ? 'redoing' : 'undoing'}.${count === 1 ? 'one' : 'many'}`,
    blanks,
  );
}

/** Whether a card is told in one line: nothing was rolled, attacked or asked. */
const isQuiet = ({ lines, question, target, kind }: CardData): boolean =>
  question === null &&
  (kind === 'undone' ||
    kind === 'redone' ||
    (target === undefined && lines.every(({ type }) => type !== 'rolled')));

/** How late it is, where time has passed. */
function clockText({ statusLines = [] }: CardData, words: Words): string {
  const told = statusLines.map(({ key, blanks }) => words.textOr(`PDC.notice.${key}`, '', blanks));
  return told.length > 0 ? words.text('PDC.card.clock', { time: words.list(told) }) : '';
}

interface Act {
  readonly roll: RollContext | null;
  /** Tells whose turn it is now. */
  readonly isTurn: boolean;
  readonly told: string;
}

const onlyText = (told: string): Act => ({ roll: null, isTurn: false, told });

/** Tells that another side acts now, be it in a turn of its own or not. */
const isTurn = (line: Line): line is Extract<Line, { readonly type: 'turn-began' | 'turn-passed' }> =>
  line.type === 'turn-began' || line.type === 'turn-passed';

/** What begins a paragraph of its own: a new turn, and what follows by itself from an order before the battle. */
function isNewMatter(line: Line, before: Line | undefined): boolean {
  if (isTurn(line)) return true;
  return before?.type === 'terrain-placed' && line.type !== 'terrain-placed';
}

/** A action of which nothing came that could be told: then the action itself is. */
function untold({ lines, unit, target }: CardData, words: Words, title: string): readonly Act[] | undefined {
  if (lines.length > 0 || target !== undefined) return undefined;
  return [onlyText(unit === undefined ? title : `${words.piece(unit)}: ${title}`)];
}

/** A roll and what came of it, again and again. */
function actsOf(data: CardData, words: Words, title: string): readonly Act[] {
  const { lines, unit } = data;
  const acts: { roll: Act['roll']; isTurn: boolean; told: string[] }[] = [];
  // The card's own title need not be said twice, but a roll among others needs its name.
  const isOnly = lines.filter(({ type }) => type === 'rolled').length === 1;
  const opponents = opponentsOf(data);
  for (const [index, line] of lines.entries()) {
    acts.at(-1)?.told.push(...afterRoll(lines, index, words));
    if (line.type === 'rolled') {
      const names = { said: isOnly ? title : null, actor: unit, opponent: opponents.get(line) };
      acts.push({ roll: rollContext(line, words, names), isTurn: false, told: [] });
    } else {
      if (acts.length === 0 || isNewMatter(line, lines[index - 1])) {
        acts.push({ roll: null, isTurn: isTurn(line), told: [] });
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
  const all = answersInOrder([...options, ...(viewer.secret ?? [])]);
  const labelOf = (option: string): string => {
    if (of === 'space') return words.text('PDC.card.space', { space: option });
    return data.participants[option] ? words.piece(option) : words.answer(reason, option);
  };
  return {
    unit: words.piece(unit),
    text: words.own(`PDC.question.${reason}`, reason),
    hint: hintOf(side, of, words, viewer),
    answers: viewer.mayAnswer ? all.map((option) => ({ option, label: labelOf(option) })) : [],
  };
}
