import type { GroundLook } from '../src/core';
import { drawBlock, drawLeader, type MapDrawing } from '../src/drawing';

const spaces = (word: GroundLook, list: string): [string, GroundLook][] =>
  list.split(' ').map((space) => [space, word]);

/** Rolica, the first French position, 17 August 1808. */
export const rolica: MapDrawing = {
  shape: 'hex',
  rows: 9,
  columns: 13,
  size: 100,
  terrain: Object.fromEntries([
    ...spaces('hill', '3:4 3:5 3:6 3:7 2:5 2:6 2:7 0:4 0:8 1:0 1:1 2:1 1:10 1:11 2:11 5:0 5:11'),
    ...spaces('woods', '4:2 4:3 5:2 4:9 5:8 6:10 6:1'),
    ...spaces('village', '1:5 1:6'),
    ...spaces('stream', '6:4 5:4 4:5 4:6 4:7 5:7'),
  ]),
  objectives: [
    { space: '0:4', nation: 'british' },
    { space: '0:8', nation: 'british' },
  ],
  home: { 'first-row': 'french', 'last-row': 'british' },
};

const TYPES: Readonly<Record<string, readonly [arm: string, sign: string, strength: number]>> = {
  LN: ['infantry', 'line', 4],
  LT: ['infantry', 'light', 4],
  LC: ['cavalry', 'light', 3],
  HC: ['cavalry', 'heavy', 3],
  FA: ['artillery', 'foot', 3],
  HA: ['artillery', 'horse', 3],
};

const OF_ROLICA = `british LN 7:1 7:2 7:5 7:6 7:7;british LT 6:6;british HC 8:7;british FA 7:4 7:8;british HA 8:4;
portuguese LN 7:9 7:10;portuguese LT 6:11;portuguese LC 8:11;
french LN 3:4 3:6 3:7 2:4;french LT 4:3 4:9;french LC 2:2 2:9;french FA 3:5`;

/** The units of Rolica in their hexes. */
export const rolicaUnits = OF_ROLICA.split(';').flatMap((line) => {
  const [nation = '', type = '', ...places] = line.trim().split(' ');
  const [arm, sign, full] = TYPES[type] ?? ['', '', 0];
  return places.map((space, index) => ({
    space,
    svg: drawBlock({ arm, sign, nation, strength: full - (index % 2), full, formation: 'line' }),
  }));
});

/** The leaders of Rolica in their hexes. */
export const rolicaLeaders = [
  ['7:6', 'british', 'commander', 'Wellesley'],
  ['7:1', 'british', 'general', 'Ferguson'],
  ['7:9', 'portuguese', 'general', 'Trant'],
  ['3:6', 'french', 'commander', 'Delaborde'],
  ['3:4', 'french', 'general', 'Brenier'],
].map(([space = '', nation = '', rank = '', name = '']) => ({
  space,
  svg: drawLeader({ nation, rank, name }),
}));

/** A board with every sign the map has, and a pattern. */
export const signBoard: MapDrawing = {
  shape: 'hex',
  rows: 6,
  columns: 9,
  size: 120,
  terrain: Object.fromEntries([
    ...spaces('river', '0:3 1:2 3:3 4:3 5:2'),
    ...spaces('bridge', '2:3'),
    ...spaces('stream', '2:4 3:5 3:6 5:5'),
    ...spaces('ford', '3:4 4:5'),
    ...spaces('lake', '0:6 0:7 1:6'),
    ...spaces('marsh', '1:7 2:8 2:7'),
    ...spaces('fortified-building', '1:0'),
    ...spaces('walled-garden', '1:1'),
    ...spaces('village', '3:1 4:7'),
    ...spaces('woods', '5:0 4:0 4:1'),
    ...spaces('hill', '3:7 2:6'),
    ...spaces('rows green', '5:7'),
    ...spaces('road', '2:0 2:1 2:2 4:8'),
    ...spaces('windmill', '0:0'),
    ...spaces('tower', '0:1'),
    ...spaces('church', '0:4'),
    ...spaces('castle', '0:8'),
    ...spaces('frozen-lake', '1:4 1:5'),
    ...spaces('quarry', '4:6'),
    ...spaces('rugged-hill', '5:3'),
  ]),
  works: [
    { at: '3:7', against: '2:7', drawn: 'field-works' },
    { at: '3:7', against: '2:8', drawn: 'field-works' },
    { at: '3:2', against: '3:3', drawn: 'wall' },
  ],
  objectives: [{ space: '1:0', nation: 'french' }],
  home: { 'first-row': 'austrian', 'last-row': 'french' },
  margin: 24,
};

/** A board of squares, with a river along the edges of squares and two bridges over it. */
export const squareBoard: MapDrawing = {
  shape: 'square',
  rows: 6,
  columns: 9,
  size: 110,
  terrain: Object.fromEntries([
    ...spaces('woods', 'A3 B1 C5 H5 I1 I3'),
    ...spaces('hill', 'C2 D2 G2 H2'),
    ...spaces('village', 'B5 E3 G3'),
  ]),
  borders: 'ABCDEFGHI'.split('').flatMap((column) => {
    const between = [`${column}3`, `${column}4`] as const;
    const river = { between, drawn: 'river' } as const;
    return column === 'E' || column === 'B' ? [river, { between, drawn: 'bridge' } as const] : [river];
  }),
  works: [{ at: 'D3', against: 'D4', drawn: 'palisade' }],
  objectives: [
    { space: 'E3', nation: 'french' },
    { space: 'C2', nation: 'french' },
  ],
  home: { 'first-row': 'austrian', 'last-row': 'french' },
  margin: 20,
};
