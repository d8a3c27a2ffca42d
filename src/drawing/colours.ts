import { entryOf } from './look-up';
import { type Faces, PALETTES, type Palette, RECOLOURED } from './palettes';

/** The inks and washes of the map, the same in every palette. */
export const MAP_INKS = {
  paper: '#ece0c6',
  sheet: '#f3ead4',
  fleck: '#a98f62',
  ink: '#33291c',
  faint: '#6b5a41',
  hill: '#8a6a3f',
  hillWash: '#c9a878',
  top: '#e3d3a4',
  woods: '#4c5b33',
  woodsWash: '#a9b387',
  crown: '#c3cba2',
  leaf: '#aab884',
  darkLeaf: '#869a63',
  house: '#9c3b2c',
  roof: '#c0614c',
  garden: '#cfc89a',
  water: '#2f5d80',
  waterWash: '#a9c4cf',
  road: '#8b7448',
} as const;

/** The inks of marks on the map, and of printed cards. */
export const MARK_INKS = {
  attack: '#a5241f',
  reach: '#2f5f45',
  active: '#d8a93a',
  paper: '#fbf5e5',
  ink: '#2b241b',
} as const;

/** The frame of a block's face, which distinguishes nations without colour. */
export type Frame = 'plain' | 'rim' | 'ends' | 'corners' | 'thin-rim' | 'front-bar' | 'notched' | 'band';

/** The colours of a nation's blocks and flags. */
export interface NationColours {
  readonly face: string;
  /** The sides of the block, in shadow. */
  readonly edge: string;
  /** The upper edge, in light. */
  readonly light: string;
  /** Signs and pips on the face. */
  readonly sign: string;
  /** Facings: the frame, and the second colour of the flag. */
  readonly facings: string;
  readonly frame: Frame;
}

/** Colours for nations without an entry. */
const UNKNOWN_NATION: NationColours = {
  face: '#77716a',
  edge: '#45413c',
  light: '#a39c93',
  sign: '#ffffff',
  facings: '#d6d0c6',
  frame: 'thin-rim',
};

/** Colours by nation; `south` and `north` are for sides without a nation. */
export const NATIONS: Readonly<Record<string, NationColours>> = {
  french: {
    face: '#24427f',
    edge: '#122348',
    light: '#4d6cab',
    sign: '#fbf7ee',
    facings: '#d8d3c8',
    frame: 'plain',
  },
  british: {
    face: '#a92c2a',
    edge: '#5f1413',
    light: '#cf5f57',
    sign: '#fff8ec',
    facings: '#f0dfb8',
    frame: 'rim',
  },
  portuguese: {
    face: '#6d4326',
    edge: '#38200f',
    light: '#96694a',
    sign: '#fff6e6',
    facings: '#d9c9a4',
    frame: 'corners',
  },
  spanish: {
    face: '#e9c34c',
    edge: '#8a6a14',
    light: '#f7e08e',
    sign: '#3a1d10',
    facings: '#fbf6e6',
    frame: 'ends',
  },
  dutch: {
    face: '#d0782c',
    edge: '#7a3f0e',
    light: '#eaa465',
    sign: '#26150a',
    facings: '#fbeed8',
    frame: 'band',
  },
  austrian: {
    face: '#f1ede3',
    edge: '#8f887a',
    light: '#ffffff',
    sign: '#2a2622',
    facings: '#b7ae9c',
    frame: 'thin-rim',
  },
  prussian: {
    face: '#3b4a5a',
    edge: '#1b232c',
    light: '#68788a',
    sign: '#fbf8f0',
    facings: '#c9ced2',
    frame: 'front-bar',
  },
  russian: {
    face: '#2e5b3c',
    edge: '#13301d',
    light: '#5a8a69',
    sign: '#fbf7ea',
    facings: '#d9c48a',
    frame: 'notched',
  },
  south: {
    face: '#d9b98a',
    edge: '#7d5f34',
    light: '#efd9b6',
    sign: '#2f2110',
    facings: '#8a6a3f',
    frame: 'rim',
  },
  north: {
    face: '#4a4640',
    edge: '#201e1b',
    light: '#77716a',
    sign: '#fbf6ea',
    facings: '#b5ada0',
    frame: 'ends',
  },
};

let chosen: Palette = 'uniforms';

const isPalette = (name: string): name is Palette => PALETTES.some((each) => each === name);

/** Chooses the palette for all drawings from now on; an unknown name chooses `uniforms`. */
export function choosePalette(name: string): void {
  chosen = isPalette(name) ? name : 'uniforms';
}

/** True if the chosen palette has the colours of uniforms. */
export const isUniformPalette = (): boolean => chosen === 'uniforms';

const recoloured = () => (chosen === 'uniforms' ? undefined : RECOLOURED[chosen]);

/** The colours of a nation in the chosen palette; grey for an unknown one. */
export function nationColours(nation: string): NationColours {
  const worn = entryOf(NATIONS, nation) ?? UNKNOWN_NATION;
  const other = entryOf(recoloured()?.faces ?? {}, nation);
  return other ? repainted(worn, other) : worn;
}

/** The colours for another face, with edges and facings to match; the kind of frame stays the same. */
function repainted({ frame }: NationColours, { face, sign }: Faces): NationColours {
  return {
    ...{ face, sign, frame },
    edge: mixed(face, '#000000', 0.5),
    light: mixed(face, '#ffffff', 0.35),
    facings: mixed(face, sign, 0.72),
  };
}

/** A mixture of two colours, from 0 (all of the first) to 1 (all of the second). */
export function mixed(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The inks of marks on the map, in the chosen palette. */
export const markInks = (): Readonly<Record<keyof typeof MARK_INKS, string>> => ({
  ...MARK_INKS,
  ...recoloured()?.marks,
});
