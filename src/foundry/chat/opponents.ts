import type { PieceId } from '../../core';
import type { CardData, Line } from './card-data';

/** Of an order that attacks one target after the other: whom each roll is about that has the same name as another one. */
export function opponentsOf({ lines, unit, target }: CardData): ReadonlyMap<Line, PieceId> {
  let foe = target;
  const rolls = lines.flatMap((line) => {
    if (line.type === 'attacked') foe = line.target;
    const isTheirs = line.type === 'rolled' && (line.unit === unit || line.unit === foe);
    return isTheirs && foe !== undefined ? [{ line, reason: line.reason, foe }] : [];
  });
  const isAmbiguous = (reason: string): boolean =>
    new Set(rolls.flatMap((roll) => (roll.reason === reason ? roll.foe : []))).size > 1;
  return new Map(
    rolls.filter(({ reason }) => isAmbiguous(reason)).map(({ line, foe: id }) => [line, id] as const),
  );
}
