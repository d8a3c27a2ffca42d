import {
  EagerPlayer,
  OFFICER_LEVELS,
  type OfficerLevel,
  officer,
  type Player,
  RandomPlayer,
  viewOf,
} from '../../src/ai';
import {
  deploy,
  type Order,
  type Query,
  type Reply,
  type Ruleset,
  type Scenario,
  type Side,
  type State,
  type Stream,
  seededReply,
  seededStream,
  start,
} from '../../src/core';
import { rulesOf } from '../play/battles';

/** Keeps the dice of a battle apart from the seeds of its players. */
const APART = 7919;
/** A battle with more orders than this has no end. */
const ORDERS_AT_MOST = 4000;

/** Chooses the orders and answers of one side. */
interface Commander {
  order(state: State): Order;
  answer(state: State, order: Order, replies: readonly Reply[], query: Query): Reply;
  readonly effort: Effort;
}

/** Decisions and their processor time in milliseconds. */
export interface Effort {
  decisions: number;
  time: number;
}

export const PLAYERS = ['random', 'eager', ...OFFICER_LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

const isLevel = (name: PlayerName): name is OfficerLevel => OFFICER_LEVELS.some((level) => level === name);

function commanderOf(rules: Ruleset, name: PlayerName, side: Side, seed: number): Commander {
  const stream = seededStream(seed);
  return isLevel(name) ? officerOf(rules, name, side, seed) : playerOf(rules, name, stream);
}

function playerOf(rules: Ruleset, name: PlayerName, stream: Stream): Commander {
  const { play } = rules;
  const player: Player<unknown> = name === 'random' ? new RandomPlayer(play) : new EagerPlayer(play);
  const chance = seededReply(rules, stream);
  const effort = { decisions: 0, time: 0 };
  return {
    effort,
    order(state) {
      effort.decisions += 1;
      // Each order is chosen on a position of its own.
      player.begin();
      const position = play.positionOf(state);
      return play.named(position, player.choose(position, stream));
    },
    answer: (_state, _order, _replies, query) => chance(query),
  };
}

function officerOf(rules: Ruleset, level: OfficerLevel, side: Side, seed: number): Commander {
  const own = officer(rules, level, seed);
  const effort = { decisions: 0, time: 0 };
  const timed = <T>(choose: () => T): T => {
    const before = process.cpuUsage();
    const chosen = choose();
    effort.decisions += 1;
    const { user, system } = process.cpuUsage(before);
    effort.time += (user + system) / 1000;
    return chosen;
  };
  return {
    effort,
    order: (state) => timed(() => own.choose(viewOf(rules, state, side))),
    answer: (state, order, replies, query) => {
      const options = query.kind === 'ask' ? query.options : [];
      const view = viewOf(rules, state, side, { order, replies });
      return { kind: 'chose', option: timed(() => own.answer(view, options)) };
    },
  };
}

/** The result of a battle between two players. */
export interface Fought {
  readonly end: State;
  readonly orders: number;
  readonly efforts: Readonly<Record<Side, Effort>>;
}

/** A part of a battle: where it begins, after how many orders it is left, and a listener. */
interface Part {
  readonly from?: State;
  readonly most?: number;
  /** The rules as the officer of each side judges by them, if not as they are. */
  readonly judged?: Readonly<Record<Side, Ruleset>>;
  /** Called before each order is carried out. */
  readonly told?: (before: State, order: Order) => void;
}

/** Plays a battle, or a part of it, and checks every order. */
export function fight(
  scenario: Scenario,
  players: Readonly<Record<Side, PlayerName>>,
  seed: number,
  { from, most = ORDERS_AT_MOST, judged, told }: Part = {},
): Fought {
  const rules = rulesOf(scenario);
  const commanders = {
    south: commanderOf(judged?.south ?? rules, players.south, 'south', 2 * seed),
    north: commanderOf(judged?.north ?? rules, players.north, 'north', 2 * seed + 1),
  };
  const dice = seededReply(rules, seededStream(seed * APART));
  let state = from ?? deploy(rules, scenario);
  let orders = 0;
  for (; state.winner === null && orders < most; orders += 1) {
    const order = rules.opening(state) ?? commanders[state.turn.side].order(state);
    const refused = rules.refusal(state, order);
    if (refused) throw new Error(`${scenario.id}, seed ${seed}: ${JSON.stringify(order)}: ${refused.reason}`);
    told?.(state, order);
    state = carriedOut(rules, state, order, commanders, dice);
  }
  const efforts = { south: commanders.south.effort, north: commanders.north.effort };
  return { end: state, orders, efforts };
}

/** Carries out an order; each side answers its own questions. */
function carriedOut(
  rules: Ruleset,
  state: State,
  order: Order,
  commanders: Readonly<Record<Side, Commander>>,
  dice: (query: Query) => Reply,
): State {
  const replies: Reply[] = [];
  const run = start(rules, state, order);
  for (let { query } = run; query; query = run.query) {
    const { kind, side } = query;
    const reply = kind === 'ask' ? commanders[side].answer(state, order, replies, query) : dice(query);
    run.reply(reply);
    replies.push(reply);
  }
  return run.state;
}
