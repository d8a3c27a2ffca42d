// Makes a sheet of figures without names, in an order by chance, and the key to it: can a stranger name them?
import { writeFileSync } from 'node:fs';
import { choosePieceLook, detailAt, drawPiece } from '../src/drawing';
import { seeded } from '../src/drawing/seeded-random';
import { GAMES } from '../src/rulesets';
import { rendered } from './render-svg';
import { COLOUR_VISIONS, filterOf } from './sheet-scenes/colour-vision';

const SIZE = 40;
const GAP = 12;
const PER_ROW = 10;
const COUNT = 60;

/** The seed of the order and the folder named on the command line. */
const [seed = '1', folder = '/tmp'] = process.argv.slice(2);

/** Every unit of every game, once in each nation that has it. */
const units = [
  ...new Map(
    GAMES.flatMap(({ rules }) =>
      Object.values(rules.pieces)
        .filter(({ kind }) => kind === 'unit')
        .map((type) => {
          const nation = type.nation ?? 'french';
          return [`${nation} ${type.arm} ${type.sign}`, { rules, type, nation }] as const;
        }),
    ),
  ),
];

const hand = seeded(`trial ${seed}`);
const shuffled = units
  .map((unit) => ({ unit, at: hand() }))
  .sort((one, other) => one.at - other.at)
  .slice(0, COUNT)
  .map(({ unit }) => unit);

choosePieceLook('figures');
const cells = shuffled.map(([, { rules, type, nation }], index) => {
  const { strength } = type;
  const piece = { type: type.id, nation, strength, full: strength, formation: rules.formations[0] };
  const [x, y] = [GAP + (index % PER_ROW) * (SIZE + GAP), GAP + Math.floor(index / PER_ROW) * (SIZE + GAP)];
  return drawPiece(rules, piece, detailAt(SIZE))
    .replace(/^<svg /, `<svg x="${x}" y="${y}" `)
    .replace(/ width="360" height="360"/, ` width="${SIZE}" height="${SIZE}"`);
});
const width = GAP + PER_ROW * (SIZE + GAP);
const height = GAP + Math.ceil(COUNT / PER_ROW) * (SIZE + GAP);
const ground = `<rect width="${width}" height="${height}" fill="#efe6d2"/>`;
const eyes = Object.entries(COLOUR_VISIONS).map(([name, eye]) => [`-${name}`, filterOf('eye', eye)] as const);
for (const [name, filter] of [['', ''] as const, ...eyes]) {
  const seen = filter === '' ? cells.join('') : `${filter}<g filter="url(#eye)">${cells.join('')}</g>`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${seen}</svg>`;
  writeFileSync(`${folder}/figures-trial${name}.png`, await rendered(page, width));
}
const key = shuffled.map(([, { type, nation }], index) => {
  const place = `row ${Math.floor(index / PER_ROW) + 1}, column ${(index % PER_ROW) + 1}`;
  return `${place}: ${nation}, ${type.arm}, ${type.sign}, ${type.id}`;
});
writeFileSync(`${folder}/figures-trial.key`, `${key.join('\n')}\n`);
console.log(`${COUNT} figures: ${folder}/figures-trial.png, as seen by other eyes, and figures-trial.key`);
