import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EagerPlayer, playToEnd, RandomPlayer } from '../../src/ai';
import { deploy, type Ruleset, readScenario, type Scenario, scenarioFaults } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import {
  begun,
  type Draft,
  draftFrom,
  draftOf,
  fieldsIn,
  freshDraft,
  isOfFamily,
  readDraftAs,
  readWorkshop,
  redone,
  undone,
  withEdit,
  workshopText,
} from '../../src/workshop';
import { draftOfGame } from './random-draft';

/** As many as the scenarios of any game: each is played at least once. */
const BATTLES = 8;
const RULES = GAMES.map(({ rules }) => rules);
const gameOf = (id: string): Ruleset => RULES.find((rules) => rules.id === id) ?? raise(id);

function raise(id: string): never {
  throw new Error(`there is no ${id}`);
}

const pairs = GAMES.flatMap(({ rules: from, scenarios }) =>
  RULES.filter((to) => isOfFamily(from, to)).map((to) => [from.id, to.id, { from, to, scenarios }] as const),
);

function readAs(from: Ruleset, to: Ruleset, draft: Draft) {
  return readDraftAs(from, to, draft) ?? raise(`reading of ${String(draft.id)} as ${to.id}`);
}

test('games on hexes are read as each other, and games on squares', () => {
  expect(pairs.map(([from, to]) => `${from} ${to}`).sort()).toEqual([
    'cc-napoleon ccn',
    'cc-napoleon corsican-ogre',
    'ccn cc-napoleon',
    'ccn corsican-ogre',
    'code-napoleon squares',
    'corsican-ogre cc-napoleon',
    'corsican-ogre ccn',
    'squares code-napoleon',
  ]);
});

describe.each(pairs)('a scenario of %s as one of %s', (_, __, { from, to, scenarios }) => {
  test('has no faults, loses no piece that has a counterpart, and has no piece or ground of the other game', () => {
    for (const scenario of scenarios) {
      const { draft, misfits } = readAs(from, to, draftFrom(from, scenario));
      expect([scenario.id, scenarioFaults(to, draft)]).toEqual([scenario.id, []]);
      const lost = misfits.filter(({ reason, from: told }) => reason === 'left-out' && told.is === 'type');
      const missing = lost.reduce((all, { count }) => all + count, 0);
      const pieces = Object.keys(fieldsIn(draft.units)).length;
      expect([scenario.id, pieces + missing]).toEqual([scenario.id, Object.keys(scenario.units).length]);
    }
  });

  test('made at random has no faults either', () => {
    const property = fc.property(draftOfGame(from), (draft) => {
      const read = readDraftAs(from, to, draft);
      expect(read ? scenarioFaults(to, read.draft) : []).toEqual([]);
    });
    fc.assert(property, { numRuns: 40, seed: 1809 });
  });

  test(`is played to its end in ${BATTLES} battles`, { timeout: 120_000 }, () => {
    const read = scenarios.map((scenario) =>
      readScenario(to, readAs(from, to, draftFrom(from, scenario)).draft),
    );
    expect(read.length).toBeLessThanOrEqual(BATTLES);
    for (let battle = 0; battle < BATTLES; battle += 1) {
      const scenario: Scenario = read[battle % read.length] ?? raise('scenario');
      const { play, ...rules } = to.on(scenario.board ?? to.boards.usual);
      const players = [new RandomPlayer(play), new EagerPlayer(play)] as const;
      const start = deploy({ ...rules, play }, scenario);
      expect(playToEnd(play, start, players, battle + 1).end.winner).not.toBeNull();
    }
  });
});

