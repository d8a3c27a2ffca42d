import { askedParty, type Campaign, type CampaignWorld, type Chapter, plannedBattle } from '../../campaign';
import type { AskQuery, PieceSetup } from '../../core';
import { drawPiece, imageSource } from '../../drawing';
import type { CampaignAnswer, CampaignQuestion } from '../battle/campaign-port';
import type { Localize } from '../texts';

/** Answers that are neither a piece nor a space. */
const WORDED = ['none', 'infantry', 'cavalry', 'artillery'];

/** The open question of a campaign, with texts and pictures. */
export function campaignQuestion(
  campaign: Campaign,
  world: CampaignWorld,
  chapter: Chapter,
  query: AskQuery,
  localize: Localize,
): CampaignQuestion {
  const party = askedParty(campaign, query);
  const { number, replies } = chapter;
  return {
    party,
    number,
    replies,
    text: localize(`PDC.campaign.question.${query.reason}`, {
      about: aboutOf(query, campaign, world, localize),
    }),
    answers: query.options.map((option) => answerOf(option, query, campaign, world, localize)),
  };
}

/** The subject of a question: a name, or the face of a die. */
function aboutOf({ reason, unit }: AskQuery, campaign: Campaign, world: CampaignWorld, localize: Localize) {
  if (reason.startsWith('straggler')) return unit && localize(`PDC.campaign.face.${unit}`);
  return setupOf(unit, campaign, world)?.name ?? unit;
}

const setupOf = (id: string, { plan, at }: Campaign, world: CampaignWorld): PieceSetup | undefined => {
  const { units, arrivals } = world.scenarioOf(plannedBattle(plan, at).scenario);
  return units[id] ?? arrivals.find((arrival) => Object.hasOwn(arrival.units, id))?.units[id];
};

function answerOf(
  option: string,
  { of, reason }: AskQuery,
  campaign: Campaign,
  world: CampaignWorld,
  localize: Localize,
): CampaignAnswer {
  const setup = of === 'unit' ? setupOf(option, campaign, world) : undefined;
  if (setup) return { option, ...unitAnswer(setup, option, reason, campaign, world, localize) };
  if (WORDED.includes(option))
    return { option, label: localize(`PDC.campaign.answer.${option}`), picture: '' };
  if (reason === 'stragglers') {
    const key = option === '0' ? 'none' : option === '1' ? 'counter' : 'counters';
    return { option, label: localize(`PDC.campaign.answer.${key}`, { count: option }), picture: '' };
  }
  return { option, label: option, picture: '' };
}

function unitAnswer(
  { type, name, side, nation, strength, at }: PieceSetup,
  id: string,
  reason: string,
  { plan, at: battle }: Campaign,
  world: CampaignWorld,
  localize: Localize,
): Omit<CampaignAnswer, 'option'> {
  const scenario = world.scenarioOf(plannedBattle(plan, battle).scenario);
  const rules = world.rulesOf(scenario);
  const full = rules.pieces[type]?.strength ?? 1;
  const of = { type, nation: nation ?? scenario.sides[side].nation, strength: strength ?? full, full };
  // After a battle, no unit is still in its starting space.
  const isBefore = reason !== 'heroic-unit';
  const label = isBefore
    ? localize('PDC.campaign.answer.unit', { name: name ?? id, space: at })
    : (name ?? id);
  return { label, picture: imageSource(drawPiece(rules, of)) };
}
