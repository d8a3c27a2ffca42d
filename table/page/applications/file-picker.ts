import { make } from '../elements';
import { DialogV2 } from './dialog';

/** The options of a file picker: the kind of file, and the callback. */
interface FilePickerOptions {
  readonly type?: string;
  readonly current?: string;
  readonly callback?: (path: string) => void;
}

/** Asks for the path of a file: the table has no file browser. */
export class FilePicker {
  readonly #options: FilePickerOptions;

  constructor(options: FilePickerOptions = {}) {
    this.#options = options;
  }

  /** The class in use, which another module may have replaced. */
  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  async render(_options: object = {}): Promise<this> {
    const { current = '', callback } = this.#options;
    const input = make('input', {
      type: 'text',
      name: 'path',
      value: current,
      placeholder: 'icons/file.webp',
    });
    void DialogV2.prompt({
      window: { title: 'File path' },
      content: make('label', {}, input),
      ok: { callback: () => callback?.(input.value) },
    });
    return this;
  }
}
