// Shows every type of unit and leader of every nation in the sizes of the maps, also as seen with colour blindness.
import { mkdirSync, writeFileSync } from 'node:fs';
import { choosePalette, choosePieceLook, detailAt, drawPiece } from '../src/drawing';
import { GAMES } from '../src/rulesets';
import { rendered } from './render-svg';
import { COLOUR_VISIONS, filterOf } from './sheet-scenes/colour-vision';

const FOLDER = 'contact-sheet/pieces';
const SIZES = [18, 25, 40, 60];
const GAP = 5;
const GROUNDS = { light: '#efe6d2', dark: '#211d18' };

/** One piece in a state that must be recognisable in a small drawing. */
type Cell = (size: number) => string;

let count = 0;

/** A drawing at its position on the sheet; the ids inside must not clash with those of another drawing. */
function placed(svg: string, x: number, y: number, size: number): string {
  count += 1;
  return svg
    .replaceAll(/pdc-face-[\w-]+/g, (name) => `${name}-${count}`)
    .replace(/^<svg /, `<svg x="${x}" y="${y}" `)
    .replace(/ width="360" height="360"/, ` width="${size}" height="${size}"`);
}

/** The pieces of a nation, including types that no nation has to itself. */
function cellsOf({ rules }: (typeof GAMES)[number], nation: string): readonly Cell[] {
  const own = Object.values(rules.pieces).filter((type) => (type.nation ?? nation) === nation);
  return own.map((type) => (size) => {
    const strength = type.kind === 'unit' ? Math.ceil(type.strength * 0.7) : undefined;
    const piece = { type: type.id, nation, strength, full: type.strength, formation: rules.formations[0] };
    return drawPiece(rules, piece, detailAt(size));
  });
}

/** The nations to show for a game: all that have a unit chart of their own, or else three. */
const nationsOf = ({ rules }: (typeof GAMES)[number]): readonly string[] => {
  const charted = [...new Set(Object.values(rules.pieces).flatMap(({ nation }) => nation ?? []))];
  return charted.length > 0 ? charted : ['french', 'british', 'austrian', 'russian', 'spanish'];
};

/** All rows of a game: each nation in every size. */
function sheetOf(game: (typeof GAMES)[number]): {
  readonly rows: string;
  readonly width: number;
  readonly height: number;
} {
  let y = GAP;
  let width = 0;
  const rows = nationsOf(game).flatMap((nation) => {
    const cells = cellsOf(game, nation);
    return SIZES.map((size) => {
      const row = cells
        .map((cell, index) => placed(cell(size), GAP + index * (size + GAP), y, size))
        .join('');
      y += size + GAP;
      width = Math.max(width, GAP + cells.length * (size + GAP));
      return row;
    });
  });
  return { rows: rows.join(''), width, height: y };
}

/** The palette and the look of pieces named on the command line; `uniforms` and `symbols` by default. */
const [palette = 'uniforms', look = 'symbols'] = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
choosePalette(palette);
choosePieceLook(look);
const views = [
  ...Object.entries(GROUNDS).map(([name, ground]) => ({ name, ground, filter: '' })),
  ...Object.entries(COLOUR_VISIONS).map(([name, eye]) => ({
    name,
    ground: GROUNDS.light,
    filter: filterOf('eye', eye),
  })),
];
for (const game of GAMES) {
  const { rows, width, height } = sheetOf(game);
  for (const { name, ground, filter } of views) {
    const seen = filter === '' ? rows : `${filter}<g filter="url(#eye)">${rows}</g>`;
    const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${seen}</svg>`;
    writeFileSync(`${FOLDER}/${game.rules.id}-${look}-${palette}-${name}.png`, await rendered(page, width));
  }
}
console.log(`${GAMES.length * views.length} pictures: ${FOLDER}/`);
