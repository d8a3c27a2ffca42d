import {
  FACINGS,
  type Faults,
  fields,
  items,
  type Order,
  oneOf,
  SIDES,
  text,
  UnusableData,
  whole,
} from '../../core';
import { type Request, readCorrection, type Wish } from '../../match';

/** Checks what another client sent; throws UnusableData if it is no request. Whether it is legal, the match says. */
export function readRequest(data: unknown): Request {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const given = fields(data, 'request', faults);
  const request: Request = {
    id: text(given.id, 'id', faults),
    revision: whole(given.revision, 'revision', faults, 0),
    wish: readWish(fields(given.wish, 'wish', faults), faults),
  };
  if (found.length > 0) throw new UnusableData('the request', found);
  return request;
}

function readWish(wish: Readonly<Record<string, unknown>>, faults: Faults): Wish {
  if ('order' in wish) return { order: readOrder(fields(wish.order, 'order', faults), faults) };
  if ('choose' in wish) return { choose: text(wish.choose, 'choose', faults) };
  if ('undoTo' in wish) return { undoTo: whole(wish.undoTo, 'undoTo', faults, 0) };
  if ('redo' in wish) return { redo: true };
  if ('consent' in wish) return { consent: wish.consent === true };
  return { correct: readCorrection(wish.correct, 'correct', faults) };
}

/** Nothing but the words of an order, so that nothing else gets into the record. */
function readOrder(order: Readonly<Record<string, unknown>>, faults: Faults): Order {
  const { unit, target, to, via, facing, card, terrain } = order;
  return {
    type: text(order.type, 'order.type', faults),
    side: oneOf(order.side, 'order.side', faults, SIDES),
    ...(unit !== undefined && { unit: text(unit, 'order.unit', faults) }),
    ...(target !== undefined && { target: text(target, 'order.target', faults) }),
    ...(card !== undefined && { card: text(card, 'order.card', faults) }),
    ...(terrain !== undefined && { terrain: text(terrain, 'order.terrain', faults) }),
    ...(facing !== undefined && { facing: oneOf(facing, 'order.facing', faults, FACINGS) }),
    ...(to !== undefined && { to: text(to, 'order.to', faults) }),
    ...(via !== undefined && {
      via: items(via, 'order.via', faults).map((space) => text(space, 'order.via', faults)),
    }),
  };
}
