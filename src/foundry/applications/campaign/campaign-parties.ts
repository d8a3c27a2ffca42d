import {
  type Hero,
  mayCallOrdenanza,
  type Officer,
  officerOf,
  type PartyId,
  type PlannedBattle,
  partyOf,
  plannedBattle,
} from '../../../campaign';
import { type Ruleset, type Scenario, SIDES, type Side } from '../../../core';
import { nationColours } from '../../../drawing';
import type { UserCampaign } from '../../battle/campaign-port';
import type { Player } from '../../documents/document-types';
import { type Localize, type Texts, textsOf } from '../../texts';
import { commanderChoices } from '../commander-choices';
import { pieceImage } from '../type-picture';

/** The data that the sheet shows of a party besides the campaign's own. */
export interface PartyViewer {
  readonly isGameMaster: boolean;
  readonly users: readonly Player[];
  nameOfUser(id: string): string;
}

/** The next, current or last battle, with its rules. */
interface Field {
  readonly battle: PlannedBattle;
  readonly scenario: Scenario;
  readonly rules: Ruleset;
}

/** Both parties of a campaign, as its sheet shows them. */
export function partiesContext(view: UserCampaign, viewer: PartyViewer, texts: Texts) {
  const field = fieldOf(view);
  return Object.keys(view.campaign.plan.parties).map((party) =>
    partyContext(view, party, field, viewer, texts),
  );
}

function fieldOf({ campaign: { plan, at }, world }: UserCampaign): Field {
  const battle = plannedBattle(plan, at);
  const scenario = world.scenarioOf(battle.scenario);
  return { battle, scenario, rules: world.rulesOf(scenario) };
}

function partyContext(view: UserCampaign, party: PartyId, field: Field, viewer: PartyViewer, texts: Texts) {
  const { localize } = texts;
  const { plan } = view.campaign;
  const { glory, points, heroes, flags, prisoners } = partyOf(view.campaign, party);
  const { name, nation } = plan.parties[party] ?? { name: party, nation: '' };
  const { face, edge, facings } = nationColours(nation);
  const seat = view.seats[party] ?? '';
  return {
    id: party,
    name,
    isOwn: view.own.includes(party),
    flag: { face, edge, facings },
    leader: leaderName(seat, viewer, localize),
    seats: viewer.isGameMaster ? commanderChoices(viewer.users, seat, localize) : [],
    isNobodys: seat === '',
    points,
    glory,
    counters: Array.from({ length: glory }, (_, index) => index),
    uses: usesOf(view, party, field, localize),
    officers: officersOf(view, party, field, texts),
    heroes: heroes.map((hero) => heroContext(view, hero, party, field)),
    flags: flags.map((flag) => localize('PDC.campaign.flag', { ...flag })),
    prisoners: prisoners.join(', '),
  };
}

/** The name of the commander of a party. */
function leaderName(seat: string, { users, nameOfUser }: PartyViewer, localize: Localize): string {
  if (seat === '') return localize('PDC.campaign.gameMaster');
  return commanderChoices(users, seat, localize).find(({ isChosen }) => isChosen)?.name ?? nameOfUser(seat);
}

const sideOf = ({ battle: { sides } }: Field, party: PartyId): Side | undefined =>
  SIDES.find((side) => sides[side] === party);

/** The current uses of counters: R001-43, R001-57, R001-70. */
function usesOf(
  { campaign }: UserCampaign,
  party: PartyId,
  field: Field,
  localize: Localize,
): readonly string[] {
  const { battle, scenario, rules } = field;
  const { glory } = partyOf(campaign, party);
  if (glory === 0 || campaign.stage === 'over') return [];
  if (campaign.stage === 'battle') return [localize('PDC.campaign.use.battle')];
  const most = Math.floor(glory / 2);
  const side = sideOf(field, party);
  const mayCall = side !== undefined && mayCallOrdenanza(battle, rules, scenario, side);
  return [
    ...(most > 0 ? [localize('PDC.campaign.use.stragglers', { count: String(most) })] : []),
    ...(mayCall ? [localize('PDC.campaign.use.ordenanza')] : []),
    localize('PDC.campaign.use.keep'),
  ];
}

