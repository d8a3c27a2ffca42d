import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readScenario, scenarioData, UnusableData, wholeBriefing } from '../../src/core';
import { newBattleContext } from '../../src/foundry/applications/new-battle/new-battle-context';
import {
  type BattleDraft,
  changedScenario,
  chosenScenario,
  chosenSeats,
  FRESH_DRAFT,
  withCommander,
  withFile,
  withOption,
  withWay,
} from '../../src/foundry/applications/new-battle/new-battle-draft';
import {
  readScenarioFile,
  scenarioFile,
  scenarioFileName,
} from '../../src/foundry/applications/scenario-file';
import { withOptions } from '../../src/match/new-battle';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';
import { ENGLISH } from './english';

// The documents need a Foundry around them, and nothing that is tested here needs the documents.
vi.mock('../../src/foundry/documents', () => ({}));

// As they come back from a file: with all options, also those that the scenario leaves as they are.
const scenarios = ccNapoleonScenarios.map((scenario) =>
  readScenario(ccNapoleon, scenarioData(ccNapoleon, scenario)),
);
const games = [{ rules: ccNapoleon, scenarios }];
const [rolica, second] = scenarios;
if (!rolica || !second) throw new Error('there are no scenarios');
const chosen = { rules: ccNapoleon, scenario: rolica };
const users = [
  { id: 'u1', name: 'Anna', isHere: true },
  { id: 'u2', name: 'Ben', isHere: true },
];
const texts = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

const guideTexts = { ...texts, list: (names: readonly string[]) => names.join(', ') };

const contextOf = (draft: BattleDraft) =>
  newBattleContext({ games, draft, users, isUnfolded: false, isBusy: false }, guideTexts);

const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/scenarios.md', 'utf8')) ?? [];

describe('the file of a scenario', () => {
  test.each(ccNapoleonScenarios.map((scenario) => [scenario.id, scenario] as const))(
    'comes back as it was written: %s',
    (_, scenario) => {
      const read = readScenarioFile(scenarioFile(ccNapoleon, scenario), games);
      expect(read).toEqual({ rules: ccNapoleon, scenario: { ...scenario, options: read.scenario.options } });
      expect(read.scenario.options).toMatchObject(scenario.options);
    },
  );

  test('of a battle that is still to be prepared comes back too', () => {
    const units = Object.fromEntries(
      Object.entries(rolica.units).map(([id, { at: _, ...piece }]) => [id, piece]),
    );
    const scenario = readScenario(ccNapoleon, { ...rolica, units, arrivals: [], preparation: {} });
    expect(readScenarioFile(scenarioFile(ccNapoleon, scenario), games).scenario).toEqual(scenario);
  });

  test('can be read and edited by hand: a piece a line', () => {
    const lines = scenarioFile(ccNapoleon, rolica).split('\n');
    for (const id of Object.keys(rolica.units)) {
      expect(lines.filter((line) => line.startsWith(`    "${id}": {`) && /\},?$/.test(line))).toHaveLength(1);
    }
    expect(lines.slice(1, 3)).toEqual(['  "formatVersion": 1,', '  "id": "rolica-1808",']);
  });

  test.each([
    ['no JSON', '{ "id": ', ['file: is not valid JSON']],
    ['a list', '[1]', ['file: expected a mapping, got [1]']],
    ['an unknown game', '{ "ruleset": "chess" }', ['ruleset: "chess" is unknown; use one of cc-napoleon']],
    ['no game at all', '{}', ['ruleset: is missing']],
    ['far too much', `"${'x'.repeat(600_000)}"`, ['file: is too large']],
    [
      'two faults in one file',
      example.replace('"6:4"', '"6:14"').replace('"militia"', '"hussars"'),
      ['units.a1.at: space "6:14" is not on the board', 'units.f3.type: "hussars" is unknown'],
    ],
  ])('that is broken is refused, every fault with its place: %s', (_, content, faults) => {
    let error: unknown;
    try {
      readScenarioFile(content, games);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof UnusableData)) throw new Error(`not refused, or otherwise: ${error}`);
    for (const fault of faults) expect(error.faults.join('\n')).toContain(fault);
    expect(error.faults).toHaveLength(faults.length);
  });

  test('has a name that every system takes', () => {
    expect(scenarioFileName(rolica)).toBe('rolica-1808.json');
    expect(scenarioFileName({ ...rolica, id: '../..', title: 'Élan / 2' })).toBe('Élan-2.json');
    expect(scenarioFileName({ ...rolica, id: '?', title: '' })).toBe('scenario.json');
  });
});

