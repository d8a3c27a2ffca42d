import { describe, expect, test } from 'vitest';
import { runText } from './run-text';

/** The faults of a case file with this text. */
function faultsOf(yaml: string): readonly string[] {
  return runText(yaml).flatMap(({ title, faults }) => faults.map((fault) => `${title} | ${fault}`));
}

/** A case that passes, with other values for some of its words. */
const good = (change: Record<string, string> = {}, outcome = '{ b: { strength: 4 } }') => {
  const lines: Record<string, string> = {
    case: 'R000-21 red squares hit',
    ruleset: 'cc-napoleon',
    units: '{ a: { side: south, type: infantry, at: "4:4" }, b: { side: north, type: infantry, at: "3:4" } }',
    do: '[{ fire: a, target: b, dice: [[red, sword, helmet, blue]] }]',
    rolls: '[[fire, 4]]',
    ...change,
  };
  const words = [...Object.entries(lines), ['then', outcome]];
  const [first, ...others] = words.map(([key, value]) => `${key}: ${value}`);
  return `- ${first}\n${others.map((line) => `  ${line}`).join('\n')}\n`;
};

test('a case that is right passes', () => {
  expect(faultsOf(good())).toEqual([]);
});

test('an order that has to be refused may lead off the board', () => {
  const away = { do: '[{ move: a, to: "9:4" }]', rolls: '[]', refused: 'off-the-board' };
  expect(faultsOf(good(away, '{ a: { at: "4:4" } }'))).toEqual([]);
  expect(faultsOf(good({ ...away, refused: 'must-not-move' })).join()).toContain('is not on the board');
});

test('options may be written as numbers, and as on and off', () => {
  const squares = (options: string) => `- case: R004-37
  ruleset: squares
  options: ${options}
  units: { a: { side: south, type: infantry, at: E6 } }
  do: [{ move: a, to: E5 }]
`;
  expect(faultsOf(squares('{ rallies: 1, horseBonus: off, cinc: off, reverseSlope: on }'))).toEqual([]);
  expect(faultsOf(squares('{ rallies: 2 }')).join()).toContain('options.rallies: must be one of 1, any');
});

describe('a case may say by whom and why a piece has fallen', () => {
  const units =
    '{ a: { side: south, type: infantry, at: "4:4" }, b: { side: north, type: infantry, at: "3:4", strength: 1 } }';
  const fallen = (words: string) => faultsOf(good({ units }, `{ b: { ${words} } }`)).join();

  test.each([
    ['eliminated: true, by: a, cause: fire', ''],
    ['eliminated: true, by: null', 'b.by is "a", not null'],
    ['eliminated: true, by: b', 'b.by is "a", not "b"'],
    ['eliminated: true, cause: melee', 'b.cause is "fire", not "melee"'],
    ['strength: 1, by: a', '`by` and `cause` need `eliminated: true`'],
    ['eliminated: true, by: z', 'then.b.by'],
  ])('%s', (words, fault) => {
    if (fault === '') expect(fallen(words)).toBe('');
    else expect(fallen(words)).toContain(fault);
  });
});

