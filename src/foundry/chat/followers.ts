import type { Event, State } from '../../core';

/** What happened, without the leaders who go where their unit has just gone: that they are with it everyone sees. */
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

/** Whether two pieces, one after the other, go the very same way. */
function isSameWay(a: Event, b: Event): boolean {
  if (a.type === 'moved' && b.type === 'moved') return a.unit !== b.unit && a.path.join() === b.path.join();
  if (a.type !== 'advanced' || b.type !== 'advanced') return false;
  return a.unit !== b.unit && a.from === b.from && a.to === b.to;
}
