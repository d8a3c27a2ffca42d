import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type BlockDrawing,
  drawBlock,
  drawFace,
  drawLeader,
  drawMap,
  drawMark,
  imageSource,
  type MapDrawing,
  NATIONS,
} from '../src/drawing';
import { rolica, rolicaLeaders, rolicaUnits, signBoard, squareBoard } from './gallery-boards';

const FOLDER = '.table';

const image = (svg: string, width: number, title = ''): string =>
  `<img src="${imageSource(svg)}" width="${width}" title="${title}" alt="${title}">`;

const row = (title: string, ...cells: readonly string[]): string =>
  `<div class="row"><h3>${title}</h3><div>${cells.join(' ')}</div></div>`;

const block = (more: Partial<BlockDrawing>): string =>
  drawBlock({
    arm: 'infantry',
    sign: 'line',
    nation: 'french',
    strength: 4,
    full: 4,
    formation: 'line',
    ...more,
  });

const ARMS: readonly (readonly [string, readonly string[]])[] = [
  ['infantry', ['line', 'light', 'elite', 'militia', 'skirmish', 'rifle']],
  ['cavalry', ['line', 'light', 'heavy', 'lancer', 'irregular']],
  ['artillery', ['foot', 'horse', 'heavy']],
];

const everyArm = (nation: string, width: number, more: Partial<BlockDrawing> = {}): string[] =>
  ARMS.flatMap(([arm, signs]) =>
    signs.map((sign) => image(block({ arm, sign, nation, ...more }), width, `${nation} ${sign} ${arm}`)),
  );

function blocks(): string {
  const nations = [...Object.keys(NATIONS), 'unheard-of'];
  const strengths = Array.from({ length: 9 }, (_, left) => image(block({ strength: left, full: 8 }), 100));
  const shapes = ['line', 'column', 'square', 'skirmish'].flatMap((formation) => [
    image(block({ formation, sign: 'light', nation: 'british', strength: 3 }), 120, formation),
    ...[0, 60, 180].map((facing) =>
      image(block({ formation, facing, strength: 5, full: 6 }), 120, formation),
    ),
  ]);
  return [
    ...nations.map((nation) => row(nation, ...everyArm(nation, 120, { strength: 3, name: 'Foy' }))),
    ...nations.map((nation) => row(`${nation}, 50 px`, ...everyArm(nation, 50))),
    `<div class="grey">${nations.map((nation) => row(`${nation}, grey`, ...everyArm(nation, 50))).join('')}</div>`,
    row('strength', ...strengths, image(block({ strength: 11, full: 12 }), 100)),
    row('formations', ...shapes),
    row('formations, 50 px', ...shapes.map((shape) => shape.replace('width="120"', 'width="50"'))),
    row('spent', ...everyArm('british', 80, { spent: true }), ...everyArm('austrian', 80, { spent: true })),
    row('unknown', image(block({ arm: 'balloon', sign: 'hydrogen', formation: 'wedge' }), 120)),
  ].join('');
}

function leaders(): string {
  const cells = Object.keys(NATIONS).flatMap((nation) =>
    ['general', 'commander'].flatMap((rank) => [
      stack(block({ nation, strength: 3 }), drawLeader({ nation, rank, name: 'Wellesley' }), 100),
      image(drawLeader({ nation, rank, name: 'Wellesley', alone: true }), 100),
      image(drawLeader({ nation, rank, name: '', alone: true }), 50),
    ]),
  );
  return row(
    'leaders',
    ...cells,
    image(drawLeader({ nation: 'x', rank: 'king', name: 'Murat', alone: true }), 100),
  );
}

const stack = (lower: string, upper: string, width: number): string =>
  `<span class="stack" style="width:${width}px;height:${width}px">${image(lower, width)}${image(upper, width)}</span>`;

function dice(): string {
  const faces = ['blue', 'green', 'red', 'sword', 'flag', 'helmet', '6', 'unheard-of'];
  const sizes = [96, 48, 24].flatMap((width) =>
    faces.map((face) => image(drawFace('cc', face), width, face)),
  );
  return row('dice', ...sizes);
}

function marks(): string {
  const list = [
    drawMark({ kind: 'target', dice: 4 }),
    drawMark({ kind: 'target' }),
    drawMark({ kind: 'activated' }),
    drawMark({ kind: 'under-attack' }),
  ].map((mark) => stack(block({ strength: 2 }), mark, 120));
  const cells = (['hex', 'square'] as const).flatMap((shape) =>
    (['reach', 'blocked'] as const).map((kind) => image(drawMark({ kind, shape }), 120)),
  );
  return row('marks', ...list, ...cells);
}

/** A map with drawings placed over its spaces, as on the canvas. */
function peopled(map: MapDrawing, pieces: readonly { space: string; svg: string }[]): string {
  const placed = pieces.map(({ space, svg }) => {
    const [r = 0, c = 0] = space.split(':').map(Number);
    const width = map.size * 0.92;
    const x = (c + 0.5 + (r % 2) / 2) * map.size - width / 2;
    const y = (2 / Math.sqrt(3)) * map.size * (0.5 + 0.75 * r) - width / 2;
    return `<img src="${imageSource(svg)}" width="${width}" style="left:${x}px;top:${y}px" alt="">`;
  });
  return `<div class="board">${image(drawMap(map), map.columns * map.size)}${placed.join('')}</div>`;
}

function maps(): string {
  return [
    `<h2>Rolica</h2><div id="rolica">${peopled(rolica, [...rolicaUnits, ...rolicaLeaders])}</div>`,
    `<h2>Rolica, empty</h2><div id="empty">${peopled(rolica, [])}</div>`,
    `<h2>Rolica, grey</h2><div id="grey-map" class="grey">${peopled(rolica, [...rolicaUnits, ...rolicaLeaders])}</div>`,
    `<h2>Every sign</h2><div id="signs">${image(drawMap(signBoard), 1100)}</div>`,
    `<h2>Every sign, grey</h2><div class="grey">${image(drawMap(signBoard), 1100)}</div>`,
    `<h2>Squares</h2><div id="squares">${image(drawMap(squareBoard), 1000)}</div>`,
  ].join('');
}

const STYLE = `body{margin:0;font:14px Georgia,serif}section{padding:16px}.light{background:#efe6d2;color:#2b241b}
.dark{background:#211d18;color:#ece2cc}h3{margin:6px 0 2px;font-weight:normal;font-style:italic}
.grey{filter:grayscale(1)}.stack,.board{position:relative;display:inline-block}.stack img,.board img{position:absolute;left:0;top:0}
.board>img:first-child{position:static;display:block}`;

const pieces = `${blocks()}${leaders()}${dice()}${marks()}`;
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  `${FOLDER}/gallery.html`,
  `<!doctype html><meta charset="utf-8"><title>Pas de Charge: gallery</title><style>${STYLE}</style>
<section class="light" id="maps">${maps()}</section>
<section class="light" id="pieces">${pieces}</section><section class="dark" id="pieces-dark">${pieces}</section>`,
);
console.log(`${FOLDER}/gallery.html`);
