import { DataField, type FieldOptions } from './field';

/** True or false. */
export class BooleanField extends DataField {
  static override readonly defaults: FieldOptions = { required: true, nullable: false, initial: false };

  protected override cast(value: unknown): unknown {
    return typeof value === 'string' ? value === 'true' : Boolean(value);
  }

  protected override check(value: unknown): void {
    if (typeof value !== 'boolean') throw this.fault('must be a boolean');
  }
}
