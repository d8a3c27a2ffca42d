import type { Modifier } from '../state';

/** Adds up dice, or whatever else is counted, with every reason; the reasons are kept only where somebody reads them. */
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

  /** Begins anew; only for sums whose reasons nobody reads. */
  clear(): this {
    this.total = 0;
    return this;
  }

  get modifiers(): readonly Modifier[] {
    return this.reasons ?? [];
  }
}

/** For whoever wants the number alone, at once: there is only this one. */
export const counting = new Sum(false);
