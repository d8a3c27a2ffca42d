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

/** Conditions in which somebody can lead. */
const ABLE = ['fit', 'carriage'];
/** Conditions that are for good. */
const GONE = ['dead', 'captured', 'crippled'];

/** What does not add up in the counters, officers and heroes of a campaign after a battle was settled. */
export function settlingFaults(
  before: Campaign,
  report: BattleReport,
  after: Campaign,
  { rules, scenario, start, end, spent }: FoughtOut,
): readonly string[] {
  const battle = plannedBattle(before.plan, before.at);
  // Of the reinforcements those who never came have lost nothing; who came and is away wounded has.
  const wounded = Object.keys(end.reserve).filter((id) => rules.isWounded(end, id));
  const leaders = new Set([...Object.keys(start.leaders), ...Object.keys(end.fallenLeaders), ...wounded]);
  const lost = [...leaders].filter((id) => !end.leaders[id]).length;
  const fates = newLines(before, after).filter(({ key }) => key.startsWith('fate-'));
  return [
    ...SIDES.flatMap((side) => {
      const [old, now] = [before, after].map((each) => partyOf(each, battle.sides[side]));
      if (!old || !now) return [];
      // Fates are told in the order in which leaders fell.
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

/** How a battle went, for accounts of it that do not come out of its report. */
export interface FoughtOut {
  readonly rules: Ruleset;
  readonly scenario: Scenario;
  readonly start: State;
  readonly end: State;
  /** Counters that the sides have spent in it. */
  readonly spent: Readonly<Record<Side, number>>;
}

/** Everybody in a scenario, those who come later too. */
const piecesOf = ({ units, arrivals }: Scenario): readonly (readonly [id: string, piece: PieceSetup])[] =>
  [units, ...arrivals.map((arrival) => arrival.units)].flatMap((setups) => Object.entries(setups));

const newLines = (before: Campaign, after: Campaign) => after.chronicle.slice(before.chronicle.length);

const differs = (what: string, found: number, expected: number): readonly string[] =>
  found === expected ? [] : [`${what}: ${found}, not ${expected}`];

/** R001-40, R001-41, counted once more. */
function bannersAward(side: Side, { winner, banners, targets }: BattleReport): number {
  if (winner === side) return 1 + Math.floor(Math.max(0, banners[side] - banners[enemyOf(side)]) / 2);
  return banners[side] * 2 >= targets[side] ? 1 : 0;
}

const officersOf = ({ posts }: PartyState): readonly Officer[] =>
  Object.values(posts).flatMap(({ officers }) => officers);

/** R001-48, R001-53: whoever is on the field to the end without a loss is what he was, whoever fell is not. */
function heroFaults(
  side: Side,
  old: PartyState,
  now: PartyState,
  scenario: Scenario,
  end: State,
): readonly string[] {
  return old.heroes.flatMap(({ name, since }) => {
    const fielded = piecesOf(scenario).find(([id, unit]) => unit.side === side && (unit.name ?? id) === name);
    // Whoever is left of it may have earned the name anew.
    const isHero = now.heroes.some((hero) => hero.name === name && hero.since === since);
    if (!fielded) return isHero ? [] : [`${name} was not there, and is heroic no more`];
    const isGone = !end.units[fielded[0]] && !end.reserve[fielded[0]];
    return isGone && isHero ? [`${name} fell, and is heroic`] : [];
  });
}

/** What does not add up in what was paid before a battle, and in who leads it. */
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

/** Whoever has a post leads from it, and no two leaders of a side have one name. */
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

/** R001-10 to R001-18: nobody is forgotten, and every post is held by one who can hold it. */
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
