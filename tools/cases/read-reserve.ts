import {
  type ArrivalSetup,
  type Faults,
  fields,
  items,
  noOthers,
  oneOf,
  type PieceId,
  type PieceSetup,
  type Preparation,
  type Ruleset,
  readReserve,
  readSpace,
  SIDES,
  whole,
} from '../../src/core';

interface Reserves {
  readonly pieces: Readonly<Record<PieceId, PieceSetup>>;
  readonly arrivals: readonly ArrivalSetup[];
}

/** Pieces that do not stand on the board: each with the turn and spaces of its arrival. */
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

/** A battle that is still being prepared: see Preparation. */
export function readPreparation(data: unknown, place: string, faults: Faults): Preparation {
  const given = fields(data, place, faults);
  noOthers(given, ['terrain', 'pool', 'rating', 'rows', 'small', 'attacker'], place, faults);
  const terrain = fields(given.terrain ?? {}, `${place}.terrain`, faults);
  const pool: Record<string, number> = {};
  for (const [kind, count] of Object.entries(fields(given.pool ?? {}, `${place}.pool`, faults))) {
    pool[kind] = whole(count, `${place}.pool.${kind}`, faults, 0);
  }
  const { attacker = null } = given;
  return {
    terrain: {
      south: whole(terrain.south, `${place}.terrain.south`, faults, 0, 0),
      north: whole(terrain.north, `${place}.terrain.north`, faults, 0, 0),
    },
    pool,
    rating: oneOf(given.rating, `${place}.rating`, faults, ['given', 'rolled'], 'given'),
    rows: whole(given.rows, `${place}.rows`, faults, 1, 3),
    small: given.small === true,
    attacker: attacker === null ? null : oneOf(attacker, `${place}.attacker`, faults, SIDES),
    first: null,
  };
}
