import type { CardContext } from './card-context';
import type { Act } from './card-paragraphs';
import type { RollContext } from './roll-results';

/** The lines of text that a card shows at most: everything else is folded. */
export const MOST_LINES = 12;

/** Letters in a line of each kind of text, at the width of Foundry's sidebar. */
export const LETTERS = {
  ...{ told: 38, small: 44, title: 24, turn: 30 },
  ...{ beside: 9, besideDie: 24, outcome: 28, asked: 35 },
} as const;

/** The room that a button takes beside its words, in letters. */
const BUTTON = 3;

/** Dice in a row: plain ones, those with their meaning below, and the small ones of what is folded. */
export const DICE = { plain: 7, read: 6, small: 13 } as const;

/** The rows of a piece's picture: its name may take more. */
const PICTURE = 2;

/** A paragraph as a card shows it. */
interface ShownAct extends Act {
  /** The sentences that are folded. */
  readonly more?: string;
}

/** The paragraphs of a card that are in view, and those before them that are folded. */
interface FoldedActs {
  readonly earlier: readonly Act[];
  readonly acts: readonly ShownAct[];
}

/**
 * The paragraphs of a card within the lines that it may have. The latest result is in view; everything before it is
 * folded, and so are the last sentences of a long report.
 */
export function foldActs(card: CardContext): FoldedActs {
  const { acts } = card;
  const room = MOST_LINES - linesAround(card);
  const small = sum(acts.map(({ roll }) => roll?.faces.length ?? 0));
  const { first, left } = latestWithin(room, acts.map(linesOf), Math.ceil(small / DICE.small));
  const [earlier, shown] = [acts.slice(0, first), acts.slice(first)];
  const last = earlier.at(-1);
  const report = last && briefly(last, left);
  if (!last || !report) return { earlier, acts: shown };
  const roll = { ...last, text: '', sentences: [] };
  const hasRoll = last.roll !== null || last.headings.length > 0;
  return { earlier: [...earlier.slice(0, -1), ...(hasRoll ? [roll] : [])], acts: [report, ...shown] };
}

/**
 * The first of the latest paragraphs that a number of lines has room for, and the lines that are left. If not all
 * paragraphs fit, a line says that something is folded, or more of them if it shows many dice.
 */
export function latestWithin(
  room: number,
  lines: readonly number[],
  folded = 1,
): { readonly first: number; readonly left: number } {
  if (sum(lines) <= room) return { first: 0, left: room - sum(lines) };
  let left = room - Math.max(1, folded);
  let first = lines.length;
  for (const count of lines.toReversed()) {
    if (count > left) break;
    left -= count;
    first -= 1;
  }
  return { first, left };
}

/** The report of a roll without it, as far as there is room; undefined if not even its first sentence fits. */
function briefly({ sentences, isTurn }: Act, room: number): ShownAct | undefined {
  const isFitting = (count: number): boolean => {
    const rest = count < sentences.length ? 1 : 0;
    return rows(sentences.slice(0, count).join(' '), LETTERS.told) + rest <= room;
  };
  let count = sentences.length;
  while (count > 0 && !isFitting(count)) count -= 1;
  if (count === 0) return undefined;
  const [shown, rest] = [sentences.slice(0, count), sentences.slice(count)];
  return {
    ...{ headings: [], roll: null, isTurn, sentences: shown, text: shown.join(' ') },
    ...(rest.length > 0 && { more: rest.join(' ') }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The lines of a text: words that do not fit go to the next one. */
export function rows(html: string, letters: number): number {
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, '.');
  let [count, length] = [0, Infinity];
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    length += 1 + word.length;
    if (length <= letters) continue;
    // A long word is broken.
    count += Math.ceil(word.length / letters);
    length = word.length % letters;
  }
  return count;
}

/** The lines of everything on a card but its paragraphs. */
export function linesAround({ isQuiet, title, unit, target, remarks, clock, question }: CardContext): number {
  const beside = target ? LETTERS.beside : LETTERS.title;
  const names = unit ? Math.max(PICTURE, rows(unit.name, beside), rows(target?.name ?? '', beside)) : 0;
  return sum([
    isQuiet ? 0 : rows(title, LETTERS.title) + names,
    ...remarks.map((remark) => rows(remark, LETTERS.small)),
    rows(clock, LETTERS.told),
    question ? linesOfQuestion(question) : 0,
  ]);
}

function linesOfQuestion({ text, hint, answers }: NonNullable<CardContext['question']>): number {
  // Buttons lie beside one another as far as they fit.
  const labels = answers.map(({ label }) => label.replaceAll(' ', '.').padEnd(label.length + BUTTON, '.'));
  return rows(text, LETTERS.asked) + rows(labels.join(' '), LETTERS.asked) + rows(hint, LETTERS.small);
}

export function linesOf({ headings, roll, text, isTurn }: Act): number {
  const told = rows(text, isTurn ? LETTERS.turn : LETTERS.told);
  return headings.length + (roll ? linesOfRoll(roll) : 0) + told;
}

function linesOfRoll({
  title,
  faces,
  isRead,
  isNumber,
  isSingle,
  outcome,
  dice,
  struck,
}: RollContext): number {
  const again = rows(struck, LETTERS.small);
  const named = title ?? '';
  if (isNumber) return Math.max(PICTURE, rows(named, LETTERS.beside)) + again;
  if (isSingle) {
    const beside = rows(named, LETTERS.besideDie) + rows(`${outcome} ${dice}`, LETTERS.besideDie);
    return Math.max(PICTURE, beside) + again;
  }
  const inRow = isRead ? DICE.read : DICE.plain;
  // The meaning of a die stands below it.
  const lying = Math.ceil(faces.length / inRow) * (isRead ? 2 : 1);
  return rows(named, LETTERS.small) + rows(`${outcome} ${dice}`, LETTERS.outcome) + lying + again;
}
