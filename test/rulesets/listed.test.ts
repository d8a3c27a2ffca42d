import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, type Order, OrderList, type Ruleset, redo, type State } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

/** Positions of a battle that are looked at, beside the first one in which some kind of order can be given. */
const LOOKED_AT = 8;

const files = ['cc-napoleon', 'code-napoleon', 'squares'].flatMap((ruleset) => {
  const folder = `test/rulesets/${ruleset}/golden`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
});

type Positions = readonly [rules: Ruleset, states: readonly State[]];

const known = new Map<string, Positions>();

/** Some positions of a battle that was played once, from its beginning to its end. */
function positionsOf(file: string): Positions {
  const positions = known.get(file) ?? playedAgain(file);
  known.set(file, positions);
  return positions;
}

function playedAgain(file: string): Positions {
  const { scenario: id, log } = JSON.parse(readFileSync(file, 'utf8')) as GoldenBattle;
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let state = deploy(rules, scenario);
  const states = [state];
  for (const line of log) {
    if (hashIn(line) !== undefined) continue;
    state = redo(rules, state, actionOf(line, state));
    if (!state.winner) states.push(state);
  }
  const known = new Set<string>();
  const isNew = (each: State): boolean => {
    const before = known.size;
    for (const { type } of rules.orders(each)) known.add(type);
    return known.size > before;
  };
  const spread = Math.ceil(states.length / LOOKED_AT);
  return [rules, states.filter((each, index) => isNew(each) || index % spread === 0)];
}

/** Moves are listed once, whatever way they take and however the unit looks in the end. */
const isMove = (type: string): boolean => ['move', 'force-march'].includes(type);

/** Every order that could be thought of, with a way or a new facing left out. */
function* thinkable(rules: Ruleset, state: State): Generator<Order> {
  const { side } = state.turn;
  const all = [state.units, state.leaders, state.reserve].flatMap((pieces) => Object.values(pieces));
  const words: Readonly<Record<string, readonly string[]>> = {
    unit: all.filter((piece) => piece.side === side).map(({ id }) => id),
    target: all.filter((piece) => piece.side !== side).map(({ id }) => id),
    to: rules.grid.spaces,
    card: Object.keys(rules.cards),
    terrain: Object.keys(rules.terrain),
    facing: rules.facings,
  };
  // Beside a target no other squares can mean anything than those where somebody stands.
  const held = [...new Set(Object.values(state.units).flatMap(({ at, also = [] }) => [at, ...also]))];
  for (const type of rules.orderTypes) {
    const known = (rules.orderKind(type)?.fields ?? []).filter(
      (word) => word !== 'via' && !(word === 'facing' && isMove(type)),
    );
    let orders: readonly Order[] = [{ type, side }];
    // With each word and without it: what an order needs and what is too much for it is the rules' to say.
    for (const word of known)
      orders = orders.flatMap((order) => [
        order,
        ...(word === 'to' && order.target !== undefined ? held : (words[word] ?? [])).map((value) => ({
          ...order,
          [word]: value,
        })),
      ]);
    yield* orders;
  }
}

/** An order as a line; attacks on a square are the same whoever of it is named, and whichever of its squares. */
const lineOf = (rules: Ruleset, state: State, { type, unit, target, to, card, terrain, facing }: Order) => {
  const named = rules.unitsPerSpace > 1 && target !== undefined ? whereIs(state, target) : target;
  const enemy = target === undefined ? undefined : state.units[target];
  const square = to !== undefined && enemy?.also && [enemy.at, ...enemy.also].includes(to) ? undefined : to;
  return [type, unit, named, square, card, terrain, isMove(type) ? undefined : facing].join(' ');
};

const whereIs = ({ units, leaders }: State, id: string): string => (units[id] ?? leaders[id])?.at ?? id;

/** Attacks that were declared before: the unit says which one is meant, and nobody needs to name its target again. */
const DECLARED: readonly string[] = ['resolve', 'fight'];

/** The listed order that an order means which leaves out whom an attack is on that was declared. */
const inFull = (order: Order, listed: readonly Order[]): Order =>
  (DECLARED.includes(order.type) &&
    order.target === undefined &&
    listed.find(({ type, unit }) => type === order.type && unit === order.unit)) ||
  order;

// Minutes on a machine that is busy with other things.
const PATIENCE = 240_000;

test.each(files)('what is listed is what is not refused: %s', { timeout: PATIENCE }, (file) => {
  const [rules, states] = positionsOf(file);
  let count = 0;
  for (const state of states) {
    const orders = rules.orders(state);
    const listed = orders.map((order) => lineOf(rules, state, order));
    const legal = [...thinkable(rules, state)]
      .filter((order) => rules.refusal(state, order) === undefined)
      .map((order) => lineOf(rules, state, inFull(order, orders)));
    expect([...new Set(listed)].sort()).toEqual([...new Set(legal)].sort());
    count += listed.length;
  }
  expect(count).toBeGreaterThan(100);
});

test.each(files)('a piece is known to have orders other than attacks without listing them: %s', (file) => {
  const [rules, states] = positionsOf(file);
  const { play } = rules;
  const list = new OrderList();
  const seen = new Set<boolean>();
  for (const state of states) {
    const position = play.positionOf(state);
    for (const piece of play.piecesOf(position)) {
      list.clear();
      play.listOf(position, piece, list);
      const kinds = Array.from(
        { length: list.length },
        (_, index) => rules.play.definition.orders.kinds[list.kind(index)],
      );
      const hasOthers = kinds.some((kind) => !kind?.fields.includes('target'));
      expect(play.hasOthers(position, piece), `${state.turn.step}: ${piece.id}`).toBe(hasOthers);
      seen.add(hasOthers);
    }
  }
  expect([...seen].sort()).toEqual([false, true]);
});
