import type { State } from './state';

/** A state that corrections may change: its fields are replaced, their former values are never modified. */
export type WorkingState = { -readonly [Key in keyof State]: State[Key] };

/** A copy that can be changed without touching the original. */
export const workingCopy = (state: State): WorkingState => ({ ...state });
