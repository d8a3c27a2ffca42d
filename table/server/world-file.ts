import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPlain } from '../shared/data/plain';
import { emptyWorld, type WorldData } from './world';

/** The delay between a change and saving the file, so that a batch of changes is saved once. */
const DELAY = 200;

/** The file of a world, always saved completely or not at all. */
export class WorldFile {
  readonly path: string;
  #timer: NodeJS.Timeout | undefined;
  #pending: (() => WorldData) | undefined;

  constructor(folder: string) {
    this.path = join(folder, 'world.json');
  }

  /** Reads the world, or starts an empty one; if the file can't be read, throws an error that says what to do. */
  read(): WorldData {
    if (!existsSync(this.path)) return emptyWorld();
    try {
      const stored: unknown = JSON.parse(readFileSync(this.path, 'utf8'));
      const empty = emptyWorld();
      if (!isPlain(stored)) throw new Error('it holds no object');
      for (const collection of Object.keys(empty)) {
        if (!Array.isArray(stored[collection])) throw new Error(`"${collection}" is no list`);
      }
      return stored as WorldData;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The table's store ${this.path} can't be read (${reason}). Repair the file, or delete it to start with an empty table.`,
      );
    }
  }

  /** Saves soon, with the world as it is at that moment. */
  writeSoon(world: () => WorldData): void {
    this.#pending = world;
    this.#timer ??= setTimeout(() => this.flush(), DELAY);
  }

  /** Saves now if there are unsaved changes. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#pending) return;
    const text = JSON.stringify(this.#pending());
    this.#pending = undefined;
    mkdirSync(dirname(this.path), { recursive: true });
    const draft = `${this.path}.draft`;
    writeFileSync(draft, text);
    renameSync(draft, this.path);
  }
}
