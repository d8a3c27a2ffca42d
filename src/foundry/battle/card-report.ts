import type { Event, RollQuery, Ruleset, State } from '../../core';
import type { Report } from '../../match';

/** What is to be told in chat after one input. */
export interface CardReport {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly rules: Ruleset;
  readonly report: Report;
  /** The position now. */
  readonly state: State;
  /** The rolls that were asked for, one for each `rolled` event of the report. */
  readonly rolls: readonly RollQuery[];
  /** Those events of the report that nobody has been told yet. */
  readonly news: readonly Event[];
}
