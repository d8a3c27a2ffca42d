import {
  type ArrivalSetup,
  type Faults,
  fields,
  items,
  type PieceId,
  type PieceSetup,
  type Ruleset,
  readReserve,
  readSpace,
  whole,
} from '../../src/core';

interface Reserves {
  readonly pieces: Readonly<Record<PieceId, PieceSetup>>;
  readonly arrivals: readonly ArrivalSetup[];
}

/** Reads the pieces that are not on the board, each with the turn and spaces of its arrival. */
export function readReserves(rules: Ruleset, data: unknown, place: string, faults: Faults): Reserves {
  const pieces: Record<PieceId, PieceSetup> = {};
  const arrivals: ArrivalSetup[] = [];
  for (const [id, given] of Object.entries(fields(data ?? {}, place, faults))) {
    const where = `${place}.${id}`;
    const { turn, spaces, ...piece } = fields(given, where, faults);
    const setup = readReserve(rules, piece, where, faults);
    pieces[id] = setup;
    arrivals.push({
      side: setup.side,
      turn: whole(turn, `${where}.turn`, faults, 1, 1),
      units: { [id]: setup },
      spaces: items(spaces, `${where}.spaces`, faults).map((space) =>
        readSpace(rules, space, `${where}.spaces`, faults),
      ),
    });
  }
  return { pieces, arrivals };
}
