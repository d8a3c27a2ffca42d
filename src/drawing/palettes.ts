/** The palettes to choose from: uniform colours, and three for colour-blind players. */
export const PALETTES = ['uniforms', 'red-green', 'blue-yellow', 'light-dark'] as const;
export type Palette = (typeof PALETTES)[number];

/** The face of a nation's blocks in another palette, and the ink on it. */
export interface Faces {
  readonly face: string;
  readonly sign: string;
}

/** The inks of map marks that differ from the usual ones. */
export interface MarkColours {
  readonly attack: string;
  readonly reach: string;
  readonly active: string;
}

/** The replacements of a palette for the colours of uniforms. */
export interface Recoloured {
  readonly faces: Readonly<Record<string, Faces>>;
  readonly marks: MarkColours;
}

const worn = (face: string, sign: string): Faces => ({ face, sign });

/** Blue against orange and yellow, for players who can't distinguish red and green. */
const RED_GREEN: Recoloured = {
  faces: {
    french: worn('#1f3f8f', '#fbf7ee'),
    british: worn('#e0702c', '#1f0d04'),
    portuguese: worn('#5a3517', '#fff6e6'),
    spanish: worn('#f4dc5a', '#2d2108'),
    dutch: worn('#c9a0dc', '#1f1230'),
    austrian: worn('#f4f1ea', '#2a2622'),
    prussian: worn('#1d2126', '#fbf8f0'),
    russian: worn('#5f8f96', '#08191c'),
    south: worn('#e3c48f', '#2f2110'),
    north: worn('#2f3c55', '#fbf6ea'),
  },
  marks: { attack: '#b8400a', reach: '#12528f', active: '#f5cb3d' },
};

/** Red against blue-green, light against dark, for players who confuse blue with green or yellow with pink. */
const BLUE_YELLOW: Recoloured = {
  faces: {
    french: worn('#1c6f9c', '#ffffff'),
    british: worn('#a81e2c', '#fff8ec'),
    portuguese: worn('#5a2f16', '#fff6e6'),
    spanish: worn('#f0a050', '#2d1505'),
    dutch: worn('#f3b7ac', '#35100a'),
    austrian: worn('#f4f1ea', '#2a2622'),
    prussian: worn('#20242a', '#fbf8f0'),
    russian: worn('#7fb89a', '#0a2416'),
    south: worn('#e0bfa0', '#2f2110'),
    north: worn('#3b3a3c', '#fbf6ea'),
  },
  marks: { attack: '#a3142c', reach: '#0d5f66', active: '#ff9a62' },
};

/** The French dark and all others light, for players who see no colours. */
const LIGHT_DARK: Recoloured = {
  faces: {
    french: worn('#14233f', '#ffffff'),
    british: worn('#d77e76', '#2a0807'),
    portuguese: worn('#b98f68', '#25140a'),
    spanish: worn('#f0d67a', '#33230a'),
    dutch: worn('#dca05c', '#2b1505'),
    austrian: worn('#f6f3ec', '#2a2622'),
    prussian: worn('#8f9dab', '#10161c'),
    russian: worn('#8fb596', '#0c2413'),
    south: worn('#ecd6b0', '#2f2110'),
    north: worn('#2b2824', '#fbf6ea'),
  },
  marks: { attack: '#5e0b10', reach: '#3f7a72', active: '#ffd766' },
};

/** The replacements of each palette except the first. */
export const RECOLOURED: Readonly<Record<Exclude<Palette, 'uniforms'>, Recoloured>> = {
  'red-green': RED_GREEN,
  'blue-yellow': BLUE_YELLOW,
  'light-dark': LIGHT_DARK,
};
