import type { Modifier } from '../state';

/** A sum of dice or of other values, with its modifiers; these are kept only if they are needed. */
export class Sum {
  total = 0;
  readonly reasons: Modifier[] | null;

  constructor(keepsReasons: boolean) {
    this.reasons = keepsReasons ? [] : null;
  }

  add(value: number, reason: string, rule: string): void {
    this.total += value;
    this.reasons?.push({ value, reason, rule });
  }

  /** Starts again from zero; only for sums without modifiers. */
  clear(): this {
    this.total = 0;
    return this;
  }

  get modifiers(): readonly Modifier[] {
    return this.reasons ?? [];
  }
}

/** The shared sum for callers that need only the number, at once. */
export const counting = new Sum(false);
