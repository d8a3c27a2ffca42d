import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPlain } from '../shared/data/plain';
import { emptyWorld, type WorldData } from './world';

/** Time between a change and the writing of the file, so that a batch of changes is written once. */
const DELAY = 200;

/** The file that holds a world, written whole or not at all. */
export class WorldFile {
  readonly path: string;
  #timer: NodeJS.Timeout | undefined;
  #pending: (() => WorldData) | undefined;

  constructor(folder: string) {
    this.path = join(folder, 'world.json');
  }

  /** Reads the world, or begins an empty one; throws with the remedy for a file that can't be read. */
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

  /** Writes soon; what is written is what the world is by then. */
  writeSoon(world: () => WorldData): void {
    this.#pending = world;
    this.#timer ??= setTimeout(() => this.flush(), DELAY);
  }

  /** Writes now what is still to be written. */
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
