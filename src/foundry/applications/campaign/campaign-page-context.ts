import { plannedBattle } from '../../../campaign';
import { actionsOf, UnusableData } from '../../../core';
import { answering, type UserCampaign } from '../../battle/campaign-port';
import { planTold, type Texts } from '../../texts';
import { chainContext, nameOf } from './campaign-chain';
import { type PartyViewer, partiesContext } from './campaign-parties';

/** The viewer of a campaign's sheet, and what the viewer may do. */
export interface CampaignViewer extends PartyViewer {
  /** True if the page is in a compendium: the campaign can be started, not played. */
  readonly isInCompendium: boolean;
  readonly isBusy: boolean;
  /** True while the game is paused, so that officers wait. */
  readonly isPaused: boolean;
}

/** The template data of a campaign's sheet; `read` throws UnusableData for an unreadable page. */
export function campaignPageContext(
  name: string,
  read: () => UserCampaign,
  viewer: CampaignViewer,
  texts: Texts,
) {
  const { localize } = texts;
  try {
    const view = viewer.isInCompendium ? told(read(), texts) : read();
    const { plan, stage } = view.campaign;
    const isPlayed = viewer.isGameMaster && !viewer.isInCompendium;
    return {
      name: plan.title,
      fault: '',
      story: plan.story,
      stage: stageText(view, localize),
      isBusy: viewer.isBusy,
      isGameMaster: isPlayed,
      mayBegin: viewer.isGameMaster && viewer.isInCompendium,
      isFresh: view.save.record.length === 0 && stage === 'planned',
      question: viewer.isInCompendium ? null : questionContext(view, viewer, localize),
      next: isPlayed && !view.question ? nextStep(view, localize) : null,
      back: isPlayed ? backText(view, localize) : '',
      chain: chainContext(view, localize),
      parties: partiesContext(view, viewer, texts),
      chronicle: chronicleContext(view, localize),
    };
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error;
    const fault = localize('PDC.campaign.unreadable', { fault: error.faults.join(' · ') });
    return { name, fault };
  }
}

/** A campaign of the compendium in the user's language; one that was begun stays in the language of its GM. */
const told = (view: UserCampaign, texts: Texts): UserCampaign => ({
  ...view,
  campaign: { ...view.campaign, plan: planTold(texts, view.campaign.plan) },
});

type Localize = Texts['localize'];

/** The campaign's current stage, in a sentence. */
function stageText(view: UserCampaign, localize: Localize): string {
  const { plan, stage, at, parties } = view.campaign;
  const { title } = plannedBattle(plan, at);
  if (stage !== 'over') return localize(`PDC.campaign.stage.${stage}`, { battle: title });
  const [one, other] = Object.keys(parties).map((id) => ({ id, points: parties[id]?.points ?? 0 }));
  if (!one || !other) return '';
  const numbers = { one: String(one.points), other: String(other.points) };
  if (one.points === other.points) return localize('PDC.campaign.stage.tie', numbers);
  const [winner, loser] = one.points > other.points ? [one, other] : [other, one];
  return localize('PDC.campaign.stage.over', {
    winner: nameOf(view, winner.id),
    points: String(winner.points),
    loser: String(loser.points),
  });
}

/** The GM's next step. */
function nextStep({ campaign, placed }: UserCampaign, localize: Localize) {
  const { plan, stage, at } = campaign;
  const { title } = plannedBattle(plan, at);
  const step = (action: string, key: string) => ({
    action,
    label: localize(`PDC.campaign.next.${key}`, { battle: title }),
    hint: localize(`PDC.campaign.next.${key}Hint`),
  });
  if (stage === 'over') return null;
  if (stage === 'planned') return step('makeReady', 'makeReady');
  const battle = placed[at];
  if (!battle) return step('layOut', 'layOut');
  return battle.isOver ? step('settle', 'settle') : null;
}

/** The step that a GM's undo would reverse; empty if there is none. */
function backText({ campaign, save, open, placed }: UserCampaign, localize: Localize): string {
  const { plan, at, stage } = campaign;
  const last = actionsOf(save.record).at(-1);
  if (open) return localize(`PDC.campaign.back.${open.order}`, { battle: plannedBattle(plan, at).title });
  if (!last || (stage === 'battle' && placed[at]?.isBegun)) return '';
  if ('corrected' in last) return localize('PDC.campaign.back.correction');
  const battle = last.order.type === 'settle' ? campaign.fought.at(-1)?.battle : at;
  return localize(`PDC.campaign.back.${last.order.type}`, {
    battle: plannedBattle(plan, battle ?? at).title,
  });
}

function questionContext(view: UserCampaign, viewer: CampaignViewer, localize: Localize) {
  const { question } = view;
  if (!question) return null;
  const party = nameOf(view, question.party);
  const { mayAnswer, hint } = answering(view, question.party, viewer);
  return {
    party,
    text: question.text,
    answers: mayAnswer ? question.answers : [],
    hint: hint && localize(hint, { party, side: party }),
  };
}

/** The chronicle: the events, battle by battle. */
function chronicleContext({ campaign: { chronicle, plan } }: UserCampaign, localize: Localize) {
  const chapters: { title: string; battle: string; lines: string[] }[] = [];
  for (const { battle, key, blanks } of chronicle) {
    const line = localize(`PDC.campaign.chronicle.${key}`, blanks);
    const last = chapters.at(-1);
    if (last?.battle === battle) last.lines.push(line);
    else chapters.push({ title: plannedBattle(plan, battle).title, battle, lines: [line] });
  }
  return chapters;
}
