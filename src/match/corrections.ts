import {
  type Adjustment,
  bringsBack,
  type Correction,
  corrected,
  correctionsIn,
  type EventOf,
  enlistedIn,
  fallenOf,
  isBorder,
  isEveryObjects,
  isUnit,
  isWorks,
  type Leader,
  type PieceId,
  pieceOf,
  type Refusal,
  type Roads,
  type Ruleset,
  type RulesetData,
  readCells,
  readRoads,
  redo,
  reserveOf,
  type SideAdjustment,
  type SingleCorrection,
  type SpaceId,
  type State,
  type TableCells,
  type Unit,
  unitsAt,
} from '../core';
import { arrivalsRefusal, objectivesRefusal } from './arrivals-refusal';
import { decided } from './decided-correction';
import type { Authority } from './request';
import { because, type Save } from './save';

/** The reason why a correction is refused; undefined if it is allowed. Only impossible values are refused. */
export function correctionRefusal(
  rules: Ruleset,
  { state, open }: Save,
  correction: Correction,
  authority: Authority,
): Refusal | undefined {
  if (!authority.gameMaster) return because('only-the-game-master');
  if (open) return because('question-is-open');
  const parts = correctionsIn(correction);
  if (parts.length === 0) return because('nothing-to-change');
  let seen = state;
  // Each part starts from what those before it have made; if one is impossible, none is made.
  for (const [index, part] of parts.entries()) {
    const refusal = partRefusal(rules, seen, part);
    if (refusal) return refusal;
    if (index < parts.length - 1) seen = corrected(seen, decided(rules, seen, part));
  }
  return undefined;
}

function partRefusal(rules: Ruleset, state: State, correction: SingleCorrection): Refusal | undefined {
  switch (correction.type) {
    case 'adjusted':
      return adjustRefusal(rules, state, correction.unit, correction.change);
    case 'side-adjusted':
      return sideRefusal(rules, correction.change);
    case 'terrain-adjusted':
      return terrainRefusal(rules, correction.terrain);
    case 'borders-adjusted':
      return bordersRefusal(rules, correction.borders);
    case 'works-adjusted':
      return worksRefusal(rules, correction.works);
    case 'roads-adjusted':
      return roadsRefusal(rules, correction.roads);
    case 'table-adjusted':
      return tableRefusal(rules, correction.table, correction.cells);
    case 'enlisted':
      return enlistRefusal(rules, state, correction);
    case 'objectives-adjusted':
      return objectivesRefusal(rules, correction.objectives);
    case 'arrivals-adjusted':
      return arrivalsRefusal(
        rules,
        state,
        correction,
        (piece) => kindRefusal(rules, piece) ?? detailsRefusal(rules, piece),
      );
    case 'told-adjusted':
      // Its reader has checked everything.
      return undefined;
  }
}

function adjustRefusal(rules: Ruleset, state: State, id: PieceId, change: Adjustment): Refusal | undefined {
  const piece = pieceOf(state, id);
  const fallen = fallenOf(state, id);
  if (!piece && !fallen) return because('no-such-piece');
  if (!piece && change.eliminated) return because('has-fallen');
  // Without a space given, it returns to the space where it fell, if it was on the board.
  const at = change.at ?? (bringsBack(change) ? fallen?.at : undefined);
  if (at === '' && change.at === undefined) return because('fell-elsewhere');
  const described = piece ?? fallen;
  const wrong = valueRefusal(rules, change);
  if (wrong || !described) return wrong;
  return describedRefusal(rules, state, described, { ...change, ...(at && { at }) });
}

/** The reason why this piece can't be in that space, or have such traits or strength. */
function describedRefusal(
  rules: Ruleset,
  state: State,
  piece: Unit | Leader,
  change: Adjustment,
): Refusal | undefined {
  const { at, traits, strength } = change;
  if (isUnit(piece) && isTaken(rules, state, piece, at)) return because('space-taken');
  if (!hasTraits(rules, piece, traits)) return because('no-such-trait');
  if (isBeyond(rules, piece, strength)) return because('no-such-strength');
  return fittingRefusal(rules, piece, change);
}

/** The reason why a piece of its kind never has such weapons or such a formation. */
function fittingRefusal({ pieces }: Ruleset, { type }: Leader, change: Adjustment): Refusal | undefined {
  const { weapons, formations } = pieces[type] ?? {};
  const { armed = [], formation } = change;
  if (weapons && armed.some((weapon) => !weapons.includes(weapon))) return because('weapon-of-others');
  const isOfOthers = formation !== undefined && formations && !formations.includes(formation);
  return isOfOthers ? because('formation-of-others') : undefined;
}

/** True if a piece of this kind can have such traits. */
function hasTraits(
  { scenarioFields, pieces }: Ruleset,
  { type, side }: Leader,
  traits: RulesetData = {},
): boolean {
  const kind = Object.hasOwn(pieces, type) ? pieces[type] : undefined;
  let isRight = Object.keys(traits).every((word) => scenarioFields.piece.includes(word));
  if (kind) scenarioFields.readPiece(kind, side, traits, '', { add: () => (isRight = false) });
  return isRight;
}

/** The reason why a piece can't have such a name, weapons, space, strength or formation. */
function valueRefusal(
  rules: Ruleset,
  { name, armed = [], at, strength, formation, facing }: Adjustment,
): Refusal | undefined {
  if (name?.trim() === '') return because('no-such-name');
  if (armed.some((weapon) => !rules.weapons.includes(weapon))) return because('no-such-weapon');
  if (at !== undefined && !rules.grid.has(at)) return because('off-the-board');
  if (strength !== undefined && !isCount(strength, rules.leastStrength)) return because('no-such-strength');
  if (formation !== undefined && !rules.formations.includes(formation)) return because('no-such-formation');
  if (facing !== undefined && !rules.facings.includes(facing)) return because('no-such-facing');
  return undefined;
}

