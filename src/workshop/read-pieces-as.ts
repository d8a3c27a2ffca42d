import {
  type Forms,
  type Found,
  type Json,
  nationOf,
  nearest,
  type PieceLikeness,
  type PieceSetup,
  type PieceType,
  type Ruleset,
  type RulesetData,
  type Scenario,
} from '../core';
import { ANY_FAULT } from './draft';
import type { Path } from './edit';
import type { Misfits, Named } from './misfits';

/** Two games and a scenario of the first one that is read as one of the second. */
export interface Reading {
  readonly from: Ruleset;
  readonly to: Ruleset;
  readonly scenario: Scenario;
  readonly misfits: Misfits;
}

/** A piece as one of the other game; undefined if it has no counterpart there. */
export function readPieceAs(reading: Reading, setup: PieceSetup, path: Path): PieceSetup | undefined {
  const { from, to, scenario, misfits } = reading;
  const nation = nationOf(reading.from, reading.scenario, setup);
  const row = rowOf(from, setup, nation);
  const found = row && counterpartOf(reading, row, nation);
  const told: Named = { is: 'type', id: setup.type };
  if (!found) {
    misfits.add({ reason: 'left-out', path: path.slice(0, -1), from: told });
    return undefined;
  }
  const { thing: other, isSame } = found;
  if (!isSame) misfits.add({ reason: 'becomes', path, from: told, to: { is: 'type', id: other.type } });
  const { name, side } = setup;
  const pair = { setup, row, other, path };
  const traits = traitsAs(reading, pair);
  const piece: PieceSetup = {
    ...{ side, type: other.type, at: setup.at },
    ...(name !== undefined && { name }),
    ...(nation !== scenario.sides[side].nation && { nation }),
    ...(Object.keys(traits).length > 0 && { traits }),
  };
  if (to.pieces[other.type]?.kind !== 'unit') return piece;
  return { ...piece, ...stateAs(reading, pair, piece) };
}

/** The row of a piece: the one that says most about it. */
function rowOf({ counterparts }: Ruleset, setup: PieceSetup, nation: string): PieceLikeness | undefined {
  const own = counterparts.pieces.filter(({ type }) => type === setup.type);
  const fits = (row: PieceLikeness): boolean =>
    (row.nation === undefined || row.nation === nation) &&
    (row.armed === undefined || setup.armed?.includes(row.armed) === true) &&
    Object.entries(row.traits ?? {}).every(([field, value]) => setup.traits?.[field] === value);
  const weight = ({ armed, traits, nation: only }: PieceLikeness): number =>
    (armed === undefined ? 0 : 1) + Object.keys(traits ?? {}).length + (only === undefined ? 0 : 1);
  return [...own.filter(fits).sort((one, other) => weight(other) - weight(one)), ...own].at(0);
}

/** The row of the other game for a row: of the nation's own troops, of those that stand in for them, or of any. */
function counterpartOf(
  { from, to }: Reading,
  row: PieceLikeness,
  nation: string,
): Found<PieceLikeness> | undefined {
  // Games with the same charts.
  if (from.counterparts === to.counterparts) return { thing: row, isSame: true };
  const { pieces, standIns = {} } = to.counterparts;
  const { words } = row;
  const among = (...nations: readonly (string | undefined)[]) =>
    nearest(
      words,
      pieces.filter((each) => nations.includes(each.nation)).map((each) => [each, each.words] as const),
    );
  const all = () => among(...pieces.map((each) => each.nation));
  return among(nation, undefined) ?? foreign(among(standIns[nation]) ?? all());
}

/** Troops of another nation are never the same. */
const foreign = <Thing>(found: Found<Thing> | undefined) => found && { ...found, isSame: false };

/** A piece with its row, the row of its counterpart, and its path. */
interface Pair {
  readonly setup: PieceSetup;
  readonly row: PieceLikeness;
  readonly other: PieceLikeness;
  readonly path: Path;
}

const chartsOf = ({ from, to }: Reading, { setup, other }: Pair) => ({
  before: from.pieces[setup.type],
  after: to.pieces[other.type],
});

/** The details that a piece of a type has without a word about it. */
function usualOf({ from }: Reading, { type, side }: PieceSetup): Partial<PieceSetup> {
  const chart = from.pieces[type];
  return chart ? from.scenarioFields.readPiece(chart, side, {}, '', ANY_FAULT) : {};
}

/** The values of its own that a piece has in the other game. */
function traitsAs(reading: Reading, pair: Pair): RulesetData {
  const { setup, row, other, path } = pair;
  const usual = usualOf(reading, setup).traits;
  const traits: Record<string, Json> = { ...other.traits };
  for (const [field, value] of Object.entries(setup.traits ?? {})) {
    const meant = valueAs(reading, pair, field, value) ?? sharedValue(reading, pair, field, value);
    const isTold = Object.hasOwn(row.traits ?? {}, field) || same(usual?.[field], value);
    if (meant) traits[meant.field] = meant.value;
    else if (!isTold)
      reading.misfits.add({ reason: 'left-out', path, from: valueName([...path, field], value) });
  }
  return traits;
}

