import type { PieceId, Ruleset } from '../../core';
import { drawPiece, imageSource } from '../../drawing';
import { answersInOrder, isOfSide } from '../../match';
import type { CardData, CardQuestion, Line, TakenBack } from './card-data';
import { actionText, type CardTexts, groupText, isUndoOrRedo } from './card-texts';
import { type RollContext, rollContext } from './roll-results';
import { sentenceOf } from './sentences';

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
export function cardContext(data: CardData, rules: Ruleset | undefined, texts: CardTexts, viewer: Viewer) {
  const { kind, unit, target, lines, question } = data;
  const turn = lines.find(isTurn);
  const shown = (id: PieceId | undefined) =>
    id === undefined ? null : { name: texts.piece(id), source: pieceSource(rules, data, id) };
  const actor = shown(unit);
  const title = titleOf(data, texts);
  const isBack = isUndoOrRedo(data);
  const back = data.takenBack ? takenBackText(kind, data.takenBack, texts) : title;
  return {
    isQuiet: isQuiet(data),
    isTurn: turn !== undefined,
    isUndone: viewer.state === 'undone',
    isPast: viewer.state === 'past',
    // What says little more than that the turn passes on is about who is next.
    nation: data.sides[(isQuiet(data) && turn?.side) || data.side].nation,
    when: texts.text(data.turn === 0 ? 'PDC.card.before' : 'PDC.card.when', {
      turn: String(data.turn),
      side: texts.side(data.side),
    }),
    title,
    unit: actor && { ...actor, name: actorText(data, texts) },
    target: shown(target),
    acts: isBack ? [onlyText(back)] : (actionItself(data, texts, title) ?? actsOf(data, texts, title)),
    clock: clockText(data, texts),
    question: question && viewer.state === 'open' ? asked(question, data, texts, viewer) : null,
    mayUndo: viewer.mayUndo && viewer.state !== 'undone' && !isBack,
    mayRedo: viewer.mayUndo && viewer.state !== 'undone' && kind === 'undone',
  };
}

function titleOf({ kind, order, lines }: CardData, texts: CardTexts): string {
  if (order === undefined) return texts.text(`PDC.card.${kind}`);
  // More came of it than the order says.
  const isReady = lines.some(({ type }) => type === 'deployment-began');
  if (isReady) return texts.text('PDC.card.groundChosen');
  // An order may be called otherwise once it has been given.
  return texts.ownOr(`PDC.card.given.${order}`, {}) || texts.own(`PDC.order.${order}`, order);
}

function takenBackText(kind: CardData['kind'], { count, ...first }: TakenBack, texts: CardTexts): string {
  const blanks = { count: String(count), first: actionText(first, texts) };
  return texts.text(
    `PDC.card.${kind === 'redone' ? 'redoing' : 'undoing'}.${count === 1 ? 'one' : 'many'}`,
    blanks,
  );
}

/** Whether a card is told in one line: nothing was rolled, attacked or asked. */
const isQuiet = ({ lines, question, target, kind }: CardData): boolean =>
  question === null &&
  (isUndoOrRedo({ kind }) || (target === undefined && lines.every(({ type }) => type !== 'rolled')));

/** How late it is, where time has passed. */
function clockText({ statusLines = [] }: CardData, texts: CardTexts): string {
  const status = statusLines.map(({ key, blanks }) => {
    const words = Object.entries(blanks).map(([name, word]) => [name, texts.verbatim(word)]);
    return texts.textOr(`PDC.notice.${key}`, '', Object.fromEntries(words));
  });
  return status.length > 0 ? texts.text('PDC.card.clock', { time: texts.list(status) }) : '';
}

/** A paragraph of a card: a roll and what came of it. */
interface Act {
  readonly roll: RollContext | null;
  /** Tells whose turn it is now. */
  readonly isTurn: boolean;
  readonly text: string;
}

const onlyText = (text: string): Act => ({ roll: null, isTurn: false, text });

/** Tells that another side acts now, be it in a turn of its own or not. */
const isTurn = (line: Line): line is Extract<Line, { readonly type: 'turn-began' | 'turn-passed' }> =>
  line.type === 'turn-began' || line.type === 'turn-passed';

/**
 * What begins a paragraph of its own: a new turn, what comes of one that was over at once, and what follows by itself
 * from an order before the battle.
 */
function isNewMatter(line: Line, before: Line | undefined): boolean {
  if (isTurn(line) || (line.type === 'chits-drawn' && (!before || isTurn(before)))) return true;
  return before?.type === 'terrain-placed' && line.type !== 'terrain-placed';
}

/** An action of which nothing came that could be reported: then the action itself is. */
function actionItself(data: CardData, texts: CardTexts, title: string): readonly Act[] | undefined {
  const { lines, target } = data;
  if (lines.length > 0 || target !== undefined) return undefined;
  return [onlyText(actionByItself(data, texts, title))];
}

const actionByItself = (data: CardData, texts: CardTexts, title: string): string =>
  data.unit === undefined ? title : `${actorText(data, texts)}: ${title}`;

/** Who carries out the order of a card, all of them. */
const actorText = ({ unit = '', together = [] }: CardData, texts: CardTexts): string =>
  groupText(texts.piece(unit), together.map(texts.piece), texts);

