/** A hand as it was shown: nothing is moved between the hands of two sides. */
export interface Shown {
  readonly side: string | null;
  /** The keys of its cards. */
  readonly keys: readonly string[];
}

/** The most cards that move at once; more are another hand, as after an undo of several turns. */
const MOST = 3;

/** The cards that came into a hand and those that left it, between two moments. */
export function movesBetween(
  before: Shown | undefined,
  now: Shown,
): { readonly drawn: readonly string[]; readonly left: readonly string[] } {
  const isSame =
    before !== undefined && before.side === now.side && before.keys.length > 0 && now.keys.length > 0;
  const drawn = isSame ? now.keys.filter((key) => !before.keys.includes(key)) : [];
  const left = isSame ? before.keys.filter((key) => !now.keys.includes(key)) : [];
  return drawn.length > MOST || left.length > MOST ? { drawn: [], left: [] } : { drawn, left };
}
