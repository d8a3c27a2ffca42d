import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { ccn } from '../../src/rulesets/ccn';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { squares } from '../../src/rulesets/squares';

/** Every piece with what its sheet says, as a line. */
const lines = ({ pieces }: Ruleset): readonly string[] =>
  Object.values(pieces).map(({ id, kind, arm, strength, move, stats }) =>
    [id, kind, arm, strength, move, ...stats.map(({ key, value }) => `${key} ${value}`)].join(' | '),
  );

/** Every option with its values, the one first that it has unless a battle says otherwise. */
const options = (rules: Ruleset): Readonly<Record<string, readonly unknown[]>> => {
  for (const { values, initial } of rules.options) expect(values[0]).toBe(initial);
  return Object.fromEntries(rules.options.map(({ id, values }) => [id, values]));
};

const never = ({ pieces, orderTypes, orderKind }: Ruleset) =>
  Object.fromEntries(
    Object.values(pieces).map((piece) => [
      piece.id,
      orderTypes.filter((type) => orderKind(type)?.isFor?.(piece) === false).join(' '),
    ]),
  );

const faces = ({ dice }: Ruleset) =>
  Object.fromEntries(Object.values(dice).map((die) => [die.id, die.faces.join(' ')]));

// Held against the sources value by value: of cc-napoleon the chart of section VIII of its rules (seed 000) with
// rules/hex-rules.md section 5 (R000-...) and 2.2, 2.3 for the cards; of squares rules/square-rules.md B2, B6 and C1.
// Two things stand otherwise in that chart: Landwehr cavalry evades infantry alone there, and as light cavalry in the
// text, which AMB-000-7 follows; and it may carry lances, which R000-86 and AMB-000-8 make useless, not impossible.

