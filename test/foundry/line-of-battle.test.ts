import { beforeEach, expect, test } from 'vitest';
import { type Order, type Refusal, resolve, type State, seededReply, seededStream } from '../../src/core';
import { LineOfBattle } from '../../src/foundry/applications/hand/line-of-battle';
import type { UserBattle } from '../../src/foundry/battle';
import { seenBy } from '../canvas/battle';
import { READY, rules } from '../canvas/made-up';

const reply = seededReply(rules, seededStream(3));

/** A port on a battle that is carried out here; `refuses` says why an order is not. */
class Port {
  current: UserBattle;
  given: Order[] = [];
  refuses: Refusal | undefined;

  constructor(state: State) {
    this.current = { ...seenBy([state.turn.side], state), rules, revision: 1 };
  }

  set(state: State): void {
    this.current = { ...this.current, state, revision: this.current.revision + 1 };
  }

  async order(order: Order): Promise<Refusal | undefined> {
    this.given.push(order);
    if (!this.refuses) this.set(resolve(rules, this.current.state, order, reply).state);
    return this.refuses;
  }
}

let port: Port;
let line: LineOfBattle;
const { side } = READY.turn;

beforeEach(() => {
  port = new Port(READY);
  line = new LineOfBattle(port, () => undefined);
});

/** Waits until nothing more is ordered. */
async function rest(): Promise<void> {
  for (let count = -1; count !== port.given.length; ) {
    count = port.given.length;
    await new Promise((resolved) => setImmediate(resolved));
  }
}

/** The other side places its two. */
function others(): void {
  let { state } = port.current;
  while (state.turn.side !== side) {
    const [order] = Object.values(state.reserve)
      .filter((piece) => piece.side === state.turn.side)
      .flatMap(({ id }) => rules.ordersOf(state, id));
    if (!order) throw new Error('nobody of the other side can come');
    state = resolve(rules, state, order, reply).state;
  }
  port.set(state);
}

test('a side comes into line in its own turns alone', async () => {
  line.toggle(side);
  await rest();
  expect(line.isOn(side)).toBe(true);
  expect(port.given).toHaveLength(2);
  expect(port.current.state.turn.side).not.toBe(side);
  others();
  await line.goOn();
  expect(port.given).toHaveLength(4);
  expect(port.given.every((order) => order.side === side)).toBe(true);
});

test('a second press leaves the rest to whoever pressed', async () => {
  line.toggle(side);
  await rest();
  line.toggle(side);
  others();
  await line.goOn();
  expect(line.isOn(side)).toBe(false);
  expect(port.given).toHaveLength(2);
});

test('what is taken back is not placed again at once', async () => {
  line.toggle(side);
  await rest();
  port.set(READY);
  await line.goOn();
  expect(line.isOn(side)).toBe(false);
  expect(port.given).toHaveLength(2);
});

test('what is refused ends it, and nothing is ordered in a battle that is paused, asks something, or is another', async () => {
  port.refuses = { reason: 'any', rule: 'R000-1' };
  line.toggle(side);
  await rest();
  expect(line.isOn(side)).toBe(false);
  expect(port.given).toHaveLength(1);
  port.refuses = undefined;
  port.current = { ...port.current, isPaused: true };
  line.toggle(side);
  await rest();
  expect(port.given).toHaveLength(1);
  port.current = { ...port.current, isPaused: false, id: 'another' };
  await line.goOn();
  expect(port.given).toHaveLength(1);
  expect(line.isOn(side)).toBe(false);
});