/** Of an order that did no more than let the next one be drawn nothing else would be told. */
const onlyDrawn = (data: CardData, texts: CardTexts, title: string): readonly Act[] =>
  isQuiet(data) && data.lines[0]?.type === 'chits-drawn'
    ? [onlyText(actionByItself(data, texts, title))]
    : [];

/** A roll and what came of it, again and again. */
function actsOf(data: CardData, texts: CardTexts, title: string): readonly Act[] {
  const { lines, unit } = data;
  const acts: { roll: Act['roll']; isTurn: boolean; sentences: string[] }[] = [];
  // The card's own title need not be said twice, but a roll among others needs its name.
  const isOnly = lines.filter(({ type }) => type === 'rolled').length === 1;
  const opponents = opponentsOf(data);
  for (const [index, line] of lines.entries()) {
    acts.at(-1)?.sentences.push(...afterRoll(lines, index, texts));
    if (line.type === 'rolled') {
      const names = { said: isOnly ? title : null, actor: unit, opponent: opponents.get(line) };
      acts.push({ roll: rollContext(line, texts, names), isTurn: false, sentences: [] });
    } else {
      if (acts.length === 0 || isNewMatter(line, lines[index - 1])) {
        acts.push({ roll: null, isTurn: isTurn(line), sentences: [] });
      }
      acts.at(-1)?.sentences.push(sentenceOf(line, texts));
    }
  }
  const told = acts.map(({ roll, isTurn, sentences }) => ({ roll, isTurn, text: sentences.join(' ') }));
  return [...onlyDrawn(data, texts, title), ...told];
}

/** So many places or units have a button each on a card: more of them are found faster on the map. */
const MOST_BUTTONS = 6;

const isOnlyOnMap = ({ of, options }: CardQuestion): boolean =>
  of !== 'choice' && options.length > MOST_BUTTONS;

function hintOf(question: CardQuestion, texts: CardTexts, { mayAnswer, isDeputy }: Viewer): string {
  const blanks = { side: texts.side(question.side) };
  if (!mayAnswer) return texts.text('PDC.card.waiting', blanks);
  const onMap = isOnlyOnMap(question) ? texts.text('PDC.card.onlyOnMap') : '';
  if (isDeputy) return [texts.text('PDC.card.deputy', blanks), onMap].join(' ').trim();
  return question.of === 'choice' ? '' : onMap || texts.text('PDC.card.onMap');
}

function asked(question: CardQuestion, data: CardData, texts: CardTexts, viewer: Viewer) {
  const { reason, unit, of, options } = question;
  const hasButtons = viewer.mayAnswer && !isOnlyOnMap(question);
  const all = answersInOrder([...options, ...(viewer.secret ?? [])]);
  const labelOf = (option: string): string => {
    if (of === 'space') return texts.text('PDC.card.space', { space: texts.verbatim(option) });
    return data.participants[option] ? texts.piece(option) : texts.answer(reason, option);
  };
  return {
    unit: isOfSide({ reason }) ? null : texts.piece(unit),
    text: texts.own(`PDC.question.${reason}`, reason),
    hint: hintOf(question, texts, viewer),
    answers: hasButtons ? all.map((option) => ({ option, label: labelOf(option) })) : [],
  };
}

/**
 * What follows from a roll without being told in so many words: that its attacker strikes at a square as well says
 * that it is broken. Nothing where a line says all that there is to say.
 */
function afterRoll(lines: readonly Line[], index: number, texts: CardTexts): readonly string[] {
  const line = lines[index];
  const what = line && keyOf(line);
  if (what === undefined) return [];
  const before = lines.slice(0, index);
  const combatPreview = before.slice(before.findLastIndex(({ type }) => type === 'attacked') + 1);
  return combatPreview
    .map((each) => (each.type === 'rolled' ? texts.textOr(`PDC.after.${each.reason}.${what}`, '') : ''))
    .filter((text) => text !== '');
}

function keyOf(line: Line): string | undefined {
  if (line.type === 'rolled') return line.reason;
  return line.type === 'formed' ? `formed-${line.formation}` : undefined;
}

/** Of an order that attacks one target after the other: whom each roll is about that has the same name as another one. */
function opponentsOf({ lines, unit, target }: CardData): ReadonlyMap<Line, PieceId> {
  let foe = target;
  const rolls = lines.flatMap((line) => {
    if (line.type === 'attacked') foe = line.target;
    const isTheirs = line.type === 'rolled' && (line.unit === unit || line.unit === foe);
    return isTheirs && foe !== undefined ? [{ line, reason: line.reason, foe }] : [];
  });
  const isAmbiguous = (reason: string): boolean =>
    new Set(rolls.flatMap((roll) => (roll.reason === reason ? roll.foe : []))).size > 1;
  return new Map(
    rolls.filter(({ reason }) => isAmbiguous(reason)).map(({ line, foe: id }) => [line, id] as const),
  );
}

/** The address of the picture of a piece as it stood when the card was written. */
function pieceSource(rules: Ruleset | undefined, { participants, hitTrack }: CardData, id: PieceId): string {
  const piece = participants[id];
  const known = {
    pieces: rules?.pieces ?? {},
    hitTrack: hitTrack ?? ('strength' as const),
    grid: rules?.grid,
  };
  return piece ? imageSource(drawPiece(known, piece)) : '';
}
