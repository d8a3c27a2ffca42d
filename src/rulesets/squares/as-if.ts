import { wordNumber } from '../../core';
import { commandOf } from './commands';
import type { Piece, Position } from './play';
import { FRESH } from './turn';
import { COMMAND } from './who-acts';

/** R004-28: what the best of generals may roll. */
const MOST_ACTIONS = 3;

/** As if the command of a piece had just become the active one, with as many actions as it can have. */
export function asIf(position: Position, piece: Piece): void {
  position.setStep(wordNumber(COMMAND));
  const active = { command: commandOf(piece), actions: MOST_ACTIONS, rallies: 0 };
  position.data.change({ ...FRESH, active });
}
