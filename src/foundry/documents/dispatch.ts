import type { Event, Ruleset, State } from '../../core';
import type { Report } from '../../match';

/** What is to be told in chat after one input. */
export interface Dispatch {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly rules: Ruleset;
  readonly report: Report;
  /** The position now. */
  readonly state: State;
  /** Those events of the report that nobody has been told yet. */
  readonly news: readonly Event[];
}
