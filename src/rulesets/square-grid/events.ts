import { type Context, DRAWN } from '../../core';

/** The battle is over, and nobody has won it. */
export function drawn<Kind>(c: Context<Kind>, by: string): void {
  c.position.setWinner(DRAWN);
  c.tell({ type: 'drawn', by });
}
