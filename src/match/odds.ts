import {
  type After,
  type AskQuery,
  type CombatPreview,
  type Event,
  exactOdds,
  type OddsTable,
  type Order,
  type Outcome,
  type PieceAfter,
  type PieceId,
  pieceOf,
  type Ruleset,
  SIDES,
  type Side,
  type State,
} from '../core';
import { lookAhead } from './look-ahead';
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
}

/** The exact odds of an attack with its whole exchange, in few words. The order must be legal. */
export const oddsOf = (rules: Ruleset, state: State, order: Order): OddsSummary => {
  const decided = decidedBy(rules, state, order);
  return summaryOf(decided.state, decided.order, exactOdds(rules, decided.state, decided.order));
};

/** An attack may only be declared now and be decided by another order later: that one has the dice. */
const decidedBy = (rules: Ruleset, state: State, order: Order): CombatPreview =>
  rules.combatPreview(state, order) ?? { state, order };

function summaryOf(before: State, order: Order, tables: readonly OddsTable[]): OddsSummary {
  const asked = tables.filter(({ response }) => response !== null);
  // Where it is over before anyone is asked, it is so whatever he would have said.
  const unasked = tables.filter(({ response }) => response === null).flatMap(({ outcomes }) => outcomes);
  if (asked.length === 0) return { question: null, rows: [rowOf(before, order, null, unasked)] };
  const rows = asked.map(({ response, outcomes }) =>
    rowOf(before, order, response, [...unasked, ...outcomes]),
  );
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

/** What becomes of who attacks and of who is attacked, for one response: the outcomes compared with a position before. */
function rowOf(
  before: State,
  { unit, target }: Pick<Order, 'unit' | 'target'>,
  response: string | null,
  outcomes: readonly Outcome[],
): ResponseOdds {
  const fates = [target, unit].map((id = '') => newFate(before, id));
  const row: Adding = { whole: 0, fates, falls: { south: 0, north: 0 }, wins: { south: 0, north: 0 } };
  const leaders = Object.values(before.leaders).filter(({ id }) => id !== target);
  for (const { probability, read } of outcomes) {
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
export function answerOdds(
  rules: Ruleset,
  { state: now, events }: { readonly state: State; readonly events: readonly Event[] },
  { from, order, replies }: OpenOrder,
  question: AskQuery,
): OddsSummary {
  // An order may name any unit of a space; the rules know whom it is decided against.
  const about = rules.combatPreview(from, order)?.order ?? order;
  const rows = question.options.flatMap((option) => {
    const tables = lookAhead(() => exactOdds(rules, from, order, { replies, question, option }));
    if (!tables) return [];
    const target = targetOf(now, events, { order, question, option });
    const outcomes = tables.flatMap((table) => table.outcomes);
    return [rowOf(now, { ...about, ...(target !== undefined && { target }) }, option, outcomes)];
  });
  return { question: question.reason, rows };
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
