import type { Ground } from './ground';

/** One thing that the module takes for granted of the Foundry it runs in. */
export interface Check {
  /** Its text is `PDC.self-check.check.<id>`. */
  readonly id: string;
  /** Tries it out; answers with what is worth knowing beside, or with nothing. Throws what is not so. */
  run(ground: Ground): Promise<string>;
}

/** Checks that belong together; the name is `PDC.self-check.family.<id>`. */
export interface Family {
  readonly id: string;
  readonly checks: readonly Check[];
}
