import { DataField, type FieldOptions } from './field';

/** The additional options of a text field. */
export interface TextOptions extends FieldOptions {
  readonly blank?: boolean;
  readonly trim?: boolean;
  readonly choices?: readonly unknown[] | Readonly<Record<string, unknown>> | (() => unknown);
}

/** The values that a field's choices allow. */
export function allowedBy(choices: unknown): readonly unknown[] {
  const given: unknown = typeof choices === 'function' ? Reflect.apply(choices, undefined, []) : choices;
  return Array.isArray(given) ? given : Object.keys(given ?? {});
}

/** A text field. */
export class StringField extends DataField {
  static override readonly defaults: TextOptions = {
    required: false,
    nullable: false,
    blank: true,
    trim: true,
  };

  declare readonly options: TextOptions;

  constructor(options: TextOptions = {}) {
    // Choices exclude the empty text unless it is explicitly allowed.
    super(options.choices === undefined ? options : { blank: false, ...options });
  }

  override getInitialValue(): unknown {
    const { initial, blank } = this.options;
    if (initial === undefined && blank && this.required) return '';
    return super.getInitialValue();
  }

  protected override cast(value: unknown): unknown {
    const text = String(value);
    return this.options.trim ? text.trim() : text;
  }

  protected override check(value: unknown): void {
    if (typeof value !== 'string') throw this.fault('must be a string');
    if (value === '' && this.options.blank) return;
    if (value === '') throw this.fault('may not be a blank string');
    const { choices } = this.options;
    if (choices !== undefined && !allowedBy(choices).includes(value)) {
      throw this.fault(`${value} is not a valid choice`);
    }
  }
}

/** A text with HTML markup. */
export class HTMLField extends StringField {
  static override readonly defaults: TextOptions = {
    required: true,
    nullable: false,
    blank: true,
    trim: true,
  };
}

/** The additional options of a file path field. */
export interface FilePathOptions extends TextOptions {
  readonly categories?: readonly string[];
  /** True if a file's data may replace its path. */
  readonly base64?: boolean;
}

/** File extensions of a category, as far as the table knows them. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  IMAGE: /\.(apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i,
};

/** The path of a file. */
export class FilePathField extends StringField {
  readonly #categories: readonly string[];
  readonly #takesData: boolean;

  static override readonly defaults: TextOptions = {
    required: false,
    nullable: true,
    blank: false,
    trim: true,
    initial: null,
  };

  constructor({ categories = [], base64 = false, ...options }: FilePathOptions = {}) {
    super(options);
    this.#categories = categories;
    this.#takesData = base64;
  }

  protected override check(value: unknown): void {
    super.check(value);
    const path = String(value);
    const isData = path.startsWith('data:');
    if (isData && !this.#takesData) throw this.fault('does not take the data of a file');
    const endings = this.#categories.flatMap((category) => ENDINGS[category] ?? []);
    const [file = ''] = path.split(/[?#]/);
    if (isData || endings.length === 0 || endings.some((ending) => ending.test(file))) return;
    throw this.fault('does not have a valid file extension');
  }
}

/** A text that contains JSON; the model has the parsed value. */
export class JSONField extends StringField {
  static override readonly defaults: TextOptions = {
    required: true,
    nullable: false,
    blank: false,
    trim: true,
    initial: '{}',
  };

  protected override cast(value: unknown): unknown {
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  protected override check(value: unknown): void {
    super.check(value);
    try {
      JSON.parse(String(value));
    } catch {
      throw this.fault('must be a serialized JSON string');
    }
  }

  override initialize(value: unknown): unknown {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  }

  override toObject(value: unknown): unknown {
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
}
