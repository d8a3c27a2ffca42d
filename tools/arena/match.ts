import {
  type Commander,
  EagerPlayer,
  type Effort,
  fighting,
  inCommand,
  OFFICER_LEVELS,
  type OfficerLevel,
  ORDERS_AT_MOST,
  officer,
  type Player,
  RandomPlayer,
  THOROUGH_LOOK,
  type Thinking,
  thoughtOut,
} from '../../src/ai';
import {
  deploy,
  type Order,
  type Ruleset,
  type Scenario,
  type Side,
  type State,
  type Stream,
  seededReply,
  seededStream,
} from '../../src/core';
import { rulesOf } from '../play/battles';

/** Keeps the dice of a battle apart from the seeds of its players. */
const APART = 7919;

/** A commander whose processor time is counted. */
interface Timed extends Commander {
  readonly effort: Spent;
}

/** A Captain's way of thinking in a fraction of the time, for long runs. */
const HASTY: Effort = { ...THOROUGH_LOOK, playouts: 24, shortlist: 3 };

/** The effort of a player: its decisions and turns, and the processor time of the decisions that were timed, in ms. */
export interface Spent {
  decisions: number;
  turns: number;
  timed: number;
  time: number;
}

const nothingSpent = (): Spent => ({ decisions: 0, turns: 0, timed: 0, time: 0 });

/** One decision in this many is timed: to ask for the processor time takes as long as a small decision. */
const TIMED = 10;

export const PLAYERS = ['random', 'eager', 'greedy', 'hasty', ...OFFICER_LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

const isLevel = (name: PlayerName): name is OfficerLevel => OFFICER_LEVELS.some((level) => level === name);

function commanderOf(rules: Ruleset, name: PlayerName, side: Side, seed: number): Timed {
  const captain = (effort: Effort) => timed(inCommand(rules, side, officer(rules, 'captain', seed, effort)));
  // The look of a Captain without playouts, and with few.
  if (name === 'greedy') return captain(THOROUGH_LOOK);
  if (name === 'hasty') return captain(HASTY);
  return isLevel(name)
    ? timed(inCommand(rules, side, officer(rules, name, seed)))
    : playerOf(rules, name, seededStream(seed));
}

function playerOf(rules: Ruleset, name: PlayerName, stream: Stream): Timed {
  const { play } = rules;
  const player: Player<unknown> = name === 'random' ? new RandomPlayer(play) : new EagerPlayer(play);
  const chance = seededReply(rules, stream);
  return {
    effort: nothingSpent(),
    *ordering(state) {
      yield 1;
      // Each order is chosen on a position of its own.
      player.begin();
      const position = play.positionOf(state);
      return play.named(position, player.choose(position, stream));
    },
    *answering(_before, _open, query) {
      yield 1;
      return chance(query);
    },
  };
}

/** An officer in command, whose decisions are timed. */
function timed(own: Commander): Timed {
  const effort = nothingSpent();
  let turn = 0;
  function* spent<T>(thinking: Thinking<T>): Thinking<T> {
    effort.decisions += 1;
    if (effort.decisions % TIMED > 0) return yield* thinking;
    const before = process.cpuUsage();
    const chosen = yield* thinking;
    effort.timed += 1;
    const { user, system } = process.cpuUsage(before);
    effort.time += (user + system) / 1000;
    return chosen;
  }
  return {
    effort,
    ordering(state) {
      if (state.turn.number !== turn) effort.turns += 1;
      turn = state.turn.number;
      return spent(own.ordering(state));
    },
    answering: (before, open, query) => spent(own.answering(before, open, query)),
  };
}

/** The result of a battle between two players. */
export interface Fought {
  readonly end: State;
  readonly orders: number;
  readonly efforts: Readonly<Record<Side, Spent>>;
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
  const dice = seededStream(seed * APART);
  const begun = { from: from ?? deploy(rules, scenario), commanders, dice, most, ...(told && { told }) };
  const fought = thoughtOut(fighting(rules, begun));
  return { ...fought, efforts: { south: commanders.south.effort, north: commanders.north.effort } };
}
