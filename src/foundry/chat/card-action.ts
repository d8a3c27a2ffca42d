import {
  correctionsIn,
  type Event,
  type Order,
  type PieceId,
  type Side,
  type SingleCorrection,
} from '../../core';
import type { Report } from '../../match';
import type { CardData } from './card-data';

/** The side that made an input, or that it concerns. */
export function sideOf({ entry, participants, turn }: Report): Side {
  if ('order' in entry) return entry.order.side;
  if (!('corrected' in entry)) return turn.side;
  const sides = new Set(correctionsIn(entry.corrected).map((part) => correctedSide(part, participants)));
  const [side] = sides;
  return sides.size === 1 && side ? side : turn.side;
}

/** The side that a correction concerns. */
function correctedSide(correction: SingleCorrection, participants: Report['participants']): Side | undefined {
  switch (correction.type) {
    case 'adjusted':
      return participants[correction.unit]?.side;
    case 'side-adjusted':
      return correction.side;
    case 'enlisted':
      return correction.piece.side;
    case 'terrain-adjusted':
    case 'borders-adjusted':
    case 'works-adjusted':
    case 'roads-adjusted':
    case 'table-adjusted':
    case 'objectives-adjusted':
    case 'arrivals-adjusted':
    case 'told-adjusted':
      return undefined;
  }
}

/** The action, with actor and target. */
export function actionOf({
  entry,
  events,
}: Pick<Report, 'entry' | 'events'>): Pick<CardData, 'kind' | 'order' | 'unit' | 'together' | 'target'> {
  if ('undoneTo' in entry) return { kind: 'undone' };
  if ('redoneTo' in entry || 'takenUp' in entry) return { kind: 'redone' };
  if ('corrected' in entry) {
    const { corrected } = entry;
    return { kind: 'adjusted', ...(corrected.type === 'adjusted' && { unit: corrected.unit }) };
  }
  const { type, target, units } = entry.order;
  const unit = actorOf(entry.order, events);
  const together = units ?? alsoAttacking(events, unit, target);
  return {
    kind: 'order',
    order: type,
    ...(unit !== undefined && { unit }),
    ...(together.length > 0 && { together }),
    ...(target !== undefined && { target }),
  };
}

/** The units that attack an order's target together with the ordered unit, before the first roll. */
function alsoAttacking(
  events: readonly Event[],
  unit: PieceId | undefined,
  target: PieceId | undefined,
): readonly PieceId[] {
  const decided = events.findIndex(({ type }) => type === 'rolled');
  const before = decided < 0 ? events : events.slice(0, decided);
  const attackers = before.flatMap((event) =>
    event.type === 'attacked' && event.target === target ? event.unit : [],
  );
  return target === undefined ? [] : [...new Set(attackers)].filter((each) => each !== unit);
}

/**
 * The piece that acts by an order: if any unit of a command can be ordered, the one that was activated for all of them.
 */
function actorOf({ unit }: Order, events: readonly Event[]): PieceId | undefined {
  const activated = events.flatMap((event) => (event.type === 'activated' ? event.unit : []));
  const [first] = activated;
  return unit === undefined || first === undefined || activated.includes(unit) ? unit : first;
}
