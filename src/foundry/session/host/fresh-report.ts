import { beatsOf, type Ruleset } from '../../../core';
import { publicView, type Report, rollsOf, type Save, viewOf } from '../../../match';
import type { CardReport } from '../../battle';

/** The public report for chat and map of a change that has just been saved. */
export function freshReport(
  battle: string,
  rules: Ruleset,
  [before, after]: readonly [before: Save, after: Save],
  report: Report,
): CardReport {
  const reported = viewOf(rules, before).events.length;
  const { state } = publicView(viewOf(rules, after));
  return {
    battle,
    rules,
    report,
    state,
    rolls: rollsOf(rules, before.state, report),
    news: report.events.slice(reported),
    beats: beatsOf(rules, { before: before.state, after: state }, report.events, reported),
  };
}
