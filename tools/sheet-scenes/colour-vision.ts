/** The weights of red, green and blue light in one channel. */
type Row = readonly [number, number, number];

/** A kind of colour vision: the weights for red, green and blue light. */
export type ColourVision = readonly [Row, Row, Row];

const LIGHT: Row = [0.2126, 0.7152, 0.0722];

/**
 * Kinds of colour blindness at full strength, from G. M. Machado and others: A Physiologically-based Model for
 * Simulation of Color Vision Deficiency (2009); and one that sees only light and dark.
 */
export const COLOUR_VISIONS = {
  grey: [LIGHT, LIGHT, LIGHT],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, ColourVision>>;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const shown = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** A colour, with red, green and blue from 0 to 1, as seen with a kind of colour vision. */
export function seenBy(vision: ColourVision, colour: Row): Row {
  const [red, green, blue] = colour.map(linear) as [number, number, number];
  const [a, b, c] = vision.map((row) => {
    const light = row[0] * red + row[1] * green + row[2] * blue;
    return shown(Math.min(1, Math.max(0, light)));
  }) as [number, number, number];
  return [a, b, c];
}

/** The same for a whole drawing, as an SVG filter; its values are in linear light. */
export const filterOf = (id: string, vision: ColourVision): string =>
  `<filter id="${id}" color-interpolation-filters="linearRGB" x="0" y="0" width="1" height="1"><feColorMatrix values="${vision
    .map((row) => `${row.join(' ')} 0 0`)
    .join(' ')} 0 0 0 1 0"/></filter>`;
