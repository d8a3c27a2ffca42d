import { describe, expect, test } from 'vitest';
import { deploy, type Localizable, type State } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { TERRAIN_TYPES as CC_NAPOLEON } from '../../src/rulesets/cc-napoleon/terrain-types';
import { TERRAIN_TYPES as CCN } from '../../src/rulesets/ccn/terrain-types';
import * as code from '../../src/rulesets/code-napoleon/terrain-types';
import * as squares from '../../src/rulesets/squares/terrain-types';
import { openEnglish } from './english';

type Row = Record<string, unknown>;

const POOL = 'the preparation of a battle that players make up says it';

/** The rows of the ground and of the borders of each game, and their fields that a guide does not tell, with the reason. */
const ROWS: Readonly<
  Record<string, { readonly rows: readonly object[]; readonly untold: Readonly<Record<string, string>> }>
> = {
  'cc-napoleon': { rows: CC_NAPOLEON, untold: { pool: POOL } },
  ccn: {
    rows: CCN,
    untold: {
      onlyPassedBy: 'no ground of the core game has it',
      pool: POOL,
      breaksCharges: 'the text of the card Cavalry Charge says it',
      isRoad: 'its name says it',
    },
  },
  squares: {
    rows: [...Object.values(squares.TERRAIN), ...Object.values(squares.BORDERS)],
    untold: {
      shelters: 'the reading of bombardments says it',
      rule: 'the number of the rule',
      pool: POOL,
    },
  },
  'code-napoleon': {
    rows: [...Object.values(code.TERRAIN), ...Object.values(code.BORDERS)],
    untold: {
      isEasy: 'the refusal of a forced march says it',
      level: 'its slope says it',
      pool: POOL,
    },
  },
};

/** Names and looks, which no sentence is about. */
const LOOKS = ['id', 'drawn', 'house'];

interface Told {
  readonly id: string;
  readonly state: State;
  readonly sentences: () => Readonly<Record<string, readonly Localizable[]>>;
}

const TOLD: readonly Told[] = GAMES.map(({ rules, guide, scenarios }) => {
  const [scenario] = scenarios;
  if (!scenario) throw new Error(`${rules.id} has no scenario`);
  const state = deploy(scenario.board ? rules.on(scenario.board) : rules, scenario);
  const borders = () =>
    Object.fromEntries(Object.entries(guide.borders(state)).map(([id, said]) => [`border ${id}`, said]));
  return { id: rules.id, state, sentences: () => ({ ...guide.ground(state), ...borders() }) };
});

const linesOf = ({ sentences }: Told): readonly string[] =>
  Object.entries(sentences()).map(
    ([id, said]) =>
      `${id}: ${said.map(({ key, blanks }) => [key, ...Object.values(blanks).map(shortened)].join(' ')).join(', ')}`,
  );

const shortened = (value: string): string => value.replaceAll('PDC.rules.guide.who.', '');

const toldOf = (game: string): Told => {
  const told = TOLD.find(({ id }) => id === game);
  if (!told) throw new Error(`there is no game "${game}"`);
  return told;
};

describe('what the guide says of each kind of ground, number by number', () => {
  test('cc-napoleon: section XIII of its rules, R000-72 to R000-94, R000-123 to R000-131, R000-152 to R000-157', () => {
    expect(linesOf(toldOf('cc-napoleon'))).toEqual([
      'clear: plain',
      'woods: barred cavalry artillery, stops infantry, blocks-sight, covers 1, no-cavalry, no-march',
      'village: passes cavalry artillery, blocks-sight, covers 1, steadies-infantry, no-cavalry',
      'hill: blocks-sight, uphill 1',
      'fortified-building: covers-skirmishers 2, steadies-skirmishers, no-cavalry-skirmishers',
      'stream: stops-all, exposes 1',
      'ford: stops-all, exposes 1',
      'bridge: stops-all, exposes 1',
      'river: closed',
      'lake: closed',
      'road: plain',
    ]);
  });

  const core = [
    'clear: plain',
    'road: plain',
    'bridge: crosses',
    'forest: stops-all, no-battle-but-light, blocks-sight, into 1 2 1, out 0 2 1',
    'hill: hides-behind, heights',
    'town: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, no-square',
    'windmill: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, no-square',
    'tower: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, no-square',
    'church: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, steadies 1, no-square',
    'walled-farm: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, steadies 1, no-square',
    'castle: stops-all, no-battle, blocks-sight, into 2 3 1, out 0 3 1, steadies 2, no-square',
    'walled-garden: stops-all, no-battle-but-light, into 1 2 1, out 0 2 1, steadies 1',
    'marsh: stops-all, into-melee 1 1 1, out-melee 1 1 1, no-square',
    'fordable-river: stops-all, into-melee 1 1 1, out-melee 1 1 1',
    'frozen-lake: stops-all, into-melee 1 1 1, out-melee 1 1 1, no-square',
    'sand-quarry: barred artillery, stops-all, into-melee 1 2 1, out-melee 1 2 0, into-ranged 0 2 1, out-ranged 1 2 0, no-square',
    'river: closed',
    'lake: closed',
    'sea: closed',
    'rugged-hill: closed, blocks-sight',
    'border field-works: works 1 2 1 1',
  ];

  test.each(['ccn', 'corsican-ogre'])('%s: rules 1.13', (game) => {
    expect(linesOf(toldOf(game))).toEqual(core);
  });

  test('code-napoleon: T003-10', () => {
    expect(linesOf(toldOf('code-napoleon'))).toEqual([
      'clear: plain',
      'light-woods: steps ×1.5 ×1 ×2 ×2 ×2, limbered, cover-soft, no-charges, blocks-beyond',
      'dense-woods: steps ×2 ×1.5 ×3 – –, no-lines, by-road, cover-soft, no-charges, blocks-beyond',
      'rough: steps ×1.5 ×1 ×2 ×2 ×2, no-charges',
      'marsh: steps ×2 ×1.5 ×2 ×2 –, no-charges',
      'swamp: steps ×2 ×2 ×3 ×3 –, no-charges, swamp-test 4',
      'town: steps ×2 ×1.5 – – –, by-road, cover-hard, no-charges, blocks-sight, town-garrison',
      'gentle-hill: slope +0 +0 +0 +0 +0.5 +0.5, uphill',
      'steep-hill: slope +1 +0.5 +1 – – +1, uphill, no-charges',
      'road: road-rate',
      'border hedge: crossing +0.5 +0.5 +0.5 +0.5 – –, obstacle 4, cover-soft, no-charges',
      'border wall: crossing +0.5 +0.5 +0.5 +0.5 – –, obstacle 4, cover-hard, no-charges',
      'border stream: crossing +1 +0.5 +1 +1 +1 +1, ford, cover-hard, no-charges',
      'border fieldwork: crossing +0.5 +0.5 +1 +1 – –, cover-hard, no-charges',
      'border river: no-crossing',
      'border narrow-bridge: bridge-narrow, no-charges',
      'border wide-bridge: bridge-wide, no-charges',
    ]);
  });

  test('squares: T004-9, R004-44 to R004-50', () => {
    expect(linesOf(toldOf('squares'))).toEqual([
      'clear: plain',
      'woods: costs 1, horse-stops, blocks-sight, dice-woods',
      'hill: costs 1, hill-sight, dice-hill',
      'marsh: no-artillery, costs 1',
      'town: blocks-sight, garrison 1 1 8 5',
      'river: costs 1, dice-river',
      'bridge: plain',
      'lake: closed',
      'border river: costs 1, dice-river',
      'border bridge: bridge',
    ]);
  });
});

