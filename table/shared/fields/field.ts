import { deepClone } from '../data/plain';

/** The options of every field. */
export interface FieldOptions {
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly initial?: unknown;
  readonly label?: string;
  readonly hint?: string;
  readonly validate?: (value: unknown) => unknown;
}

/** Thrown when data does not fit its schema. */
export class DataModelValidationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataModelValidationError';
  }
}

/** One field of a schema: cleans, checks and initialises its value. */
export abstract class DataField {
  static readonly defaults: FieldOptions = { required: false, nullable: false };

  readonly options: FieldOptions;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly label: string;
  readonly hint: string;
  /** The field's name in its schema. */
  name = '';

  constructor(options: FieldOptions = {}) {
    const all = { ...new.target.defaults, ...options };
    this.options = all;
    this.required = all.required ?? false;
    this.nullable = all.nullable ?? false;
    this.label = all.label ?? '';
    this.hint = all.hint ?? '';
  }

  /** The default value. */
  getInitialValue(): unknown {
    const { initial } = this.options;
    if (typeof initial === 'function') return Reflect.apply(initial, undefined, []) as unknown;
    if (initial !== undefined) return deepClone(initial);
    return this.nullable ? null : undefined;
  }

  /** Cleans a value to fit as far as possible; `partial` data may be incomplete. */
  clean(value: unknown, partial = false): unknown {
    if (value === undefined) return this.getInitialValue();
    if (value === null) return this.nullable ? null : this.getInitialValue();
    return this.cast(value, partial);
  }

  /** Throws DataModelValidationError if a value does not fit. */
  validate(value: unknown, partial = false): void {
    if (value === undefined) {
      if (this.required && !partial) throw this.fault('may not be undefined');
      return;
    }
    if (value === null) {
      if (!this.nullable) throw this.fault('may not be null');
      return;
    }
    this.check(value, partial);
    if (this.options.validate?.(value) === false) throw this.fault('is not valid');
  }

  /** The model's value for the stored one; a function becomes a getter. */
  initialize(value: unknown, _model?: object): unknown {
    return value;
  }

  /** The stored value for the model's. */
  toObject(value: unknown): unknown {
    return value;
  }

  protected abstract cast(value: unknown, partial: boolean): unknown;

  protected abstract check(value: unknown, partial: boolean): void;

  protected fault(what: string): DataModelValidationError {
    return new DataModelValidationError(`${this.name || this.constructor.name}: ${what}`);
  }
}
