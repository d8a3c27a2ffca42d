import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CampaignPlan, newCampaign, planFromList, readPlan, startOrder } from '../../src/campaign';
import { UnusableData } from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ccnScenarios } from '../../src/rulesets/ccn';
import { squaresScenarios } from '../../src/rulesets/squares';

const deploying = {
  ...ccnScenarios[0],
  id: 'deploying',
  preparation: {},
} as unknown as (typeof ccnScenarios)[0];
const world = campaignWorld([deploying]);
const doc = readFileSync(new URL('../../docs/campaigns.md', import.meta.url), 'utf8');
const written = (): Record<string, unknown> => JSON.parse(/```json\n([\s\S]*?)```/.exec(doc)?.[1] ?? '');

function faultsOf(data: unknown): readonly string[] {
  try {
    readPlan(data, world);
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
  return [];
}

test('the campaign in the documentation works as it is', () => {
  const plan = readPlan(written(), world);
  expect(plan.battles.map(({ id, next }) => [id, next.french])).toEqual([
    ['rolica', 'plain'],
    ['plain', 'vimeiro'],
    ['vimeiro', null],
  ]);
  expect(plan.options).toEqual({
    heroicLifetime: 'endOfBattle',
    heroicMorale: false,
    stragglerSabres: 'enemy',
  });
  expect(startOrder(newCampaign(plan), { type: 'make-ready' }, world).state.stage).toBe('battle');
});

test.each([
  ['campaign', (plan: Record<string, unknown>) => ({ ...plan, odd: 1 })],
  ['parties.allies', (plan) => ({ ...plan, parties: { allies: { odd: 1 }, french: {} } })],
  ['battles[0]', (plan) => ({ ...plan, battles: [{ odd: 1 }] })],
  ['options', (plan) => ({ ...plan, options: { odd: 1 } })],
] as readonly (readonly [string, (plan: Record<string, unknown>) => unknown])[])(
  'every word that is read of a file is in the documentation: %s',
  (place, withOdd) => {
    const told = faultsOf(withOdd(written())).find((fault) => fault.startsWith(`${place}.odd: `));
    const words = told?.split('use one of ')[1]?.split(', ') ?? [];
    expect(words.length).toBeGreaterThan(2);
    for (const word of words) expect(doc).toMatch(new RegExp(`^\\| \`${word}\` +\\|`, 'm'));
  },
);

const battles = (change: (all: Record<string, unknown>[]) => unknown) => {
  const plan = written();
  return { ...plan, battles: change(plan.battles as Record<string, unknown>[]) };
};
const first = (change: object) => battles(([one, ...others]) => [{ ...one, ...change }, ...others]);

const BROKEN: readonly (readonly [fault: RegExp, data: unknown])[] = [
  [/^campaign: expected a mapping, got \[\]$/, []],
  [/^campaign\.colour: is unknown; use one of id, /, { ...written(), colour: 'red' }],
  [/^id: is missing$/, { ...written(), id: undefined }],
  [/^title: expected text, got 7$/, { ...written(), title: 7 }],
  [/^story: is 3000 characters long; the limit is 2000$/, { ...written(), story: 'x'.repeat(3000) }],
  [/^setting: "modern" is unknown; use one of napoleonic, ancient$/, { ...written(), setting: 'modern' }],
  [/^parties: expected two, got 0$/, { ...written(), parties: {} }],
  [
    /^parties\.draw: is reserved for a draw: choose another id$/,
    { ...written(), parties: { draw: { name: 'a', nation: 'b' }, french: { name: 'a', nation: 'b' } } },
  ],
  [
    /^parties\.french\.officers: expected a list, got "Foy"$/,
    { ...written(), parties: { allies: {}, french: { officers: 'Foy' } } },
  ],
  [
    /^parties\.constructor: is a reserved name: choose another one$/,
    { ...written(), parties: { constructor: {} } },
  ],
  [/^first: "talavera" is unknown; use one of rolica, plain, vimeiro$/, { ...written(), first: 'talavera' }],
  [/^battles: at least one is needed$/, { ...written(), battles: [] }],
  [/^battles\[0\]: expected a mapping, got "rolica"$/, { ...written(), battles: ['rolica'] }],
  [/^battles\[0\]\.scenario: is missing$/, first({ scenario: undefined })],
  [/^battles\[0\]\.scenario: there is no scenario "x": use the id of a /, first({ scenario: 'x' })],
  [
    /^battles\[0\]\.scenario: is a battle of "squares": campaigns are fought by /,
    first({ scenario: squaresScenarios[0]?.id }),
  ],
  [/^battles\[0\]\.scenario: has sides that deploy first: take one /, first({ scenario: 'deploying' })],
  [/^battles\[1\]\.id: two battles have the id "rolica": give each /, battles(([one]) => [one, one])],
  [
    /^battles\[0\]\.sides: "french" can't play both: give one side to "allies"$/,
    first({ sides: { south: 'french', north: 'french' } }),
  ],
  [/^battles\[0\]\.sides\.east: is unknown; use one of south, north$/, first({ sides: { east: 'french' } })],
  [/^battles\[0\]\.region: "france" is unknown; use one of elsewhere, /, first({ region: 'france' })],
  [
    /^battles\[0\]\.next\.allies: there is no battle "oporto"; use one of rolica, /,
    first({ next: 'oporto' }),
  ],
  [/^battles\[0\]\.next\.draw: "rolica" must come later in the list/, first({ next: { draw: 'rolica' } })],
  [/^battles\[0\]\.next\.allies: expected text, got 3$/, first({ next: { allies: 3 } })],
  [/^battles\[0\]\.points: expected a whole number of 0 or more, got -1$/, first({ points: -1 })],
  [/^flags\.zz: is not a unit in any of the battles: use its id/, { ...written(), flags: { zz: true } }],
  [
    /^options\.heroicLifetime: "forever" is unknown; use one of/,
    { ...written(), options: { heroicLifetime: 'forever' } },
  ],
];

test.each(BROKEN)('a broken file says where and what would be right: %s', (fault, data) => {
  expect(faultsOf(data).filter((each) => fault.test(each))).toHaveLength(1);
});

test('of one side follows the other, and of the list what comes next', () => {
  const plan = readPlan(first({ sides: { south: 'french' }, next: undefined }), world);
  expect(plan.battles[0]).toMatchObject({
    sides: { south: 'french', north: 'allies' },
    next: { allies: 'plain', french: 'plain', draw: 'plain' },
  });
});

const list = (battles: Parameters<typeof planFromList>[0]['battles']): CampaignPlan =>
  planFromList({ id: 'mine', title: 'Mine', battles }, world);

test('scenarios in order make a campaign, with who plays which side and what each counts', () => {
  const plan = list([
    { scenario: 'ccn-rolica-1808', points: 3, region: 'portugal' },
    { scenario: 'ccn-vimeiro-1808', south: 'north' },
    { scenario: 'ccn-rolica-1808' },
  ]);
  expect(
    plan.battles.map(({ id, sides: { south }, points, next }) => [id, south, points, next.draw]),
  ).toEqual([
    ['ccn-rolica-1808', 'south', 3, 'ccn-vimeiro-1808'],
    ['ccn-vimeiro-1808', 'north', 1, 'ccn-rolica-1808-2'],
    ['ccn-rolica-1808-2', 'south', 1, null],
  ]);
  expect(plan.battles[1]?.sides).toEqual({ south: 'north', north: 'south' });
  expect(plan.parties.south?.nation).toBe('british');
  // Read once more it is the same: it can be kept as a file.
  expect(readPlan(JSON.parse(JSON.stringify(plan)), world)).toEqual(plan);
});

test('a list that is none says which line is wrong', () => {
  const told = (battles: Parameters<typeof list>[0]) => {
    try {
      list(battles);
    } catch (error) {
      if (error instanceof UnusableData) return error.faults.join();
      throw error;
    }
    return '';
  };
  expect(told([{ scenario: 'ccn-rolica-1808' }, { scenario: 'talavera' }])).toMatch(
    /^battles\[1\]\.scenario: /,
  );
  expect(told([{ scenario: 'ccn-rolica-1808', south: 'nobody' }])).toMatch(/^battles\[0\]\.sides\.south: /);
  expect(told([])).toMatch(/battles: at least one is needed/);
});

test('a scenario that is fought twice is two battles', () => {
  const [rolica] = ccnScenarios;
  if (!rolica) throw new Error('Rolica is gone');
  const plan = planFromList(
    { id: 'mine', title: 'Mine', battles: [{ scenario: rolica.id }, { scenario: rolica.id }] },
    world,
  );
  expect(readPlan(JSON.parse(JSON.stringify(plan)), world)).toEqual(plan);
});

test('the refusal in the documentation is the one that such a file gets', () => {
  const shown = /```text\n([\s\S]*?)\n```/.exec(doc)?.[1]?.split('\n') ?? [];
  const broken = battles(([first, second, third]) => [
    first,
    { ...second, scenario: 'ccn-talavera', sides: { south: 'french', north: 'french' } },
    { ...third, next: { draw: 'rolica' } },
  ]);
  const ofPlan = shown.filter((line) => line.startsWith('  battles')).map((line) => line.trim());
  expect(faultsOf(broken)).toEqual(ofPlan);
});