/** Puts another value into a field of a row while something is done. */
function withField(row: Row, field: string, value: unknown, done: () => void): void {
  const { [field]: before } = row;
  const hadIt = Object.hasOwn(row, field);
  row[field] = value;
  try {
    done();
  } finally {
    if (hadIt) row[field] = before;
    else delete row[field];
  }
}

/** The fields of a game's rows that change no sentence, whatever other row they are taken from. */
function untoldFields(game: string): readonly string[] {
  const rows = (ROWS[game]?.rows ?? []) as readonly Row[];
  const fields = new Set(rows.flatMap((row) => Object.keys(row)).filter((field) => !LOOKS.includes(field)));
  const before = linesOf(toldOf(game)).join();
  for (const field of fields) {
    for (const [row, other] of rows.flatMap((one) => rows.map((each) => [one, each] as const))) {
      if (JSON.stringify(row[field]) === JSON.stringify(other[field])) continue;
      withField(row, field, other[field], () => {
        if (linesOf(toldOf(game)).join() !== before) fields.delete(field);
      });
    }
  }
  return [...fields].sort();
}

test.each(Object.keys(ROWS))('every field of a row of ground changes what is said of it: %s', (game) => {
  expect(untoldFields(game)).toEqual(Object.keys(ROWS[game]?.untold ?? {}).sort());
});

/** Sentences with numbers that no row of ground has: dice from hill to hill, and the range of guns on a hill. */
const OF_NO_ROW = ['heights', 'hill-sight'];

test.each(TOLD.map(({ id }) => id))('every number that a sentence is given stands in it: %s', (game) => {
  for (const { key, blanks } of Object.values(toldOf(game).sentences()).flat()) {
    const text = openEnglish(game, `PDC.rules.guide.${key}`);
    const open = [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name);
    expect([key, ...open.sort()]).toEqual([key, ...Object.keys(blanks).sort()]);
    // A number of a row is a blank; one that is written out would stay when the row is changed.
    if (!OF_NO_ROW.includes(key)) expect([key, /\d/.test(text)]).toEqual([key, false]);
  }
});

/** Phrases of the texts about the core game's units, each with the value of the chart that must stand in it. */
const PHRASES: readonly (readonly [RegExp, key: string, RegExp])[] = [
  [/moves? (\d) hex/, 'move', /^(\d)/],
  [/move \d hex and battle, or (\d) hexes/, 'move', /\/ (\d)/],
  [/Riflemen: they have a range of (\d) hexes/, 'range', /^(\d)$/],
  [/retreats? (\d) hexes/, 'retreat', /^(\d)$/],
  [/ignore (\d) flags?/, 'ignores', /^(\d)$/],
  [/(\d) extra die in melee(?! [ai])(?<!artillery.*)/, 'melee', /n \+ (\d)/],
  [/(\d) extra die (?:in melee against|in melee if|when they attack)/, 'melee', /\(\+(\d)\)/],
  [/fights worse if/, 'melee', /\(−1\)/],
];

test('what is said of a unit of the core game agrees with its chart', () => {
  const core = GAMES.find(({ rules }) => rules.id === 'ccn');
  const pieces = Object.values(core?.rules.pieces ?? {});
  const faults = pieces.flatMap(({ id, arm, sign, stats }) => {
    const own = openEnglish('ccn', `PDC.rules.about.type.${id}`);
    const text = own || openEnglish('ccn', `PDC.rules.about.sign.${arm}-${sign}`);
    return PHRASES.flatMap(([phrase, key, value]) => {
      const said = phrase.exec(text);
      const shown = stats.find((stat) => stat.key === key)?.value ?? '';
      const found = value.exec(shown);
      const isRight = said === null || (found !== null && said[1] === found[1]);
      return isRight ? [] : [`${id}: ${text} (${key} ${shown})`];
    });
  });
  expect(faults).toEqual([]);
  expect(pieces.length).toBeGreaterThan(80);
});
