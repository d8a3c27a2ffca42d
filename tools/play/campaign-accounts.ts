import {
  type BattleReport,
  type Campaign,
  type CampaignEvent,
  type Officer,
  officerOf,
  type PartyState,
  partyOf,
  plannedBattle,
} from '../../src/campaign';
import {
  enemyOf,
  type PieceSetup,
  type Ruleset,
  type Scenario,
  SIDES,
  type Side,
  type State,
} from '../../src/core';

/** Conditions in which an officer can lead. */
const ABLE = ['fit', 'carriage'];
/** Permanent conditions. */
const GONE = ['dead', 'captured', 'crippled'];

/** The inconsistencies in a campaign's counters, officers and heroes after a battle was settled. */
export function settlingFaults(
  before: Campaign,
  report: BattleReport,
  after: Campaign,
  { rules, scenario, start, end, spent }: FoughtOut,
): readonly string[] {
  const battle = plannedBattle(before.plan, before.at);
  // Reinforcements that never arrived have no losses; those that arrived and are away wounded do.
  const wounded = Object.keys(end.reserve).filter((id) => rules.isWounded(end, id));
  const leaders = new Set([...Object.keys(start.leaders), ...Object.keys(end.fallenLeaders), ...wounded]);
  const lost = [...leaders].filter((id) => !end.leaders[id]).length;
  const fates = newLines(before, after).filter(({ key }) => key.startsWith('fate-'));
  return [
    ...SIDES.flatMap((side) => {
      const [old, now] = [before, after].map((each) => partyOf(each, battle.sides[side]));
      if (!old || !now) return [];
      // Fates are reported in the order in which leaders fell.
      const taken = fates.filter(
        ({ key }, at) => key === 'fate-captured' && report.leaders[at]?.side !== side,
      ).length;
      const flags = now.flags.length - old.flags.length;
      const award = bannersAward(side, report) + taken + flags;
      const made = now.heroes.filter(({ since }) => since === before.at).length;
      return [
        ...differs(`${side} has counters left`, report.glory[side], old.glory - spent[side]),
        ...differs(`${side} has counters`, now.glory, report.glory[side] + award - made),
        ...differs(`${side} has prisoners`, now.prisoners.length, old.prisoners.length + taken),
        ...heroFaults(side, old, now, scenario, end),
      ];
    }),
    ...differs('leaders fell', report.leaders.length, lost),
    ...differs('fates were told', fates.length, report.leaders.length),
  ];
}

/** The course of a battle, to check results independently of its report. */
export interface FoughtOut {
  readonly rules: Ruleset;
  readonly scenario: Scenario;
  readonly start: State;
  readonly end: State;
  /** The counters each side spent in it. */
  readonly spent: Readonly<Record<Side, number>>;
}

/** Every piece in a scenario, including later arrivals. */
const piecesOf = ({ units, arrivals }: Scenario): readonly (readonly [id: string, piece: PieceSetup])[] =>
  [units, ...arrivals.map((arrival) => arrival.units)].flatMap((setups) => Object.entries(setups));

const newLines = (before: Campaign, after: Campaign) => after.chronicle.slice(before.chronicle.length);

const differs = (what: string, found: number, expected: number): readonly string[] =>
  found === expected ? [] : [`${what}: ${found}, not ${expected}`];

/** R001-40, R001-41: the same award, computed independently. */
function bannersAward(side: Side, { winner, banners, targets }: BattleReport): number {
  if (winner === side) return 1 + Math.floor(Math.max(0, banners[side] - banners[enemyOf(side)]) / 2);
  return banners[side] * 2 >= targets[side] ? 1 : 0;
}

const officersOf = ({ posts }: PartyState): readonly Officer[] =>
  Object.values(posts).flatMap(({ officers }) => officers);

