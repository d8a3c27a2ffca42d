import { DataField, type FieldOptions } from './field';
import { allowedBy, type TextOptions } from './text-fields';

/** The additional options of a number field. */
export interface NumberOptions extends FieldOptions {
  readonly integer?: boolean;
  readonly positive?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: TextOptions['choices'];
}

/** A number: texts are parsed, integers rounded, and limits applied silently. */
export class NumberField extends DataField {
  static override readonly defaults: NumberOptions = { required: false, nullable: true };

  declare readonly options: NumberOptions;

  constructor(options: NumberOptions = {}) {
    super(options);
  }

  override getInitialValue(): unknown {
    const initial = super.getInitialValue();
    return initial === undefined && this.required && !this.nullable ? 0 : initial;
  }

  protected override cast(value: unknown): unknown {
    const { integer, min, max, step } = this.options;
    let number = Number(value);
    if (Number.isNaN(number)) return number;
    if (step !== undefined) number = (min ?? 0) + Math.round((number - (min ?? 0)) / step) * step;
    if (integer) number = Math.round(number);
    if (min !== undefined) number = Math.max(min, number);
    if (max !== undefined) number = Math.min(max, number);
    return number;
  }

  protected override check(value: unknown): void {
    const { integer, positive, min, max, choices } = this.options;
    if (typeof value !== 'number' || Number.isNaN(value)) throw this.fault('must be a number');
    if (integer && !Number.isInteger(value)) throw this.fault('must be an integer');
    if (positive && value <= 0) throw this.fault('must be a positive number');
    if (min !== undefined && value < min) throw this.fault(`must be at least ${min}`);
    if (max !== undefined && value > max) throw this.fault(`must be at most ${max}`);
    if (choices !== undefined && !allowedBy(choices).map(Number).includes(value)) {
      throw this.fault(`${value} is not a valid choice`);
    }
  }
}
