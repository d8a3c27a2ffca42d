import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, type Order, type Ruleset, redo, type State } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

/** Positions of a battle that are looked at. */
const LOOKED_AT = 8;

const files = ['cc-napoleon', 'squares'].flatMap((ruleset) => {
  const folder = `test/rulesets/${ruleset}/golden`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
});

/** Some positions of a battle that was played once, from its beginning to its end. */
function positionsOf(file: string): readonly [rules: Ruleset, states: readonly State[]] {
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
  return [rules, states.filter((_, index) => index % Math.ceil(states.length / LOOKED_AT) === 0)];
}

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
  for (const type of rules.orderTypes) {
    const needed = (rules.orderFields[type] ?? []).filter(
      (word) => word !== 'via' && !(word === 'facing' && type === 'move'),
    );
    let orders: readonly Order[] = [{ type, side }];
    for (const word of needed)
      orders = orders.flatMap((order) => (words[word] ?? []).map((value) => ({ ...order, [word]: value })));
    yield* orders;
  }
}

/** An order as a line; attacks on a square are the same whoever of it is named. */
const lineOf = (rules: Ruleset, state: State, { type, unit, target, to, card, terrain, facing }: Order) => {
  const named = rules.unitsPerSpace > 1 && target !== undefined ? whereIs(state, target) : target;
  return [type, unit, named, to, card, terrain, type === 'move' ? undefined : facing].join(' ');
};

const whereIs = ({ units, leaders }: State, id: string): string => (units[id] ?? leaders[id])?.at ?? id;

test.each(files)('what is listed is what is not refused: %s', (file) => {
  const [rules, states] = positionsOf(file);
  let count = 0;
  for (const state of states) {
    const listed = rules.orders(state).map((order) => lineOf(rules, state, order));
    const legal = [...thinkable(rules, state)]
      .filter((order) => rules.refusal(state, order) === undefined)
      .map((order) => lineOf(rules, state, order));
    expect([...new Set(listed)].sort()).toEqual([...new Set(legal)].sort());
    count += listed.length;
  }
  expect(count).toBeGreaterThan(100);
});
