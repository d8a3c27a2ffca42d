import { LONGEST, parseJson } from '../../core';

/** A value stored as JSON; null if it is too large or can't be read, which counts as unknown. */
export function parsedOrNull(text: string, longest: number = LONGEST.battleFile): unknown {
  try {
    return parseJson(text, longest);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
