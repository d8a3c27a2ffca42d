import { type AskQuery, type Event, type Ruleset, resume, type State } from '../core';
import { deedCount } from './corrections';
import type { Save } from './save';

/** A battle as everyone may see it, in the middle of an order or between two. */
export interface BattleView {
  readonly rules: Ruleset;
  readonly revision: number;
  /** The position now, with what the open order has done so far. */
  readonly state: State;
  /** What the open order has caused so far; empty between orders. */
  readonly events: readonly Event[];
  readonly question: AskQuery | null;
  /** Finished orders so far: undoing goes to this number or below. */
  readonly deeds: number;
}

/** Reads a save: the same on every client. */
export function viewOf(rules: Ruleset, save: Save): BattleView {
  const { revision } = save;
  const deeds = deedCount(save);
  if (!save.open) return { rules, revision, state: save.state, events: [], question: null, deeds };
  const { state, events, query } = resume(rules, save.state, save.open);
  return { rules, revision, state, events, question: query?.kind === 'ask' ? query : null, deeds };
}
