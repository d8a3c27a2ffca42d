import {
  deploy,
  exactOdds,
  type PieceSetup,
  type Scenario,
  type State,
  sideNumber,
  wordNumber,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { ARTILLERY_FIRE, SMALL_ARMS } from '../../../src/rulesets/code-napoleon/phases';
import { hitsOf } from '../../../src/rulesets/code-napoleon/scenario-pieces';
import type { Grade } from '../../../src/rulesets/code-napoleon/troop';
import { happened } from '../../happened';

const SIDE = { name: '', nation: '', target: null, rating: 0 };

/** Words of a unit that fires or is fired at. */
export type Unit = Partial<PieceSetup> & Pick<PieceSetup, 'side' | 'at'> & { readonly grade?: Grade };

const STANDS = 6;

/** A position of units alone. */
export function positionWith(units: Readonly<Record<string, Unit>>): State {
  const scenario: Scenario = {
    id: 'fire',
    ruleset: codeNapoleon.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: SIDE, north: SIDE },
    terrain: {},
    units: Object.fromEntries(
      Object.entries(units).map(([id, { grade = 'regular', ...unit }]): [string, PieceSetup] => [
        id,
        {
          type: 'infantry',
          strength: hitsOf(grade, STANDS),
          formation: 'line',
          facing: unit.side === 'south' ? 'n' : 's',
          ...unit,
          traits: { grade },
        },
      ]),
    ),
    objectives: [],
    arrivals: [],
    options: {},
  };
  return deploy(codeNapoleon, scenario);
}

/** Positions, each as likely as its number says. */
export type Chances = ReadonlyMap<string, number>;

/** What a unit's fire at another one makes of a position, in a phase of its side that begins with it. */
export function afterFire(state: State, unit: string, target: string): Chances {
  const firer = state.units[unit];
  if (!firer) throw new RangeError(`no unit "${unit}"`);
  const { side } = firer;
  const step = firer.type.endsWith('artillery') ? ARTILLERY_FIRE : SMALL_ARMS;
  const ready = happened(codeNapoleon, state, (c) => {
    c.position.clearMarks();
    c.position.setTurn(1, sideNumber(side), wordNumber(step), 0);
  });
  const chances = new Map<string, number>();
  const order = { type: 'fire', side, unit, target };
  if (codeNapoleon.refusal(ready, order)) return new Map([[JSON.stringify(state), 1]]);
  for (const { outcomes } of exactOdds(codeNapoleon, ready, order)) {
    for (const { probability, state: after } of outcomes) {
      const key = JSON.stringify(after);
      chances.set(key, (chances.get(key) ?? 0) + probability);
    }
  }
  return chances;
}

/** The same of every position of some. */
export function afterFires(before: Chances, fire: (state: State) => Chances): Chances {
  const chances = new Map<string, number>();
  for (const [key, share] of before) {
    for (const [after, chance] of fire(JSON.parse(key) as State)) {
      chances.set(after, (chances.get(after) ?? 0) + share * chance);
    }
  }
  return chances;
}
