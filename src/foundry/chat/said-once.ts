import type { Event, EventOf } from '../../core';

/** What happened, without answers that say no more than what comes of them at once: who forms square has answered so. */
export const saidOnce = (events: readonly Event[]): readonly Event[] =>
  events.filter((event, index) => event.type !== 'responded' || !isDoneAtOnce(event, events.slice(index)));

/** Whether a unit takes the formation that it has named, before any dice fall. */
function isDoneAtOnce({ unit, response }: EventOf<'responded'>, events: readonly Event[]): boolean {
  const roll = events.findIndex(({ type }) => type === 'rolled');
  return events
    .slice(0, roll < 0 ? events.length : roll)
    .some((event) => event.type === 'formed' && event.unit === unit && event.formation === response);
}
