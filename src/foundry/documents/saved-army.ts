/** An army that a user has put together, as it is kept with him. */
export interface SavedArmy {
  readonly ruleset: string;
  readonly name: string;
  readonly nation: string;
  readonly counts: Readonly<Record<string, number>>;
}
