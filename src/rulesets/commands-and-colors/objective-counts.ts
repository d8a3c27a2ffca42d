import type { Objective, ObjectiveCounts, State } from '../../core';

const COUNTING: Readonly<Record<string, ObjectiveCounts>> = { atOnce: 'at-once', lasting: 'lasting' };

/** When the points for a place count by the options of a battle: places to be relieved have one of their own. */
export function objectiveCounts({ options }: State, { relief }: Objective): ObjectiveCounts {
  if (relief) return options.relief === false ? 'never' : 'usual';
  return COUNTING[String(options.objectives)] ?? 'usual';
}