/** The current holder of a post. */
export interface PostHeld {
  readonly post: string;
  readonly officer: Officer;
}

/** The officers who command in the next battle or have commanded before. */
export function officersNow(view: UserCampaign, party: PartyId): readonly PostHeld[] {
  const { posts } = partyOf(view.campaign, party);
  const leaders = leadersOf(fieldOf(view), party);
  const ids = [...new Set([...leaders.map(({ id }) => id), ...Object.keys(posts)])];
  return ids.map((post) => {
    const name = leaders.find(({ id }) => id === post)?.name ?? post;
    const fresh: Officer = { id: post, name, condition: 'fit', standing: 'original', leads: null };
    return { post, officer: officerOf(posts[post]) ?? fresh };
  });
}

function officersOf(view: UserCampaign, party: PartyId, field: Field, language: Texts) {
  const { localize } = textsOf(field.rules.id, language);
  const { posts } = partyOf(view.campaign, party);
  const leaders = leadersOf(field, party);
  return officersNow(view, party).map(({ post, officer: now }) => {
    const setup = leaders.find(({ id }) => id === post);
    const first = posts[post]?.officers[0];
    return {
      post,
      name: now.name,
      for: first && first.name !== now.name ? localize('PDC.campaign.officer.for', { name: first.name }) : '',
      picture: setup?.picture ?? '',
      condition: now.condition,
      isFit: now.condition === 'fit' && now.standing === 'original' && now.leads === null,
      remarks: remarksOn(now, posts[post]?.officers ?? [], localize),
    };
  });
}

/** Remarks on an officer in the game's terms: wounds, possible commands, the officer replaced. */
function remarksOn(now: Officer, all: readonly Officer[], localize: Localize): string {
  const absent = now.standing === 'temporary' ? all.at(-2)?.name : undefined;
  return [
    ...(now.condition === 'fit' ? [] : [localize(`PDC.rules.officer.${now.condition}`)]),
    ...(now.standing === 'new' ? [localize('PDC.rules.officer.new')] : []),
    ...(absent === undefined ? [] : [localize('PDC.rules.officer.temporary', { name: absent })]),
    ...(now.leads === null ? [] : [localize(`PDC.campaign.leads.${now.leads}`)]),
  ].join(' · ');
}

function leadersOf({ battle, scenario, rules }: Field, party: PartyId) {
  const groups = [scenario.units, ...scenario.arrivals.map(({ units }) => units)];
  return groups
    .flatMap((group) => Object.entries(group))
    .flatMap(([id, { side, type, name, nation }]) => {
      if (battle.sides[side] !== party || rules.pieces[type]?.kind !== 'leader') return [];
      const picture = pieceImage(rules, type, nation ?? scenario.sides[side].nation, undefined);
      return [{ id, name: name ?? id, picture }];
    });
}

/** The units of a party in the next or last battle that could become heroic and are not yet: R001-45, R001-46. */
export function unsungUnits(view: UserCampaign, party: PartyId) {
  const { battle, scenario, rules } = fieldOf(view);
  const known = partyOf(view.campaign, party).heroes.map(({ name }) => name);
  return Object.entries(scenario.units).flatMap(([unit, { side, type, name = unit }]) => {
    const { kind, arm } = rules.pieces[type] ?? {};
    const isFit = battle.sides[side] === party && kind === 'unit' && arm !== 'artillery';
    return isFit && !known.includes(name) ? [{ unit, name, type }] : [];
  });
}

/** A heroic unit with its portrait. */
function heroContext(
  { campaign }: UserCampaign,
  { unit, name, type, since }: Hero,
  party: PartyId,
  { rules }: Field,
) {
  const known = rules.pieces[type];
  const nation = known?.nation ?? campaign.plan.parties[party]?.nation ?? '';
  return {
    id: unit,
    name,
    since: campaign.plan.battles.find(({ id }) => id === since)?.title ?? since,
    picture: known ? pieceImage(rules, type, nation, known.strength) : '',
  };
}