const isCount = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

function sideRefusal(
  { sideStats }: Ruleset,
  { name, points = 0, target = null, rating = 0 }: SideAdjustment,
): Refusal | undefined {
  if (name?.trim() === '') return because('no-such-name');
  if (target !== null && !sideStats.includes('target')) return because('no-winning-points');
  const right = isCount(points, 0) && (target === null || isCount(target, 1)) && isCount(rating, 0);
  return right ? undefined : because('no-such-number');
}

function terrainRefusal(
  { grid, terrain: known }: Ruleset,
  terrain: Readonly<Record<SpaceId, string>>,
): Refusal | undefined {
  if (Object.keys(terrain).some((space) => !grid.has(space))) return because('off-the-board');
  return Object.values(terrain).every((type) => Object.hasOwn(known, type))
    ? undefined
    : because('no-such-terrain');
}

function roadsRefusal({ grid, scenarioFields }: Ruleset, roads: Roads): Refusal | undefined {
  if (roads.flat().some((space) => !grid.has(space))) return because('off-the-board');
  let isRight = 'roads' in scenarioFields.battle;
  readRoads(grid, roads, '', { add: () => (isRight = false) });
  return isRight ? undefined : because('no-such-terrain');
}

function bordersRefusal(
  { grid, borders: known }: Ruleset,
  borders: Readonly<Record<string, string>>,
): Refusal | undefined {
  const wrong = Object.keys(borders).find((border) => !isBorder(grid, border));
  if (wrong !== undefined) return { ...because('no-such-border'), about: { border: wrong } };
  return Object.values(borders).every((word) => word === 'clear' || Object.hasOwn(known, word))
    ? undefined
    : because('no-such-terrain');
}

function worksRefusal(
  { grid, works: known }: Ruleset,
  works: Readonly<Record<string, string>>,
): Refusal | undefined {
  const wrong = Object.keys(works).find((side) => !isWorks(grid, side));
  if (wrong !== undefined) return { ...because('no-such-side'), about: { side: wrong } };
  return Object.values(works).every((word) => word === 'clear' || Object.hasOwn(known, word))
    ? undefined
    : because('no-such-terrain');
}

/** The reason why one of several new pieces can't be added, each after the previous one. */
function enlistRefusal(rules: Ruleset, state: State, correction: EventOf<'enlisted'>): Refusal | undefined {
  let seen = state;
  for (const piece of enlistedIn(correction)) {
    const refusal = addUnitRefusal(rules, seen, piece);
    if (refusal) return refusal;
    seen = corrected(seen, { type: 'enlisted', piece });
  }
  return undefined;
}

function addUnitRefusal(rules: Ruleset, state: State, piece: Unit | Leader): Refusal | undefined {
  const { id, at } = piece;
  const wrong = kindRefusal(rules, piece);
  if (wrong) return wrong;
  const taken = pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id);
  if (taken) return because('name-taken');
  if (!rules.grid.has(at)) return because('off-the-board');
  if (isUnit(piece) && isTaken(rules, state, piece, at)) return because('space-taken');
  return detailsRefusal(rules, piece);
}

/** The reason why there can't be such a piece in any battle of the game, by its type and its id. */
function kindRefusal({ pieces }: Ruleset, piece: Unit | Leader): Refusal | undefined {
  const { id, type } = piece;
  const kind = Object.hasOwn(pieces, type) ? pieces[type] : undefined;
  if (!kind || (kind.kind === 'unit') !== isUnit(piece)) return because('no-such-type');
  return id.trim() === '' || isEveryObjects(id) ? because('no-such-name') : undefined;
}

/** The reason why no new piece may have such traits and values, wherever it is. */
function detailsRefusal(rules: Ruleset, piece: Unit | Leader): Refusal | undefined {
  if (!hasTraits(rules, piece, piece.traits)) return because('no-such-trait');
  const { at: _, ...values } = piece;
  return valueRefusal(rules, values) ?? fittingRefusal(rules, piece, piece);
}

function tableRefusal(rules: Ruleset, id: string, cells: TableCells): Refusal | undefined {
  const table = Object.hasOwn(rules.tables, id) ? rules.tables[id] : undefined;
  if (!table) return because('no-such-table');
  let isRight = true;
  readCells(table, cells, id, { add: () => (isRight = false) });
  return isRight ? undefined : because('no-such-cells');
}

/** True if a space has enemies, or as many other units as it has room for. */
function isTaken(
  { unitsPerSpace }: Ruleset,
  state: State,
  { id, side }: Leader,
  at: SpaceId | undefined,
): boolean {
  const others = at === undefined ? [] : unitsAt(state, at).filter((other) => other.id !== id);
  return others.length >= unitsPerSpace || others.some((other) => other.side !== side);
}

/** If losses are counted, their number can't be below zero. */
const isBeyond = ({ hitTrack }: Ruleset, piece: Unit | Leader, strength = 0): boolean =>
  hitTrack === 'disruption' && isUnit(piece) && strength > piece.full;

/** The battle after a correction by hand. */
export function withCorrection(rules: Ruleset, save: Save, correction: Correction): Save {
  const action = { corrected: decided(rules, save.state, correction) };
  return { ...save, state: redo(rules, save.state, action), record: [...save.record, action] };
}