describe('a case that is wrong fails and says why', () => {
  test.each([
    ['another roll', { rolls: '[[fire, 5]]' }, 'rolls were [["fire",4]], not [["fire",5]]'],
    [
      'a die too few',
      { do: '[{ fire: a, target: b, dice: [[red]] }]' },
      'fire rolls 4 dice, but 1 are given',
    ],
    [
      'cards never drawn',
      { do: '[{ fire: a, target: b, dice: [[red, sword, helmet, blue]], draws: [rally] }]' },
      'cards never drawn: rally',
    ],
    ['no dice', { do: '[{ fire: a, target: b }]' }, 'no dice are left for fire'],
    [
      'no dice for a question answered by default',
      { do: '[{ melee: a, target: b, dice: [[blue, blue, blue, blue]] }]' },
      'no dice are left for counter-attack (4 dice); by default choose: { response: none, counter-attack: yes }',
    ],
    [
      'dice left over',
      { do: '[{ fire: a, target: b, dice: [[red, red, red, red], [red]] }]' },
      'dice never rolled: [["red"]]',
    ],
    [
      'an answer never asked for',
      { do: '[{ fire: a, target: b, dice: [[red, red, red, red]], choose: { advance: yes } }]' },
      'answers never asked for: advance',
    ],
    ['an order that is refused', { do: '[{ melee: a, target: a }]' }, 'melee is refused: own-unit'],
    ['a refusal that does not come', { refused: 'too-far' }, 'the last order is legal, but must be refused'],
    [
      'a refusal for another reason',
      { do: '[{ melee: a, target: a }]', rolls: '[]', refused: 'too-far' },
      'the last order is refused because of own-unit, not too-far',
    ],
    [
      'a refusal without its reason',
      { do: '[{ melee: a, target: a }]', rolls: '[]', refused: 'true' },
      'refused: expected the key of a reason, like `refused: too-far`',
    ],
    [
      'an order of a side that there is not',
      { do: '[{ fire: a, target: b, by: west }]' },
      'do[0].by: "west"',
    ],
    ['an unknown unit', { units: '{ a: { side: south, type: hussar, at: "4:4" } }' }, '"hussar" is unknown'],
    [
      'a screen before militia',
      {
        units:
          '{ a: { side: south, type: infantry, at: "4:4" }, b: { side: north, type: militia, at: "3:4", screen: true } }',
      },
      'units.b.screen: "militia" takes no skirmisher',
    ],
    [
      'a screen that is all there is of a unit',
      {
        units:
          '{ a: { side: south, type: infantry, at: "4:4", strength: 1, screen: true }, b: { side: north, type: infantry, at: "3:4" } }',
      },
      'units.a.strength: must be at least 2',
    ],
    [
      'enemies in one space',
      {
        units:
          '{ a: { side: south, type: infantry, at: "4:4" }, b: { side: north, type: infantry, at: "3:4" }, g: { side: north, type: general, at: "4:4" } }',
      },
      'units.g.at: may-not-stand-there (4:4, R000-33)',
    ],
    [
      'a unit in the river',
      { terrain: '{ "4:4": river }' },
      'units.a.at: may-not-stand-there (4:4, R000-33)',
    ],
    ['a unit in the lake', { terrain: '{ "3:4": lake }' }, 'units.b.at: may-not-stand-there (3:4, R000-33)'],
    [
      'a strength that nobody has',
      {
        units:
          '{ a: { side: south, type: infantry, at: "4:4", strength: 99 }, b: { side: north, type: infantry, at: "3:4" } }',
      },
      'units.a.strength: expected a whole number from 1 to 40, got 99',
    ],
    [
      'a strength that the type can not have',
      {
        units:
          '{ a: { side: south, type: artillery, at: "4:4", strength: 7 }, b: { side: north, type: infantry, at: "3:4" } }',
      },
      'units.a.strength: 7 is too high: at most 6, twice what "artillery" has, is believed',
    ],
    ['an unknown face', { do: '[{ fire: a, target: b, dice: [[rad]] }]' }, 'no die has a face "rad"'],
    ['an unknown order', { do: '[{ charge: a }]' }, 'charge: not an order; use one of move, fire'],
    ['an unknown terrain', { terrain: '{ "4:4": swamp }' }, '"swamp" is unknown'],
    ['an unknown ruleset', { ruleset: 'chess' }, '"chess" is unknown; use one of cc-napoleon'],
    ['a word that nobody reads', { wind: 'north' }, 'wind: is unknown'],
  ])('%s', (_, change, fault) => {
    const faults = faultsOf(good(change));
    expect(faults.join('\n')).toContain(fault);
    expect(faults[0]).toMatch(/^R000-21 red squares hit \| /);
  });

  test('another strength', () => {
    expect(faultsOf(good({}, '{ b: { strength: 3 } }')).join()).toContain('b.strength is 4, not 3');
  });

  test('a file that does not parse', () => {
    expect(faultsOf('- case: [').join()).toMatch(/^\(the file\) \| .*at line 1/);
  });
});

