import { parsedOrNull } from '../../documents/parsed-or-null';

/** The number of battles to remember. */
const MOST = 20;

/** The number of actions that a user has seen, by battle. */
export type Seen = Readonly<Record<string, number>>;

/** Parses the stored value; empty if it is unreadable. */
export function readSeen(text: string): Seen {
  const entries = Object.entries(Object(parsedOrNull(text)));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  );
}

/** The record after another look at a battle; the battles viewed longest ago are forgotten. */
export const withSeen = (seen: Seen, battle: string, actions: number): Seen => {
  const others = Object.entries(seen).filter(([id]) => id !== battle);
  return Object.fromEntries([...others, [battle, actions] as const].slice(-MOST));
};

/**
 * The first action of a battle that the user has not seen; undefined if there is none, or if the user has never viewed
 * the battle.
 */
export function unseenFrom(seen: Seen, battle: string, actions: number): number | undefined {
  const before = Object.hasOwn(seen, battle) ? seen[battle] : undefined;
  return before !== undefined && before < actions ? before : undefined;
}
