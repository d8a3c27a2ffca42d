import { drawWord } from './caption';
import { crossedSabres } from './crossed-sabres';
import { BRANCH_FACES } from './die-branch';
import { entryOf } from './look-up';
import { documentOf, drawArea, drawLine, element, escapeText } from './svg';

const INK = '#2b241b';

function shako(): string {
  return [
    drawArea('M24 13C19.5 9.5 20.5 4.5 24 2.5C27.5 4.5 28.5 9.5 24 13Z', '#a92c2a', {
      stroke: INK,
      'stroke-width': 1.2,
    }),
    drawArea('M13.5 34L10.5 14.5C18 11 30 11 37.5 14.5L34.5 34C28 31 20 31 13.5 34Z', INK),
    drawLine('M11.5 16.5C15 28 33 28 36.5 16.5', '#f0e3c0', 1.8),
    drawLine('M13.2 30.5C20 27.8 28 27.8 34.8 30.5', '#f0e3c0', 1.8),
    element('circle', { cx: 24, cy: 18.5, r: 3, fill: '#f0e3c0' }),
    drawArea('M12.5 35.5C20 32.4 28 32.4 35.5 35.5L39 42C29 37.5 19 37.5 9 42Z', INK),
  ].join('');
}

const flag = (): string =>
  drawLine('M14 8V41', INK, 3, { 'stroke-linecap': 'round' }) +
  drawArea('M14 9C20 6 25 12 37 8.5L33 17L37 26C26 29.5 21 23.5 14 26.5Z', '#f8f2e4', {
    stroke: INK,
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
  });

/** The faces of the symbol die; their shapes differ, so that colour is not needed. */
const SYMBOLS: Readonly<Record<string, () => string>> = {
  blue: () =>
    drawArea('M24 8L40 37H8Z', '#2c5291', {
      stroke: '#142a52',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  green: () =>
    element('circle', { cx: 24, cy: 24, r: 14.5, fill: '#4a7a43', stroke: '#203d1d', 'stroke-width': 1.6 }),
  red: () =>
    element('rect', {
      x: 11,
      y: 11,
      width: 26,
      height: 26,
      fill: '#ab2f2b',
      stroke: '#571110',
      'stroke-width': 1.6,
    }) +
    element('rect', {
      x: 17,
      y: 17,
      width: 14,
      height: 14,
      fill: 'none',
      stroke: '#f6eeda',
      'stroke-width': 2.4,
    }),
  sword: () => crossedSabres(INK),
  flag,
  helmet: shako,
  sabers: () => crossedSabres(INK),
  ...BRANCH_FACES,
};

/** The faces that have a symbol. */
export const DRAWN_FACES: readonly string[] = Object.keys(SYMBOLS);

function word(face: string): string {
  const { length } = face;
  const [y, size] = length < 3 ? [32, 24] : [28, Math.max(5, Math.min(12, 66 / length))];
  return drawWord(face, { x: 24, y, size, fill: INK, style: 'bold' });
}

const SPOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const spots = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => element('circle', { cx: 24 + x * 11, cy: 24 + y * 11, r: 4, fill: INK })).join('');

/** The picture on a face: a symbol, the pips of an ordinary die, or its word or number. */
function contentOf(die: string, face: string): string {
  const places = die === 'd6' ? entryOf(SPOTS, face) : undefined;
  return places ? spots(places) : (entryOf(SYMBOLS, face) ?? (() => word(face)))();
}

/** Draws one face of a die as a rounded ivory square; a face without a symbol shows its word or number. */
export function drawFace(die: string, face: string): string {
  return documentOf(
    { x: 0, y: 0, width: 48, height: 48 },
    3,
    element('title', {}, escapeText(`${die}: ${face}`)),
    element('rect', { x: 1.5, y: 2.5, width: 45, height: 45, rx: 9, fill: '#9c8a64' }),
    element('rect', {
      x: 1.5,
      y: 1,
      width: 45,
      height: 44.5,
      rx: 9,
      fill: '#f4ebd3',
      stroke: '#a08e69',
      'stroke-width': 1,
    }),
    element('rect', { x: 4, y: 3.2, width: 40, height: 40, rx: 12, fill: '#fbf5e5' }),
    element('g', { transform: 'translate(0 -.8)' }, contentOf(die, face)),
  );
}