/** What the sources' charts say. */
describe('the charts of cc-napoleon', () => {
  test('pieces: R000-16, R000-25, R000-29, R000-65 to R000-69, R000-80, R000-112, R000-122, R000-129, R000-136, R000-158; classes of cards: 2.3', () => {
    expect(lines(ccNapoleon)).toEqual([
      'infantry | unit | infantry | 5 | 2 | strength 5 | move 2 | fire 4 | melee 4 ⚔ | evades no | square yes | card-class medium',
      'light-infantry | unit | infantry | 5 | 2 | strength 5 | move 2 | fire 4 | melee 4 ⚔ | evades no | square yes | card-class light',
      'elite-infantry | unit | infantry | 5 | 2 | strength 5 | move 2 | fire 5 | melee 5 ⚔ | evades no | square yes | card-class heavy',
      'militia | unit | infantry | 5 | 2 | strength 5 | move 2 | fire 3 | melee 3 ⚔ | evades no | square yes | card-class medium',
      'skirmishers | unit | infantry | 1 | 2 | strength 1 | move 2 | fire 2 × n | melee 2 | evades must-infantry | square no | card-class light',
      'light-cavalry | unit | cavalry | 4 | 3 | strength 4 | move 3 | fire – | melee 3 ⚔ | evades infantry-and-heavy-cavalry | square no | card-class light',
      'cavalry | unit | cavalry | 4 | 3 | strength 4 | move 3 | fire – | melee 4 ⚔ | evades infantry | square no | card-class medium',
      'heavy-cavalry | unit | cavalry | 4 | 3 | strength 4 | move 3 | fire – | melee 5 ⚔ | evades infantry | square no | card-class heavy',
      'landwehr-cavalry | unit | cavalry | 4 | 3 | strength 4 | move 3 | fire – | melee 3 | evades infantry-and-heavy-cavalry | square no | card-class light',
      'horse-artillery | unit | artillery | 3 | 2 | strength 3 | move 2 | fire 5/4/3/2/1 | melee – | evades no | square no | card-class light',
      'artillery | unit | artillery | 3 | 2 | strength 3 | move 2 | fire 6/5/4/3/2/1 | melee – | evades no | square no | card-class medium',
      'heavy-artillery | unit | artillery | 3 | 2 | strength 3 | move 2 | fire 7/6/5/4/3/2/1 | melee – | evades no | square no | card-class heavy',
      'general | leader | leader | 0 | 4 | move 4 | rating-loss 1 | helmet-reach 0',
      'commander | leader | leader | 0 | 4 | move 4 | rating-loss 2 | helmet-reach 1',
    ]);
  });

  test('who is a group, and who may have which formation and weapon: R000-70, R000-85, R000-121', () => {
    const those = (is: (piece: Ruleset['pieces'][string]) => boolean | undefined) =>
      Object.values(ccNapoleon.pieces).flatMap((piece) => (is(piece) ? piece.id : []));
    expect(those(({ isGroup }) => isGroup)).toEqual(['skirmishers']);
    expect(those(({ formations }) => formations?.includes('square'))).toEqual([
      'infantry',
      'light-infantry',
      'elite-infantry',
      'militia',
    ]);
    expect(those(({ weapons }) => weapons?.includes('rifle'))).toEqual(['light-infantry', 'skirmishers']);
    expect(those(({ weapons }) => weapons?.includes('lance'))).toEqual([
      'light-cavalry',
      'cavalry',
      'heavy-cavalry',
      'landwehr-cavalry',
    ]);
    const leaders = 'fire melee form-square leave-square detach glory-rally glory-leadership';
    expect(never(ccNapoleon)).toEqual(
      Object.fromEntries(
        Object.values(ccNapoleon.pieces).map(({ id, kind }) => [id, kind === 'leader' ? leaders : '']),
      ),
    );
  });

  test('options: AMB-000-6, AMB-000-7, AMB-000-32, R000-06, 3.6, R000-10, AMB-000-21', () => {
    expect(options(ccNapoleon)).toEqual({
      landwehrCavalryDice: [3, 2],
      landwehrEvadesHeavy: [true, false],
      smallBattleTie: [6, 5],
      objectives: ['turnStart', 'atOnce', 'lasting'],
      relief: [true, false],
      commandCards: [true, false],
      r000SquareRetreat: ['retreat', 'loseStrength'],
    });
  });

  test('dice: R000-19, R000-168', () => {
    expect(faces(ccNapoleon)).toEqual({ cc: 'blue green red sword flag helmet', d6: '1 2 3 4 5 6' });
  });

  test('cards: how many there are, whom they order, and their numbers: rules/hex-rules.md 2.2', () => {
    expect(cards(ccNapoleon)).toEqual([
      '3 order-two-left left 2/0/0',
      '4 order-two-centre centre 0/2/0',
      '3 order-two-right right 0/0/2',
      '3 order-three-left left 3/0/0',
      '4 order-three-centre centre 0/3/0',
      '3 order-three-right right 0/0/3',
      '1 order-four-left left 4/0/0',
      '1 order-four-centre centre 0/4/0',
      '1 order-four-right right 0/0/4',
      '2 out-flanked left+right 2/0/2',
      '2 coordinated-attack left+centre+right 1/1/1',
      '4 order-light-troops  ',
      '3 order-medium-troops  ',
      '2 order-heavy-troops  ',
      '1 order-mounted  ',
      '1 inspired-left left 4',
      '1 inspired-centre centre 4',
      '1 inspired-right right 4',
      '3 leadership-any  3',
      '1 clash-of-shields  2',
      '2 counter-attack  ',
      '1 darken-the-sky  ',
      '2 double-time  4/3',
      '1 first-strike  ',
      '1 i-am-spartacus  1',
      '4 line-command  ',
      '2 mounted-charge  1',
      '2 move-fire-move  ',
      '1 rally  ',
      '0 single-order  ',
    ]);
  });
});

