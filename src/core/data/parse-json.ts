import { DEEPEST } from './limits';

/** Thrown for a text that is too large to be parsed at all. */
export class TooLarge extends Error {}

/**
 * The data of a JSON text from outside. Throws TooLarge for one with more letters or levels than it may have, before
 * it is parsed; SyntaxError for one that is no JSON.
 */
export function parseJson(text: string, longest: number): unknown {
  const fault = sizeFault(text, longest);
  if (fault !== undefined) throw new TooLarge(fault);
  return JSON.parse(text);
}

/** Why a text is too large for any parser; undefined if it is not. */
export function sizeFault(text: string, longest: number): string | undefined {
  if (text.length > longest) return 'is too large';
  return isTooDeep(text) ? 'nested too deeply' : undefined;
}

/** True if the lists and mappings of a text are nested too deeply. Parsers recurse, or take ever longer, there. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where the string ends that begins at a place. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
