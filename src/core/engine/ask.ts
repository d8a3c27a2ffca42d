import type { AskQuery, DrawQuery, Procedure, RollQuery } from './query';

/** Rolls dice: the faces, in the order in which they fell. */
export function* roll(query: Omit<RollQuery, 'kind'>): Procedure<readonly string[]> {
  const reply = yield { kind: 'roll', ...query };
  return reply.kind === 'rolled' ? reply.faces : [];
}

/** Draws cards unseen. */
export function* draw(query: Omit<DrawQuery, 'kind'>): Procedure<readonly string[]> {
  if (query.count === 0) return [];
  const reply = yield { kind: 'draw', ...query };
  return reply.kind === 'drew' ? reply.cards : [];
}

/** Asks a side to choose; a single option is no question and answers itself. */
export function* ask<T extends string>(
  query: Omit<AskQuery, 'kind' | 'options'> & { readonly options: readonly [T, ...T[]] },
): Procedure<T> {
  const [first, ...others] = query.options;
  if (others.length === 0) return first;
  const reply = yield { kind: 'ask', ...query };
  return reply.kind === 'chose' ? (reply.option as T) : first;
}
