import type { State } from './state';

/** A state that events may change: its fields are replaced, what they held before is never touched. */
export type WorkingState = { -readonly [Key in keyof State]: State[Key] };

/** A copy that can be evolved without touching the original. */
export const workingCopy = (state: State): WorkingState => ({ ...state });