/** R001-48, R001-53: a heroic unit that was not in the battle stays heroic; an eliminated one does not. */
function heroFaults(
  side: Side,
  old: PartyState,
  now: PartyState,
  scenario: Scenario,
  end: State,
): readonly string[] {
  return old.heroes.flatMap(({ name, since }) => {
    const fielded = piecesOf(scenario).find(([id, unit]) => unit.side === side && (unit.name ?? id) === name);
    // The survivors of a unit may have earned the status again, with another `since`.
    const isHero = now.heroes.some((hero) => hero.name === name && hero.since === since);
    if (!fielded) return isHero ? [] : [`${name} was not there, and is heroic no more`];
    const isGone = !end.units[fielded[0]] && !end.reserve[fielded[0]];
    return isGone && isHero ? [`${name} fell, and is heroic`] : [];
  });
}

/** The inconsistencies in the payments before a battle, and in its leaders. */
export function eveFaults(
  before: Campaign,
  after: Campaign,
  events: readonly CampaignEvent[],
  scenario: Scenario,
): readonly string[] {
  const battle = plannedBattle(after.plan, after.at);
  return SIDES.flatMap((side) => {
    const party = battle.sides[side];
    const dice = events.reduce(
      (sum, event) =>
        event.type === 'rolled' && event.reason === 'stragglers' && event.side === side
          ? sum + event.faces.length
          : sum,
      0,
    );
    const militia = after.eve.ordenanza.filter((each) => each.party === party).length;
    const glory = partyOf(before, party).glory;
    const leaders = Object.values(scenario.units).filter((each) => each.side === side && each.traits?.leads);
    return [
      ...differs(`${side} has counters`, partyOf(after, party).glory, glory - dice - militia),
      ...(dice * 2 > glory ? [`${side} paid ${dice} of ${glory} counters for stragglers`] : []),
      ...leaderFaults(partyOf(after, party), side, scenario),
      ...leaders.flatMap(({ name, traits }) =>
        officersOf(partyOf(after, party)).some((one) => one.name === name && one.leads === traits?.leads)
          ? []
          : [`${name} leads ${String(traits?.leads)}, and nobody said so`],
      ),
    ];
  });
}

/** Checks that every officer with a post leads from it, and that no two leaders of a side have the same name. */
function leaderFaults(party: PartyState, side: Side, scenario: Scenario): readonly string[] {
  const own = piecesOf(scenario).filter(([, unit]) => unit.side === side);
  const names = own.flatMap(([id, unit]) => (party.posts[id] ? (unit.name ?? id) : []));
  return [
    ...own.flatMap(([id, { name }]) => {
      const officer = officerOf(party.posts[id]);
      return officer && officer.name !== name ? [`${name} leads in place of ${officer.name}`] : [];
    }),
    ...names.flatMap((name, index) => (names.indexOf(name) < index ? [`two are called ${name}`] : [])),
  ];
}

/** R001-10 to R001-18: checks that no officer is lost, and that every holder of a post can hold it. */
export function officerFaults(before: Campaign, after: Campaign): readonly string[] {
  return Object.entries(after.parties).flatMap(([id, party]) => {
    const known = officersOf(partyOf(before, id));
    const now = officersOf(party);
    const forgotten = known.filter(
      (one) =>
        one.standing !== 'temporary' && !now.some((each) => each.id === one.id && each.name === one.name),
    );
    return [
      ...forgotten.map(({ name }) => `${name} is forgotten`),
      ...Object.entries(party.posts).flatMap(([post, { officers }]) => postFaults(post, officers)),
    ];
  });
}

function postFaults(post: string, officers: readonly Officer[]): readonly string[] {
  const [last] = officers.slice(-1);
  return officers.flatMap((one, index) => {
    const { name, condition } = one;
    if (one === last) return ABLE.includes(condition) ? [] : [`${post} is held by nobody: ${condition}`];
    const isStoodInFor = condition === 'absent' && officers[index + 1]?.standing === 'temporary';
    return GONE.includes(condition) || isStoodInFor ? [] : [`${name} is ${condition}, and not at his post`];
  });
}
