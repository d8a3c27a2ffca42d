import {
  type BattleAhead,
  type BetweenBattles,
  deploy,
  enemyOf,
  type Outlook,
  type Query,
  type Reply,
  type Ruleset,
  type Scenario,
  SIDES,
  type Side,
  type Stream,
  seededStream,
} from '../core';
import { battleScenario } from './battle-scenario';
import { type Campaign, NO_EVE, partyOf } from './campaign';
import { CAMPAIGN_DICE } from './dice';
import { carryOn } from './orders';
import { type PartyId, plannedBattle } from './plan';
import { askedParty, type CampaignPlay, campaignIn } from './play';
import type { CampaignWorld } from './world';

/** The open question of a campaign, as the party that is asked can look ahead; undefined if there is none. */
export function betweenBattles(play: CampaignPlay, world: CampaignWorld): BetweenBattles | undefined {
  const { open } = play;
  if (!open) return undefined;
  const campaign = campaignIn(play, world);
  const { query: asked } = carryOn(campaign, open, world);
  if (asked?.kind !== 'ask') return undefined;
  const party = askedParty(campaign, asked);
  return {
    options: asked.options,
    outlook(option, seed) {
      const reply = repliesByChance(seed);
      const run = carryOn(campaign, open, world);
      run.reply({ kind: 'chose', option });
      const isByChance = run.query !== undefined;
      for (let { query } = run; query; query = run.query) run.reply(reply(query));
      return { ...outlookIn(run.state, party, world), isByChance };
    },
  };
}

/**
 * Replies by chance. Each side has dice and choices of its own, so that they stay the same where another answer leads to
 * more of them elsewhere.
 */
function repliesByChance(seed: number): (query: Query) => Reply {
  const seeds = seededStream(seed);
  const own = () => seededStream(seeds.below(2 ** 30));
  const streams = { south: { roll: own(), choice: own() }, north: { roll: own(), choice: own() } };
  return (query) => {
    const { roll, choice } = streams[query.side];
    if (query.kind !== 'roll')
      return { kind: 'chose', option: query.kind === 'ask' ? picked(query.options, choice) : '' };
    const faces = CAMPAIGN_DICE.find(({ id }) => id === query.die)?.faces ?? [];
    return { kind: 'rolled', faces: Array.from({ length: query.count }, () => picked(faces, roll)) };
  };
}

const picked = (all: readonly string[], stream: Stream): string => all[stream.below(all.length)] ?? '';

function outlookIn(campaign: Campaign, party: PartyId, world: CampaignWorld): Omit<Outlook, 'isByChance'> {
  const enemy = Object.keys(campaign.parties).find((each) => each !== party) ?? party;
  return {
    battles: battlesAhead(campaign).map((at) => battleAhead(at, party, world)),
    counters: { own: partyOf(campaign, party).glory, enemy: partyOf(campaign, enemy).glory },
  };
}

/** The campaign at each battle that may still be fought, nearest first. */
function battlesAhead(campaign: Campaign): readonly Campaign[] {
  if (campaign.stage === 'over') return [];
  const ids = [campaign.at];
  for (const id of ids)
    for (const next of Object.values(plannedBattle(campaign.plan, id).next))
      if (next !== null && !ids.includes(next)) ids.push(next);
  return ids.map((at) => (at === campaign.at ? campaign : { ...campaign, at, eve: NO_EVE }));
}

function battleAhead(campaign: Campaign, party: PartyId, world: CampaignWorld): BattleAhead {
  const { sides } = plannedBattle(campaign.plan, campaign.at);
  const scenario = battleScenario(campaign, world);
  const rules = world.rulesOf(scenario);
  const side = SIDES.find((each) => sides[each] === party) ?? 'south';
  const { units } = scenario;
  return {
    rules,
    side,
    heroes: Object.keys(units).filter((id) => units[id]?.traits?.heroic === true),
    led: unitsLed(scenario, side, rules, world) - unitsLed(scenario, enemyOf(side), rules, world),
    start: () => deploy(rules, scenario),
  };
}

/** R001-21: the units that leaders of a single arm may lead, counted for each of these leaders. */
function unitsLed({ units }: Scenario, side: Side, rules: Ruleset, world: CampaignWorld): number {
  const own = Object.values(units).filter((each) => each.side === side);
  const arms = own.flatMap(({ type }) =>
    rules.pieces[type]?.kind === 'unit' ? [world.classOf(rules, type)] : [],
  );
  return own.reduce((sum, { traits }) => sum + arms.filter((arm) => arm === traits?.leads).length, 0);
}
