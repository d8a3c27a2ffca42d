const begin = (name: string): string => `<!-- npm run docs: ${name} -->`;
const END = '<!-- end -->';

/** A text with another content between the marks of a name. */
export function withPart(text: string, name: string, content: string): string {
  const [start, end] = bounds(text, name);
  return `${text.slice(0, start)}\n${content}\n\n${text.slice(end)}`;
}

/** The content between the marks of a name. */
export function partOf(text: string, name: string): string {
  const [start, end] = bounds(text, name);
  return text.slice(start, end).trim();
}

function bounds(text: string, name: string): readonly [start: number, end: number] {
  const mark = `${begin(name)}\n`;
  const start = text.indexOf(mark) + mark.length;
  const end = text.indexOf(END, start);
  if (start < mark.length || end < 0)
    throw new RangeError(`no part "${name}" between "${begin(name)}" and "${END}"`);
  return [start, end];
}