describe.each(RULES.map((rules) => [rules.id, rules] as const))('the words of %s', (_, rules) => {
  test('name every piece, ground, border and field work of the game, and nothing else', () => {
    const { pieces, terrain, borders, works, options } = rules.counterparts;
    expect([...new Set(pieces.map(({ type }) => type))].sort()).toEqual(Object.keys(rules.pieces).sort());
    expect(Object.keys(terrain).sort()).toEqual(Object.keys(rules.terrain).sort());
    expect(Object.keys(borders).sort()).toEqual(Object.keys(rules.borders).sort());
    expect(Object.keys(works).sort()).toEqual(Object.keys(rules.works).sort());
    const known = [...new Set(RULES.flatMap((each) => each.options.map(({ id }) => id)))];
    expect(options.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('are found in no other kind of board', () => {
    const strangers = RULES.filter(({ grid }) => grid.kind !== rules.grid.kind);
    for (const other of strangers) expect(isOfFamily(rules, other)).toBe(false);
  });
});

const hexes = (units: Draft, more: Draft = {}): Draft => ({
  ...freshDraft(gameOf('cc-napoleon'), { title: 'A field', south: 'South', north: 'North' }),
  sides: {
    south: { name: 'South', nation: 'british', target: 5, rating: 5 },
    north: { name: 'North', nation: 'french', target: 4, rating: 6 },
  },
  units,
  ...more,
});

const unitsAs = (to: string, units: Draft): Draft =>
  fieldsIn(readAs(gameOf('cc-napoleon'), gameOf(to), hexes(units)).draft.units);

test('a unit becomes the troops of its nation, and keeps its share of strength and its name', () => {
  const units = unitsAs('ccn', {
    a: { side: 'south', type: 'infantry', at: '8:1', name: '9th Foot', strength: 3 },
    b: { side: 'south', type: 'light-infantry', at: '8:2', armed: ['rifle'] },
    c: { side: 'north', type: 'light-cavalry', at: '0:1', armed: ['lance'] },
    d: { side: 'south', type: 'infantry', at: '8:3', nation: 'portuguese' },
    e: { side: 'south', type: 'infantry', at: '8:4', nation: 'dutch' },
  });
  expect(units).toMatchObject({
    a: { type: 'british-line', name: '9th Foot', strength: 2, at: '8:1' },
    b: { type: 'british-rifles' },
    c: { type: 'french-lancers' },
    d: { type: 'portuguese-line', nation: 'portuguese' },
    e: { type: 'portuguese-line', nation: 'dutch' },
  });
});

test('troops without a counterpart are left out and told, and what becomes something else is told once with its number', () => {
  const draft = hexes({
    a: { side: 'south', type: 'skirmishers', at: '8:1' },
    b: { side: 'south', type: 'commander', at: '8:2' },
    c: { side: 'north', type: 'commander', at: '0:2' },
  });
  const { draft: read, misfits } = readAs(gameOf('cc-napoleon'), gameOf('ccn'), draft);
  expect(Object.keys(fieldsIn(read.units))).toEqual(['b', 'c']);
  expect(misfits).toEqual([
    { reason: 'left-out', path: ['units'], from: { is: 'type', id: 'skirmishers' }, count: 1 },
    {
      reason: 'becomes',
      path: ['units', 'b'],
      from: { is: 'type', id: 'commander' },
      to: { is: 'type', id: 'leader' },
      count: 2,
    },
  ]);
});

test('a unit on ground that the other game closes to it moves to the nearest space that is open', () => {
  const ccn = gameOf('ccn');
  const draft: Draft = {
    ...hexes({}),
    ruleset: 'ccn',
    terrain: { '4:4': 'forest' },
    units: {
      a: { side: 'south', type: 'british-heavy-cavalry', at: '4:4', name: 'Dragoons' },
      b: { side: 'south', type: 'leader', at: '4:4' },
    },
  };
  const { draft: read, misfits } = readAs(ccn, gameOf('cc-napoleon'), draft);
  const { a, b } = fieldsIn(read.units);
  expect(fieldsIn(a).at).not.toBe('4:4');
  expect(fieldsIn(b).at).toBe(fieldsIn(a).at);
  expect(misfits).toContainEqual(
    expect.objectContaining({
      reason: 'moves',
      path: ['units', 'a', 'at'],
      from: { is: 'text', text: 'Dragoons' },
    }),
  );
});

test('options with the same meaning stay, and others are told if they are not the usual ones', () => {
  const options = { commandCards: false, landwehrCavalryDice: 2 };
  const { draft, misfits } = readAs(gameOf('cc-napoleon'), gameOf('ccn'), hexes({}, { options }));
  expect(draft.options).toMatchObject({ commandCards: false });
  expect(misfits).toEqual([
    {
      reason: 'left-out',
      path: ['options'],
      from: { is: 'word', path: ['options', 'landwehrCavalryDice'], word: 2 },
      count: 1,
    },
  ]);
});

test('on squares classes become grades, minutes turns, and generals get their chain of command', () => {
  const squares = gameOf('squares');
  const draft: Draft = {
    ...freshDraft(squares, { title: 'A field', south: 'South', north: 'North' }),
    clock: { start: '09:30', minutes: 600 },
    break: { share: 0.4, points: 4 },
    units: {
      chief: { side: 'south', type: 'commander-in-chief', at: 'A6' },
      general: { side: 'south', type: 'general', at: 'B6', rating: 'excellent', command: 'first' },
      foot: { side: 'south', type: 'infantry', at: 'B6', class: 2, skirmish: 3, command: 'first', dps: 3 },
    },
  };
  const { draft: read } = readAs(squares, gameOf('code-napoleon'), draft);
  expect(read).toMatchObject({ clock: { start: '09:30' }, turns: 14, break: 0.4 });
  expect(read.units).toMatchObject({
    chief: { type: 'corps-general', command: 'chief' },
    general: { type: 'division-general', rating: 2, command: 'first', under: 'chief' },
    foot: { type: 'light-infantry', grade: 'veteran', command: 'first' },
  });
  const { draft: back } = readAs(gameOf('code-napoleon'), squares, read);
  expect(back).toMatchObject({ clock: { start: '09:30', minutes: 630 }, break: { share: 0.4, points: 4 } });
  expect(back.units).toMatchObject({ chief: draft.units && fieldsIn(draft.units).chief });
});

test('a scenario with a fault is not read as one of another game', () => {
  const draft = hexes({ a: { side: 'south', type: 'dragon', at: '8:1' } });
  expect(readDraftAs(gameOf('cc-napoleon'), gameOf('ccn'), draft)).toBeUndefined();
});

test('the reading is one edit that is undone, redone and kept, and later edits are by the other game', () => {
  const cc = gameOf('cc-napoleon');
  const first = begun(cc, hexes({ a: { side: 'south', type: 'infantry', at: '8:1' } }));
  const read = withEdit(RULES, first, { type: 'read-as', game: 'ccn' });
  expect(draftOf(RULES, read)).toMatchObject({ ruleset: 'ccn', units: { a: { type: 'british-line' } } });
  const turned = withEdit(RULES, read, { type: 'mirror', how: 'turned' });
  const kept = readWorkshop(JSON.parse(workshopText(turned)));
  expect(draftOf(RULES, kept)).toEqual(draftOf(RULES, turned));
  expect(draftOf(RULES, undone(undone(turned)))).toEqual(first.start);
  expect(draftOf(RULES, redone(undone(read)))).toEqual(draftOf(RULES, read));
  let many = read;
  for (let turn = 1; turn <= 250; turn += 1)
    many = withEdit(RULES, many, { type: 'set', path: ['title'], value: `Field ${turn}` });
  expect(many.ruleset).toBe('ccn');
  expect(draftOf(RULES, many)).toMatchObject({ ruleset: 'ccn', title: 'Field 250' });
});

test.each(['squares', 'dragons', 'cc-napoleon'])('an edit that asks for %s changes nothing', (game) => {
  const first = begun(gameOf('cc-napoleon'), hexes({}));
  expect(withEdit(RULES, first, { type: 'read-as', game })).toBe(first);
});
