import {
  type Likeness,
  nearest,
  type PieceId,
  type PieceSetup,
  type Ruleset,
  readScenario,
  type Scenario,
  scenarioFaults,
} from '../core';
import { boardOf, type Draft } from './draft';
import { draftFrom } from './draft-from';
import { CLEAR, type Ground, type Path } from './edit';
import { withRoom } from './find-room';
import { type Misfit, Misfits } from './misfits';
import { battleAs, optionsAs, tablesAs } from './read-battle-as';
import { type Reading, readPieceAs } from './read-pieces-as';
import { resized } from './reshape';

/** A draft that is read as one of another game. */
export interface ReadDraft {
  readonly draft: Draft;
  /** Everything that does not fit the other game. */
  readonly misfits: readonly Misfit[];
}

/** True if scenarios of a game are read as ones of another one: both have boards of the same kind, and words for all. */
export const isOfFamily = (from: Ruleset, to: Ruleset): boolean =>
  from.id !== to.id &&
  from.grid.kind === to.grid.kind &&
  [from, to].every(({ counterparts }) => counterparts.pieces.length > 0);

/** The readings of drafts, by the game that they are read as: each is asked for before it is done, and when it is. */
const known = new WeakMap<Draft, Map<Ruleset, ReadDraft | undefined>>();

/** A draft as one of another game; undefined if it has faults, or its board can't be fitted to that game. */
export function readDraftAs(game: Ruleset, other: Ruleset, draft: Draft): ReadDraft | undefined {
  const readings = known.get(draft) ?? new Map<Ruleset, ReadDraft | undefined>();
  known.set(draft, readings);
  if (!readings.has(other)) readings.set(other, newlyRead(game, other, draft));
  return readings.get(other);
}

function newlyRead(game: Ruleset, other: Ruleset, draft: Draft): ReadDraft | undefined {
  if (!isOfFamily(game, other) || scenarioFaults(game, draft).length > 0) return undefined;
  const misfits = new Misfits();
  const fitting = fitted(game, other, draft, misfits);
  if (!fitting || scenarioFaults(game, fitting).length > 0) return undefined;
  const [from, to] = [game, other].map((each) => each.on(boardOf(game, fitting)));
  if (!from || !to || from.grid.spaces.join() !== to.grid.spaces.join()) return undefined;
  const scenario = scenarioAs({ from, to, scenario: readScenario(game, fitting), misfits });
  return { draft: draftFrom(to, withRoom(to, scenario, misfits)), misfits: misfits.all };
}

/** A draft on a board that the other game has too: larger ones are cut off, smaller ones are enlarged. */
function fitted(game: Ruleset, { boards }: Ruleset, draft: Draft, misfits: Misfits): Draft | undefined {
  const { least, most } = boards;
  const { rows, columns } = boardOf(game, draft);
  const within = (size: number, from: number, to: number) => Math.min(Math.max(size, from), to);
  const down = within(rows, least.rows, most.rows) - rows;
  const across = within(columns, least.columns, most.columns) - columns;
  if (down === 0 && across === 0) return draft;
  const after = resized(game, resized(game, draft, 'bottom', down), 'right', across);
  const size = boardOf(game, after);
  if (size.rows !== rows + down || size.columns !== columns + across) return undefined;
  const to = { is: 'text', text: `${size.columns} × ${size.rows}` } as const;
  misfits.add({ reason: 'cut', path: ['board'], from: { is: 'field', path: ['board'] }, to });
  return after;
}

/** The scenario in the terms of the other game. */
function scenarioAs(reading: Reading): Scenario {
  const { from, to, scenario } = reading;
  const { borders, works, tables: _, board: __, preparation, units, arrivals, ...shared } = scenario;
  const tables = tablesAs(reading);
  const isUsual = from.grid.rows === to.boards.usual.rows && from.grid.columns === to.boards.usual.columns;
  const placed = piecesAs(reading, units, ['units']);
  const coming = arrivals.map((arrival, index) => ({
    ...arrival,
    units: piecesAs(reading, arrival.units, ['arrivals', index, 'units']),
  }));
  const led = organised(to, [placed, ...coming.map((arrival) => arrival.units)]);
  const inCommand = (pieces: Scenario['units']): Scenario['units'] =>
    Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, led[id] ?? piece]));
  return {
    ...shared,
    ruleset: to.id,
    ...(!isUsual && { board: { rows: from.grid.rows, columns: from.grid.columns } }),
    terrain: groundAs(reading, 'terrain', scenario.terrain),
    ...(borders && { borders: groundAs(reading, 'borders', borders) }),
    ...(works && { works: groundAs(reading, 'works', works) }),
    ...(preparation && { preparation: { ...preparation, pool: poolAs(reading, preparation.pool) } }),
    units: inCommand(placed),
    arrivals: coming.map((arrival) => ({ ...arrival, units: inCommand(arrival.units) })),
    options: optionsAs(reading),
    extra: battleAs(reading),
    ...(tables && { tables }),
  };
}

/** Pieces as those of the other game, without those that have no counterpart. */
const piecesAs = (reading: Reading, pieces: Scenario['units'], path: Path): Scenario['units'] =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([id, setup]): [PieceId, PieceSetup][] => {
      const piece = readPieceAs(reading, setup, [...path, id]);
      return piece ? [[id, piece]] : [];
    }),
  );

/** All pieces with the chain of command that the game wants. */
function organised({ counterparts }: Ruleset, all: readonly Scenario['units'][]): Scenario['units'] {
  const pieces: Scenario['units'] = Object.assign({}, ...all);
  return counterparts.organised?.(pieces) ?? pieces;
}

/** Ground of a kind by its places, as that of the other game. */
function groundAs(
  { from, to, misfits }: Reading,
  on: Exclude<Ground, 'roads'>,
  grounds: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const after: Record<string, string> = {};
  for (const [place, kind] of Object.entries(grounds)) {
    const found = kindAs(from.counterparts[on], to.counterparts[on], kind);
    const told = { is: 'terrain', id: kind } as const;
    if (!found) misfits.add({ reason: 'left-out', path: [on, place], from: told });
    else if (!found.isSame) {
      const becomes = { is: 'terrain', id: found.thing } as const;
      misfits.add({ reason: 'becomes', path: [on, place], from: told, to: becomes });
    }
    if (found && found.thing !== CLEAR) after[place] = found.thing;
  }
  return after;
}

const kindAs = (
  own: Readonly<Record<string, Likeness>>,
  others: Readonly<Record<string, Likeness>>,
  kind: string,
) => nearest(own[kind] ?? [], Object.entries(others));

/** The terrain to choose from before the battle, as that of the other game. */
function poolAs({ from, to }: Reading, pool: Readonly<Record<string, number>>) {
  const after: Record<string, number> = {};
  for (const [kind, count] of Object.entries(pool)) {
    const found = kindAs(from.counterparts.terrain, to.counterparts.terrain, kind);
    if (found && found.thing !== CLEAR) after[found.thing] = (after[found.thing] ?? 0) + count;
  }
  return after;
}
