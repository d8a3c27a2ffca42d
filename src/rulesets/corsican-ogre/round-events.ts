import type { Course } from '../ccn/battle';

/** What was done in one round is forgotten in the next, but for what is kept of pieces and of the battle. */
export function turnForgotten({ position }: Course): void {
  position.takeCardAway();
  position.clearMarks();
  position.setActivations(0);
}

/** A tactical event orders nobody any more. */
export function eventLaidAside({ position }: Course): void {
  position.takeCardAway();
}
