import type { Ruleset } from '../engine';
import type { Leader, PieceId, State, Unit } from '../state';
import type { Scenario } from './scenario';

/** The position before the first order of a scenario that has been read. */
export function deploy(rules: Ruleset, scenario: Scenario): State {
  const units: Record<PieceId, Unit> = {};
  const leaders: Record<PieceId, Leader> = {};
  for (const [id, setup] of Object.entries(scenario.units)) {
    const { side, at } = setup;
    const type = rules.pieces[setup.type];
    const piece: Leader = { id, side, type: setup.type, name: setup.name ?? id, at, marks: [] };
    if (type?.kind === 'leader') {
      leaders[id] = piece;
      continue;
    }
    const strength = setup.strength ?? type?.strength ?? 1;
    const { formation = 'line', armed = [] } = setup;
    units[id] = { ...piece, strength, full: strength, formation, armed };
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
    objectives: scenario.objectives.map((objective) => ({ ...objective, held: [] })),
    turn: { number: 1, side: scenario.first, step: '', activations: 0 },
    winner: null,
  };
  return rules.begin(state, scenario.first);
}
