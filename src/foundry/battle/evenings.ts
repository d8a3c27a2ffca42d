import type { Ruleset, Scenario } from '../../core';

/** An evening to prepare: its battles, and what the players may read of them. */
export interface Evening {
  readonly title: string;
  readonly battles: readonly { readonly rules: Ruleset; readonly scenario: Scenario }[];
  /** The pages of its journal entry, as HTML. */
  readonly pages: readonly { readonly name: string; readonly content: string }[];
}

/** Brings whole evenings into this world, for GMs; implemented by `session`. */
export interface EveningPort {
  /**
   * Sets up every battle of an evening on a scene of its own, which nobody is moved to, and writes the journal entry.
   * Rejects with an Error that names the battle and its fault; then nothing of the evening is left, or the next call
   * removes the rest.
   */
  prepare(evening: Evening): Promise<void>;
}
