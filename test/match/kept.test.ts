import { expect, test } from 'vitest';
import { deploy, type Ruleset, type Scenario, UnusableData } from '../../src/core';
import { Match, newSave, type RequestMessage, readSave, type Save } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ccn, ccnScenarios } from '../../src/rulesets/ccn';
import { corsicanOgre, corsicanOgreScenarios } from '../../src/rulesets/corsican-ogre';
import { squares, squaresScenarios } from '../../src/rulesets/squares';
import { happened } from '../happened';

/** A battle as it begins, as JSON that anybody can write. */
function fileOf(game: Ruleset, scenarios: readonly Scenario[], id: string) {
  const scenario = scenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  const rules = scenario.board ? game.on(scenario.board) : game;
  return { rules, data: JSON.parse(JSON.stringify(newSave(rules, deploy(rules, scenario)))) };
}

const villages = () => fileOf(ccNapoleon, ccNapoleonScenarios, 'two-villages');
const lauter = () => fileOf(squares, squaresScenarios, 'lauter-crossing');

/** What is wrong with a file whose position has such a value at a place; undefined if nothing is. */
function faultsWith(
  { rules, data }: ReturnType<typeof villages>,
  place: string,
  value: unknown,
): readonly string[] | undefined {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => at[key], data.state);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  try {
    readSave(rules, data);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error;
    return error.faults;
  }
}

const GAME_MASTER = { seats: [], gameMaster: true } as const;

