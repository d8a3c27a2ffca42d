import { describe, expect, test, vi } from 'vitest';
import {
  ARMY_FORMAT,
  type Army,
  type ArmyBuilding,
  type ArmyRemark,
  fields,
  migrated,
  noOthers,
  readScenario,
  type Scenario,
  text,
  UnusableData,
} from '../../src/core';
import {
  armyBuilderContext,
  emptyDraft,
  withCount,
  withLoaded,
  withNation,
  withPart,
  withSample,
  withSize,
} from '../../src/foundry/applications/armies/army-builder-context';
import {
  type ArmyGame,
  armyGamesOf,
  plannedScenario,
  pointChoices,
} from '../../src/foundry/applications/armies/army-game';
import {
  freshPlan,
  withBattleSize,
  withSideArmy,
  withWay,
} from '../../src/foundry/applications/armies/army-plan-choices';
import { armyPlanContext, battlePlan } from '../../src/foundry/applications/armies/army-plan-draft';
import {
  armyFile,
  armyFileName,
  listedArmies,
  readArmyFile,
  withArmy,
  withoutArmy,
} from '../../src/foundry/applications/armies/saved-armies';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonArmies } from '../../src/rulesets/cc-napoleon';
import { openEnglish } from './english';

const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  [
    key.replace(/^PDC\.[\w-]+\./, ''),
    ...Object.entries(blanks).map(([name, word]) => `${name}=${word}`),
  ].join(' ');

const PRICES: Readonly<Record<string, number>> = { infantry: 3, cavalry: 4, general: 6 };

const armies: ArmyBuilding = {
  sizes: [
    { id: 'small', points: [40, 50], terrain: 4, rating: 4, units: [10, 13], rule: 'R' },
    { id: 'large', points: [80], terrain: 6, rating: 6, units: [19, 22], rule: 'R' },
  ],
  nations: ['french', 'british'],
  lines: {},
  pieces: () => [],
  hasHousePrices: false,
  prices: PRICES,
  free: { commander: 1 },
  samples: [
    { id: 's40', size: 'small', points: 40, counts: { infantry: 11, general: 1 }, rule: 'R' },
    { id: 's50', size: 'small', points: 50, counts: { infantry: 14, general: 1 }, rule: 'R' },
    { id: 's80', size: 'large', points: 80, counts: { infantry: 20, cavalry: 5 }, rule: 'R' },
  ],
  typesOf: () => Object.keys(PRICES),
  colourOf: (_type, nation) => nation,
  ofNation: (counts) => counts,
  cost: ({ counts }) =>
    Object.entries(counts).reduce((sum, [type, count]) => sum + count * (PRICES[type] ?? 0), 0),
  pointsOf: ({ points, attacker }, side) => (attacker === side ? Math.floor(points * 1.25) : points),
  remarks: (army, _size, points): ArmyRemark[] => [
    ...(army.counts.general === undefined
      ? [{ reason: 'few', blanks: { type: 'PDC.rules.type.general' }, rule: 'R2', weight: 'advice' as const }]
      : []),
    ...(armies.cost(army) > points
      ? [{ reason: 'dear', blanks: {}, rule: 'R1', weight: 'fault' as const }]
      : []),
  ],
  read(data) {
    const found: string[] = [];
    const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
    const army = fields(migrated(ARMY_FORMAT, data), 'army', faults);
    noOthers(army, ['name', 'nation', 'counts'], 'army', faults);
    const name = text(army.name, 'name', faults);
    const nation = text(army.nation, 'nation', faults);
    const counts = fields(army.counts, 'counts', faults) as Army['counts'];
    if (found.length > 0) throw new UnusableData('army', found);
    return { name, nation, counts };
  },
  battle: vi.fn((plan) => ({ id: plan.size }) as unknown as Scenario),
};

const game: ArmyGame = { rules: ccNapoleon, scenarios: [], armies };
const picton: Army = { name: 'Picton', nation: 'british', counts: { infantry: 4 } };
const nameOf = (nation: string) => nation.toUpperCase();
const draft = emptyDraft(game, nameOf);

test('only games that know how to build armies are offered', () => {
  expect(armyGamesOf([{ rules: ccNapoleon, scenarios: [] }, game])).toEqual([game]);
});

