import { enemyOf, SIDES, type Side } from '../core';
import { type Officer, officerOf, partyOf } from './campaign';
import { mayCapture, tryForFlag } from './captured-flags';
import type { CampaignContext, CampaignProcedure } from './context';
import { gloryFor } from './glory';
import { loseHeroes, makeHero } from './heroes';
import { AFTER, type Fate, rollFate } from './officer-fates';
import { type PartyId, plannedBattle } from './plan';
import { replace, returnAbsent, returnTo } from './replacement';
import type { BattleReport, LostLeader } from './report';
import type { CampaignWorld } from './world';

/**
 * Settles the consequences of a battle, in the order of the rules: the fates of officers one by one, with their
 * replacements (R001-03 to R001-21), flags (R001-28 to R001-38), glory (R001-39 to R001-44), the heroic unit (R001-45
 * to R001-55).
 */
export function* settleBattle(
  c: CampaignContext,
  world: CampaignWorld,
  report: BattleReport,
): CampaignProcedure {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  endBattle(c, report);
  for (const side of SIDES) {
    returnAbsent(
      c,
      battle.sides[side],
      report.leaders.filter((each) => each.side === side).map(({ id }) => id),
    );
    spend(c, side, battle.sides[side], report);
    loseHeroes(c, side, battle.sides[side], report);
  }
  const trophies = { south: 0, north: 0 };
  for (const leader of report.leaders) {
    const captor = enemyOf(leader.side);
    const [party, enemy] = [battle.sides[leader.side], battle.sides[captor]];
    if (yield* settleFate(c, world, { party, captor: enemy, leader })) trophies[captor] += 1;
  }
  for (const chance of report.flags) {
    const { side } = chance.by;
    if (mayCapture(c, chance) && (yield* tryForFlag(c, side, battle.sides[side], chance)))
      trophies[side] += 1;
  }
  for (const side of SIDES) award(c, battle.sides[side], gloryFor(side, report, trophies));
  const { winner } = report;
  if (winner) {
    yield* makeHero(c, winner, battle.sides[winner], report, gloryFor(winner, report, trophies));
  }
  goOn(c, report);
}

function endBattle(c: CampaignContext, { winner, banners }: BattleReport): void {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const party = winner && battle.sides[winner];
  const { south, north } = battle.sides;
  const fought = {
    battle: battle.id,
    winner: party,
    banners: { [south]: banners.south, [north]: banners.north },
  };
  c.tell({ type: 'battle-ended', fought, points: battle.points });
  const blanks = { battle: battle.title, south: `${banners.south}`, north: `${banners.north}` };
  if (party) c.chronicle('won', { ...blanks, winner: c.campaign.plan.parties[party]?.name ?? party });
  else c.chronicle('drawn', blanks);
}

/** R001-43: removes the counters that were spent in the battle. */
function spend(c: CampaignContext, side: Side, party: PartyId, { glory }: BattleReport): void {
  const spent = partyOf(c.campaign, party).glory - glory[side];
  if (spent > 0) c.tell({ type: 'glory-changed', party, by: -spent, reason: 'spent-in-battle' });
}

function award(c: CampaignContext, party: PartyId, glory: number): void {
  if (glory === 0) return;
  c.tell({ type: 'glory-changed', party, by: glory, reason: 'battle' });
  c.chronicle('glory', { party: c.campaign.plan.parties[party]?.name ?? party, count: `${glory}` });
}

/** A lost leader, with its party, and the party that may have captured it. */
interface Casualty {
  readonly party: PartyId;
  readonly captor: PartyId;
  readonly leader: LostLeader;
}

/** R001-13: a serious wound lasts to the end of the campaign, even if a lighter one follows. */
function afterFate(lost: Officer, fate: Fate): Officer {
  const condition = AFTER[fate];
  if (lost.condition !== 'carriage') return { ...lost, condition };
  if (condition === 'fit') return lost;
  return { ...lost, condition, ...(condition === 'absent' && { returns: 'carriage' as const }) };
}

/** R001-03: rolls for one leader. Returns true if the enemy has captured that leader. */
function* settleFate(
  c: CampaignContext,
  world: CampaignWorld,
  { party, captor, leader }: Casualty,
): CampaignProcedure<boolean> {
  const { id, name, side, cause } = leader;
  const known = officerOf(partyOf(c.campaign, party).posts[id]);
  const lost: Officer = known ?? { id, name, condition: 'fit', standing: 'original', leads: null };
  const fate = yield* rollFate(c, side, lost.name, cause);
  c.tell({ type: 'officer-changed', party, post: id, officer: afterFate(lost, fate) });
  c.chronicle(`fate-${fate}`, { name: lost.name });
  if (fate === 'captured') c.tell({ type: 'prisoner-taken', party: captor, name: lost.name });
  // R001-18: if the lost leader was a stand-in, the absent officer returns to the post.
  if (!returnTo(c, party, id)) yield* replace(c, world, side, { party, post: id, fate });
  return fate === 'captured';
}

/** Continues with the next battle of the chain, or ends the campaign. */
function goOn(c: CampaignContext, { winner }: BattleReport): void {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const next = battle.next[winner ? battle.sides[winner] : 'draw'] ?? null;
  c.tell({ type: 'went-on', stage: next === null ? 'over' : 'planned', at: next ?? battle.id });
}
