function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** A stream of pseudo-random numbers from 0 up to 1, always the same for the same key. */
export function seeded(key: string): () => number {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const lattice = (key: string, x: number, y: number): number => seeded(`${key} ${x} ${y}`)();

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Smooth noise between -1 and 1 over the plane, with about one wave per unit. */
export function swell(key: string, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [eased(x - column), eased(y - row)];
  const along = (line: number): number =>
    lattice(key, column, line) * (1 - right) + lattice(key, column + 1, line) * right;
  return (along(row) * (1 - down) + along(row + 1) * down) * 2 - 1;
}