/** A battle in which nothing is thrown or drawn that matters. */
const matchOf = (rules: Ruleset, save: Save): Match =>
  new Match(rules, save, {
    roll: async ({ count }) => new Array<string>(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });

const ofType = ({ data }: ReturnType<typeof villages>, type: string): string => {
  const found = Object.entries<{ type: string }>(data.state.units).find(([, unit]) => unit.type === type);
  if (!found) throw new Error(`no ${type} takes part`);
  return found[0];
};

test('how far chat has reported a battle is read under the name that it had before, too', () => {
  const { rules, data } = villages();
  expect(readSave(rules, { ...data, reported: 3, told: 1 }).save).toMatchObject({ reported: 3 });
  const { reported: _, ...before } = data;
  expect(readSave(rules, { ...before, told: 2 }).save.reported).toBe(2);
  expect(readSave(rules, { ...before, told: 2 }).save).not.toHaveProperty('told');
  expect(readSave(rules, before).save.reported).toBe(0);
  expect(() => readSave(rules, { ...before, told: 'all' })).toThrow(/reported: expected a whole number/);
});

test('files of both games are read as they are', () => {
  for (const file of [villages(), lauter()]) {
    expect(readSave(file.rules, file.data).save.state).toEqual(file.data.state);
  }
});

test.each([
  ['infantry', 'armed', ['lance'], /has no "lance": leave it out/],
  ['infantry', 'armed', ['rifle'], /has no "rifle": leave it out/],
  ['cavalry', 'formation', 'square', /has no "square": leave it out/],
  ['artillery', 'formation', 'square', /has no "square": leave it out/],
  ['infantry', 'extra', { screen: 3 }, /extra\.screen: expected text/],
  ['infantry', 'extra', { stands: 'a' }, /extra\.stands: expected a list/],
  ['infantry', 'extra', { valour: 3 }, /extra\.valour: is unknown/],
  ['infantry', 'traits', { class: 1 }, /traits\.class: is unknown/],
] as const)('a kept %s with such %s is refused by its place: %j', (type, word, value, fault) => {
  const file = villages();
  const unit = ofType(file, type);
  const faults = faultsWith(file, `units.${unit}.${word}`, value);
  expect(faults).toHaveLength(1);
  expect(faults?.[0]).toMatch(fault);
  expect(faults?.[0]).toContain(`state.units.${unit}.`);
});

test('what skirmishers have become of is read', () => {
  const file = villages();
  const unit = ofType(file, 'infantry');
  expect(faultsWith(file, `units.${unit}.extra`, { screen: null, stands: [''] })).toBeUndefined();
  expect(faultsWith(file, `units.${unit}.extra`, { screen: 'x' })).toBeUndefined();
});

test('a game without data of its own battle takes none', () => {
  expect(faultsWith(villages(), 'extra', { clock: {} })).toEqual([
    expect.stringMatching(/^state\.extra\.clock: is unknown/),
  ]);
});

test.each([
  ['extra', {}, 'state.extra.clock'],
  ['extra.weather', 'rain', 'state.extra.weather'],
  ['extra.clock', { start: '8', minutes: 60, elapsed: 0 }, 'state.extra.clock.start'],
  ['extra.clock', { start: '08:00', minutes: 60, elapsed: -1 }, 'state.extra.clock.elapsed'],
  ['extra.firsts', undefined, 'state.extra.firsts'],
  ['extra.firsts', [{ from: 0, side: 'south' }], 'state.extra.firsts[0].from'],
  ['extra.towns', { Z9: {} }, 'state.extra.towns.Z9'],
  ['extra.break', { share: 2, points: 1 }, 'state.extra.break.share'],
  ['extra.special', [{ rule: 'rain' }], 'state.extra.special[0].rule'],
  ['extra.grades', { of: 'south', list: [{ lead: 1, winner: 'nobody', by: 'x' }] }, 'list[0].winner'],
  ['extra.strength', { south: 3 }, 'state.extra.strength.north'],
  ['extra.first', 'east', 'state.extra.first'],
  ['extra.active', { command: 'a', actions: 'many', rallies: 0 }, 'state.extra.active.actions'],
  ['extra.active', { command: 'a', actions: 1, rallies: 2 }, 'state.extra.active.rallies'],
  ['extra.active', undefined, 'state.extra.active'],
  ['extra.activated', 'all', 'state.extra.activated'],
  ['extra.activated', [3], 'state.extra.activated[0]'],
  ['extra.assaults', [{ unit: 'nobody', from: 'A1', to: 'A2' }], 'state.extra.assaults[0].unit'],
  ['extra.pool', { A1: { hits: -1, dps: 0 } }, 'state.extra.pool.A1.hits'],
  ['extra.combat', { attacker: {}, defender: {}, to: 'A1' }, 'state.extra.combat.attacker.leader'],
  ['extra.hasLent', 'no', 'state.extra.hasLent'],
  ['extra.planIsOver', null, 'state.extra.planIsOver'],
  ['extra.isForeseen', 0, 'state.extra.isForeseen'],
] as const)('data of squares are refused by their place: %s = %j', (place, value, named) => {
  expect(faultsWith(lauter(), place, value)?.join('\n')).toContain(`${named}: `);
});

test.each([
  ['infantry', 'extra', { tired: true }, /extra\.tired: is unknown/],
  ['infantry', 'traits', { class: 9 }, /traits\.class: must be at most 5/],
  ['light-cavalry', 'traits', { class: 2, skirmish: 2 }, /traits\.skirmish: light-cavalry can't have this/],
  ['infantry', 'traits', { command: 7 }, /traits\.command: expected text/],
  ['light-cavalry', 'formation', 'garrison', /has no "garrison": leave it out/],
] as const)('a kept %s of squares with such %s is refused by its place: %j', (type, word, value, fault) => {
  const file = lauter();
  const unit = ofType(file, type);
  expect(faultsWith(file, `units.${unit}.${word}`, value)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['cavalry', { formation: 'square' }, 'formation-of-others'],
  ['infantry', { armed: ['lance'] }, 'weapon-of-others'],
  ['infantry', { armed: ['rifle'] }, 'weapon-of-others'],
  ['infantry', { formation: 'square' }, undefined],
  ['cavalry', { armed: ['lance'] }, undefined],
] as const)('a correction gives nobody what his kind never has: %s, %j', async (type, change, reason) => {
  const file = villages();
  const { save } = readSave(file.rules, file.data);
  const match = matchOf(file.rules, save);
  const unit = ofType(file, type);
  const request = { correct: { type: 'adjusted', unit, change } } as RequestMessage['request'];
  const { result } = await match.submit({ id: 'r', revision: save.revision, request }, GAME_MASTER);
  expect(result).toMatchObject(reason === undefined ? { ok: true } : { refusal: { reason } });
  const enlisted = { ...save.state.units[unit], ...change, id: 'new', at: '5:5', extra: {}, marks: [] };
  const fresh = { correct: { type: 'enlisted', piece: enlisted } } as RequestMessage['request'];
  const second = await match.submit({ id: 's', revision: match.save.revision, request: fresh }, GAME_MASTER);
  expect(second.result).toMatchObject(reason === undefined ? { ok: true } : { refusal: { reason } });
});

/** A battle of this game in which a leader has left the board and died there, and one has died on it. */
function withFallenLeaders(game: Ruleset, [scenario]: readonly Scenario[]) {
  if (!scenario) throw new Error('there is no scenario');
  const start = deploy(game, scenario);
  const [away = '', other = ''] = Object.keys(start.leaders);
  const state = happened(game, start, (c, piece) => {
    c.left(piece(away), 'leader-fate');
    c.leaderEliminated(piece(away), 'wounds', null);
    c.leaderEliminated(piece(other), 'leader-fate', null);
  });
  return { away, state, data: JSON.parse(JSON.stringify({ ...newSave(game, start), state })) };
}

test.each([
  [corsicanOgre, corsicanOgreScenarios],
  [ccn, ccnScenarios],
  [ccNapoleon, ccNapoleonScenarios],
] as const)('a battle in which a leader has died off the board is read as it is: $id', (game, scenarios) => {
  const { away, state, data } = withFallenLeaders(game, scenarios);
  expect(state.fallenLeaders[away]?.at).toBe('');
  expect(readSave(game, data).save.state).toEqual(state);
  data.state.fallenLeaders[away].at = '99:99';
  expect(() => readSave(game, data)).toThrow(`fallenLeaders.${away}.at: space "99:99" is not on the board`);
});

test('whoever stands on the board stands somewhere', () => {
  const { data } = withFallenLeaders(corsicanOgre, corsicanOgreScenarios);
  const [leader = ''] = Object.keys(data.state.leaders);
  data.state.leaders[leader].at = '';
  expect(() => readSave(corsicanOgre, data)).toThrow(`leaders.${leader}.at: space "" is not on the board`);
});

test('who died off the board comes back where he is put, and nowhere else', async () => {
  const { away, data } = withFallenLeaders(corsicanOgre, corsicanOgreScenarios);
  const { save } = readSave(corsicanOgre, data);
  const match = matchOf(corsicanOgre, save);
  const adjust = async (id: string, change: object) => {
    const request = { correct: { type: 'adjusted', unit: away, change } } as RequestMessage['request'];
    return (await match.submit({ id, revision: match.save.revision, request }, GAME_MASTER)).result;
  };
  expect(await adjust('a', { formation: 'line' })).toMatchObject({ refusal: { reason: 'fell-elsewhere' } });
  const [free = ''] = corsicanOgre.grid.spaces.filter(
    (space) => ![...Object.values(save.state.units)].some(({ at }) => at === space),
  );
  expect(await adjust('b', { at: free })).toMatchObject({ ok: true });
  expect(match.save.state.leaders[away]?.at).toBe(free);
});