describe('the charts of squares', () => {
  test('pieces: T004-1, T004-2, R004-07, R004-54 to R004-59, R004-65 to R004-67, R004-71, R004-99', () => {
    expect(lines(squares)).toEqual([
      'infantry | unit | infantry | 6 | 3 | assault 6',
      'heavy-cavalry | unit | cavalry | 6 | 4 | bonus +1 | assault 6',
      'medium-cavalry | unit | cavalry | 6 | 4 | bonus +1 | assault 6',
      'light-cavalry | unit | cavalry | 6 | 5 | bonus +2 | assault 6',
      'foot-artillery | unit | artillery | 6 | 3 | range 2 (3) | bombardment 3',
      'horse-artillery | unit | artillery | 6 | 5 | bonus +2 | range 1 | bombardment 3',
      'general | leader | leader | 0 | 3 | move 3',
      'commander-in-chief | leader | leader | 0 | 3 | move 3',
    ]);
  });

  test('orders that nobody of a type is ever given: R004-19, R004-59, R004-61, R004-83, A004-59', () => {
    expect(never(squares)).toEqual({
      infantry: 'bombard',
      'heavy-cavalry': 'occupy leave-town bombard',
      'medium-cavalry': 'occupy leave-town bombard',
      'light-cavalry': 'occupy leave-town bombard',
      'foot-artillery': 'assault resolve',
      'horse-artillery': 'assault resolve',
      general: 'face occupy leave-town bombard assault resolve',
      'commander-in-chief': 'activate rally face occupy leave-town bombard assault resolve',
    });
  });

  test('options: rules/square-rules.md C1, and readings of A004-41, A004-52, A004-56, A004-63, R004-38', () => {
    expect(options(squares)).toEqual({
      bombard: ['A', 'B', 'C'],
      bombardsPerTurn: ['1', 'perAction'],
      horseBonus: [true, false],
      dpAllocation: ['even', 'owner', 'attacker'],
      pool: ['command', 'sideTurn'],
      reverseSlope: [false, true],
      bombardLines: ['any', 'straight'],
      bombardFacing: [true, false],
      assaultFacing: [true, false],
      supportCommand: ['any', 'same'],
      roll: ['eachSide', 'shared'],
      assaultTerrain: [true, false],
      townSave: [true, false],
      supportsWithdraw: ['all', 'sameSquare'],
      rallies: ['1', 'any'],
      frontalZone: ['wide3', 'deep3'],
      passThrough: [true, false],
      waiver: ['onlyStep', 'singleAction'],
      riverSurcharge: ['waived', 'always'],
      rallyTiming: ['afterRoll', 'anyTime'],
      rallyBy: ['command', 'general'],
      rallyPaidBy: ['command', 'recovering'],
      garrisonAssault: ['infantry', 'anyone'],
      blockedRetreat: ['destroyed', 'plus1DP'],
      initiative: ['scenario', 'rollOff', 'alternate'],
      time: ['averageDie', 'fixed60'],
      cinc: ['off', 'lendRating'],
      generalLoss: [false, true],
    });
  });

  test('dice: T004-2, T004-4, T004-5, T004-6, T004-8; towns: R004-21', () => {
    expect(faces(squares)).toEqual({
      d3: '1 2 3',
      d4: '1 2 3 4',
      d6: '1 2 3 4 5 6',
      d8: '1 2 3 4 5 6 7 8',
      d10: '1 2 3 4 5 6 7 8 9 10',
      d12: '1 2 3 4 5 6 7 8 9 10 11 12',
      average: '2 3 3 4 4 5',
    });
  });

  test('the house tables of assaults: T004-5, columns none, skirmish, class, both, rows from 6 to 1', () => {
    const { 'combat-chart': chart, 'assault-dice': dice } = squares.tables;
    expect(chart?.columns).toEqual(['none', 'skirmish', 'class', 'both']);
    expect(chart?.rows).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(chart?.cells.map((row) => row.join(' '))).toEqual([
      'C C C C',
      'P P C C',
      '- S P S',
      'A A A A',
      '- - - P',
      '- - - -',
    ]);
    const numbers = dice?.cells.map((row, index) => [dice.rows[index], ...row].join(' '));
    expect(numbers).toEqual([
      'dice 6',
      'class-better-by-2 1',
      'into-woods -1',
      'uphill -1',
      'across-river -1',
      'least 3',
    ]);
  });

  test('ground and what lies between squares: R004-44, R004-48 to R004-50, T004-9', () => {
    expect(Object.keys(squares.terrain)).toEqual('clear woods hill marsh town river bridge lake'.split(' '));
    expect(Object.keys(squares.borders)).toEqual(['river', 'bridge']);
  });
});