describe('the file of a scenario of squares', () => {
  test.each(squaresScenarios.map((scenario) => [scenario.id, scenario] as const))(
    'comes back as it was written: %s',
    (_, scenario) => {
      const read = readScenarioFile(scenarioFile(squares, scenario), [{ rules: squares, scenarios: [] }]);
      expect(read.scenario).toEqual({ ...scenario, options: read.scenario.options });
    },
  );
});

test('the dialog shows several games, their boards, and options by what they are about', () => {
  const both = [...games, { rules: squares, scenarios: squaresScenarios }];
  const scene = { games: both, users, tables: ['combat-chart'], isUnfolded: false, isBusy: false };
  const draft = { ...FRESH_DRAFT, key: 'austerlitz-1805' };
  const shown = newBattleContext({ ...scene, draft }, guideTexts);
  expect(shown.battles).toHaveLength(scenarios.length + 2);
  expect(shown.battles.at(-1)).toMatchObject({
    title: 'Austerlitz, 2 December 1805',
    isChosen: true,
    versions: [{ key: 'austerlitz-1805', game: 'Napoleonic Squares' }],
  });
  expect(shown.battles.at(-1)?.lines.join()).toContain('12 × 9');
  expect(shown.tables).toContain('Combat chart');
  expect(shown.sides[0]?.stats.map(({ label }) => label)).toEqual(['Units']);
  expect(shown.options.map(({ group }) => group)).toEqual([
    'Bombardment',
    'Movement and rally',
    'Assault',
    'Turn and command',
  ]);
});

test('a battle that several games have is listed once, with a choice of its games', () => {
  const shown = newBattleContext(
    {
      games: GAMES,
      draft: { ...FRESH_DRAFT, key: 'ccn-rolica-1808' },
      users,
      isUnfolded: false,
      isBusy: false,
    },
    guideTexts,
  );
  const titles = shown.battles.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const [rolicaCard] = shown.battles.filter(({ isChosen }) => isChosen);
  expect(rolicaCard).toMatchObject({
    title: rolica.title,
    picture: 'ccn-rolica-1808',
    lines: ['Allies against French', '14 and 9 units, 13 × 9', '5 points to win'],
    versions: [
      { key: 'rolica-1808', isChosen: false },
      { key: 'ccn-rolica-1808', game: 'Napoleonic core game', isChosen: true },
      { key: 'ogre-rolica-1808', isChosen: false },
    ],
  });
  for (const word of ['french', 'core game', '1808', '13 × 9']) expect(rolicaCard?.words).toContain(word);
  // A game without points tells its length.
  expect(shown.battles.find(({ picture }) => picture === 'heights-of-kranz')?.lines[2]).toContain('10 turns');
});

