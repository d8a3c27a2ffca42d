import { errorText } from './error-text';
import { parseJson, TooLarge } from './parse-json';
import { type Faults, type Fields, fields, readWhole, UnusableData } from './reader';

/** The description of one kind of file. */
export interface FileKind {
  /** The name used in errors: `army file`. */
  readonly name: string;
  /** The contents, as errors name them: `an army`. */
  readonly holds: string;
  /** The most characters that are read: far more than any such file needs. */
  readonly longest: number;
  /** The remedy for a file that can't be used, if it is always the same. */
  readonly remedy?: string;
}

/** A title as part of a file name that is valid on every system; may be empty. */
export const plainName = (title: string): string =>
  title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/**
 * Reads the mapping that a file holds as JSON with `read`. Throws UnusableData with every fault and the remedy; a file
 * that holds no mapping at all is the only fault named.
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

/** Parses the JSON of a file; returns an empty mapping, and adds a fault, if it can't be parsed. */
function parsed(content: string, holds: string, longest: number, faults: Faults): unknown {
  try {
    return parseJson(content, longest);
  } catch (error) {
    const fault =
      error instanceof TooLarge ? `${error.message} for ${holds}` : `is not valid JSON (${errorText(error)})`;
    faults.add('file', fault);
    return {};
  }
}
