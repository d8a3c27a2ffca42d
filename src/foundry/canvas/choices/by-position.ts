import type { State } from '../../../core';

/** Makes a function that works something out once for a position and a key, as long as the position is in use. */
export function oncePerPosition<Value>(): (state: State, key: string, workOut: () => Value) => Value {
  const known = new WeakMap<State, Map<string, { readonly value: Value }>>();
  return (state, key, workOut) => {
    const values = known.get(state) ?? new Map<string, { readonly value: Value }>();
    const kept = values.get(key) ?? { value: workOut() };
    known.set(state, values.set(key, kept));
    return kept.value;
  };
}
