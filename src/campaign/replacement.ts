import type { Side } from '../core';
import { CLASSES, type Officer, officerOf, partyOf, type TroopClass } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import type { Fate } from './officer-fates';
import { freeNames } from './officer-names';
import type { PartyId, Setting } from './plan';
import type { CampaignWorld } from './world';

/** R001-17: the fates after which another officer is promoted permanently. */
const FOR_GOOD: readonly Fate[] = ['slain', 'mortal', 'captured', 'crippled'];

/** R001-20: the classes for which a replacement may be named: in the Ancient game foot and mounted troops only. */
const CLASSES_BY_SETTING: Readonly<Record<Setting, readonly TroopClass[]>> = {
  napoleonic: CLASSES,
  ancient: ['infantry', 'cavalry'],
};

/** R001-17 to R001-20: replaces an officer, if that is necessary. */
export function* replace(
  c: CampaignContext,
  world: CampaignWorld,
  side: Side,
  { party, post, fate }: { readonly party: PartyId; readonly post: string; readonly fate: Fate },
): CampaignProcedure {
  const isForGood = FOR_GOOD.includes(fate);
  if (!isForGood && fate !== 'moderate') return;
  const lost = officerOf(partyOf(c.campaign, party).posts[post]);
  const name = yield* c.ask('officer-name', side, freeNames(c.campaign, world, party), {
    about: lost?.name ?? post,
  });
  const classes = CLASSES_BY_SETTING[c.campaign.plan.setting];
  const leads = yield* c.ask('officer-class', side, classes, { about: name });
  const officer: Officer = {
    id: `${post}-${(partyOf(c.campaign, party).posts[post]?.officers.length ?? 1) + 1}`,
    name,
    condition: 'fit',
    standing: isForGood ? 'new' : 'temporary',
    leads: classes.find((each) => each === leads) ?? 'infantry',
  };
  c.tell({ type: 'officer-came', party, post, officer });
  c.chronicle(isForGood ? 'promoted' : 'stands-in', { name, for: lost?.name ?? post });
}

/** R001-14, R001-18: officers who missed the last battle return, and their stand-ins leave. */
export function returnAbsent(c: CampaignContext, party: PartyId, except: readonly string[]): void {
  for (const post of Object.keys(partyOf(c.campaign, party).posts)) {
    if (!except.includes(post)) returnTo(c, party, post);
  }
}

/** Returns an absent officer to a post. Returns true if there is one. */
export function returnTo(c: CampaignContext, party: PartyId, post: string): boolean {
  const officers = partyOf(c.campaign, party).posts[post]?.officers ?? [];
  const [latest, before] = [officers.at(-1), officers.at(-2)];
  if (latest?.standing !== 'temporary' || before?.condition !== 'absent') return false;
  c.tell({ type: 'officer-went', party, post });
  const { returns = 'fit', ...officer } = before;
  c.tell({ type: 'officer-changed', party, post, officer: { ...officer, condition: returns } });
  c.chronicle('returned', { name: before.name, for: latest.name });
  return true;
}

/** R001-14: records in the chronicle the leaders who will miss a battle. */
export function tellAbsent(c: CampaignContext, party: PartyId, posts: readonly string[]): void {
  for (const post of posts) {
    const [latest, before] = (partyOf(c.campaign, party).posts[post]?.officers ?? []).slice(-2).reverse();
    if (latest?.standing !== 'temporary' || before?.condition !== 'absent') continue;
    c.chronicle('misses', { name: before.name, for: latest.name });
  }
}
