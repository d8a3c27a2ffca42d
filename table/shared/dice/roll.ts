import { escapeHTML } from '../data/escape-html';
import { faceSource } from './face-source';
import { type DiceByLetter, parseFormula } from './parse-formula';
import { Coin, Die, FateDie, NumericTerm, OperatorTerm, type RollTerm, type TermData } from './terms';

/** A roll as JSON. */
export interface RollData {
  readonly class: string;
  readonly formula: string;
  readonly terms: readonly TermData[];
  readonly total?: number;
  readonly evaluated: boolean;
}

/** The kinds of dice; modules add theirs. */
export const diceTerms: Record<string, typeof Die> = { c: Coin, d: Die, f: FateDie };

/** A formula of dice and numbers, and its result. */
export class Roll {
  static readonly kinds: DiceByLetter = diceTerms;

  terms: readonly RollTerm[];
  readonly data: Readonly<Record<string, unknown>>;
  _evaluated = false;
  _total: number | undefined;

  constructor(formula: string, data: Readonly<Record<string, unknown>> = {}) {
    this.data = data;
    this.terms = parseFormula(formula, Roll.kinds, data);
  }

  get formula(): string {
    return this.terms
      .map(({ expression }) => expression)
      .join('')
      .trim();
  }

  get dice(): readonly Die[] {
    return this.terms.filter((term) => term instanceof Die);
  }

  get total(): number | undefined {
    return this._total;
  }

  /**
   * Rolls the dice, which is possible once. A user who enters dice by hand is asked, unless `allowInteractive` is off.
   */
  async evaluate({ allowInteractive = true } = {}): Promise<this> {
    if (this._evaluated)
      throw new Error(`The ${this.formula} Roll has already been evaluated and is immutable`);
    this._evaluated = true;
    if (allowInteractive) await faceSource.byHand;
    for (const term of this.terms) await term.evaluate();
    this._total = sumOf(this.terms);
    return this;
  }

  toJSON(): RollData {
    const { formula, _total: total, _evaluated: evaluated } = this;
    const terms = this.terms.map((term) => term.toJSON());
    return { class: 'Roll', formula, terms, evaluated, ...(total === undefined ? {} : { total }) };
  }

  /** The roll as HTML: formula, dice, total. */
  async render(): Promise<string> {
    const dice = this.dice.map(
      (die) =>
        `<section class="tooltip-part"><header class="part-header"><span class="part-formula">${escapeHTML(die.expression)}</span>` +
        `<span class="part-total">${die.total}</span></header><ol class="dice-rolls">${facesOf(die)}</ol></section>`,
    );
    return (
      `<div class="dice-roll"><div class="dice-result"><div class="dice-formula">${escapeHTML(this.formula)}</div>` +
      `<div class="dice-tooltip">${dice.join('')}</div><h4 class="dice-total">${this.total ?? ''}</h4></div></div>`
    );
  }

  /** True if a text is a formula that can be rolled. */
  static validate(formula: string): boolean {
    try {
      parseFormula(formula, Roll.kinds);
      return true;
    } catch {
      return false;
    }
  }

  /** A roll from its JSON; the kinds of dice are found by their class names. */
  static fromData(data: RollData): Roll {
    const roll = Object.create(Roll.prototype) as Roll;
    const terms = data.terms.map(termFrom);
    return Object.assign(roll, { data: {}, terms, _evaluated: data.evaluated, _total: data.total });
  }

  static fromJSON(json: string): Roll {
    return Roll.fromData(JSON.parse(json) as RollData);
  }
}

const facesOf = (die: Die): string =>
  die.results
    .map((result) => {
      const classes = ['roll', ...die.getResultCSS(result).filter((name) => name)].join(' ');
      return `<li class="${classes}">${die.getResultLabel(result)}</li>`;
    })
    .join('');

function sumOf(terms: readonly RollTerm[]): number {
  let sign = 1;
  let sum = 0;
  for (const term of terms) {
    if (term instanceof OperatorTerm) sign = term.operator === '-' ? -1 : 1;
    else sum += sign * Number(term.total);
  }
  return sum;
}

function termFrom(data: TermData): RollTerm {
  if (data.class === 'NumericTerm') return new NumericTerm({ number: data.number ?? 0 });
  if (data.class === 'OperatorTerm') return new OperatorTerm({ operator: data.operator ?? '+' });
  const Kind = Object.values(Roll.kinds).find(({ name }) => name === data.class);
  if (!Kind) throw new Error(`No RollTerm is called "${data.class}".`);
  return Kind.fromData(data);
}
