import {
  afterEvent,
  askedParty,
  battleScenario,
  type Campaign,
  type CampaignWorld,
  type Chapter,
} from '../../campaign';
import { type AskQuery, nationOf, type PieceSetup, type Scenario } from '../../core';
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
  // Pieces are shown where earlier answers of the same order have left them, militia included.
  const scenario = battleScenario(chapter.events.reduce(afterEvent, campaign), world);
  return {
    party,
    number,
    replies,
    text: localize(`PDC.campaign.question.${query.reason}`, {
      about: aboutOf(query, scenario, localize),
    }),
    answers: query.options.map((option) => answerOf(option, query, scenario, world, localize)),
  };
}

/** The subject of a question: a name, or the face of a die. */
function aboutOf({ reason, unit }: AskQuery, scenario: Scenario, localize: Localize) {
  if (reason.startsWith('straggler')) return unit && localize(`PDC.campaign.face.${unit}`);
  return setupOf(unit, scenario)?.name ?? unit;
}

const setupOf = (id: string, { units, arrivals }: Scenario): PieceSetup | undefined =>
  units[id] ?? arrivals.find((arrival) => Object.hasOwn(arrival.units, id))?.units[id];

function answerOf(
  option: string,
  { of, reason }: AskQuery,
  scenario: Scenario,
  world: CampaignWorld,
  localize: Localize,
): CampaignAnswer {
  const setup = of === 'unit' ? setupOf(option, scenario) : undefined;
  if (setup) return { option, ...unitAnswer(setup, option, reason, scenario, world, localize) };
  if (WORDED.includes(option))
    return { option, label: localize(`PDC.campaign.answer.${option}`), picture: '' };
  if (reason === 'stragglers') {
    const key = option === '0' ? 'none' : option === '1' ? 'counter' : 'counters';
    return { option, label: localize(`PDC.campaign.answer.${key}`, { count: option }), picture: '' };
  }
  return { option, label: option, picture: '' };
}

function unitAnswer(
  setup: PieceSetup,
  id: string,
  reason: string,
  scenario: Scenario,
  world: CampaignWorld,
  localize: Localize,
): Omit<CampaignAnswer, 'option'> {
  const { type, name, at } = setup;
  const rules = world.rulesOf(scenario);
  const full = rules.pieces[type]?.strength ?? 1;
  const of = { type, nation: nationOf(rules, scenario, setup), strength: setup.strength ?? full, full };
  // After a battle, no unit is still in its starting space.
  const isBefore = reason !== 'heroic-unit';
  const label = isBefore
    ? localize('PDC.campaign.answer.unit', { name: name ?? id, space: at })
    : (name ?? id);
  return { label, picture: imageSource(drawPiece(rules, of)) };
}