describe('the file of an army', () => {
  const file = (change: object): string =>
    JSON.stringify({ ...(JSON.parse(armyFile(game, picton)) as object), ...change });

  test('comes back as it was written', () => {
    expect(readArmyFile(armyFile(game, picton), [game])).toEqual({ game, army: picton });
  });

  test.each([
    ['no JSON', '{ "format": ', /file: is not valid JSON .*\n.*remedy/],
    ['a list', '[1]', /file: expected a mapping, got \[1\]\n.*remedy/],
    ['another format', file({ format: 'other/army' }), /format: "other\/army" is unknown; use one of pas-de/],
    ['an unknown game', file({ ruleset: 'chess' }), /ruleset: "chess" is unknown; use one of cc-napoleon/],
    ['a wrong army', file({ nation: 3 }), /nation: expected text/],
    ['a word too many', file({ colour: 'red' }), /army\.colour: is unknown/],
    ['far too much', `"${'x'.repeat(60_000)}"`, /is too large/],
  ])('that is broken is refused with place and remedy: %s', (_what, content, fault) => {
    expect(() => readArmyFile(content, [game])).toThrow(UnusableData);
    expect(() => readArmyFile(content, [game])).toThrow(fault);
  });

  test('has a name that every system takes', () => {
    expect(armyFileName({ ...picton, name: 'Picton / 3rd: “Fighting”' })).toBe('Picton-3rd-Fighting.json');
    expect(armyFileName({ ...picton, name: '...' })).toBe('army.json');
  });
});

describe('saved armies', () => {
  const kept = { ruleset: 'cc-napoleon', ...picton };

  test('of one name replace each other, and go alone', () => {
    const other = { ...kept, name: 'Reille' };
    const again = { ...kept, counts: { cavalry: 1 } };
    expect(withArmy(withArmy(withArmy(undefined, kept), other), again)).toEqual([other, again]);
    expect(withoutArmy([kept, other], 'cc-napoleon', 'Picton')).toEqual([other]);
    expect(withoutArmy([kept], 'another-game', 'Picton')).toEqual([kept]);
  });

  test('are listed by name; those that make no sense stay in the list without an army', () => {
    const broken = { ruleset: 'cc-napoleon', name: 'Broken', nation: 3 };
    const list = [kept, broken, { ...kept, ruleset: 'chess' }, null, 7];
    expect(listedArmies(list, game)).toEqual([
      { name: 'Broken', army: null },
      { name: 'Picton', army: picton },
    ]);
    expect(listedArmies('nonsense', game)).toEqual([]);
  });
});

describe('a draft', () => {
  test('begins empty, for the smallest battle', () => {
    expect(draft).toEqual({
      size: 'small',
      points: 40,
      army: { name: 'FRENCH', nation: 'french', counts: {} },
    });
  });

  test('keeps whole counts only, and none of what there is none of', () => {
    const three = withCount(draft, 'infantry', 3.7);
    expect(three.army.counts).toEqual({ infantry: 3 });
    for (const none of [0, -2, Number.NaN])
      expect(withCount(three, 'infantry', none).army.counts).toEqual({});
    expect(withCount(draft, 'infantry', 5000).army.counts).toEqual({ infantry: 50 });
  });

  test('takes the name of its nation until it has one of its own', () => {
    expect(withNation(game, draft, 'british', nameOf).army).toMatchObject({
      nation: 'british',
      name: 'BRITISH',
    });
    const named = withPart(draft, { name: 'Reille' });
    expect(withNation(game, named, 'british', nameOf).army.name).toBe('Reille');
  });

  test('follows a sample, a size and an army that is loaded', () => {
    const [, , sample] = armies.samples;
    if (!sample) throw new Error('there is no sample');
    expect(withSample(draft, sample)).toMatchObject({ size: 'large', points: 80, army: { name: 'FRENCH' } });
    expect(withSize(game, draft, 'large')).toMatchObject({ size: 'large', points: 80 });
    const dear = { ...picton, counts: { infantry: 15 } };
    expect(withLoaded(game, draft, dear)).toEqual({ size: 'small', points: 50, army: dear });
    const tooDear = { ...picton, counts: { infantry: 49 } };
    expect(withLoaded(game, draft, tooDear)).toEqual({ ...draft, army: tooDear });
  });

  test('may have the points of an attacker', () => {
    expect(pointChoices(armies, 'small')).toEqual([
      { points: 40, isAttack: false },
      { points: 50, isAttack: false },
      { points: 62, isAttack: true },
    ]);
  });
});

