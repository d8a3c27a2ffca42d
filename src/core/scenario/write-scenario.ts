import type { Ruleset } from '../engine';
import type { PieceSetup, Scenario } from './scenario';
import { SCENARIO_FORMAT } from './scenario-format';

/** The number of characters up to which a value is written on one line. */
const WIDTH = 140;

/** A scenario as data: pieces that arrive later have no space yet, and the side of their arrival. */
export function scenarioData(rules: Ruleset, scenario: Scenario): Readonly<Record<string, unknown>> {
  const { preparation, sides, board, extra = {}, units, arrivals, ...others } = scenario;
  const written = (setups: Scenario['units'], drop: readonly string[]) =>
    Object.fromEntries(Object.entries(setups).map(([id, piece]) => [id, pieceData(rules, piece, drop)]));
  return {
    formatVersion: SCENARIO_FORMAT.current,
    ...others,
    ...(board && { board: [board.columns, board.rows] }),
    ...(preparation && { preparation }),
    ...(withoutNulls(extra) as object),
    sides: { south: sideData(rules, sides.south), north: sideData(rules, sides.north) },
    units: written(units, preparation ? ['at'] : []),
    arrivals: arrivals.map((arrival) => ({ ...arrival, units: written(arrival.units, ['at', 'side']) })),
  };
}

/** A side without the figures that its game does not use. */
const sideData = ({ sideStats }: Ruleset, { name, nation, ...stats }: Scenario['sides']['south']) => ({
  name,
  nation,
  ...Object.fromEntries(sideStats.map((stat) => [stat, stats[stat]])),
});

/** A piece in the fields of its game, without the dropped ones. */
function pieceData({ scenarioFields }: Ruleset, piece: PieceSetup, drop: readonly string[]) {
  // The full strength follows from the other fields.
  const { strength, full: _full, facing, formation, traits, ...shared } = piece;
  const details = {
    ...(strength !== undefined && { strength }),
    ...(facing && { facing }),
    ...(formation !== undefined && { formation }),
    ...(traits && { traits }),
  };
  const all = Object.entries({ ...shared, ...scenarioFields.writePiece(details) });
  return Object.fromEntries(all.filter(([word, value]) => value !== undefined && !drop.includes(word)));
}

/** Unset values are left out of files. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(filled.map(([key, part]) => [key, withoutNulls(part)]));
}

/** The text of a scenario file, laid out so that it can be edited by hand. */
export const scenarioText = (data: object): string => `${laidOut(data, '')}\n`;

/** JSON with one piece per line, so that it can be read and edited by hand. */
function laidOut(value: unknown, margin: string): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || margin.length + line.length <= WIDTH) return line;
  const inner = `${margin}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = partsOf(value).map(([key, part]) => `${inner}${key}${laidOut(part, inner)}`);
  return `${open}\n${parts.join(',\n')}\n${margin}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value).map(([key, part]) => `${key}${inOneLine(part)}`);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const partsOf = (value: object): readonly (readonly [key: string, part: unknown])[] =>
  Array.isArray(value)
    ? value.map((part) => ['', part])
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => [`${JSON.stringify(key)}: `, part]);
