import {
  type After,
  type AskQuery,
  type CombatPreview,
  type Effort,
  type Event,
  type InSlices,
  inOneGo,
  type OddsTable,
  type Order,
  type Outcome,
  type PieceAfter,
  type PieceId,
  pieceOf,
  type Ruleset,
  reckonedOdds,
  SIDES,
  type Side,
  type State,
} from '../core';
import { aheadInSlices } from './look-ahead';
import type { OpenOrder } from './save';

/** The fate of one piece: probabilities, and its average loss of strength. */
export interface Fate {
  readonly destroyed: number;
  /** The piece survives, and has left its space without entering the other one's. */
  readonly drivenBack: number;
  readonly lost: number;
}

/** The whole exchange for one response of the other side. */
export interface ResponseOdds {
  /** Null if the other side has no choice. */
  readonly response: string | null;
  readonly target: Fate;
  readonly attacker: Fate;
  /** The probability that a side loses at least one leader, apart from a leader that is itself the target. */
  readonly leaderFalls: Readonly<Record<Side, number>>;
  /** The probability that a side wins the battle by it. */
  readonly wins: Readonly<Record<Side, number>>;
}

/** The odds of an attack, response by response. */
export interface OddsSummary {
  /** The key of the question that the responses answer; null if there is none. */
  readonly question: string | null;
  readonly rows: readonly ResponseOdds[];
  /** The probability that another order first lets the piece act; the rows assume that it does. */
  readonly acts?: number;
  /** The number of samples for each response, if there are too many ways to follow them all. */
  readonly samples?: number;
}

/** Follows all ways, however many there are. */
export const EXACT: Effort = { ways: Number.POSITIVE_INFINITY, samples: 0 };

/** The exact odds of an attack with its whole exchange, as a summary. The order must be legal. */
export const oddsOf = (rules: Ruleset, state: State, order: Order): OddsSummary =>
  inOneGo(oddsReckoned(rules, state, order, EXACT));

/** Works out the same in slices, and from samples if it exceeds the effort allowed. */
export function* oddsReckoned(
  rules: Ruleset,
  state: State,
  order: Order,
  effort: Effort,
): InSlices<OddsSummary> {
  const decided = decidedBy(rules, state, order);
  const { tables, samples } = yield* reckonedOdds(rules, decided.state, decided.order, effort);
  const summary = yield* summaryOf(decided.state, decided.order, tables);
  return withSamples(summary, samples);
}

const withSamples = (summary: OddsSummary, samples: number | null): OddsSummary =>
  samples === null ? summary : { ...summary, samples };

/** An attack may only be declared now and decided by a later order, which has the dice. */
const decidedBy = (rules: Ruleset, state: State, order: Order): CombatPreview =>
  rules.combatPreview(state, order) ?? { state, order };

function* summaryOf(before: State, order: Order, tables: readonly OddsTable[]): InSlices<OddsSummary> {
  const asked = tables.filter(({ response }) => response !== null);
  // Outcomes that end before the question are the same for every response.
  const unasked = tables.filter(({ response }) => response === null).flatMap(({ outcomes }) => outcomes);
  if (asked.length === 0) return { question: null, rows: [yield* rowOf(before, order, null, unasked)] };
  const rows: ResponseOdds[] = [];
  for (const { response, outcomes } of asked) {
    rows.push(yield* rowOf(before, order, response, [...unasked, ...outcomes]));
  }
  return { question: asked[0]?.question ?? null, rows };
}

/** A row in the making, added up outcome by outcome. */
interface Adding {
  whole: number;
  readonly fates: readonly {
    readonly id: PieceId;
    readonly before: PieceAfter;
    destroyed: number;
    drivenBack: number;
    lost: number;
  }[];
  readonly falls: Record<Side, number>;
  readonly wins: Record<Side, number>;
}

/** The number of outcomes processed before the work may be interrupted. */
const OUTCOMES_A_SLICE = 64;

