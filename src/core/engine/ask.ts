import type { AskQuery, Procedure, RollQuery } from './query';

/** Rolls dice: the faces, in the order in which they fell. */
export function* roll(query: Omit<RollQuery, 'kind'>): Procedure<readonly string[]> {
  const reply = yield { kind: 'roll', ...query };
  return reply.kind === 'rolled' ? reply.faces : [];
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
