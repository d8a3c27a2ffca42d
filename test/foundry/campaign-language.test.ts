import { expect, test } from 'vitest';
import { battleReport, battleScenario, newCampaign, PENINSULA, partyOf, readPlan } from '../../src/campaign';
import { deploy } from '../../src/core';
import { battleTold, withNamesOf } from '../../src/foundry/campaign/told-battle';
import { scenarioTexts } from '../../src/foundry/texts/scenario-texts';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomBattle } from '../../tools/play/random-battle';

const world = campaignWorld();
const begun = newCampaign(readPlan(PENINSULA, world));
const written = world.scenarioOf('ccn-rolica-1808');
const rules = world.rulesOf(written);

/** A language that says every English text of Rolica in brackets. */
const bracketed = new Map(
  Object.entries(scenarioTexts(written)).map(([end, text]) => [`PDC.scenarios.${end}`, `[${text}]`]),
);
const BRACKETS = {
  localize: (key: string) => bracketed.get(key) ?? key,
  has: (key: string) => bracketed.has(key),
};

test('a battle of a campaign is told in the language of the GM, save what the campaign has put in', () => {
  const foy = { id: 'foy', name: 'Foy', condition: 'fit', standing: 'new', leads: null } as const;
  const french = { ...partyOf(begun, 'french'), posts: { delaborde: { officers: [foy] } } };
  const campaign = { ...begun, parties: { ...begun.parties, french } };
  const told = battleTold(battleScenario(campaign, world), written, BRACKETS);
  expect(told.units.delaborde?.name).toBe('Foy');
  const others = Object.entries(told.units).filter(([id]) => id !== 'delaborde');
  for (const [id, { name = '' }] of others) expect(name).toBe(`[${written.units[id]?.name}]`);
  expect(told.sides.south.name).toBe(`[${written.sides.south.name}]`);
  expect(told.title).toBe(
    written.title === PENINSULA.battles[0]?.title ? `[${written.title}]` : PENINSULA.battles[0]?.title,
  );
  expect(JSON.stringify(told.briefing)).toContain('[');
});

test('a battle in a language without its texts stays as it is', () => {
  const battle = battleScenario(begun, world);
  expect(battleTold(battle, written, { ...BRACKETS, has: () => false })).toEqual(battle);
});

test('whatever the language of a battle, its report names the regiments that the campaign knows', () => {
  const battle = battleScenario(begun, world);
  const { start, actions } = playRandomBattle(
    rules,
    battleTold(battle, written, BRACKETS),
    3,
    () => undefined,
    'eager',
  );
  const known = deploy(rules, battle);
  expect(JSON.stringify(battleReport(rules, world, start, actions))).toContain('[');
  expect(battleReport(rules, world, withNamesOf(known, start), actions)).toEqual(
    battleReport(rules, world, known, actions),
  );
});
