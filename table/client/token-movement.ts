import type { Data } from '../shared/data/plain';
import { client } from './client';
import type { DocumentLike } from './document-like';

/** The position of a token, now or after a change. */
const place = (source: Data, changes: Data = {}) => ({
  x: Number(changes.x ?? source.x),
  y: Number(changes.y ?? source.y),
  elevation: Number(source.elevation),
  width: Number(source.width),
  height: Number(source.height),
});

/** The movement data of a token, for hooks. */
const movementOf = (from: Data, to: Data, options: Data) => ({
  origin: place(from),
  destination: place(from, to),
  method: typeof options.method === 'string' ? options.method : 'api',
  autoRotate: false,
  showRuler: false,
});

const isMove = (changes: Data): boolean => 'x' in changes || 'y' in changes;

/** Calls `preMoveToken` for a change that moves a token; true if a listener cancels it. */
export function cancelsMove(document: DocumentLike, changes: Data, options: Data): boolean {
  if (document.documentName !== 'Token' || !isMove(changes)) return false;
  const movement = movementOf(document._source, changes, options);
  return !client.hooks.call('preMoveToken', document, movement, options);
}

/** Calls the hook for a token that has moved. */
export function tellMove(
  document: DocumentLike,
  before: Data,
  changes: Data,
  options: Data,
  user: unknown,
): void {
  if (document.documentName !== 'Token' || !isMove(changes)) return;
  client.hooks.callAll('moveToken', document, movementOf(before, changes, options), options, user);
}
