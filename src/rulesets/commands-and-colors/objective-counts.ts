import type { Objective, ObjectiveCounts, State } from '../../core';

const COUNTING: Readonly<Record<string, ObjectiveCounts>> = { atOnce: 'at-once', lasting: 'lasting' };

/**
 * The moment from which an objective counts, by the options of a battle; objectives with relief have a setting of their
 * own.
 */
export function objectiveCounts({ options }: State, { relief }: Objective): ObjectiveCounts {
  if (relief) return options.relief === false ? 'never' : 'usual';
  return COUNTING[String(options.objectives)] ?? 'usual';
}
