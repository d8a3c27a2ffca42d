import { make } from '../elements';
import { DialogV2 } from './dialog';

/** What is to be chosen, and what happens then. */
interface FilePickerOptions {
  readonly type?: string;
  readonly current?: string;
  readonly callback?: (path: string) => void;
}

/** Asks for the path of a file: the table has no folders to browse. */
export class FilePicker {
  readonly #options: FilePickerOptions;

  constructor(options: FilePickerOptions = {}) {
    this.#options = options;
  }

  /** The class that is in use, which another module may have replaced. */
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
