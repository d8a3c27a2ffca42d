import type { PieceId } from '../../core';
import type { CardData, Line, RollLine } from './card-data';
import { actorText, givenName, isQuiet, isTurn } from './card-outline';
import type { CardTexts } from './card-texts';
import { inOneBreath } from './manoeuvre';
import { type RollContext, rollContext } from './roll-results';
import { sentenceOf } from './sentences';

/** A paragraph of a card: a roll and its result. */
export interface Act {
  /** The headings that start it: another order of the same action, or another round. */
  readonly headings: readonly string[];
  readonly roll: RollContext | null;
  /** True if it says whose turn it is now. */
  readonly isTurn: boolean;
  readonly text: string;
  /** The sentences of the text. */
  readonly sentences: readonly string[];
}

/** A paragraph of text only. */
export const onlyText = (text: string): Act => ({
  ...{ headings: [], roll: null, isTurn: false },
  ...{ text, sentences: [text] },
});

/**
 * True for a line that starts a paragraph of its own: a new turn, the draw that a turn starts with, and anything that
 * follows automatically from an order before the battle.
 */
function isNewMatter(line: Line, before: Line | undefined): boolean {
  if (isTurn(line) || (line.type === 'chits-drawn' && (!before || isTurn(before)))) return true;
  return before?.type === 'terrain-placed' && line.type !== 'terrain-placed';
}

/** The action itself as a paragraph, if it had no result to report. */
export function actionItself(data: CardData, texts: CardTexts, title: string): readonly Act[] | undefined {
  const { lines, target, earlier, question } = data;
  // An open question is shown below the name of the action.
  if (lines.length > 0 || target !== undefined || earlier || question) return undefined;
  return [onlyText(actionByItself(data, texts, title))];
}

const actionByItself = (data: CardData, texts: CardTexts, title: string): string =>
  data.unit === undefined ? title : `${actorText(data, texts)}: ${title}`;

/**
 * The action itself, for an order that did no more than let the next chit be drawn: otherwise the card would not
 * mention it.
 */
const onlyDrawn = (data: CardData, texts: CardTexts, title: string): readonly Act[] =>
  isQuiet(data) && data.lines[0]?.type === 'chits-drawn'
    ? [onlyText(actionByItself(data, texts, title))]
    : [];

/** The paragraphs of all orders of an action, one after the other, each but the first under its name. */
export function actsOf(data: CardData, texts: CardTexts, title: string): readonly Act[] {
  const { earlier = [], ...own } = data;
  if (data.isManoeuvre) {
    const lines = inOneBreath([...earlier, own].flatMap((part) => part.lines));
    return actsOfOrder({ ...own, lines }, texts, title);
  }
  const before = earlier.filter(({ lines }) => lines.length > 0);
  if (before.length === 0) return actsOfOrder(own, texts, title);
  return [...before, own].flatMap((part, index) => {
    const name = givenName(part.order ?? '', texts);
    const [first, ...others] = actsOfOrder(partAlone(own, part), texts, name);
    if (!first) return [];
    return [index === 0 ? first : { ...first, headings: [name, ...first.headings] }, ...others];
  });
}

/** The card that reported one order of an action alone. */
const partAlone = (
  { order: _, unit: __, together: ___, target: ____, ...card }: CardData,
  part: Pick<CardData, 'unit' | 'together' | 'target' | 'lines'>,
): CardData => ({ ...card, ...part });

interface ActBegun extends Omit<Act, 'text' | 'sentences'> {
  readonly sentences: string[];
}

/** The rolls of an order, each with its result. */
function actsOfOrder(data: CardData, texts: CardTexts, title: string): readonly Act[] {
  const { lines } = data;
  const acts: ActBegun[] = [];
  const rollActOf = rollActs(data, texts, title);
  for (const [index, line] of lines.entries()) {
    acts.at(-1)?.sentences.push(...afterRoll(lines, index, texts));
    if (line.type === 'rolled') acts.push(rollActOf(line, index));
    else {
      if (acts.length === 0 || isNewMatter(line, lines[index - 1])) {
        acts.push({ headings: [], roll: null, isTurn: isTurn(line), sentences: [] });
      }
      acts.at(-1)?.sentences.push(sentenceOf(line, texts));
    }
  }
  const told = acts.map((act) => ({ ...act, text: act.sentences.join(' ') }));
  return [...onlyDrawn(data, texts, title), ...told];
}

/** The paragraphs for the rolls of an order. */
function rollActs(
  data: CardData,
  texts: CardTexts,
  title: string,
): (line: RollLine, index: number) => ActBegun {
  const { lines, unit } = data;
  const rolls = lines.filter((line) => line.type === 'rolled');
  // A single roll need not repeat the card's title, but one of several rolls needs its name.
  const said = rolls.length === 1 ? title : null;
  // If several units roll for the same reason, each is named.
  const isOneOfMany = ({ reason, unit: who }: RollLine): boolean =>
    rolls.some((roll) => roll.reason === reason && roll.unit !== undefined && roll.unit !== who);
  const opponents = opponentsOf(data);
  return (line, index) => {
    const names = { said, actor: isOneOfMany(line) ? undefined : unit, opponent: opponents.get(line) };
    const headings = roundBegun(lines.slice(0, index + 1), line, texts);
    return { headings, roll: rollContext(line, texts, names), isTurn: false, sentences: [] };
  };
}

/** The heading of a round: a combat continues in rounds, and some rolls start one, which is then counted. */
function roundBegun(until: readonly Line[], { reason }: RollLine, texts: CardTexts): readonly string[] {
  const number = until.filter((line) => line.type === 'rolled' && line.reason === reason).length;
  const text = texts.ownOr(`PDC.rules.begins.${reason}`, { number: String(number) });
  return text === '' ? [] : [text];
}

/**
 * The consequences of a roll that the lines leave unsaid: an attacker's roll against a square also shows that the
 * square is broken. Empty if the line says everything.
 */
function afterRoll(lines: readonly Line[], index: number, texts: CardTexts): readonly string[] {
  const line = lines[index];
  const what = line && keyOf(line);
  if (what === undefined) return [];
  const before = lines.slice(0, index);
  const combatPreview = before.slice(before.findLastIndex(({ type }) => type === 'attacked') + 1);
  return combatPreview
    .map((each) => (each.type === 'rolled' ? texts.textOr(`PDC.rules.after.${each.reason}.${what}`, '') : ''))
    .filter((text) => text !== '');
}

function keyOf(line: Line): string | undefined {
  if (line.type === 'rolled') return line.reason;
  return line.type === 'formed' ? `formed-${line.formation}` : undefined;
}

/**
 * The opponent in each roll that shares its name with another one, for an order that attacks one target after the
 * other.
 */
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
