import type { CampaignPlan } from '../../../campaign';
import type { Game } from '../../battle';
import type { Localize } from '../../texts';
import type { OfferedScenario } from './new-battle-draft';

/** The choices of the window. */
export interface EveningDraft {
  readonly title: string;
  /** The keys of the chosen scenarios. */
  readonly chosen: readonly string[];
}

/** The draft with a battle taken or left. */
export const withBattle = ({ title, chosen }: EveningDraft, key: string, isTaken: boolean): EveningDraft => ({
  title,
  chosen: [...chosen.filter((each) => each !== key), ...(isTaken ? [key] : [])],
});

/** The draft with all battles of a campaign, and its title. */
export function withCampaign(draft: EveningDraft, { title, battles }: CampaignPlan): EveningDraft {
  const keys = battles.map(({ scenario }) => scenario);
  return { title, chosen: [...new Set([...draft.chosen, ...keys])] };
}

/** The chosen battles, in the order of the list. */
export const battlesOf = (
  { chosen }: EveningDraft,
  offered: readonly OfferedScenario[],
): readonly OfferedScenario[] => offered.filter(({ key }) => chosen.includes(key));

/** The template data of the window. */
export function eveningContext(
  draft: EveningDraft,
  { games, plans, offered, isBusy }: EveningList,
  localize: Localize,
) {
  const groups = games.map(({ rules }) => ({
    game: localize(`PDC.${rules.id}.name`),
    battles: offered
      .filter((each) => each.rules.id === rules.id)
      .map(({ key, isOwn, scenario: { title } }) => ({
        key,
        title: isOwn ? localize('PDC.workshop.own', { title }) : title,
        isChosen: draft.chosen.includes(key),
      })),
  }));
  return {
    title: draft.title,
    groups: groups.filter(({ battles }) => battles.length > 0),
    campaigns: plans.map(({ id, title }) => ({
      id,
      label: localize('PDC.windows.evening.campaign', { title }),
    })),
    isBusy,
    canPrepare: !isBusy && battlesOf(draft, offered).length > 0,
  };
}

/** The battles and campaigns that the window offers. */
interface EveningList {
  readonly games: readonly Game[];
  readonly plans: readonly CampaignPlan[];
  readonly offered: readonly OfferedScenario[];
  readonly isBusy: boolean;
}
