import type { Ruleset } from '../engine';
import { deploy } from './deploy';
import type { Scenario } from './scenario';

const known = new WeakMap<Ruleset, boolean>();

/** True if battles of a game can be prepared: in any other the first turn begins at once, and without the pieces. */
export function prepares(rules: Ruleset): boolean {
  const prepared = known.get(rules) ?? deploy(rules, toPrepare(rules)).preparation !== null;
  known.set(rules, prepared);
  return prepared;
}

/** A scenario with nothing but a preparation. */
function toPrepare(rules: Ruleset): Scenario {
  const side = { name: '', nation: '', target: 1, rating: 1 };
  const terrain = { south: 0, north: 0 };
  return {
    id: '',
    ruleset: rules.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    board: { rows: rules.grid.rows, columns: rules.grid.columns },
    sides: { south: side, north: side },
    terrain: {},
    units: {},
    objectives: [],
    arrivals: [],
    preparation: { terrain, pool: {}, rating: 'given', rows: 1, small: false, attacker: null, first: null },
    options: Object.fromEntries(rules.options.map(({ id, initial }) => [id, initial])),
    extra: rules.scenarioFields.readBattle(rules.grid, {}, { add: () => undefined }),
  };
}
