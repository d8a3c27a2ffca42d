import { planTexts } from '../src/foundry/texts/plan-texts';
import { scenarioTexts } from '../src/foundry/texts/scenario-texts';
import { GAMES } from '../src/rulesets';
import { campaignPlans } from '../src/rulesets/campaign-world';
import { type Texts, textsOfLanguage } from './language';

/** The file that a language has beside those of English: the texts that the scenarios bring in English. */
export const SCENARIOS_FILE = 'scenarios.json';

/** Texts by their keys as a file holds them. */
function nested(texts: Readonly<Record<string, string>>): Texts {
  const groups = new Map<string, Record<string, string>>();
  const plain: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const [first = '', ...rest] = key.split('.');
    if (rest.length === 0) plain[first] = text;
    else groups.set(first, { ...groups.get(first), [rest.join('.')]: text });
  }
  return {
    ...plain,
    ...Object.fromEntries([...groups].map(([group, inner]) => [group, nested(inner)])),
  };
}

/** The texts that the scenarios, lessons and campaigns of all games bring, as a language file would hold them. */
export const englishScenarios = (): Texts => ({
  PDC: {
    scenarios: nested(
      Object.assign(
        {},
        ...GAMES.flatMap(({ scenarios, lessons = [] }) =>
          [...scenarios, ...lessons.map(({ scenario }) => scenario)].map(scenarioTexts),
        ),
        ...campaignPlans().map(planTexts),
      ) as Record<string, string>,
    ),
  },
});

/** All English texts: those of `lang/en`, and those of scenarios. */
export function wholeEnglish(): Texts {
  const texts = textsOfLanguage('en');
  const [own, of] = [texts.PDC, englishScenarios().PDC];
  return { ...texts, PDC: { ...(own as Texts), ...(of as Texts) } };
}
