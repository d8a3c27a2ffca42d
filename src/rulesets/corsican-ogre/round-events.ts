import type { Course } from '../ccn/battle';

/** Resets the marks of a round, except the stored data of pieces and of the battle. */
export function turnForgotten({ position }: Course): void {
  position.takeCardAway();
  position.clearMarks();
  position.setActivations(0);
}

/** Removes a tactical event from play. */
export function eventLaidAside({ position }: Course): void {
  position.takeCardAway();
}
