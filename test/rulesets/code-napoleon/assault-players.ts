import {
  deploy,
  type Order,
  type PieceSetup,
  type Query,
  type Reply,
  resolve,
  type Scenario,
  type Side,
  type State,
  seededReply,
  seededStream,
  type Unit,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import * as step from '../../../src/rulesets/code-napoleon/phases';
import { hitsOf } from '../../../src/rulesets/code-napoleon/scenario-pieces';
import type { Grade } from '../../../src/rulesets/code-napoleon/troop';

// Room behind both sides for whoever is driven back: the table knows no edge over which troops are lost.
const BOARD = { rows: 23, columns: 12 };
/** The row of the lines; the columns begin six squares before it. */
const LINE = 9;
const LANES = ['D', 'E', 'G', 'H'];
/** Three rows before the lines every line is in effective reach of one of them. */
const BATTERIES = ['F', 'C', 'I'];
const TURNS = 10;

const rules = codeNapoleon.on(BOARD);
const SIDE = { name: '', nation: '', target: null, rating: 0 };

const rowOf = ({ at }: Pick<Unit, 'at'>): number => Number(at.slice(1));

/** rules/square-rules.md A4.5: four columns and batteries, against four lines and a battery; a good general each. */
function assault(attacker: Grade, defender: Grade, batteries: number): Scenario {
  const foot = (side: 'south' | 'north', at: string): PieceSetup => {
    const grade = side === 'south' ? attacker : defender;
    const formation = side === 'south' ? 'attack-column' : 'line';
    const facing = side === 'south' ? 'n' : 's';
    const strength = hitsOf(grade, 6);
    const traits = { grade, stands: 6, command: side };
    return { side, type: 'infantry', strength, full: strength, formation, facing, at, traits };
  };
  const guns = (side: 'south' | 'north', at: string): PieceSetup => {
    const grade = side === 'south' ? attacker : defender;
    const strength = hitsOf(grade, 4);
    const traits = { grade, stands: 4, command: side };
    return {
      ...foot(side, at),
      type: 'foot-artillery',
      strength,
      full: strength,
      formation: 'unlimbered',
      traits,
    };
  };
  const general = (side: 'south' | 'north', at: string): PieceSetup => ({
    side,
    type: 'division-general',
    at,
    traits: { command: side, rating: 1 },
  });
  const units = Object.fromEntries([
    ...LANES.map((file, lane) => [`a${lane}`, foot('south', `${file}${LINE + 6}`)]),
    ...LANES.map((file, lane) => [`x${lane}`, foot('north', `${file}${LINE}`)]),
    ...BATTERIES.slice(0, batteries).map((file, index) => [`b${index}`, guns('south', `${file}${LINE + 3}`)]),
    ['y', guns('north', `F${LINE}`)],
    ['south', general('south', `F${LINE + 5}`)],
    ['north', general('north', `F${LINE - 1}`)],
  ]);
  return {
    id: 'assault',
    ruleset: rules.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: SIDE, north: SIDE },
    board: BOARD,
    terrain: {},
    units,
    objectives: [],
    arrivals: [],
    options: {},
  };
}

/** Orders of one kind that some units can give, each unit in its turn. */
const ordersOf = (state: State, units: readonly string[], type: string): readonly Order[] =>
  units.flatMap((id) =>
    state.units[id] || state.leaders[id]
      ? rules.ordersOf(state, id).filter((order) => order.type === type)
      : [],
  );

const COLUMNS = LANES.map((_, lane) => `a${lane}`);
const lane = (id = ''): number => Number(id.slice(1));

/** Whether a column has come to where the line of its lane stood, or past it: it has nothing more to do. */
const isThere = ({ units }: State, id: string): boolean => {
  const unit = units[id];
  return unit !== undefined && unit.at[0] === LANES[lane(id)] && rowOf(unit) <= LINE;
};

const isInOrder = ({ units }: State, id: string): boolean => (units[id]?.extra.order ?? 'good') === 'good';

/** Columns go straight on in their lanes and charge what stands there; their general walks with the foremost. */
function advance(state: State): Order | undefined {
  const walking = COLUMNS.filter(
    (id) => !isThere(state, id) && isInOrder(state, id) && !state.units[id]?.marks.includes('moved'),
  );
  for (const id of walking) {
    const from = state.units[id];
    if (!from) continue;
    const ahead = ordersOf(state, [id], 'move').filter(
      ({ to = '' }) =>
        to[0] === LANES[lane(id)] && Number(to.slice(1)) < rowOf(from) && Number(to.slice(1)) >= LINE,
    );
    const [furthest] = ahead.sort((one, other) => Number(one.to?.slice(1)) - Number(other.to?.slice(1)));
    if (furthest) return furthest;
  }
  const foremost = COLUMNS.flatMap((id) => state.units[id] ?? []).sort((a, b) => rowOf(a) - rowOf(b))[0];
  return ordersOf(state, ['south'], 'move').find(({ to }) => to === foremost?.at);
}

