// Campaigns of the module in the user's language.
import { expect, test } from 'vitest';
import { planTexts, planTold } from '../../src/foundry/texts/plan-texts';
import { scenarioTexts } from '../../src/foundry/texts/scenario-texts';
import { campaignPlans, campaignWorld } from '../../src/rulesets/campaign-world';

const [plan] = campaignPlans();
if (!plan) throw new Error('there is no campaign');
const scenarios = plan.battles.map(({ scenario }) => campaignWorld().scenarioOf(scenario));
const english = Object.assign({}, planTexts(plan), ...scenarios.map(scenarioTexts)) as Record<string, string>;

/** A language that says every English text in brackets. */
const BRACKETS = {
  localize: (key: string) => `[${english[key.replace('PDC.scenarios.', '')]}]`,
  has: (key: string) => key.replace('PDC.scenarios.', '') in english,
};

test('a campaign has its title, story, parties and battles in the language of the user', () => {
  const told = planTold(BRACKETS, plan);
  expect([told.title, told.story]).toEqual([`[${plan.title}]`, `[${plan.story}]`]);
  expect(Object.values(told.parties).map(({ name }) => name)).toEqual(
    Object.values(plan.parties).map(({ name }) => `[${name}]`),
  );
  expect(told.battles.map(({ title }) => title)).toEqual(scenarios.map(({ title }) => `[${title}]`));
});

test('all but these words stays as it is, and so does a campaign in a language without its texts', () => {
  const told = planTold(BRACKETS, plan);
  const wordless = { title: '', story: '', parties: {}, battles: told.battles.map(() => ({ title: '' })) };
  const battles = (of: typeof plan) => of.battles.map((battle) => ({ ...battle, title: '' }));
  expect({ ...told, ...wordless, battles: battles(told) }).toEqual({
    ...plan,
    ...wordless,
    battles: battles(plan),
  });
  expect(planTold({ ...BRACKETS, has: () => false }, plan)).toEqual(plan);
});
