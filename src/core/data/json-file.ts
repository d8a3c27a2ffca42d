import { errorText } from './error-text';
import { type Faults, type Fields, fields, readWhole, UnusableData } from './reader';

/** What is known of the files of one kind before any of them is read. */
export interface FileKind {
  /** What errors call it: `army file`. */
  readonly name: string;
  /** What it holds: `an army`. */
  readonly holds: string;
  /** The most letters that are read: far more than any such file needs. */
  readonly longest: number;
  /** What to do about a file that can't be used, where that is always the same. */
  readonly remedy?: string;
}

/**
 * What `read` makes of the mapping that a file holds as JSON. Throws UnusableData with every fault and the remedy; of
 * what is no mapping at all, nothing more is said.
 */
export function readJsonFile<T>(
  { name, holds, longest, remedy }: FileKind,
  content: string,
  read: (given: Fields, faults: Faults) => T,
): T {
  try {
    const given = readWhole(name, (faults) =>
      fields(parsed(content, holds, longest, faults), 'file', faults),
    );
    return readWhole(name, (faults) => read(given, faults));
  } catch (error) {
    if (!(error instanceof UnusableData) || remedy === undefined) throw error;
    throw new UnusableData(name, [...error.faults, remedy]);
  }
}

/** The JSON of a file; an empty mapping for what is none, which is a fault. */
function parsed(content: string, holds: string, longest: number, faults: Faults): unknown {
  if (content.length > longest) {
    faults.add('file', `is too large for ${holds}`);
    return {};
  }
  try {
    return JSON.parse(content);
  } catch (error) {
    faults.add('file', `is not valid JSON (${errorText(error)})`);
    return {};
  }
}
