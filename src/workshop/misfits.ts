import type { Word } from '../core';
import type { Path } from './edit';

/** Something with a name: in the words of the game that a scenario is read from, or of the one that it is read as. */
export type Named =
  | { readonly is: 'type' | 'terrain'; readonly id: string }
  | { readonly is: 'field'; readonly path: Path }
  | { readonly is: 'word'; readonly path: Path; readonly word: Word }
  | { readonly is: 'text'; readonly text: string };

/** The fate of a thing that has no exact counterpart. */
export type MisfitReason = 'becomes' | 'left-out' | 'moves' | 'no-room' | 'cut';

/** Something in a scenario that does not fit another game. */
export interface Misfit {
  readonly reason: MisfitReason;
  /** The first place of it in the scenario as it is read. */
  readonly path: Path;
  readonly from: Named;
  readonly to?: Named;
  /** The number of places. */
  readonly count: number;
}

/** Collects misfits; what happens to several things alike is one of them. */
export class Misfits {
  readonly #found = new Map<string, Misfit>();

  add(misfit: Omit<Misfit, 'count'>): void {
    const { reason, from, to } = misfit;
    const key = JSON.stringify([reason, alike(from), to && alike(to)]);
    const known = this.#found.get(key);
    this.#found.set(key, { ...(known ?? misfit), count: (known?.count ?? 0) + 1 });
  }

  get all(): readonly Misfit[] {
    return [...this.#found.values()];
  }
}

/** A name without its place: the field of one piece is that of another. */
const alike = (named: Named): unknown =>
  'path' in named ? { ...named, path: [named.path[0], named.path.at(-1)] } : named;
