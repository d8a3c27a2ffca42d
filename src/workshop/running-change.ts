import {
  fallenOf,
  type Json,
  type Leader,
  type PieceId,
  pieceFrom,
  pieceOf,
  type Ruleset,
  readReserve,
  reserveOf,
  type State,
  type Unit,
} from '../core';
import { type Draft, fieldsIn } from './draft';
import { right } from './sketch';

/** A draft of a running battle before and after an edit. */
export interface Change {
  readonly rules: Ruleset;
  readonly state: State;
  readonly draft: Draft;
  readonly after: Draft;
}

export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An id like another one that no piece has, in reserve and fallen ones included: a draft does not show these. */
export function unusedId(state: State, like: PieceId): PieceId {
  const words = like.replace(/-\d+$/, '');
  let id = like;
  for (let number = 1; pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id); number += 1)
    id = `${words}-${number}`;
  return id;
}

/** A piece of a draft as it stands in the battle; undefined if it has a fault. */
export function pieceIn(rules: Ruleset, state: State, id: PieceId, data: Json): Unit | Leader | undefined {
  const { at, ...others } = fieldsIn(data);
  return typeof at === 'string' ? readPiece(rules, state, id, { data: others, at }) : undefined;
}

/** A piece of a draft as it waits to arrive; undefined if it has a fault. */
export function reserveIn(
  rules: Ruleset,
  state: State,
  id: PieceId,
  { side, data }: { readonly side: Json | undefined; readonly data: Json },
): Unit | Leader | undefined {
  const { at: _, ...others } = fieldsIn(data);
  return readPiece(rules, state, id, { data: { ...others, side: side ?? '' }, at: '' });
}

function readPiece(
  rules: Ruleset,
  state: State,
  id: PieceId,
  { data, at }: { readonly data: Json; readonly at: string },
): Unit | Leader | undefined {
  const setup = right((faults) => readReserve(rules, data, '', faults, state.tables));
  return setup && pieceFrom(rules, state, id, { ...setup, at });
}
