import type { CampaignPlan } from '../../campaign';
import type { Texts } from './game-texts';
import { nameKey } from './scenario-texts';

/**
 * The texts of a campaign's plan, by the ends of their keys after `PDC.scenarios.`; its data has them in English. Its
 * battles are called as their scenarios, its parties as sides of scenarios.
 */
export const planTexts = ({ id, title, story }: CampaignPlan): Readonly<Record<string, string>> => ({
  [`${id}.title`]: title,
  [`${id}.story`]: story,
});

/** A campaign of the module in the user's language; one without a title in it stays as it is written. */
export function planTold({ localize, has }: Texts, plan: CampaignPlan): CampaignPlan {
  const textOf = (end: string, english: string): string => {
    const key = `PDC.scenarios.${end}`;
    return has(key) ? localize(key) : english;
  };
  const { id, title, story, parties, battles } = plan;
  if (!has(`PDC.scenarios.${id}.title`)) return plan;
  const named = Object.entries(parties).map(([party, own]) => {
    const name = textOf(`names.${nameKey(own.name)}`, own.name);
    return [party, { ...own, name }] as const;
  });
  return {
    ...plan,
    title: textOf(`${id}.title`, title),
    story: textOf(`${id}.story`, story),
    parties: Object.fromEntries(named),
    battles: battles.map((battle) => ({
      ...battle,
      title: textOf(`${battle.scenario}.title`, battle.title),
    })),
  };
}
