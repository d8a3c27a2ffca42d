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

/** What becomes of one piece: probabilities, and the strength that it loses on average. */
export interface Fate {
  readonly destroyed: number;
  /** It lives, and has left its space without taking that of the other one. */
  readonly drivenBack: number;
  readonly lost: number;
}

/** The whole exchange for one way in which the other side responds. */
export interface ResponseOdds {
  /** Null if the other side has nothing to choose. */
  readonly response: string | null;
  readonly target: Fate;
  readonly attacker: Fate;
  /** How likely a side is to lose at least one leader, he who is attacked himself left out. */
  readonly leaderFalls: Readonly<Record<Side, number>>;
  /** How likely a side is to win the battle by it. */
  readonly wins: Readonly<Record<Side, number>>;
}

/** What an attack is likely to bring, response by response. */
export interface OddsSummary {
  /** Key of the question that the responses answer; null if nothing is asked. */
  readonly question: string | null;
  readonly rows: readonly ResponseOdds[];
  /** Where another order must first let the piece act: how likely it does. The rows are those of an attack that comes. */
  readonly acts?: number;
  /** Where there are too many ways to follow all of them: how many were drawn for each response. */
  readonly samples?: number;
}

/** All the ways that there are, however many. */
export const EXACT: Effort = { ways: Number.POSITIVE_INFINITY, samples: 0 };

/** The exact odds of an attack with its whole exchange, in few words. The order must be legal. */
export const oddsOf = (rules: Ruleset, state: State, order: Order): OddsSummary =>
  inOneGo(oddsReckoned(rules, state, order, EXACT));

/** The same a little at a time, and by samples where there is more to reckon than the effort allows. */
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

/** An attack may only be declared now and be decided by another order later: that one has the dice. */
const decidedBy = (rules: Ruleset, state: State, order: Order): CombatPreview =>
  rules.combatPreview(state, order) ?? { state, order };

function* summaryOf(before: State, order: Order, tables: readonly OddsTable[]): InSlices<OddsSummary> {
  const asked = tables.filter(({ response }) => response !== null);
  // Where it is over before anyone is asked, it is so whatever he would have said.
  const unasked = tables.filter(({ response }) => response === null).flatMap(({ outcomes }) => outcomes);
  if (asked.length === 0) return { question: null, rows: [yield* rowOf(before, order, null, unasked)] };
  const rows: ResponseOdds[] = [];
  for (const { response, outcomes } of asked) {
    rows.push(yield* rowOf(before, order, response, [...unasked, ...outcomes]));
  }
  return { question: asked[0]?.question ?? null, rows };
}

/** What a row adds up, outcome by outcome. */
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

/** So many outcomes are looked at before the work may be laid aside. */
const OUTCOMES_A_SLICE = 64;

/** What becomes of who attacks and of who is attacked, for one response: the outcomes compared with a position before. */
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

/** Adds what one outcome means for both. */
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
 * What is still to come of an open order, answer by answer; `now` is the position in which the question is asked,
 * `events` what has led to it. An answer of which not everything can be known has no row.
 */
export const answerOdds = (rules: Ruleset, now: Asked, open: OpenOrder, question: AskQuery): OddsSummary =>
  inOneGo(answerOddsReckoned(rules, now, open, question, EXACT));

/** What is known of a battle in which a question is open. */
export interface Asked {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The same a little at a time, and by samples where there is more to reckon than the effort allows. */
export function* answerOddsReckoned(
  rules: Ruleset,
  { state: now, events }: Asked,
  { from, order, replies }: OpenOrder,
  question: AskQuery,
  effort: Effort,
): InSlices<OddsSummary> {
  // The rules know whom it is decided against, where an order may name any unit of a space, and what belongs to it.
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
 * Whose fate is told: an enemy whom the answer names, where one is chosen as the target; supporters that are named one
 * after the other are none.
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

/** Whom a piece has attacked last. */
function attackedBy(events: readonly Event[], unit: PieceId | undefined): PieceId | undefined {
  const attack = events.findLast((event) => event.type === 'attacked' && event.unit === unit);
  return attack?.type === 'attacked' ? attack.target : undefined;
}
