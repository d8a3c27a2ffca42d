import { deepClone, isPlain } from '../data/plain';
import { DataField, type FieldOptions } from './field';

/** A list of values of one kind. */
export class ArrayField extends DataField {
  static override readonly defaults: FieldOptions = { required: true, nullable: false, initial: () => [] };

  readonly element: DataField;

  constructor(element: DataField, options: FieldOptions = {}) {
    super(options);
    this.element = element;
  }

  // Elements of a list are never partial: a list is replaced as a whole.
  protected override cast(value: unknown): unknown {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.map((item) => this.element.clean(item));
  }

  protected override check(value: unknown): void {
    if (!Array.isArray(value)) throw this.fault('must be an Array');
    for (const item of value) this.element.validate(item);
  }

  override initialize(value: unknown, model?: object): unknown {
    return Array.isArray(value) ? value.map((item) => this.element.initialize(item, model)) : value;
  }
}

/** An object with any contents. */
export class ObjectField extends DataField {
  static override readonly defaults: FieldOptions = { required: true, nullable: false, initial: () => ({}) };

  protected override cast(value: unknown): unknown {
    return value;
  }

  protected override check(value: unknown): void {
    if (!isPlain(value)) throw this.fault('must be an object');
  }

  // Changes to the model's value must not affect the stored data.
  override initialize(value: unknown): unknown {
    return deepClone(value);
  }
}
