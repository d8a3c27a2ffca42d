import type { PieceId, Side } from '../core';
import type { Campaign, FoughtBattle, Hero, Officer, PartyState, Stage, TakenFlag } from './campaign';
import { NO_EVE, partyOf } from './campaign';
import type { PartyId } from './plan';

/** Every possible event of a campaign, in the past tense: a fact is never refused. */
export type CampaignEvent =
  | {
      readonly type: 'rolled';
      readonly reason: string;
      readonly side: Side;
      readonly about: string;
      readonly die: string;
      readonly faces: readonly string[];
    }
  | { readonly type: 'told'; readonly key: string; readonly blanks: Readonly<Record<string, string>> }
  | { readonly type: 'glory-changed'; readonly party: PartyId; readonly by: number; readonly reason: string }
  | {
      readonly type: 'officer-changed';
      readonly party: PartyId;
      readonly post: string;
      readonly officer: Officer;
    }
  | {
      readonly type: 'officer-came';
      readonly party: PartyId;
      readonly post: string;
      readonly officer: Officer;
    }
  | { readonly type: 'officer-went'; readonly party: PartyId; readonly post: string }
  | { readonly type: 'prisoner-taken'; readonly party: PartyId; readonly name: string }
  | { readonly type: 'flag-taken'; readonly party: PartyId; readonly flag: TakenFlag }
  | { readonly type: 'hero-made'; readonly party: PartyId; readonly hero: Hero }
  | { readonly type: 'hero-lost'; readonly party: PartyId; readonly unit: PieceId; readonly name: string }
  | { readonly type: 'straggled'; readonly unit: PieceId; readonly blocks: number }
  | { readonly type: 'set-back'; readonly unit: PieceId; readonly to: string }
  | { readonly type: 'ordenanza-came'; readonly party: PartyId; readonly at: string }
  /** Clears the changes made for the previous scenario. */
  | { readonly type: 'eve-began' }
  | { readonly type: 'battle-began' }
  | { readonly type: 'battle-ended'; readonly fought: FoughtBattle; readonly points: number }
  | { readonly type: 'went-on'; readonly stage: Stage; readonly at: string }
  /** A GM has corrected it by hand. */
  | { readonly type: 'corrected'; readonly party: PartyId; readonly change: PartyCorrection };

/** An event that a record keeps: dice are kept as replies, and corrections as lines of their own. */
export type LastingEvent = Exclude<CampaignEvent, { readonly type: 'rolled' | 'corrected' }>;

export const isLasting = (event: CampaignEvent): event is LastingEvent =>
  event.type !== 'rolled' && event.type !== 'corrected';

/** A GM's correction of a party. */
export interface PartyCorrection {
  readonly glory?: number;
  readonly points?: number;
  readonly officers?: Readonly<Record<string, Officer>>;
  readonly heroes?: readonly Hero[];
  readonly flags?: readonly TakenFlag[];
  readonly prisoners?: readonly string[];
}

const withParty = (campaign: Campaign, party: PartyId, change: Partial<PartyState>): Campaign => ({
  ...campaign,
  parties: { ...campaign.parties, [party]: { ...partyOf(campaign, party), ...change } },
});

/** The officers of a post with the latest one changed, or with one more. */
function withOfficer(
  campaign: Campaign,
  party: PartyId,
  post: string,
  officers: readonly Officer[],
): Campaign {
  const { posts } = partyOf(campaign, party);
  return withParty(campaign, party, { posts: { ...posts, [post]: { officers } } });
}

const officersOf = (campaign: Campaign, party: PartyId, post: string): readonly Officer[] =>
  partyOf(campaign, party).posts[post]?.officers ?? [];

/** The campaign after an event. */
export function afterEvent(campaign: Campaign, event: CampaignEvent): Campaign {
  switch (event.type) {
    case 'rolled':
      return campaign;
    case 'told': {
      const line = { battle: campaign.at, key: event.key, blanks: event.blanks };
      return { ...campaign, chronicle: [...campaign.chronicle, line] };
    }
    case 'straggled':
    case 'set-back':
    case 'ordenanza-came':
      return { ...campaign, eve: afterEve(campaign, event) };
    case 'eve-began':
      return { ...campaign, eve: NO_EVE };
    case 'battle-began':
      return { ...campaign, stage: 'battle' };
    case 'battle-ended':
      return afterBattle(campaign, event);
    case 'went-on':
      return { ...campaign, stage: event.stage, at: event.at };
    case 'officer-changed':
    case 'officer-came':
    case 'officer-went':
      return withOfficer(campaign, event.party, event.post, officersAfter(campaign, event));
    default:
      return withParty(campaign, event.party, partyAfter(partyOf(campaign, event.party), event));
  }
}

type EventOf<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: Type }>;

function afterEve(
  { eve }: Campaign,
  event: EventOf<'straggled' | 'set-back' | 'ordenanza-came'>,
): Campaign['eve'] {
  if (event.type === 'set-back') return { ...eve, moved: { ...eve.moved, [event.unit]: event.to } };
  if (event.type === 'ordenanza-came') {
    return { ...eve, ordenanza: [...eve.ordenanza, { party: event.party, at: event.at }] };
  }
  const blocks = (eve.stragglers[event.unit] ?? 0) + event.blocks;
  return { ...eve, stragglers: { ...eve.stragglers, [event.unit]: blocks } };
}

function afterBattle(campaign: Campaign, { fought, points }: EventOf<'battle-ended'>): Campaign {
  const ended = { ...campaign, fought: [...campaign.fought, fought] };
  const { winner } = fought;
  if (winner === null) return ended;
  return withParty(ended, winner, { points: partyOf(ended, winner).points + points });
}

function officersAfter(
  campaign: Campaign,
  event: EventOf<'officer-changed' | 'officer-came' | 'officer-went'>,
): readonly Officer[] {
  const before = officersOf(campaign, event.party, event.post);
  if (event.type === 'officer-came') return [...before, event.officer];
  if (event.type === 'officer-went') return before.slice(0, -1);
  const known = before.some(({ id }) => id === event.officer.id);
  if (!known) return [...before, event.officer];
  return before.map((officer) => (officer.id === event.officer.id ? event.officer : officer));
}

type OfParty = EventOf<
  'glory-changed' | 'prisoner-taken' | 'flag-taken' | 'hero-made' | 'hero-lost' | 'corrected'
>;

function partyAfter(before: PartyState, event: OfParty): Partial<PartyState> {
  switch (event.type) {
    case 'glory-changed':
      // R001-43: never below 0.
      return { glory: Math.max(0, before.glory + event.by) };
    case 'prisoner-taken':
      return { prisoners: [...before.prisoners, event.name] };
    case 'flag-taken':
      return { flags: [...before.flags, event.flag] };
    case 'hero-made':
      return { heroes: [...before.heroes, event.hero] };
    case 'hero-lost':
      return { heroes: before.heroes.filter(({ name }) => name !== event.name) };
    case 'corrected':
      return correctedParty(before, event.change);
  }
}

function correctedParty(
  { posts }: PartyState,
  { officers = {}, ...change }: PartyCorrection,
): Partial<PartyState> {
  const mended = Object.entries(officers).map(([post, officer]) => {
    const all = posts[post]?.officers ?? [];
    return [post, { officers: [...all.slice(0, -1), officer] }] as const;
  });
  return { ...change, ...(mended.length > 0 && { posts: { ...posts, ...Object.fromEntries(mended) } }) };
}
