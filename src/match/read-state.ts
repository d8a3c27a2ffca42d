import {
  type Faults,
  fields,
  items,
  type Leader,
  oneOf,
  type Ruleset,
  readSpace,
  readTerrain,
  SIDES,
  type Side,
  type SideState,
  type State,
  text,
  type Unit,
  whole,
} from '../core';

/** Checks a position that was kept: every piece known to the rules and on the board, every number in range. */
export function readState(rules: Ruleset, data: unknown, place: string, faults: Faults): State {
  const state = fields(data, place, faults);
  oneOf(state.ruleset, `${place}.ruleset`, faults, [rules.id]);
  readTerrain(rules, state.terrain, `${place}.terrain`, faults);
  const sides = fields(state.sides, `${place}.sides`, faults);
  for (const side of SIDES) checkSide(sides[side], `${place}.sides.${side}`, faults);
  for (const key of ['units', 'fallenUnits'] as const) {
    const least = key === 'units' ? 1 : 0;
    for (const [id, unit] of Object.entries(fields(state[key], `${place}.${key}`, faults))) {
      checkUnit(rules, unit, id, least, `${place}.${key}.${id}`, faults);
    }
  }
  for (const key of ['leaders', 'fallenLeaders'] as const) {
    for (const [id, leader] of Object.entries(fields(state[key], `${place}.${key}`, faults))) {
      checkPiece(rules, leader, id, `${place}.${key}.${id}`, faults);
    }
  }
  checkTurn(state.turn, `${place}.turn`, faults);
  items(state.objectives, `${place}.objectives`, faults);
  if (state.winner !== null) oneOf(state.winner, `${place}.winner`, faults, SIDES);
  return state as unknown as State;
}

function checkSide(data: unknown, place: string, faults: Faults): void {
  const side = fields(data, place, faults) as Partial<SideState>;
  text(side.name, `${place}.name`, faults);
  text(side.nation, `${place}.nation`, faults);
  whole(side.points, `${place}.points`, faults, 0);
  whole(side.target, `${place}.target`, faults, 1);
  whole(side.rating, `${place}.rating`, faults, 0);
}

function checkPiece(rules: Ruleset, data: unknown, id: string, place: string, faults: Faults): void {
  const piece = fields(data, place, faults) as Partial<Leader>;
  oneOf(piece.id, `${place}.id`, faults, [id]);
  oneOf<Side>(piece.side, `${place}.side`, faults, SIDES);
  oneOf(piece.type, `${place}.type`, faults, Object.keys(rules.pieces));
  text(piece.name, `${place}.name`, faults);
  readSpace(rules, piece.at, `${place}.at`, faults);
  for (const mark of items(piece.marks, `${place}.marks`, faults)) text(mark, `${place}.marks`, faults);
}

function checkUnit(
  rules: Ruleset,
  data: unknown,
  id: string,
  leastStrength: number,
  place: string,
  faults: Faults,
): void {
  checkPiece(rules, data, id, place, faults);
  const unit = fields(data, place, faults) as Partial<Unit>;
  whole(unit.strength, `${place}.strength`, faults, leastStrength);
  whole(unit.full, `${place}.full`, faults, 1);
  oneOf(unit.formation, `${place}.formation`, faults, rules.formations);
  for (const weapon of items(unit.armed, `${place}.armed`, faults)) {
    oneOf(weapon, `${place}.armed`, faults, rules.weapons);
  }
}

function checkTurn(data: unknown, place: string, faults: Faults): void {
  const turn = fields(data, place, faults);
  whole(turn.number, `${place}.number`, faults, 1);
  oneOf<Side>(turn.side, `${place}.side`, faults, SIDES);
  text(turn.step, `${place}.step`, faults);
  whole(turn.activations, `${place}.activations`, faults, 0);
}
