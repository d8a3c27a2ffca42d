import { faceSource } from './face-source';

/** The result of one die. */
export interface DieResult {
  readonly result: number;
  readonly active: boolean;
}

/** A term of a roll as JSON. */
export interface TermData {
  readonly class: string;
  readonly options: object;
  readonly evaluated: boolean;
  readonly number?: number;
  readonly faces?: number;
  readonly results?: readonly DieResult[];
  readonly operator?: string;
}

/** One part of a roll's formula. */
export abstract class RollTerm {
  options: object = {};
  _evaluated = false;

  abstract get expression(): string;
  abstract get total(): number | string;
  abstract toJSON(): TermData;

  /** Evaluates the term; a plain term needs nothing. */
  async evaluate(): Promise<this> {
    this._evaluated = true;
    return this;
  }
}

/** A plain number. */
export class NumericTerm extends RollTerm {
  readonly number: number;

  constructor({ number }: { number: number }) {
    super();
    this.number = number;
  }

  get expression(): string {
    return String(this.number);
  }

  get total(): number {
    return this.number;
  }

  toJSON(): TermData {
    return { class: 'NumericTerm', options: this.options, evaluated: this._evaluated, number: this.number };
  }
}

/** A plus or a minus. */
export class OperatorTerm extends RollTerm {
  readonly operator: string;

  constructor({ operator }: { operator: string }) {
    super();
    this.operator = operator;
  }

  get expression(): string {
    return ` ${this.operator} `;
  }

  get total(): string {
    return this.operator;
  }

  toJSON(): TermData {
    return {
      class: 'OperatorTerm',
      options: this.options,
      evaluated: this._evaluated,
      operator: this.operator,
    };
  }
}

/** The data of a die term. */
export interface DieData {
  readonly number?: number;
  readonly faces?: number;
  readonly results?: readonly DieResult[];
  readonly options?: object;
}

/** A number of dice of one kind. */
export class Die extends RollTerm {
  static DENOMINATION = 'd';

  number: number;
  faces: number;
  results: DieResult[];

  constructor({ number = 1, faces = 6, results = [], options = {} }: DieData = {}) {
    super();
    this.number = number;
    this.faces = faces;
    this.results = [...results];
    this.options = options;
  }

  /** The class's letter with a `d` before it: `dn`; plain dice are named by their number of faces. */
  get denomination(): string {
    const { DENOMINATION } = this.constructor as typeof Die;
    return DENOMINATION === 'd' ? `d${this.faces}` : `d${DENOMINATION}`;
  }

  get expression(): string {
    return `${this.number}${this.denomination}`;
  }

  get total(): number {
    return this.values.reduce((sum, value) => sum + value, 0);
  }

  /** The faces that count. */
  get values(): readonly number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  /** The face for a number from 0 up to, but not including, 1. */
  mapRandomFace(uniform: number): number {
    return Math.ceil((1 - uniform) * this.faces);
  }

  override async evaluate(): Promise<this> {
    if (this._evaluated) throw new Error('This term has already been evaluated and is immutable');
    faceSource.begin(this.number);
    for (let die = 0; die < this.number; die++) {
      const result = faceSource.next(this.faces, (uniform) => this.mapRandomFace(uniform));
      this.results.push({ result, active: true });
    }
    return super.evaluate();
  }

  /** The label of the face that a die shows. */
  getResultLabel({ result }: DieResult): string {
    return String(result);
  }

  /** CSS classes of a die in a tooltip. */
  getResultCSS({ result }: DieResult): readonly (string | null)[] {
    const { name } = this.constructor;
    const isHighest = result === this.faces;
    return [name.toLowerCase(), `d${this.faces}`, isHighest ? 'max' : null, result === 1 ? 'min' : null];
  }

  toJSON(): TermData {
    const { number, faces, results, options } = this;
    return { class: this.constructor.name, options, evaluated: this._evaluated, number, faces, results };
  }

  /** A die from its JSON. */
  static fromData<T extends typeof Die>(this: T, data: TermData): InstanceType<T> {
    const die = new this({
      number: data.number ?? 1,
      faces: data.faces ?? 6,
      results: data.results ?? [],
      options: data.options,
    });
    die._evaluated = data.evaluated;
    return die as InstanceType<T>;
  }
}

/** A coin: heads or tails. */
export class Coin extends Die {
  static override DENOMINATION = 'c';

  constructor(data: DieData = {}) {
    super({ ...data, faces: 2 });
  }
}

/** A die with the faces minus, blank and plus. */
export class FateDie extends Die {
  static override DENOMINATION = 'f';

  constructor(data: DieData = {}) {
    super({ ...data, faces: 3 });
  }

  override mapRandomFace(uniform: number): number {
    return super.mapRandomFace(uniform) - 2;
  }
}
