/** Red, green and blue of a colour, from 0 to 1. */
export const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16) / 255,
  Number.parseInt(colour.slice(3, 5), 16) / 255,
  Number.parseInt(colour.slice(5, 7), 16) / 255,
];

/** The light of a channel. */
export const light = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** How much lighter one colour is than another, as guidelines for texts count it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((colour) => {
      const [red, green, blue] = channels(colour).map(light) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
