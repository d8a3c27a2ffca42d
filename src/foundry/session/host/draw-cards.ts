import type { DrawQuery } from '../../../core';

/** Draws cards with hidden dice; even a player who enters dice by hand must not choose them. */
export const drawCards = ({ pile, count }: DrawQuery): Promise<readonly string[]> => drawFrom(pile, count);

/** Draws cards in the same way from any pile. */
export async function drawFrom(pile: readonly string[], count: number): Promise<readonly string[]> {
  const left = [...pile];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const { total = 1 } = await new Roll(`1d${left.length}`).evaluate({ allowInteractive: false });
    drawn.push(...left.splice(total - 1, 1));
  }
  return drawn;
}
