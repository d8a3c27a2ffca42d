/** A card with everything that is folded taken out. */
export function inView(html: string): string {
  const folded =
    /<details[^>]*>\s*<summary>((?:(?!<\/summary>)[\s\S])*)<\/summary>(?:(?!<details)[\s\S])*?<\/details>/g;
  const less = html.replaceAll(folded, '<p class="pdc-summary">$1</p>');
  return less === html ? html : inView(less);
}

/** The lines that words take at a width in letters. */
function rows(html: string, letters: number): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[#\w]+;/g, '.')
    .trim()
    .split(/\s+/);
  let [count, length] = [0, Infinity];
  for (const word of words.filter(Boolean)) {
    length += word.length + 1;
    if (length > letters) [count, length] = [count + 1, word.length];
  }
  return count;
}

/** The lines of text and rows of dice that a card shows, counted on its page at the width of the sidebar. */
export function linesIn(html: string): number {
  // One die lies beside its result.
  const beside = html.replaceAll(
    /(pdc-(?:single|number)[^>]*>[\s\S]*?)<p class="pdc-faces/g,
    '$1<p class="pdc-beside',
  );
  const blocks = inView(beside).matchAll(/<(h3|h4|p|div)( class="[^"]*")?>([\s\S]*?)<\/\1>/g);
  return [...blocks].reduce(
    (sum, [, tag = '', kind = '', inside = '']) => sum + linesOfBlock(tag, kind, inside),
    0,
  );
}

function linesOfBlock(tag: string, kind: string, inside: string): number {
  if (kind.includes('pdc-beside')) return 0;
  if (kind.includes('pdc-faces')) {
    return Math.ceil((inside.split('<img').length - 1) / 7) * (kind.includes('is-read') ? 2 : 1);
  }
  if (kind.includes('pdc-heading')) {
    const names = inside
      .split(/<span class="pdc-arrow"[^>]*>[^<]*<\/span>/)
      .map((name, _, { length }) => rows(name, 20 / length));
    return Math.max(2, ...names);
  }
  // What is folded shows its dice in place of words.
  const small = kind.includes('pdc-summary') ? inside.split('<img').length - 1 : 0;
  if (small > 0) return Math.ceil(small / 13);
  return rows(inside, tag === 'h3' ? 26 : kind.includes('pdc-summary') ? 32 : 40);
}