const formsOf = ({ scenarioFields }: Ruleset, chart: PieceType | undefined): Forms =>
  chart ? scenarioFields.formsOf(chart) : {};

/** A value of a field that both games have in the same form; undefined if they have not. */
function sharedValue(reading: Reading, pair: Pair, field: string, value: Json) {
  const { before, after } = chartsOf(reading, pair);
  const [own, other] = [formsOf(reading.from, before)[field], formsOf(reading.to, after)[field]];
  return own && same(own, other) ? { field, value } : undefined;
}

/** A value of a field as one of the field that says the same in the other game; undefined if there is none. */
function valueAs(reading: Reading, pair: Pair, field: string, value: Json) {
  const { from, to, misfits } = reading;
  const { before, after } = chartsOf(reading, pair);
  const said = from.counterparts.values.find((each) => each.field === field && each.kind === before?.kind);
  const meant = to.counterparts.values.find((each) => each.says === said?.says && each.kind === after?.kind);
  const [, words = []] = said?.values.find(([each]) => each === value) ?? [];
  const found = nearest(words, meant?.values ?? []);
  if (!found || !meant || !Object.hasOwn(formsOf(to, after), meant.field)) return undefined;
  const [own, other] = [field, meant.field].map((each) => [...pair.path, each]);
  if (!found.isSame && own && other) {
    const told = { is: 'word', path: other, word: found.thing } as const;
    misfits.add({ reason: 'becomes', path: other, from: valueName(own, value), to: told });
  }
  return { field: meant.field, value: found.thing };
}

/** A value by the field that it is in. */
export const valueName = (path: Path, value: Json): Named =>
  value === null || typeof value === 'object' ? { is: 'field', path } : { is: 'word', path, word: value };

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The strength, weapons, formation and facing of a unit in the other game. */
function stateAs(reading: Reading, pair: Pair, piece: PieceSetup): Partial<PieceSetup> {
  const strength = strengthAs(reading, pair.setup, piece);
  const armed = weaponsAs(reading, pair);
  return {
    ...(strength !== undefined && { strength }),
    ...(armed.length > 0 && { armed }),
    ...formationAs(reading, pair),
    ...facingAs(reading, pair),
  };
}

function formationAs(reading: Reading, pair: Pair): Pick<PieceSetup, 'formation'> {
  const { before, after } = chartsOf(reading, pair);
  const { setup, path } = pair;
  const { formation } = setup;
  if (formation === undefined) return {};
  if (after?.formations?.includes(formation)) return { formation };
  const [usual] = before?.formations ?? reading.from.formations;
  const from = valueName([...path, 'formation'], formation);
  if (formation !== usual) reading.misfits.add({ reason: 'left-out', path, from });
  return {};
}

function facingAs(reading: Reading, { setup, path }: Pair): Pick<PieceSetup, 'facing'> {
  const { facing } = setup;
  if (facing === undefined) return {};
  if (reading.to.facings.includes(facing)) return { facing };
  if (facing !== usualOf(reading, setup).facing)
    reading.misfits.add({ reason: 'left-out', path, from: valueName([...path, 'facing'], facing) });
  return {};
}

/** The weapons of a unit: its own as far as the other game knows them, and the one that makes it what it is there. */
function weaponsAs(reading: Reading, pair: Pair): readonly string[] {
  const { after } = chartsOf(reading, pair);
  const { setup, row, other, path } = pair;
  const own = setup.armed ?? [];
  const armed = [...new Set([...own, other.armed ?? ''])].filter((each) => after?.weapons?.includes(each));
  for (const weapon of own) {
    if (armed.includes(weapon) || weapon === row.armed) continue;
    reading.misfits.add({ reason: 'left-out', path, from: valueName([...path, 'armed'], weapon) });
  }
  return armed;
}

/** The strength of a unit in the other game: the same share of the full one; undefined for a whole unit. */
function strengthAs(
  { from, to, scenario: { tables = {} } }: Reading,
  setup: PieceSetup,
  piece: PieceSetup,
): number | undefined {
  const { strength, full } = setup;
  const chart = from.pieces[setup.type]?.strength ?? 1;
  const own = from.wholeBy(tables, setup) ?? full ?? chart;
  const others = to.pieces[piece.type]?.strength ?? 1;
  const whole = to.wholeBy({}, piece) ?? others;
  if (strength === undefined) return undefined;
  // Overstrength counts where the charts agree.
  if (chart === others && own === full) return strength;
  if (strength >= own) return undefined;
  return Math.min(whole, Math.max(to.leastStrength, Math.round((whole * strength) / own)));
}
