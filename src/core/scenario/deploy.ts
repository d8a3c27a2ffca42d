import type { Ruleset } from '../engine';
import { type Leader, type PieceId, type State, type Unit, withWhole } from '../state';
import type { PieceSetup, Scenario } from './scenario';

/** The position before the first order of a scenario. */
export function deploy(rules: Ruleset, scenario: Scenario): State {
  const units: Record<PieceId, Unit> = {};
  const leaders: Record<PieceId, Leader> = {};
  const reserve: Record<PieceId, Unit | Leader> = {};
  for (const [id, setup] of Object.entries(scenario.units)) {
    const piece = pieceFrom(rules, scenario, id, setup);
    if (scenario.preparation) reserve[id] = { ...piece, at: '' };
    else if ('strength' in piece) units[id] = piece;
    else leaders[id] = piece;
  }
  const coming = scenario.arrivals.flatMap((arrival) => Object.entries(arrival.units));
  for (const [id, setup] of coming) reserve[id] = { ...pieceFrom(rules, scenario, id, setup), at: '' };
  const { south, north } = scenario.sides;
  const { board = rules.boards.usual, borders = {}, extra = {}, tables = {} } = scenario;
  const state: State = {
    ruleset: rules.id,
    options: scenario.options,
    board,
    terrain: scenario.terrain,
    borders,
    ...(scenario.works && { works: scenario.works }),
    sides: { south: { ...south, points: 0 }, north: { ...north, points: 0 } },
    units,
    leaders,
    fallenUnits: {},
    fallenLeaders: {},
    reserve,
    arrivals: scenario.arrivals.map(({ side, turn, units: pieces, spaces }) => ({
      side,
      turn,
      pieces: Object.keys(pieces),
      spaces,
    })),
    objectives: scenario.objectives.map((objective) => ({ ...objective, held: objective.held ?? [] })),
    cards: null,
    preparation: scenario.preparation ?? null,
    turn: { number: 1, side: scenario.first, step: '', activations: 0, card: null },
    extra,
    tables,
    winner: null,
  };
  return rules.on(board).begin(state, scenario.first);
}

/** A piece as its setup says; its side, its chart and the tables of the battle say the rest. */
export function pieceFrom(
  rules: Ruleset,
  { sides, tables = {} }: Pick<Scenario, 'sides' | 'tables'>,
  id: PieceId,
  setup: PieceSetup,
): Unit | Leader {
  const { side, at, name = id, nation = sides[side].nation, facing, traits } = setup;
  const type = rules.pieces[setup.type];
  const piece: Leader = {
    id,
    side,
    type: setup.type,
    name,
    nation,
    at,
    marks: [],
    ...(traits && { traits }),
  };
  if (type?.kind === 'leader') return piece;
  const chart = type?.strength ?? 1;
  const strength = setup.strength ?? setup.full ?? chart;
  const full = setup.full ?? (type?.isGroup ? strength : chart);
  const [usual = ''] = rules.formations;
  const { formation = usual, armed = [] } = setup;
  const unit = { ...piece, strength, full, formation, armed, extra: {} };
  const placed = facing ? { ...unit, facing } : unit;
  // The file was read with the tables that it contains; the battle may use others.
  const whole = setup.full === undefined ? undefined : rules.wholeBy(tables, placed);
  return withWhole(placed, whole ?? full);
}
