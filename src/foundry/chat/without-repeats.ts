import type { Event, EventOf } from '../../core';

/** The events without responses that merely repeat their immediate result: forming square is such a response. */
export const withoutRepeats = (events: readonly Event[]): readonly Event[] =>
  events.filter((event, index) => event.type !== 'responded' || !isDoneAtOnce(event, events.slice(index)));

/** True if a unit takes the formation it has named before any roll. */
function isDoneAtOnce({ unit, response }: EventOf<'responded'>, events: readonly Event[]): boolean {
  const roll = events.findIndex(({ type }) => type === 'rolled');
  return events
    .slice(0, roll < 0 ? events.length : roll)
    .some((event) => event.type === 'formed' && event.unit === unit && event.formation === response);
}
