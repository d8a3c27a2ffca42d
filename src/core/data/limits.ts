/**
 * Most letters of each kind of text from outside. A longer one is refused by its length, before anything is hashed,
 * parsed or looked through: each limit is far above what is ever written.
 */
export const LONGEST = {
  /** A query of another client. The longest correction, a board of terrain, has about 25,000. */
  query: 65_536,
  /** A card in chat: the cards of a long order stay under 20,000. */
  card: 262_144,
  battleFile: 20_000_000,
  campaignFile: 5_000_000,
  scenarioFile: 500_000,
  /** A scenario file, and edits of it. */
  workshop: 5_000_000,
  keyFile: 100_000,
  armyFile: 50_000,
  tablesFile: 50_000,
} as const;

/** Most bytes of a file that a window reads at all. */
export const LARGEST_FILE = LONGEST.battleFile;

/** Most levels of lists and mappings within one another. A campaign, the deepest, has 8. */
export const DEEPEST = 40;
