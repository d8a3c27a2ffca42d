import { isDeepStrictEqual } from 'node:util';
import { battleReport } from '../../src/campaign';
import {
  Context,
  deploy,
  type Entry,
  type Event,
  type Order,
  type Piece,
  type PieceId,
  type Play,
  pieceOf,
  pointsOf,
  type Reply,
  readScript,
  reserveOf,
  resolve,
  type Scenario,
  SIDES,
  type Side,
  type State,
  toState,
} from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import type { Case, CaseOrder, Expectation } from './case';
import { pieceFaults } from './piece-faults';
import type { Watch } from './watch';

/** A number that no battle reaches. */
const OUT_OF_REACH = 999;

/** Runs one case; returns the faults, none if it passes. */
export function runCase(one: Case, watch?: Watch): readonly string[] {
  try {
    return play(one, watch);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function play(one: Case, watch?: Watch): readonly string[] {
  const begun = setUp(one);
  let state = begun;
  const record: Entry[] = [];
  const misplaced = placementFaults(one, state);
  if (misplaced.length > 0) return misplaced;
  const events: Event[] = [];
  const asked: [string, readonly string[]][] = [];
  const faults: string[] = [];
  for (const [index, line] of one.orders.entries()) {
    const order = { ...line.order, side: sideOf(state, line) };
    const last = index === one.orders.length - 1;
    const refusal = one.rules.refusal(state, order);
    if (refusal) {
      watch?.refused(refusal.reason);
      watch?.told?.(one.rules, state, refusal);
    }
    if (last && one.refused !== undefined) {
      // A refusal leaves the position unchanged; the other expectations are checked on it.
      faults.push(...refusalFaults(one.refused, refusal?.reason));
      break;
    }
    if (refusal) return [`do[${index}] ${order.type} is refused: ${refusal.reason} (${refusal.rule})`];
    const script = readScript(line.script);
    const replies: Reply[] = [];
    const run = resolve(one.rules, state, order, (query) => {
      watch?.queried(query);
      if (query.kind === 'ask') asked.push([query.reason, query.options]);
      const reply = script.answer(query);
      replies.push(reply);
      return reply;
    });
    script.finish();
    watch?.played?.(one.rules, state, order, replies);
    record.push({ order, replies });
    events.push(...run.events);
    ({ state } = run);
    watch?.stepped(state.turn.step);
  }
  const rolled = events.flatMap((event) =>
    event.type === 'rolled' ? [[event.reason, event.faces.length]] : [],
  );
  return [
    ...faults,
    ...stateFaults(one, state, events),
    ...captureFaults(one, begun, record),
    ...listFaults('rolls', rolled, one.rolls),
    ...listFaults('questions', asked, one.asked),
  ];
}

/** R001-29 to R001-33: compares the flags that units may try to capture after the battle. */
function captureFaults({ rules, expected }: Case, begun: State, record: readonly Entry[]): readonly string[] {
  if (!expected.captures) return [];
  const { flags } = battleReport(rules, campaignWorld(), begun, record);
  const found = flags.map(({ unit, by }) => [unit.id, by.id]);
  return listFaults('flags that may be captured', found, expected.captures);
}

/** The faults of a position that no battle can start with: enemies together, a garrison without a town. */
const placementFaults = ({ rules, pieces, preparation }: Case, state: State): readonly string[] =>
  Object.keys(preparation ? {} : pieces).flatMap((id) => {
    const fault = rules.placementFault(state, id);
    return fault ? [`units.${id}.at: ${fault.reason} (${fault.space ?? ''}, ${fault.rule})`] : [];
  });

function sideOf(state: State, { order: { unit = '' }, by }: CaseOrder): Order['side'] {
  return by ?? pieceOf(state, unit)?.side ?? reserveOf(state, unit)?.side ?? state.turn.side;
}

/** The position of a case: every piece of the active side is activated, unless the case lists some. */
function setUp(one: Case): State {
  const side = (id: Side) => ({
    name: '',
    nation: one.nations[id] ?? '',
    target: one.targets[id] ?? OUT_OF_REACH,
    rating: one.ratings[id] ?? OUT_OF_REACH,
  });
  const scenario: Scenario = {
    id: one.title,
    ruleset: one.rules.id,
    title: one.title,
    briefing: '',
    source: '',
    first: one.words?.first(one.given) ?? one.active,
    board: one.board,
    borders: one.borders,
    works: one.works,
    extra: one.extra,
    tables: one.tables,
    sides: { south: side('south'), north: side('north') },
    terrain: one.terrain,
    units: one.pieces,
    objectives: one.objectives,
    arrivals: one.arrivals,
    ...(one.preparation && { preparation: one.preparation }),
    options: { ...one.options, commandCards: one.hands !== undefined || isPrepared(one) },
  };
  const deployed = deploy(one.rules, scenario);
  if (one.words)
    return one.words.begin(deployed, one.given, one.active, one.orders[0]?.order ?? { type: '' });
  if (one.hands) return withHands(screened(one, deployed), one.hands, one.active);
  return isPrepared(one) ? screened(one, deployed) : activated(one, screened(one, deployed));
}

/** True if the battle has not begun: it is being prepared, or its cards are still to be dealt. */
const isPrepared = ({ preparation, orders, refused }: Case): boolean =>
  preparation !== undefined || (orders[0]?.order.type === 'deal' && refused === undefined);

/** The position with the skirmishers that are attached from the start. */
function screened({ rules, screened: ids }: Case, state: State): State {
  return ids.length === 0 ? state : changed(rules.play, state, ids, (c, unit) => c.noted(unit, UNKNOWN));
}

/** The stand that these skirmishers come from is unknown. */
const UNKNOWN = { screen: '' };

/** The turn of a side in which all of its pieces have been activated, or those listed. */
function activated({ rules, pieces, activated: named, active }: Case, state: State): State {
  const own = Object.keys(pieces).filter((id) => pieces[id]?.side === active);
  const begun = changed(rules.play, state, named ?? own, (c, piece) => c.activated(piece));
  // Without a list, a piece that joins the side in the middle of the case counts as activated too.
  return { ...begun, turn: { ...begun.turn, activations: named ? 0 : OUT_OF_REACH } };
}

/** The position after an event for each of the given pieces. */
function changed<Kind>(
  play: Play<Kind>,
  state: State,
  ids: readonly PieceId[],
  happens: (c: Context<Kind>, piece: Piece<Kind>) => void,
): State {
  const position = play.positionOf(state);
  const c = new Context(position, false);
  for (const piece of ids.flatMap((id) => position.find(id) ?? [])) happens(c, piece);
  return toState(position);
}

/** The turn of a side that has cards and must play one. */
function withHands(state: State, hands: Readonly<Record<Side, readonly string[]>>, side: Side): State {
  const cards = { hands, discard: [], last: { south: null, north: null } };
  return { ...state, cards, turn: { number: 1, side, step: 'command', activations: 0, card: null } };
}

function refusalFaults(expected: string, reason: string | undefined): readonly string[] {
  if (reason === undefined) return ['the last order is legal, but must be refused'];
  return expected === reason ? [] : [`the last order is refused because of ${reason}, not ${expected}`];
}

function stateFaults(one: Case, state: State, events: readonly Event[]): readonly string[] {
  const then = one.expected;
  const faults = Object.entries(then.pieces).flatMap(([id, expected]) =>
    pieceFaults(one, state, events, id, expected),
  );
  faults.push(...ownFaults(one, state));
  if (then.active !== undefined && then.active !== state.turn.side) {
    faults.push(`it is the turn of ${state.turn.side}, not ${then.active}`);
  }
  if (then.winner !== undefined && then.winner !== state.winner) {
    faults.push(`the winner is ${state.winner ?? 'nobody'}, not ${then.winner}`);
  }
  faults.push(...cardFaults(state, then));
  for (const side of SIDES) faults.push(...sideFaults(state, side, then));
  return faults;
}

/** The faults of a side: its points, its rating, its counters left. */
function sideFaults(state: State, side: Side, { points, rating, glory }: Expectation): readonly string[] {
  const found = {
    points: pointsOf(state, side),
    rating: state.sides[side].rating,
    counters: Object(state.extra.glory)[side] ?? 0,
  };
  const wanted = { points: points?.[side], rating: rating?.[side], counters: glory?.[side] };
  return (['points', 'rating', 'counters'] as const).flatMap((word) =>
    wanted[word] === undefined || wanted[word] === found[word]
      ? []
      : [`${side} has ${word} ${found[word]}, not ${wanted[word]}`],
  );
}

/** The faults in the battle's fields that only cases of the ruleset have. */
function ownFaults({ words, expected }: Case, state: State): readonly string[] {
  const now = words?.battle(state) ?? {};
  return Object.entries(expected.own).flatMap(([key, value]) => {
    const found = now[key];
    return isDeepStrictEqual(found, value)
      ? []
      : [`${key} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`];
  });
}

function cardFaults({ cards, turn }: State, then: Expectation): readonly string[] {
  const faults: string[] = [];
  const compare = (
    what: string,
    found: readonly string[],
    expected: readonly string[] | number | undefined,
  ) => {
    if (expected === undefined) return;
    const same =
      typeof expected === 'number'
        ? found.length === expected
        : [...found].sort().join() === [...expected].sort().join();
    if (!same) faults.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  };
  for (const side of SIDES) compare(`${side} holds`, cards?.hands[side] ?? [], then.hand?.[side]);
  for (const side of SIDES) compareParked(cards?.parked?.[side] ?? {}, side, then, faults);
  compare('discarded are', cards?.discard ?? [], then.discard);
  const inPlay = turn.card?.card ?? null;
  if (then.card !== undefined && then.card !== inPlay) faults.push(`in play is ${inPlay}, not ${then.card}`);
  if (then.step !== undefined && then.step !== turn.step) {
    faults.push(`the step is ${turn.step}, not ${then.step}`);
  }
  return faults;
}

function compareParked(
  lying: Readonly<Record<string, readonly string[]>>,
  side: Side,
  { parked }: Expectation,
  faults: string[],
): void {
  const count = Object.values(lying).flat().length;
  const expected = parked?.[side];
  if (expected !== undefined && expected !== count) {
    faults.push(`${count} cards lie before ${side}, not ${expected}`);
  }
}

export const listFaults = (
  what: string,
  made: readonly unknown[],
  expected: readonly unknown[] | undefined,
) =>
  expected === undefined || JSON.stringify(made) === JSON.stringify(expected)
    ? []
    : [`${what} were ${JSON.stringify(made)}, not ${JSON.stringify(expected)}`];
