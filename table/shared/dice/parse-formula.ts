import { Die, NumericTerm, OperatorTerm, type RollTerm } from './terms';

/** Kinds of dice by letter, as in `CONFIG.Dice.terms`. */
export type DiceByLetter = Readonly<Record<string, typeof Die>>;

const PART =
  /^(?<operator>[+-])|^(?<count>\d*)d(?:(?<faces>\d+)|(?<letter>[a-z]))(?![a-z0-9])|^(?<number>\d+)/i;

/** Replaces `@path` with the data's value; a missing one counts as 0. */
const filledIn = (formula: string, data: Readonly<Record<string, unknown>>): string =>
  formula.replace(/@([a-z.0-9_-]+)/gi, (_match, path: string) => {
    const value = path.split('.').reduce<unknown>((at, key) => Object(at)[key] as unknown, data);
    return String(value ?? 0);
  });

/** Parses a formula into dice, numbers, plus and minus; throws for anything else. */
export function parseFormula(
  formula: string,
  kinds: DiceByLetter,
  data: Readonly<Record<string, unknown>> = {},
): readonly RollTerm[] {
  const terms: RollTerm[] = [];
  let rest = filledIn(formula, data).replaceAll(/\s/g, '');
  if (rest === '') throw new Error('A roll needs a formula.');
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match?.groups) throw new Error(`The table can't read "${rest}" in the roll "${formula}".`);
    terms.push(termOf(match.groups, kinds));
    rest = rest.slice(match[0].length);
  }
  checkOrder(terms, formula);
  return terms;
}

function termOf(
  { operator, number, count, faces, letter }: Readonly<Record<string, string | undefined>>,
  kinds: DiceByLetter,
): RollTerm {
  if (operator !== undefined) return new OperatorTerm({ operator });
  if (number !== undefined) return new NumericTerm({ number: Number(number) });
  const dice = { number: count === '' ? 1 : Number(count) };
  if (letter === undefined) return new Die({ ...dice, faces: Number(faces) });
  const Kind = kinds[letter.toLowerCase()];
  if (!Kind) throw new Error(`No DiceTerm has the denomination "${letter}".`);
  return new Kind(dice);
}

// Values and operators alternate; a sign may come first.
function checkOrder(terms: readonly RollTerm[], formula: string): void {
  terms.forEach((term, index) => {
    const isOperator = term instanceof OperatorTerm;
    const isLast = index === terms.length - 1;
    const isAfterValue = index > 0 && !(terms[index - 1] instanceof OperatorTerm);
    if (isOperator ? isLast || (index > 0 && !isAfterValue) : isAfterValue) {
      throw new Error(`The roll "${formula}" is not complete.`);
    }
  });
}
