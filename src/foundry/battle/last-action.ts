import type { UserBattle } from '.';

/** The action that undo reverses: the open order, or else the last finished one; null if there is none. */
export function lastAction({ question, actions, isPaused }: UserBattle): number | null {
  if (isPaused) return null;
  const last = question ? actions : actions - 1;
  return last >= 0 ? last : null;
}