/** The nearest enemy is fired at, by foot only the one of its own lane. */
function fire(state: State): Order | undefined {
  const own = Object.values(state.units).filter(({ side }) => side === state.turn.side);
  const shots = ordersOf(
    state,
    own.map(({ id }) => id),
    'fire',
  ).filter(({ unit, target }) => state.units[unit ?? '']?.type !== 'infantry' || lane(unit) === lane(target));
  const far = ({ unit = '', target = '' }: Order): number => {
    const [one, other] = [state.units[unit], state.units[target]];
    return one && other ? Math.abs(rowOf(one) - rowOf(other)) : 0;
  };
  return [...shots].sort((one, other) => far(one) - far(other))[0];
}

/** What crude players do: whoever attacks goes on in his lane, whoever defends stands, fires and rallies. */
function wanted(state: State): Order | undefined {
  const isAttacker = state.turn.side === 'south';
  const ids = Object.keys(state.units);
  switch (state.turn.step) {
    case step.CHARGES:
      return isAttacker
        ? ordersOf(state, COLUMNS, 'charge').find(
            ({ unit = '', target }) =>
              isInOrder(state, unit) && !isThere(state, unit) && target === `x${lane(unit)}`,
          )
        : undefined;
    case step.CONTACT:
      return rules.orders(state).find(({ type }) => type === 'resolve');
    case step.MOVEMENT:
      return isAttacker ? advance(state) : undefined;
    case step.ARTILLERY_FIRE:
    case step.SMALL_ARMS:
      return fire(state);
    case step.MELEE:
      return rules.orders(state).find(({ type }) => type === 'fight');
    case step.RECOVERY:
      return ordersOf(state, ids, 'rally')[0] ?? ordersOf(state, ids, 'recover')[0];
    default:
      return undefined;
  }
}

const ENDS = ['end-step', 'end-turn', 'end-division'];

function choose(state: State): Order {
  const order =
    rules.opening(state) ??
    wanted(state) ??
    ENDS.map((type): Order => ({ type, side: state.turn.side })).find((end) => !rules.refusal(state, end)) ??
    rules.orders(state)[0];
  if (!order) throw new Error('a dead end: no order is legal');
  return order;
}

/** What the table tells of an assault. */
export interface Assault {
  /** Lanes in which a column stands where the line stood, or past it. */
  readonly lanes: number;
  /** Regiments that are lost. */
  readonly lostOfAttacker: number;
  readonly lostOfDefender: number;
  /** Hits in a turn. */
  readonly hitsOfAttacker: number;
  readonly hitsOfDefender: number;
}

/** The hits that an order has cost a side; those that its units get back are told of by themselves. */
const fewer = (before: State, after: State, of: Side): number =>
  Object.values(before.units).reduce(
    (sum, { id, side, strength }) =>
      sum + (side === of ? Math.max(0, strength - (after.units[id]?.strength ?? 0)) : 0),
    0,
  );

/** One assault of ten turns; the seed says how the dice fall. */
export function playAssault(attacker: Grade, defender: Grade, batteries: number, seed: number): Assault {
  const start = deploy(rules, assault(attacker, defender, batteries));
  const chance = seededReply(rules, seededStream(seed));
  const reply = (query: Query): Reply => {
    if (query.kind !== 'ask') return chance(query);
    return { kind: 'chose', option: query.options.includes('fire') ? 'fire' : (query.options[0] ?? '') };
  };
  let state = start;
  const lostHits = { south: 0, north: 0 };
  while (state.winner === null && rules.ownTurn(state.turn) <= TURNS) {
    const before = state;
    state = resolve(rules, before, choose(before), reply).state;
    lostHits.south += fewer(before, state, 'south');
    lostHits.north += fewer(before, state, 'north');
  }
  const lost = (letter: string) => LANES.filter((_, index) => !state.units[`${letter}${index}`]).length;
  return {
    lanes: COLUMNS.filter((id) => isThere(state, id)).length,
    lostOfAttacker: lost('a'),
    lostOfDefender: lost('x'),
    hitsOfAttacker: lostHits.south / TURNS,
    hitsOfDefender: lostHits.north / TURNS,
  };
}
