/** The standard normal quantile of a 95 % interval. */
const Z = 1.96;

/** The Wilson interval of a share, 95 %. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / scale;
  return [middle - half, middle + half];
}