describe('a case of squares that could not be', () => {
  const squares = (units: string, terrain = '{}') => `- case: R004-37 a step
  ruleset: squares
  terrain: ${terrain}
  units: ${units}
  do: [{ move: a, to: E5 }]
`;
  test.each([
    [
      'enemies in one square',
      '{ a: { side: south, type: infantry, at: E6 }, b: { side: north, type: infantry, at: E6 } }',
      undefined,
      'units.a.at: enemy-there (E6, R004-16)',
    ],
    [
      'a garrison without a town',
      '{ a: { side: south, type: infantry, at: E6, in-town: true } }',
      undefined,
      'units.a.at: no-town (E6, R004-18)',
    ],
    [
      'a unit in the lake',
      '{ a: { side: south, type: infantry, at: E6 } }',
      '{ E6: lake }',
      'units.a.at: barred (E6, T004-9)',
    ],
  ])('%s', (_, units, terrain, fault) => {
    expect(faultsOf(squares(units, terrain)).join('\n')).toContain(fault);
  });
});

test('a case of corsican-ogre that begins before the first turn keeps what outlasts a turn, and nothing else', () => {
  const before = (words: string, then: string) => `- case: R002-96 no doubles, no event
  ruleset: corsican-ogre
  ratings: { south: 2, north: 2 }
  units:
    a: { side: south, type: british-line, at: "8:6" }
    gen: { side: south, type: leader, at: "8:6" }
    x: { side: north, type: british-line, at: "0:6" }
    ngen: { side: north, type: leader, at: "0:6" }
  ${words}
  do: [{ begin: true, dice: [[3, 4]] }]
  then: { a: { ${then} } }
`;
  expect(faultsOf(before('broken: [a]', 'morale: broken'))).toEqual([]);
  expect(faultsOf(before('spent: [a]', 'spent: false'))).toEqual([]);
});

test.each(['', 'case: ""\n  ', 'case: 7\n  '])(
  'a case without a title is told so by its number: %j',
  (title) => {
    const fault = 'case 1 | case 1.case: expected a title';
    const rest =
      'ruleset: squares\n  units: { a: { side: south, type: infantry, at: E6 } }\n  do: [end-turn]\n';
    expect(faultsOf(`- ${title}${rest}`).join()).toContain(fault);
    expect(faultsOf(`- ${title}ruleset: cc-napoleon\n  army: { infantry: 2 }\n`).join()).toContain(fault);
  },
);

/** A case of an army that passes, with another army or another outcome. */
const army = (counts = '{ infantry: 2, general: 1 }', outcome = '{ cost: 12, faults: [] }') =>
  `- case: R000-163 prices
  ruleset: cc-napoleon
  army: ${counts}
  size: small
  points: 40
  then: ${outcome}
`;

test('a case of an army that is right passes', () => {
  expect(faultsOf(army())).toEqual([]);
});

describe('a case of an army that is wrong fails and says why', () => {
  test.each([
    ['another price', undefined, '{ cost: 13 }', 'cost: 12, not 13'],
    ['a remark that does not come', undefined, '{ faults: [too-dear] }', 'faults: [], not ["too-dear"]'],
    ['another goal', undefined, '{ target: { north: 1 } }', 'target.north: 2, not 1'],
    ['something that nobody sells', '{ elephants: 2 }', undefined, 'army.elephants: is unknown'],
    ['a battle of an army that is too dear', '{ general: 7 }', '{ rating: { south: 4 } }', 'too-dear'],
    ['a word that nobody reads', undefined, '{ price: 12 }', 'then.price: is unknown'],
  ])('%s', (_, counts, outcome, fault) => {
    const faults = faultsOf(army(counts, outcome));
    expect(faults.join('\n')).toContain(fault);
    expect(faults[0]).toMatch(/^R000-163 prices \| /);
  });
});