describe('what has been chosen', () => {
  const bridge = readScenarioFile(example, games);

  test('a file becomes the chosen scenario and replaces an older one of its id', () => {
    const once = withFile(FRESH_DRAFT, bridge);
    const twice = withFile(once, { ...bridge, scenario: { ...bridge.scenario, title: 'At noon' } });
    expect(chosenScenario(games, twice)).toMatchObject({ isFromFile: true, scenario: { title: 'At noon' } });
    const listed = contextOf(twice).battles;
    expect(listed.at(-1)).toMatchObject({
      title: 'At noon (file)',
      isChosen: true,
      versions: [{ key: 'file:bridge-at-dawn', isChosen: true }],
    });
    expect(listed).toHaveLength(scenarios.length + 1);
  });

  test('a file with the id of a scenario of the game does not hide it', () => {
    const draft = withFile(FRESH_DRAFT, chosen);
    const listed = contextOf(draft).battles;
    expect(listed.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(chosenScenario(games, { ...draft, key: rolica.id })?.isFromFile).toBe(false);
  });

  test('players are proposed in their order; whoever was chosen stays with another scenario', () => {
    expect(chosenSeats(FRESH_DRAFT, users)).toEqual({ south: 'u1', north: 'u2' });
    expect(chosenSeats(FRESH_DRAFT, [])).toEqual({ south: '', north: 'officer:recruit' });
    const draft = { ...FRESH_DRAFT, seats: { south: '', north: 'u1' }, key: second.id };
    expect(chosenSeats(draft, users)).toEqual({ south: '', north: 'u1' });
    const [south, north] = contextOf(draft).sides;
    expect(south?.users.some(({ isChosen }) => isChosen)).toBe(false);
    expect(north?.users).toContainEqual({ id: 'u1', name: 'Anna', isChosen: true });
    // Somebody has left the world for good.
    expect(chosenSeats({ ...draft, seats: { north: 'u9' } }, users).north).toBe('');
  });

  test('an officer for the other side comes first while no player is in the room', () => {
    const away = users.map((user) => ({ ...user, isHere: false }));
    const shown = (of: typeof users, draft = FRESH_DRAFT) =>
      newBattleContext({ games, draft, users: of, isUnfolded: false, isBusy: false }, guideTexts);
    const [officer, both, commanders] = [
      { name: 'I play against an officer' },
      { name: 'I play both sides' },
      { name: 'Each side has a commander' },
    ];
    expect(shown(away)).toMatchObject({
      ways: [{ ...officer, isChosen: true }, both, commanders],
      hasCommanders: true,
    });
    expect(chosenSeats(FRESH_DRAFT, away)).toEqual({ south: '', north: 'officer:recruit' });
    expect(shown(users)).toMatchObject({
      ways: [{ ...commanders, isChosen: true }, officer, both],
      hasCommanders: true,
    });
    // For an evening that is yet to come, sides are given to players who are away.
    const draft = withWay(FRESH_DRAFT, 'commanders');
    expect(chosenSeats(draft, away)).toEqual({ south: 'u1', north: 'u2' });
    expect(shown(away, draft).sides[0]?.users[0]).toEqual({ id: 'u1', name: 'Anna (away)', isChosen: true });
    expect(chosenSeats(withCommander(draft, 'north', 'u1', away), away).north).toBe('u1');
    const alone = withWay(FRESH_DRAFT, 'both-sides');
    expect(chosenSeats(alone, users)).toEqual({ south: '', north: '' });
    expect(shown(users, alone).hasCommanders).toBe(false);
  });

  test('any officer may command any side; on an empty field none is proposed', () => {
    const away = users.map((user) => ({ ...user, isHere: false }));
    const led = withCommander(FRESH_DRAFT, 'south', 'officer:marshal', away);
    expect(chosenSeats(led, away)).toEqual({ south: 'officer:marshal', north: 'officer:recruit' });
    const chosenIn = newBattleContext(
      { games, draft: led, users: away, isUnfolded: false, isBusy: false },
      guideTexts,
    ).sides[0]?.users.filter(({ isChosen }) => isChosen);
    expect(chosenIn).toEqual([{ id: 'officer:marshal', name: 'Officer: Marshal', isChosen: true }]);
    expect(chosenSeats({ ...led, seats: { south: 'officer:emperor' } }, away).south).toBe('');
    const empty = { ...FRESH_DRAFT, key: 'empty-field-cc-napoleon' };
    expect(chosenSeats(empty, away)).toEqual({ south: '', north: '' });
  });

  test('players in the room are proposed before those who are away; a side is the GM’s where there are too few', () => {
    const [anna, ben] = users.map((user) => ({ ...user, isHere: false }));
    if (!anna || !ben) throw new Error('there are no players');
    expect(chosenSeats(FRESH_DRAFT, [anna, { ...ben, isHere: true }])).toEqual({ south: 'u2', north: '' });
  });

  test('an option that was changed goes before the scenario, and back again', () => {
    const changed = withOption(chosen, FRESH_DRAFT, 'commandCards', 'false');
    expect(changed.options).toEqual({ commandCards: false });
    expect(changedScenario(chosen, changed).options).toEqual({ ...rolica.options, commandCards: false });
    expect(withOption(chosen, changed, 'commandCards', 'true').options).toEqual({});
    expect(withOption(chosen, changed, 'commandCards', 'maybe')).toBe(changed);
    expect(withOption(chosen, changed, 'weather', 'true')).toBe(changed);
    expect(changedScenario(chosen, FRESH_DRAFT)).toEqual(rolica);
  });

  test('options that the rules of the scenario don’t know stay out of it', () => {
    expect(changedScenario(chosen, { ...FRESH_DRAFT, options: { weather: true } })).toEqual(rolica);
  });
});

describe('what the dialog shows', () => {
  test('both sides, the source and the ground scale', () => {
    const { sides, briefing, source, scale, canBegin } = contextOf(FRESH_DRAFT);
    expect([briefing, source]).toEqual([wholeBriefing(rolica.briefing).situation, rolica.source]);
    expect(scale).toContain('300 yards');
    expect(canBegin).toBe(true);
    const ofSouth = Object.values(rolica.units).filter(({ side }) => side === 'south');
    const units = ofSouth.filter(({ type }) => ccNapoleon.pieces[type]?.kind === 'unit').length;
    const { name, rating, target } = rolica.sides.south;
    expect(sides[0]).toMatchObject({
      side: 'south',
      name,
      stats: [
        { label: 'Command cards', value: String(rating) },
        { label: 'Points to win', value: String(target) },
        { label: 'Units', value: String(units) },
      ],
    });
    expect(sides[0]?.flag.face).not.toBe(sides[1]?.flag.face);
  });

  test('who arrives later, and that there are no cards', () => {
    const draft = withFile(FRESH_DRAFT, readScenarioFile(example, games));
    expect(contextOf(draft).sides[1]?.stats[2]?.value).toBe('6 (1 arriving later)');
    const [south] = contextOf({ ...draft, options: { commandCards: false } }).sides;
    expect(south?.stats[0]).toEqual({ label: 'Command rating', value: '5' });
  });

  test('every option with its sentence, and how many were changed', () => {
    const shown = contextOf({ ...FRESH_DRAFT, options: { smallBattleTie: 5 } });
    const options = shown.options.flatMap((group) => group.options);
    const { changes } = shown;
    expect(options.map(({ id }) => id)).toEqual(ccNapoleon.options.map(({ id }) => id));
    expect(options.every(({ values }) => values.filter(({ isChosen }) => isChosen).length === 1)).toBe(true);
    expect(options.filter(({ isChanged }) => isChanged).map(({ id }) => id)).toEqual(['smallBattleTie']);
    expect(changes).toBe('(1 changed)');
    expect(contextOf(FRESH_DRAFT).changes).toBe('');
  });

  test('nothing to begin with while a battle is set up, or without any scenario', () => {
    const scene = { games, draft: FRESH_DRAFT, users, isUnfolded: false, isBusy: true };
    expect(newBattleContext(scene, guideTexts).canBegin).toBe(false);
    const bare = newBattleContext({ ...scene, games: [], isBusy: false }, guideTexts);
    expect(bare).toMatchObject({ canBegin: false, sides: [], options: [], scale: '' });
  });
});

describe('options of a macro', () => {
  test('go before those of the scenario', () => {
    expect(withOptions(ccNapoleon, rolica, {})).toEqual(rolica);
    expect(withOptions(ccNapoleon, rolica, { commandCards: false }).options).toEqual({
      ...rolica.options,
      commandCards: false,
    });
  });

  test.each([
    [
      'an unknown option',
      { weather: true },
      /options\.weather: is unknown; use one of landwehrCavalryDice, /,
    ],
    ['an unknown value', { smallBattleTie: 7 }, /options\.smallBattleTie: must be one of 6, 5/],
    ['no options at all', 'commandCards', /options: expected a mapping, got "commandCards"/],
  ])('are refused: %s', (_, options, fault) => {
    expect(() => withOptions(ccNapoleon, rolica, options)).toThrow(fault);
  });
});
