import type { Event, EventOf } from '../../core';
import type { DetachedLine, EnlistedLine, PlanLine, PlayedLine } from './card-data';

const LONG = [
  'card-played',
  'detached',
  'enlisted',
  'objectives-adjusted',
  'arrivals-adjusted',
  'told-adjusted',
] as const;

type LongEvent = EventOf<(typeof LONG)[number]>;

/** True if a card shows an event with fewer details. */
export const isLong = (event: Event): event is LongEvent => LONG.some((type) => type === event.type);

/** An event without the details that would make the card too long. */
export function shortened(event: LongEvent): PlayedLine | DetachedLine | EnlistedLine | PlanLine {
  if (event.type === 'told-adjusted') return { type: event.type, briefing: event.briefing !== undefined };
  if (event.type === 'arrivals-adjusted') return { type: event.type };
  if (event.type === 'objectives-adjusted') {
    const { type, winner } = event;
    return { type, ...(winner !== undefined && { winner }) };
  }
  if (event.type === 'enlisted') {
    const { piece, others = [] } = event;
    return {
      type: event.type,
      piece: { name: piece.name },
      ...(others.length > 0 && { others: others.length }),
    };
  }
  if (event.type === 'detached') return { type: event.type, unit: event.unit, spaces: event.path.length };
  const { type, side, inPlay } = event;
  return { type, side, card: inPlay.card, as: inPlay.as, mirrored: inPlay.mirrored };
}
