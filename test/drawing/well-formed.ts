const PIECE =
  /<(?<close>\/?)(?<name>[a-zA-Z]+)(?:\s+[a-zA-Z:-]+="(?:[^"<>&]|&(?:amp|lt|gt|quot|#39);)*")*\s*(?<empty>\/?)>|(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+/g;

/** Follows one piece of XML through the open tags; says what is wrong with it. */
function follow(
  open: string[],
  { close, name, empty }: Record<string, string | undefined>,
): string | undefined {
  if (close === '/') return open.pop() === name ? undefined : `</${name}> closes another tag`;
  if (name !== undefined && empty === '') open.push(name);
  return undefined;
}

/** What is wrong with a text as XML: unbalanced tags, raw signs, more than one root; undefined if nothing is. */
export function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  let read = 0;
  for (const piece of svg.matchAll(PIECE)) {
    if (piece.index !== read) break;
    if (open.length === 0 && (read > 0 || piece.groups?.name === undefined))
      return `outside the root at ${read}`;
    const fault = follow(open, piece.groups ?? {});
    if (fault) return `${fault} at ${read}`;
    read += piece[0].length;
  }
  if (read < svg.length) return `unreadable at ${read}: ${svg.slice(read, read + 60)}`;
  return open.length > 0 ? `never closed: ${open.join(', ')}` : undefined;
}

/** Whether a drawing holds a value that no drawing may hold. */
export const hasBadNumbers = (svg: string): boolean => /NaN|Infinity|undefined|\[object/.test(svg);
