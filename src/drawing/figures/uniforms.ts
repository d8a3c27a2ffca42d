import { isUniformPalette, nationColours } from '../colours';
import { entryOf } from '../look-up';

/** The pattern of a flag; patterns differ without colour. */
export type FlagPattern =
  | 'upright-thirds'
  | 'level-thirds'
  | 'union'
  | 'shield'
  | 'ragged-saltire'
  | 'bordered'
  | 'cross'
  | 'cornered-cross'
  | 'plain';

/** The dress of all troops of a nation, unless the row of their arm says otherwise, and their flag. */
export interface Uniform {
  readonly coat: string;
  readonly facings: string;
  readonly legs: string;
  /** The paint of gun carriages. */
  readonly carriage: string;
  readonly flag: { readonly pattern: FlagPattern; readonly colours: readonly [string, string, string] };
}

const WHITE = '#f6f1e4';
const GREY = '#8f8a82';

/** Uniforms by nation, about 1812; the rows of arms in `dress.ts` have the exceptions. */
const UNIFORMS: Readonly<Record<string, Uniform>> = {
  // Blue with white lapels: the national uniform since 1793, kept by the Bardin regulations of 1812. Olive carriages.
  french: {
    coat: '#2b4a93',
    facings: WHITE,
    legs: WHITE,
    carriage: '#6f7340',
    flag: { pattern: 'upright-thirds', colours: ['#23418c', WHITE, '#b3282a'] },
  },
  // Red coats, grey trousers on campaign; carriages in blue-grey. The flag is the Union of 1801.
  british: {
    coat: '#c1312f',
    facings: '#f0dfb8',
    legs: GREY,
    carriage: '#8194a3',
    flag: { pattern: 'union', colours: ['#24417f', WHITE, '#c1312f'] },
  },
  // Dark blue by the plan of 1806; the caçadores have brown coats (their row). White flag with the royal arms.
  portuguese: {
    coat: '#34466d',
    facings: '#d8b23c',
    legs: WHITE,
    carriage: '#7d6a4a',
    flag: { pattern: 'shield', colours: [WHITE, '#27498f', '#b3282a'] },
  },
  // White by the regulation of 1805. The flag is the ragged cross of Burgundy.
  spanish: {
    coat: '#f3eddd',
    facings: '#b23a5f',
    legs: WHITE,
    carriage: '#7a4a34',
    flag: { pattern: 'ragged-saltire', colours: [WHITE, '#b3282a', '#b3282a'] },
  },
  // Dark blue with orange, the Netherlands of 1815.
  dutch: {
    coat: '#2f4279',
    facings: '#e08a34',
    legs: GREY,
    carriage: '#6b7a4b',
    flag: { pattern: 'level-thirds', colours: ['#b3282a', WHITE, '#24417f'] },
  },
  // White ("pearl grey" for jägers), ochre carriages. Yellow flag inside a border of flames.
  austrian: {
    coat: '#fbf8f0',
    facings: '#a8443c',
    legs: '#dfe6ee',
    carriage: '#d3a93c',
    flag: { pattern: 'bordered', colours: ['#eac64f', '#26221f', '#b3282a'] },
  },
  // Prussian blue by the reform of 1808, grey trousers, blue-grey carriages. White flag with a black cross.
  prussian: {
    coat: '#2c3e63',
    facings: '#c4564c',
    legs: GREY,
    carriage: '#7e93a8',
    flag: { pattern: 'cross', colours: [WHITE, '#26221f', '#26221f'] },
  },
  // Dark green with red since 1797; apple green carriages. The regimental colours of 1797: a white cross between
  // dark corners, an eagle in the middle.
  russian: {
    coat: '#33653f',
    facings: '#b3282a',
    legs: WHITE,
    carriage: '#5f8a4d',
    flag: { pattern: 'cornered-cross', colours: ['#245535', WHITE, '#e0a53a'] },
  },
  // Sides without a nation.
  south: {
    coat: '#c79f63',
    facings: '#6f5128',
    legs: WHITE,
    carriage: '#8a6a3f',
    flag: { pattern: 'plain', colours: [WHITE, '#6f4a22', '#6f4a22'] },
  },
  north: {
    coat: '#5a554d',
    facings: '#d6d0c6',
    legs: GREY,
    carriage: '#77716a',
    flag: { pattern: 'plain', colours: ['#4a4640', '#b5ada0', '#b5ada0'] },
  },
};

const UNKNOWN: Uniform = {
  coat: '#77716a',
  facings: '#d6d0c6',
  legs: GREY,
  carriage: '#77716a',
  flag: { pattern: 'plain', colours: ['#77716a', '#d6d0c6', '#d6d0c6'] },
};

/** The uniform of a nation; grey for an unknown one. In palettes without uniforms, its coats have its colour there. */
export function uniformOf(nation: string): Uniform {
  const worn = entryOf(UNIFORMS, nation) ?? UNKNOWN;
  if (isUniformPalette()) return worn;
  const { face, sign } = nationColours(nation);
  return { ...worn, coat: face, facings: sign };
}

export const DRESSED_NATIONS = Object.keys(UNIFORMS);
