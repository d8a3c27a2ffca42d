// Draws the swatches of docs/style-of-the-table.md from the tokens in the styles.

/** A token and its colours, by day and by candlelight. */
interface Swatch {
  readonly name: string;
  readonly colours: readonly string[];
}

/** The plain colours of a part of the tokens, `light` for instance. */
export function tokensOf(source: string, part: string): ReadonlyMap<string, string> {
  const begins = source.indexOf(`@mixin ${part} {`);
  const block = source.slice(begins, source.indexOf('\n}', begins));
  return new Map(
    [...block.matchAll(/--pdc-([\w-]+): (#[0-9a-f]+);/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** All tokens that are plain colours: those with two themes first. */
function swatchesIn(source: string): readonly Swatch[] {
  const [light, dark, always] = ['light', 'dark', 'everywhere'].map((part) => tokensOf(source, part));
  const themed = [...(light ?? [])].map(([name, day]) => ({ name, colours: [day, dark?.get(name) ?? day] }));
  return [...themed, ...[...(always ?? [])].map(([name, colour]) => ({ name, colours: [colour] }))];
}

const WIDE = 168;
const HIGH = 64;
const ACROSS = 5;

/** The picture of all swatches. */
export function drawSwatches(source: string): string {
  const swatches = swatchesIn(source);
  const cells = swatches.map(({ name, colours }, index) => {
    const [x, y] = [10 + (index % ACROSS) * WIDE, 10 + Math.floor(index / ACROSS) * HIGH];
    const part = (WIDE - 14) / colours.length;
    const fields = colours.map(
      (colour, at) =>
        `<rect x="${x + at * part}" y="${y}" width="${part}" height="32" fill="${colour}" stroke="#33291c" stroke-width=".6"/>`,
    );
    return `${fields.join('')}<text x="${x}" y="${y + 46}">--pdc-${name}</text>`;
  });
  const [width, height] = [ACROSS * WIDE + 12, Math.ceil(swatches.length / ACROSS) * HIGH + 12];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>The colours of the table, by their tokens</title><rect width="${width}" height="${height}" fill="#ece0c6"/><g font-family="sans-serif" font-size="11" fill="#33291c">${cells.join('')}</g></svg>\n`;
}
