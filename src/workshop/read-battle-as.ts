import { type BattleLikeness, type Json, type RulesetData, type Scenario, valueIn } from '../core';
import { ANY_FAULT } from './draft';
import { type Reading, same, valueName } from './read-pieces-as';

/** The rules options of the other game that have the values of the scenario. */
export function optionsAs({ from, to, scenario, misfits }: Reading): Scenario['options'] {
  const options: Record<string, Json> = {};
  for (const { id, initial } of from.options) {
    const value = scenario.options[id];
    const other = to.options.find((each) => each.id === id);
    const isKnown = [from, to].every(({ counterparts }) => counterparts.options.includes(id));
    if (value === undefined) continue;
    if (isKnown && other?.values.some((each) => each === value)) options[id] = value;
    else if (value !== initial)
      misfits.add({ reason: 'left-out', path: ['options'], from: valueName(['options', id], value) });
  }
  return options;
}

/** The house tables that both games have. */
export function tablesAs({ from, to, scenario, misfits }: Reading): Scenario['tables'] {
  const shared = Object.entries(scenario.tables ?? {}).filter(([id]) => {
    const [one, other] = [from.tables[id], to.tables[id]];
    const isSame = one && other && same([one.rows, one.columns], [other.rows, other.columns]);
    if (!isSame) misfits.add({ reason: 'left-out', path: [], from: { is: 'field', path: ['tables', id] } });
    return isSame;
  });
  return shared.length > 0 ? Object.fromEntries(shared) : undefined;
}

/** The data of the battle in the fields of the other game: fields of the same form, and values with the same word. */
export function battleAs({ from, to, scenario, misfits }: Reading): RulesetData {
  const { extra = {} } = scenario;
  const usual = from.scenarioFields.readBattle(from.grid, {}, ANY_FAULT);
  const after: Record<string, Json> = {};
  for (const [field, value] of Object.entries(extra)) {
    const isSaid = value !== null && !same(value, usual[field]);
    const [one, other] = [from.scenarioFields.battle[field], to.scenarioFields.battle[field]];
    const isWorded = from.counterparts.battle.some(({ path }) => path[0] === field);
    if (isSaid && one && other && same(one.form, other.form)) after[field] = value;
    else if (isSaid && !isWorded)
      misfits.add({ reason: 'left-out', path: [], from: { is: 'field', path: [field] } });
  }
  for (const row of from.counterparts.battle) {
    const value = valueIn(extra, row.path);
    const other = to.counterparts.battle.find(({ word }) => word === row.word);
    if (value !== undefined && value !== null && other) put(after, other, converted(value, row, other));
  }
  return after;
}

/** A length in the other game's unit of time, rounded up; any other value as it is. */
const converted = (value: Json, row: BattleLikeness, other: BattleLikeness): Json =>
  typeof value === 'number' && (row.minutes ?? other.minutes) !== undefined
    ? Math.ceil((value * (row.minutes ?? 1)) / (other.minutes ?? 1))
    : value;

function put(
  data: Record<string, Json>,
  { path: [field, inside], beside }: BattleLikeness,
  value: Json,
): void {
  if (inside === undefined) data[field] = value;
  else data[field] = { ...beside, ...(data[field] as object | undefined), [inside]: value };
}