/** The row of one response: the fates of attacker and target, by comparing the outcomes with an earlier position. */
function* rowOf(
  before: State,
  { unit, target }: Pick<Order, 'unit' | 'target'>,
  response: string | null,
  outcomes: readonly Outcome[],
): InSlices<ResponseOdds> {
  const fates = [target, unit].map((id = '') => newFate(before, id));
  const row: Adding = { whole: 0, fates, falls: { south: 0, north: 0 }, wins: { south: 0, north: 0 } };
  const leaders = Object.values(before.leaders).filter(({ id }) => id !== target);
  for (const [index, { probability, read }] of outcomes.entries()) {
    if (index % OUTCOMES_A_SLICE === 0) yield;
    row.whole += probability;
    read((after) => {
      add(row, probability, after);
      for (const side of SIDES) {
        const falls = leaders.some((leader) => leader.side === side && after.piece(leader.id)?.hasFallen);
        if (falls) row.falls[side] += probability;
        if (before.winner === null && after.winner === side) row.wins[side] += probability;
      }
    });
  }
  const share = ({ south, north }: Readonly<Record<Side, number>>) => ({
    south: south / row.whole,
    north: north / row.whole,
  });
  const [aim, own] = row.fates.map(({ destroyed, drivenBack, lost }) => ({
    destroyed: destroyed / row.whole,
    drivenBack: drivenBack / row.whole,
    lost: lost / row.whole,
  }));
  const nobody: Fate = { destroyed: 0, drivenBack: 0, lost: 0 };
  return {
    response,
    target: aim ?? nobody,
    attacker: own ?? nobody,
    leaderFalls: share(row.falls),
    wins: share(row.wins),
  };
}

function newFate(before: State, id: PieceId): Adding['fates'][number] {
  const piece = pieceOf(before, id);
  const strength = piece && 'strength' in piece ? piece.strength : 0;
  return {
    id,
    before: { at: piece?.at ?? '', strength, hasFallen: piece === undefined },
    destroyed: 0,
    drivenBack: 0,
    lost: 0,
  };
}

/** Adds the effects of one outcome for both pieces. */
function add({ fates }: Adding, probability: number, after: After): void {
  for (const [index, fate] of fates.entries()) {
    if (fate.before.hasFallen) continue;
    const now = after.piece(fate.id);
    const other = fates[1 - index]?.before;
    const won = other?.hasFallen ? undefined : other?.at;
    fate.lost += probability * (fate.before.strength - (now?.strength ?? 0));
    if (now?.hasFallen) fate.destroyed += probability;
    else if (now && now.at !== fate.before.at && now.at !== won) fate.drivenBack += probability;
  }
}

/**
 * The odds of the rest of an open order, answer by answer; `now` is the position in which the question is asked,
 * `events` those that led to it. An answer whose effects can't be fully known has no row.
 */
export const answerOdds = (rules: Ruleset, now: Asked, open: OpenOrder, question: AskQuery): OddsSummary =>
  inOneGo(answerOddsReckoned(rules, now, open, question, EXACT));

/** The known facts of a battle in which a question is open. */
export interface Asked {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Works out the same in slices, and from samples if it exceeds the effort allowed. */
export function* answerOddsReckoned(
  rules: Ruleset,
  { state: now, events }: Asked,
  { from, order, replies }: OpenOrder,
  question: AskQuery,
  effort: Effort,
): InSlices<OddsSummary> {
  // Only the rules know the actual target, since an order may name any unit of a space, and everything else that
  // belongs to it.
  const decided = decidedBy(rules, from, order);
  const rows: ResponseOdds[] = [];
  let fewest: number | null = null;
  for (const option of question.options) {
    const answered = { replies, question, option };
    const odds = yield* aheadInSlices(reckonedOdds(rules, decided.state, decided.order, effort, answered));
    if (!odds) continue;
    fewest ??= odds.samples;
    const target = targetOf(now, events, { order, question, option });
    const outcomes = odds.tables.flatMap((table) => table.outcomes);
    rows.push(
      yield* rowOf(now, { ...decided.order, ...(target !== undefined && { target }) }, option, outcomes),
    );
  }
  return withSamples({ question: question.reason, rows }, fewest);
}

/**
 * The piece whose fate is shown: an enemy that the answer names, if a target is chosen; supporters named one after the
 * other do not count.
 */
function targetOf(
  now: State,
  events: readonly Event[],
  { order, question, option }: Pick<OpenOrder, 'order'> & { question: AskQuery; option: string },
): PieceId | undefined {
  const isEnemy = (id: string) => (pieceOf(now, id)?.side ?? order.side) !== order.side;
  const isOneOfMany = question.side === order.side || question.options.every((id) => pieceOf(now, id));
  if (isEnemy(option) && isOneOfMany) return option;
  return attackedBy(events, order.unit) ?? (isEnemy(question.unit) ? question.unit : undefined);
}

/** The last target of a piece. */
function attackedBy(events: readonly Event[], unit: PieceId | undefined): PieceId | undefined {
  const attack = events.findLast((event) => event.type === 'attacked' && event.unit === unit);
  return attack?.type === 'attacked' ? attack.target : undefined;
}
