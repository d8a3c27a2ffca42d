import type { TrialBattle } from './trial-battle';

/** A check of one thing that the module expects of the Foundry server it runs on. */
export interface Check {
  /** The id; the text is `PDC.self-check.check.<id>`. */
  readonly id: string;
  /** Runs the check; returns a note, or an empty string. Throws if the expectation fails. */
  run(trial: TrialBattle): Promise<string>;
}

/** Checks that belong together; the name is `PDC.self-check.family.<id>`. */
export interface Family {
  readonly id: string;
  readonly checks: readonly Check[];
}
