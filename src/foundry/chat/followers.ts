import type { Event, State } from '../../core';

/** The events without those of leaders who follow their unit's move: everyone sees that they are with it. */
export const withoutFollowers = (
  events: readonly Event[],
  { leaders, fallenLeaders }: Pick<State, 'leaders' | 'fallenLeaders'>,
): readonly Event[] =>
  events.filter((event, index) => {
    const before = events[index - 1];
    if (!before || !isSameWay(before, event)) return true;
    const { unit = '' } = event as { readonly unit?: string };
    return !(unit in leaders || unit in fallenLeaders);
  });

/** True if two pieces take exactly the same path, one after the other. */
function isSameWay(a: Event, b: Event): boolean {
  if (a.type === 'moved' && b.type === 'moved') return a.unit !== b.unit && a.path.join() === b.path.join();
  if (a.type !== 'advanced' || b.type !== 'advanced') return false;
  return a.unit !== b.unit && a.from === b.from && a.to === b.to;
}