const cards = ({ cards }: Ruleset): readonly string[] =>
  Object.values(cards).map(
    ({ id, count, sections = [], stats = {} }) =>
      `${count} ${id} ${sections.join('+')} ${Object.values(stats).join('/')}`,
  );

/** Everything that a game's charts show, line by line. */
const chart = (rules: Ruleset): readonly string[] => [
  ...lines(rules),
  ...cards(rules),
  ...Object.entries(faces(rules)).map(([die, shown]) => `die ${die}: ${shown}`),
  ...Object.entries(options(rules)).map(([id, values]) => `option ${id}: ${values.join(' ')}`),
  ...Object.values(rules.tables).flatMap(({ id, columns, rows, cells, values }) => [
    `table ${id} ${JSON.stringify(values)}: ${columns.join(' ')}`,
    ...cells.map((row, index) => `  ${rows[index]} ${row.join(' ')}`),
  ]),
];

const pinned = (game: string): readonly string[] =>
  readFileSync(`test/fixtures/charts/${game}.txt`, 'utf8').trimEnd().split('\n');

// Two charts that are too long to stand here, held against the sources number by number: of ccn rules/hex-rules.md 1.11
// (units), 1.12 (artillery) and 2.1 (cards); of code-napoleon the tables T003-3 to T003-22 of rules/square-rules.md.
test('the charts of ccn: rules 1.11, 1.12, 2.1', () => {
  expect(chart(ccn).map((line) => line.trimEnd())).toEqual(pinned('ccn'));
});

test('the charts of code-napoleon: T003-3 to T003-5, T003-8 to T003-18, T003-20, T003-22', () => {
  expect(chart(codeNapoleon).map((line) => line.trimEnd())).toEqual(pinned('code-napoleon'));
});

describe('the charts of corsican-ogre', () => {
  test('units, dice and artillery are those of the core game: R002-01', () => {
    expect(lines(corsicanOgre)).toEqual(lines(ccn));
    expect(faces(corsicanOgre)).toEqual(faces(ccn));
    expect(corsicanOgre.tables).toEqual(ccn.tables);
    expect(Object.keys(corsicanOgre.terrain)).toEqual(Object.keys(ccn.terrain));
  });

  test("options: AMB-002-2, AMB-002-6, and the core game's", () => {
    expect(options(corsicanOgre)).toEqual({
      doublesCancel: [true, false],
      botchSix: ['a', 'b', 'c'],
      loneLeaderRanged: [true, false],
      artilleryVsSquareBonus: [0, 1, 2],
      heroicLifetime: ['firstLoss', 'endOfBattle'],
      heroicMorale: [false, true],
      objectives: ['turnStart', 'atOnce', 'lasting'],
      relief: [true, false],
    });
  });

  test('cards only come as tactical events, none from a deck: R002-97, R002-98', () => {
    expect(cards(corsicanOgre)).toEqual([
      '0 bayonet-charge  4',
      '0 bombard  4',
      '0 cavalry-charge  4',
      '0 leadership  ',
      '0 elan  ',
      '0 fire-and-hold  4',
      '0 force-march  ',
      '0 give-them-the-cold-steel  ',
      '0 la-grande-manoeuvre  4',
      '0 rally  ',
      '0 short-supply  ',
      '0 single-order  ',
    ]);
  });
});
