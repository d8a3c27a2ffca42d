import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { LONGEST, sizeFault } from '../../../core';
import type { UnfinishedScenario } from '../scenario-file';

/** One fault in a file, with its line. */
interface FileFault {
  /** The line number, from 1; null if the fault belongs to no particular line. */
  readonly line: number | null;
  /** The text of the line, shortened if it is too long. */
  readonly text: string;
  readonly fault: string;
}

/** A file that can't be used as it is, and the part of it that a workshop can open. */
export interface FaultyFile {
  readonly file: string;
  readonly lines: readonly FileFault[];
  readonly unfinished: UnfinishedScenario | undefined;
}

/** The number of characters shown of a line. */
const SHOWN = 90;

/** The faults in a JSON file, each with its line, in line order. */
export function fileFaults(content: string, faults: readonly string[]): readonly FileFault[] {
  // The parser that knows of lines recurses.
  if (sizeFault(content, LONGEST.scenarioFile) !== undefined)
    return faults.map((fault) => ({ line: null, text: '', fault }));
  const errors: ParseError[] = [];
  const root = parseTree(content, errors);
  const lines = content.split('\n');
  const found = faults.map((fault) => {
    const offset = errors[0]?.offset ?? (root && placeIn(root, placeOf(fault)));
    if (offset === undefined) return { line: null, text: '', fault };
    const line = content.slice(0, offset).split('\n').length;
    const text = (lines[line - 1] ?? '').trim();
    return { line, text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text, fault };
  });
  return found.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** The path at the start of a fault: `units.a.type` of `units.a.type: is unknown`. */
const placeOf = (fault: string): string => fault.slice(0, Math.max(0, fault.indexOf(': ')));

/** The offset for a path, which may begin with a word for the whole file: `scenario.weather`. */
const placeIn = (root: Node, place: string): number | undefined =>
  offsetOf(root, place) ?? offsetOf(root, place.replace(/^\w+\./, ''));

/**
 * The offset of the node that a path leads to; if it is missing, that of the last node on the path. Undefined if no
 * node is on the path.
 */
function offsetOf(root: Node, place: string): number | undefined {
  let node = root;
  let rest = place;
  for (let next = stepInto(node, rest); next; next = stepInto(node, rest)) {
    node = next.node;
    rest = next.rest;
  }
  return node === root ? undefined : node.offset;
}

/** The child node that a path leads into first, and the rest of the path. Names may contain full stops themselves. */
function stepInto(node: Node, place: string): { readonly node: Node; readonly rest: string } | undefined {
  const parts = node.type === 'property' ? (node.children?.[1]?.children ?? []) : (node.children ?? []);
  const [index, number] = /^\[(\d+)\]\.?/.exec(place) ?? [];
  if (index !== undefined) {
    const item = parts[Number(number)];
    return item && { node: item, rest: place.slice(index.length) };
  }
  const known = parts
    .map((part) => ({ part, name: String(part.children?.[0]?.value) }))
    .filter(({ part, name }) => part.type === 'property' && leadsInto(place, name))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return known && { node: known.part, rest: place.slice(known.name.length).replace(/^\./, '') };
}

const leadsInto = (place: string, name: string): boolean =>
  place.startsWith(name) && ['', '.', '['].includes(place.charAt(name.length));
