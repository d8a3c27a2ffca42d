import { wordNumber } from '../../core';
import { commandOf } from './commands';
import type { Piece, Position } from './play';
import { FRESH } from './turn';
import { COMMAND } from './who-acts';

/** R004-28: the highest roll for actions. */
const MOST_ACTIONS = 3;

/** Changes a position as if the command of a piece had just been activated with the most actions possible. */
export function asIfActive(position: Position, piece: Piece): void {
  position.setStep(wordNumber(COMMAND));
  const active = { command: commandOf(piece), actions: MOST_ACTIONS, rallies: 0 };
  position.data.change({ ...FRESH, active });
}
