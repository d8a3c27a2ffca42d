import type { Ruleset } from '../engine';
import type { Leader, PieceId, State, Unit } from '../state';
import type { PieceSetup, Scenario } from './scenario';

/** The position before the first order of a scenario that has been read. */
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
  for (const arrival of scenario.arrivals) {
    for (const [id, setup] of Object.entries(arrival.units)) {
      reserve[id] = { ...pieceFrom(rules, scenario, id, setup), at: '' };
    }
  }
  const { south, north } = scenario.sides;
  const state: State = {
    ruleset: rules.id,
    options: scenario.options,
    terrain: scenario.terrain,
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
    objectives: scenario.objectives.map((objective) => ({ ...objective, held: [] })),
    cards: null,
    preparation: scenario.preparation ?? null,
    turn: { number: 1, side: scenario.first, step: '', activations: 0, card: null },
    winner: null,
  };
  return rules.begin(state, scenario.first);
}

function pieceFrom(rules: Ruleset, { sides }: Scenario, id: PieceId, setup: PieceSetup): Unit | Leader {
  const { side, at, name = id, nation = sides[side].nation } = setup;
  const type = rules.pieces[setup.type];
  const piece: Leader = { id, side, type: setup.type, name, nation, at, marks: [] };
  if (type?.kind === 'leader') return piece;
  const chart = type?.strength ?? 1;
  const strength = setup.strength ?? chart;
  const full = type?.isGroup ? strength : chart;
  const { formation = 'line', armed = [] } = setup;
  return { ...piece, strength, full, formation, armed, extra: {} };
}
