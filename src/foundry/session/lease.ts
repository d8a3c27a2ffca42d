/** Which window of a game master decides battles, as a flag of the user says. */
export interface Lease {
  /** A name that no other window has. */
  readonly window: string;
  /** Grows with each renewal: it counts what was written, and no time. */
  readonly beat: number;
}

/** Whether a lease was written by a window that did not know of the one that counts. */
export const isLate = (given: Lease, counting: Lease | undefined): boolean =>
  counting !== undefined && given.window !== counting.window && given.beat <= counting.beat;

/** A flag may hold anything: undefined for what makes no sense. */
export function leaseIn(flag: unknown): Lease | undefined {
  const { window, beat }: { readonly [K in keyof Lease]?: unknown } = Object(flag);
  return typeof window === 'string' && typeof beat === 'number' ? { window, beat } : undefined;
}
