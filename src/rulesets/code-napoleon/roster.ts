import { byId, type RosterEntry, type SideNumber } from '../../core';
import { chiefOf, isInCommand } from './command';
import type { Piece, Position } from './play';

/** R003-29, R003-30: an army in the order of its generals: each with their own troops, then the generals under them. */
export function roster(position: Position, side: SideNumber): readonly RosterEntry[] {
  const { units } = position.force(side);
  const leaders = byId(position.force(side).leaders);
  const listed = new Set<Piece>();
  const entry = (piece: Piece, depth: number): RosterEntry => {
    listed.add(piece);
    return { piece: piece.id, depth, isInCommand: piece.isOnBoard ? isInCommand(position, piece) : null };
  };
  const led = (general: Piece, depth: number): readonly RosterEntry[] => {
    if (listed.has(general)) return [];
    return [
      entry(general, depth),
      ...units
        .filter(({ kind }) => kind.command === general.kind.command)
        .map((unit) => entry(unit, depth + 1)),
      ...leaders
        .filter(({ kind }) => kind.under === general.kind.command)
        .flatMap((each) => led(each, depth + 1)),
    ];
  };
  const chief = chiefOf(position, side);
  const army = [...(chief ? led(chief, 0) : []), ...leaders.flatMap((general) => led(general, 0))];
  // Troops of a lost general are listed last.
  return [...army, ...units.filter((unit) => !listed.has(unit)).map((unit) => entry(unit, 0))];
}
