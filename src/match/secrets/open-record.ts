import type { State } from '../../core';
import type { ProvableDice } from '../provable/provable-dice';

/** The parts of a battle that show whether its hands are known. */
interface Ended {
  readonly state: State;
  readonly dice?: ProvableDice | null;
}

/**
 * True if anybody may have read both hands: the record of a battle with provable dice is open once it is over, and
 * nobody forgets what stands in it when the end is undone.
 */
export const isRecordOpen = ({ state, dice }: Ended): boolean =>
  Boolean(dice) && state.cards !== null && state.winner !== null;