describe('the builder', () => {
  const scene = {
    game,
    games: [game],
    draft,
    saved: [],
    deleting: null,
    isBusy: false,
    pages: [],
    isGameMaster: true,
  };

  test('shows every type with its price, and the commander for free', () => {
    const { rows, free, nations } = armyBuilderContext(scene, localize);
    expect(rows.map(({ type, price, count }) => [type, price, count])).toEqual([
      ['infantry', 3, 0],
      ['cavalry', 4, 0],
      ['general', 6, 0],
    ]);
    expect(free).toMatchObject([{ type: 'commander', count: 1 }]);
    for (const { picture } of [...rows, ...free]) expect(picture).toMatch(/^data:image/);
    expect(nations).toMatchObject([{ isChosen: true }, { isChosen: false }]);
  });

  test('counts points and units, and tells faults before advice', () => {
    const { bar } = armyBuilderContext({ ...scene, draft: withCount(draft, 'infantry', 14) }, localize);
    expect(bar).toMatchObject({ spent: 42, points: 40, isOver: true, share: 100 });
    expect(bar.units).toBe('army.units count=14 least=10 most=13');
    expect(bar.remarks).toEqual([
      { text: 'remark.dear', rule: 'R1', isFault: true },
      { text: 'remark.few type=type.general', rule: 'R2', isFault: false },
    ]);
  });

  test('saves under a name only, and says when that replaces another army', () => {
    const saved = [
      { name: 'Picton', army: picton },
      { name: 'Broken', army: null },
    ];
    const named = armyBuilderContext(
      { ...scene, saved, draft: withPart(draft, { name: 'Picton' }) },
      localize,
    );
    expect(named).toMatchObject({ canSave: true, isReplacing: true });
    expect(named.saved).toMatchObject([
      { name: 'Picton', isReadable: true, note: 'army.note nation=nation.british points=12' },
      { name: 'Broken', isReadable: false, note: 'army.unreadable' },
    ]);
    expect(armyBuilderContext({ ...scene, draft: withPart(draft, { name: ' ' }) }, localize).canSave).toBe(
      false,
    );
    expect(armyBuilderContext({ ...scene, isBusy: true }, localize).canSave).toBe(false);
  });
});

