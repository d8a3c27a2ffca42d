import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, type Event, resume, SIDES, type State, type Unit } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

const files = ['cc-napoleon', 'code-napoleon', 'squares'].flatMap((ruleset) => {
  const folder = `test/rulesets/${ruleset}/golden`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
});

type Known = Pick<Unit, 'at' | 'strength' | 'formation'> & { readonly facing: Unit['facing'] | undefined };

/** What somebody knows of a battle who only hears of it. */
interface Hearsay {
  readonly units: Map<string, Known>;
  readonly points: Record<string, number>;
  winner: State['winner'];
}

const knownOf = ({ at, strength, formation, facing }: Unit): Known => ({ at, strength, formation, facing });

const seen = ({ units, sides, winner }: State): Hearsay => ({
  units: new Map(Object.values(units).map((unit) => [unit.id, knownOf(unit)])),
  points: Object.fromEntries(SIDES.map((side) => [side, sides[side].points])),
  winner,
});

/** True if a unit is said to take a formation or a facing that it has already. */
const isIdle = ({ units }: Hearsay, event: Event): boolean => {
  if (event.type === 'formed') return units.get(event.unit)?.formation === event.formation;
  return event.type === 'turned' && units.get(event.unit)?.facing === event.facing;
};

function hear({ units, points, ...heard }: Hearsay, event: Event, state: State): State['winner'] {
  const change = (id: string, what: (unit: Known) => Partial<Known>) => {
    const unit = units.get(id);
    if (unit) units.set(id, { ...unit, ...what(unit) });
  };
  switch (event.type) {
    case 'lost':
      change(event.unit, ({ strength }) => ({ strength: strength - event.steps }));
      break;
    case 'gained':
      change(event.unit, ({ strength }) => ({ strength: strength + event.steps }));
      break;
    case 'moved':
      change(event.unit, ({ at }) => ({ at: event.path.at(-1) ?? at }));
      break;
    case 'retreated':
    case 'evaded':
    case 'advanced':
      change(event.unit, () => ({ at: event.to }));
      break;
    case 'formed':
      change(event.unit, () => ({ formation: event.formation }));
      break;
    case 'turned':
      change(event.unit, () => ({ facing: event.facing }));
      break;
    case 'eliminated':
    case 'left':
      units.delete(event.unit);
      break;
    case 'detached':
      change(event.unit, ({ strength }) => ({ strength: strength - 1 }));
      units.set(event.group.id, { ...knownOf(event.group), at: event.path.at(-1) ?? event.group.at });
      break;
    case 'joined':
      units.delete(event.unit);
      change(event.into, ({ strength }) => ({ strength: strength + event.steps }));
      break;
    case 'entered': {
      const piece = state.reserve[event.unit];
      if (piece && 'strength' in piece) units.set(event.unit, { ...knownOf(piece), at: event.at });
      break;
    }
    case 'scored':
      points[event.side] = (points[event.side] ?? 0) + event.points;
      break;
    case 'won':
      return event.side;
    case 'drawn':
      return 'draw';
  }
  return heard.winner;
}

// Chat, sounds and whoever looks on are told of a battle by its events alone.
test.each(files)('what is told is what happens: %s', (file) => {
  const { scenario: id, log } = JSON.parse(readFileSync(file, 'utf8')) as GoldenBattle;
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let state = deploy(rules, scenario);
  const heard = seen(state);
  for (const line of log.filter((each) => hashIn(each) === undefined)) {
    const run = resume(rules, state, actionOf(line, state));
    for (const event of run.events) {
      expect(isIdle(heard, event), `${line}: ${JSON.stringify(event)}`).toBe(false);
      heard.winner = hear(heard, event, state);
    }
    expect(heard, line).toEqual(seen(run.state));
    state = run.state;
  }
});
