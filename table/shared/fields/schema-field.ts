import { type Data, isPlain } from '../data/plain';
import { DataField, DataModelValidationError, type FieldOptions } from './field';

/** Fields by name. */
export type Schema = Readonly<Record<string, DataField>>;

/** An object with a field for each member; other members are dropped. */
export class SchemaField extends DataField {
  static override readonly defaults: FieldOptions = { required: true, nullable: false };

  readonly fields: Schema;

  constructor(fields: Schema, options: FieldOptions = {}) {
    super(options);
    this.fields = fields;
    for (const [name, field] of Object.entries(fields)) field.name = name;
  }

  override getInitialValue(): unknown {
    return super.getInitialValue() ?? (this.nullable ? null : this.cast({}, false));
  }

  protected override cast(value: unknown, partial: boolean): Data {
    const given = isPlain(value) ? value : {};
    const cleaned: Data = {};
    for (const [name, field] of Object.entries(this.fields)) {
      if (partial && !(name in given)) continue;
      const inner = field.clean(given[name], partial);
      if (inner !== undefined || name in given) cleaned[name] = inner;
    }
    return cleaned;
  }

  protected override check(value: unknown, partial: boolean): void {
    if (!isPlain(value)) throw this.fault('must be an object');
    const faults: string[] = [];
    for (const [name, field] of Object.entries(this.fields)) {
      try {
        field.validate(value[name], partial);
      } catch (error) {
        if (!(error instanceof DataModelValidationError)) throw error;
        faults.push(error.message);
      }
    }
    if (faults.length > 0) throw this.fault(faults.join('; '));
  }

  override initialize(value: unknown, model?: object): unknown {
    if (!isPlain(value)) return value;
    const shown = {};
    this.initializeInto(shown, value, model);
    return shown;
  }

  /** Sets every field's value on an object. */
  initializeInto(target: object, value: Data, model?: object): void {
    for (const [name, field] of Object.entries(this.fields)) {
      const shown = field.initialize(value[name], model);
      const isGetter = typeof shown === 'function';
      Object.defineProperty(target, name, {
        configurable: true,
        enumerable: true,
        ...(isGetter
          ? { get: () => Reflect.apply(shown, undefined, []) as unknown }
          : { value: shown, writable: true }),
      });
    }
  }
}
