import { isDeepStrictEqual } from 'node:util';
import {
  type Event,
  type Json,
  type PieceId,
  pieceOf,
  type RulesetData,
  reserveOf,
  type State,
} from '../../src/core';
import type { Case } from './case';

/** The differences between a piece and the case's expectation. */
export function pieceFaults(
  { words }: Pick<Case, 'words'>,
  state: State,
  events: readonly Event[],
  id: PieceId,
  expected: RulesetData,
): readonly string[] {
  const { eliminated = false, exists = true, reserve = false, by, cause, ...values } = expected;
  const piece: object | undefined = pieceOf(state, id);
  if (reserve) return reserveOf(state, id) ? [] : [`${id} is not in reserve`];
  const isGone = eliminated === true || exists === false;
  if (isGone !== (piece === undefined)) return [`${id} is ${piece ? 'still' : 'not'} on the board`];
  if (!piece) return endFaults(events, id, { by, cause });
  const screen = typeof state.units[id]?.extra.screen === 'string';
  return compared(id, { ...piece, screen, ...words?.piece(state, id) }, values);
}

/** The faults in a piece's elimination: by which piece (null: none), and the cause. */
function endFaults(
  events: readonly Event[],
  id: PieceId,
  { by, cause }: { readonly by: Json | undefined; readonly cause: Json | undefined },
): readonly string[] {
  const end = events.findLast(
    (event) =>
      (event.type === 'eliminated' && event.unit === id) ||
      (event.type === 'leader-eliminated' && event.leader === id),
  );
  const told = end?.type === 'eliminated' || end?.type === 'leader-eliminated' ? end : undefined;
  const found = { by: told?.by ?? null, cause: told?.cause ?? null };
  return compared(id, found, { ...(by !== undefined && { by }), ...(cause !== undefined && { cause }) });
}

const compared = (id: PieceId, found: Readonly<Record<string, unknown>>, expected: RulesetData) =>
  Object.entries(expected).flatMap(([key, value]) => {
    const same = isDeepStrictEqual(found[key], value);
    return same ? [] : [`${id}.${key} is ${JSON.stringify(found[key])}, not ${JSON.stringify(value)}`];
  });
