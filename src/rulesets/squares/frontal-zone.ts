import { enemyOfNumber } from '../../core';
import { isInFrontOf } from './board';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { facingOf } from './traits';

/** R004-34, A004-44, A004-45: true if a piece is in the frontal zone of an enemy unit; generals have none. */
export function isInFrontalZone(position: Position, { at, side }: Piece): boolean {
  const zone = optionIs(position, 'frontalZone', 'wide3') ? 'wide3' : 'deep3';
  return position
    .force(enemyOfNumber(side))
    .units.some((enemy) => isInFrontOf(position.board, enemy.at, facingOf(enemy), zone, at));
}