describe('the plan of a battle', () => {
  const users = [
    { id: 'a', name: 'Anna', isHere: true },
    { id: 'b', name: 'Ben', isHere: true },
    { id: 'c', name: 'Carl', isHere: true },
  ];
  const plan = freshPlan(game, users);
  const dear = { ...picton, name: 'Dear', counts: { infantry: 15, general: 1 } };
  const offered = [
    { userId: 'a', user: 'Anna', army: picton },
    { userId: 'b', user: 'Ben', army: dear },
  ];
  const scene = { game, games: [game], plan, offered, users, isBusy: false };

  test('begins with the samples that fit, in two nations, led by the first two players', () => {
    expect(plan.seats).toEqual({ south: 'a', north: 'b' });
    expect(battlePlan(scene, localize)).toEqual({
      size: 'small',
      points: 40,
      attacker: null,
      rating: 'size',
      armies: {
        south: { name: 'people.french', nation: 'french', counts: { infantry: 11, general: 1 } },
        north: { name: 'people.british', nation: 'british', counts: { infantry: 11, general: 1 } },
      },
    });
    const { sides, canBegin, obstacle, isSameNation } = armyPlanContext(scene, localize);
    expect([canBegin, obstacle, isSameNation]).toEqual([true, '', false]);
    expect(sides.map(({ users: of }) => of.find(({ isChosen }) => isChosen)?.name)).toEqual(['Anna', 'Ben']);
    expect(sides[0]?.groups.map(({ name, choices }) => [name, choices.length])).toEqual([
      ['plan.samples', 2],
      ['Anna', 1],
      ['Ben', 1],
    ]);
  });

  test('is against an officer while no player is in the room', () => {
    const away = users.map((user) => ({ ...user, isHere: false }));
    const alone = freshPlan(game, away);
    expect(alone.seats).toEqual({ south: '', north: 'officer:recruit' });
    const context = armyPlanContext({ ...scene, plan: alone, users: away }, localize);
    expect(context.ways.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['officer', true],
      ['both-sides', false],
      ['commanders', false],
    ]);
    expect(context.hasCommanders).toBe(true);
    expect(withWay(alone, 'commanders', away).seats).toEqual({ south: 'a', north: 'b' });
    expect(withWay(alone, 'both-sides', away).seats).toEqual({ south: '', north: '' });
  });

  test('gives the attacker the larger sample', () => {
    const attack = { ...scene, plan: { ...plan, attacker: 'north' as const } };
    expect(armyPlanContext(attack, localize).sides.map(({ allowed, spent }) => [allowed, spent])).toEqual([
      [40, 39],
      [50, 48],
    ]);
    expect(armyPlanContext(attack, localize).isUneven).toBe(true);
  });

  test('can not begin with an army that has a fault, and says whose', () => {
    const faulty = { ...scene, plan: withSideArmy(game, plan, 'south', 'saved:b:Dear') };
    const context = armyPlanContext(faulty, localize);
    expect(context).toMatchObject({ canBegin: false, obstacle: 'plan.faulty side=plan.side.south' });
    expect(context.sides[0]).toMatchObject({ spent: 51, isOver: true, nation: 'british' });
    const both = { ...faulty, plan: withSideArmy(game, faulty.plan, 'north', 'saved:b:Dear') };
    expect(armyPlanContext(both, localize).obstacle).toBe('plan.bothFaulty');
    expect(armyPlanContext({ ...scene, isBusy: true }, localize).canBegin).toBe(false);
  });

  test('advice does not stop it', () => {
    const advised = { ...scene, plan: withSideArmy(game, plan, 'south', 'saved:a:Picton') };
    const context = armyPlanContext(advised, localize);
    expect(context.sides[0]?.remarks).toMatchObject([{ isFault: false }]);
    expect(context.canBegin).toBe(true);
  });

  test('names two armies of one name apart, and says when they wear one colour', () => {
    const twins = withSideArmy(
      game,
      withSideArmy(game, plan, 'south', 'saved:a:Picton'),
      'north',
      'saved:a:Picton',
    );
    const made = battlePlan({ ...scene, plan: twins }, localize)?.armies;
    expect(made?.south.name).toBe('plan.apart name=Picton side=nation.south');
    expect(made?.north.name).toBe('plan.apart name=Picton side=nation.north');
    expect(armyPlanContext({ ...scene, plan: twins }, localize).isSameNation).toBe(true);
    const recoloured = { ...twins, nations: { ...twins.nations, north: 'french' } };
    expect(battlePlan({ ...scene, plan: recoloured }, localize)?.armies.north.nation).toBe('french');
  });

  test('falls back to a sample when the army is gone or the size changes', () => {
    const gone = { ...scene, plan: withSideArmy(game, plan, 'south', 'saved:c:Nobody') };
    expect(battlePlan(gone, localize)?.armies.south.counts).toEqual({ infantry: 11, general: 1 });
    const large = withBattleSize(game, withSideArmy(game, plan, 'south', 'sample:s40'), 'large');
    expect(battlePlan({ ...scene, plan: large }, localize)).toMatchObject({
      size: 'large',
      points: 80,
      armies: { south: { counts: { infantry: 20, cavalry: 5 } } },
    });
  });

  test('without any army there is nothing to begin', () => {
    const bare: ArmyGame = { ...game, armies: { ...armies, samples: [] } };
    const context = armyPlanContext({ ...scene, game: bare, offered: [] }, localize);
    expect(context).toMatchObject({ canBegin: false, obstacle: 'plan.noArmy' });
  });
});

test('sizes, nations and remarks of the game have their texts', () => {
  const textOf = (key: string) => openEnglish('cc-napoleon', `PDC.rules.${key}`);
  const { sizes, nations } = ccNapoleonArmies;
  for (const { id } of sizes) expect(textOf(`size.${id}`)).not.toBe('');
  for (const nation of nations) expect(textOf(`nation.${nation}`)).not.toBe('');
  const remarks = [0, 2, 20].flatMap((infantry) =>
    ccNapoleonArmies.remarks({ ...picton, counts: { infantry } }, 'small', 40),
  );
  expect(new Set(remarks.map(({ reason }) => reason)).size).toBe(4);
  for (const { reason, blanks } of remarks) {
    const text = textOf(`remark.${reason}`);
    expect(text).not.toBe('');
    for (const [, blank = ''] of text.matchAll(/\{(\w+)\}/g)) expect(blanks, text).toHaveProperty(blank);
  }
});

test.each(armyGamesOf(GAMES).map((each) => [each.rules.id, each] as const))(
  'a custom battle of %s can be read, as it is set up',
  (_, each) => {
    const { samples, nations } = each.armies;
    const [{ size, points, nation = nations[0] ?? '', counts } = { size: '', points: 0, counts: {} }] =
      samples;
    const army = { name: 'Sample', nation, counts };
    const plan = {
      size,
      points,
      attacker: null,
      rating: 'size',
      armies: { south: army, north: army },
    } as const;
    const scenario = readScenario(each.rules, plannedScenario(each, plan));
    expect(Object.keys(scenario.units)).toEqual(Object.keys(each.armies.battle(plan).units));
  },
);
