import type { DrawQuery } from '../../core';

/** Draws cards unseen, by dice that nobody is shown. */
export async function drawCards({ pile, count }: DrawQuery): Promise<readonly string[]> {
  const left = [...pile];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const { total = 1 } = await new Roll(`1d${left.length}`).evaluate();
    drawn.push(...left.splice(total - 1, 1));
  }
  return drawn;
}
