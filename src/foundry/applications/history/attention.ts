/** How many battles are remembered. */
const MOST = 20;

/** What a user has seen of the battles: how many actions of each. */
export type Seen = Readonly<Record<string, number>>;

/** Reads what was kept; nothing where it can't be read. */
export function readSeen(text: string): Seen {
  try {
    const kept: unknown = JSON.parse(text);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, count]) => Number.isSafeInteger(count)));
  } catch {
    return {};
  }
}

/** What was seen with one more look at a battle; the ones looked at longest ago are forgotten. */
export const withSeen = (seen: Seen, battle: string, actions: number): Seen => {
  const others = Object.entries(seen).filter(([id]) => id !== battle);
  return Object.fromEntries([...others, [battle, actions] as const].slice(-MOST));
};

/** From which action on a battle has not been seen; undefined if all of it has, or if nobody has looked at it before. */
export function unseenFrom(seen: Seen, battle: string, actions: number): number | undefined {
  const before = Object.hasOwn(seen, battle) ? seen[battle] : undefined;
  return before !== undefined && before < actions ? before : undefined;
}
