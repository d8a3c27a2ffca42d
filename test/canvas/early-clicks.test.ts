// What is clicked while the last order is under way: it is carried out after it, or the user is told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Order, type Refusal, type State, start } from '../../src/core';
import type { BattlePort, UserBattle } from '../../src/foundry/battle';
import { SceneBoard } from '../../src/foundry/canvas/map/scene-board';
import { OrderTool } from '../../src/foundry/canvas/order-tool';
import type { ToolContext } from '../../src/foundry/canvas/tool-context';
import { hasOddRowsShifted, readPlacement } from '../../src/foundry/geometry/placement';
import type { BattleStore } from '../../src/foundry/session/battle-store';
import type { Host } from '../../src/foundry/session/host/host';
import type { KeptRequests } from '../../src/foundry/session/kept-requests';
import { localize } from '../../src/foundry/texts';
import { because } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { HexagonalGrid } from '../../table/shared/grid/hexagonal-grid';
import { ENGLISH } from '../foundry/english';
import { asking, position, seenBy } from './battle';

const PIECES = {
  a: { side: 'south', type: 'infantry', at: '7:2' },
  b: { side: 'south', type: 'infantry', at: '7:6' },
  x: { side: 'north', type: 'infantry', at: '1:5' },
} as const;

beforeEach(() => {
  vi.stubGlobal('game', { user: { isGM: false }, settings: { get: () => false } });
});

afterEach(() => vi.unstubAllGlobals());

/** A board with a tool in a battle whose orders are carried out when the test says so. */
function table() {
  const { grid } = ccNapoleon;
  const scene = new HexagonalGrid({ size: 100, even: !hasOddRowsShifted(grid, false) });
  const board = new SceneBoard(grid, scene, readPlacement());
  let current: UserBattle = seenBy(['south'], position(PIECES));
  let answer: (refusal?: Refusal) => void = () => undefined;
  const given: Order[] = [];
  const shown: ToolContext[] = [];
  const port = {
    get current() {
      return current;
    },
    order: (order: Order) => {
      given.push(order);
      return new Promise<Refusal | undefined>((resolve) => {
        answer = resolve;
      });
    },
  } as unknown as BattlePort;
  const tool = new OrderTool(port, { show: (context) => shown.push(context), reveal: () => undefined });
  tool.setBoard(board);
  const news = (battle: UserBattle) => {
    current = { ...battle, revision: current.revision + 1 };
    tool.refresh();
  };
  return {
    given,
    click: (space: string, isSecondHalf = false) => tool.click(board.centreOf(space), isSecondHalf),
    drop: (piece: string, space: string) => tool.drop(piece, space),
    last: () => shown.at(-1)?.tool,
    /** What the last order came to is shown here. */
    carriedOut: () => news({ ...current, state: stateAfter(current.state, given.at(-1)) }),
    asked: () => news(asking(current, 'a', 'choice', ['stand'])),
    /** The word of the window that decides. */
    answer: async (refusal?: Refusal) => {
      answer(refusal);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const stateAfter = (state: State, order: Order | undefined): State =>
  order ? start(ccNapoleon, state, order).state : state;

describe('a click while an order is under way', () => {
  test.each(['before', 'after'])(
    'takes the next unit in hand once it is done: news come %s the word',
    async (when) => {
      const { click, answer, carriedOut, last, given } = table();
      click('7:2');
      click('6:2');
      click('7:6');
      expect(last()?.selected).toBe('a');
      if (when === 'before') carriedOut();
      await answer();
      if (when === 'after') carriedOut();
      expect(last()?.selected).toBe('b');
      expect(given).toEqual([{ type: 'move', side: 'south', unit: 'a', to: '6:2' }]);
    },
  );

  test('and more of them are carried out one after the other, a dropped piece too', async () => {
    const { click, drop, answer, carriedOut, given } = table();
    click('7:2');
    click('6:2');
    click('7:6');
    drop('b', '6:6');
    carriedOut();
    await answer();
    expect(given).toEqual([
      { type: 'move', side: 'south', unit: 'a', to: '6:2' },
      { type: 'move', side: 'south', unit: 'b', to: '6:6' },
    ]);
  });

  test('is told to have come too early where a question has come up, or the order was refused', async () => {
    const question = table();
    question.click('7:2');
    question.click('6:2');
    question.click('7:6');
    question.asked();
    await question.answer();
    const complaint = { space: '7:6', refusals: [{ reason: 'too-early', rule: 'match' }] };
    expect(question.last()).toMatchObject({ selected: null, complaint });
    const refused = table();
    refused.click('7:2');
    refused.click('6:2');
    refused.click('7:6');
    await refused.answer(because('stale'));
    expect(refused.last()).toMatchObject({ complaint });
  });

  test('means nothing more as the second half of a double click', async () => {
    const { click, answer, carriedOut, last } = table();
    click('7:2');
    click('6:2');
    click('6:2', true);
    carriedOut();
    await answer();
    expect(last()?.selected).toBe('a');
    expect(last()?.complaint).toBeNull();
  });
});

test('a button that is pressed meanwhile says that it does nothing', async () => {
  const told: string[] = [];
  const tell = (text: string) => told.push(text);
  const gm = { isSelf: true };
  vi.stubGlobal('Hooks', { callAll: () => true });
  vi.stubGlobal('ui', { notifications: { info: tell, warn: tell } });
  vi.stubGlobal('foundry', { utils: { randomID: () => 'id' } });
  vi.stubGlobal('game', { user: { id: 'gm' }, users: { activeGM: gm }, i18n: ENGLISH });
  vi.doMock('../../src/foundry/documents/vouched-request', () => ({ askOf: undefined }));
  const { Requester } = await import('../../src/foundry/session/requester');
  let answer = (): void => undefined;
  const store = { find: () => seenBy(['south'], position(PIECES)) };
  const host = {
    answer: () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true });
      }),
  };
  const requester = new Requester(
    store as unknown as BattleStore,
    host as unknown as Host,
    { of: () => undefined } as unknown as KeptRequests,
    () => {},
  );
  const first = requester.ask('battle', { order: { type: 'end-turn', side: 'south' } });
  expect(await requester.ask('battle', { undoTo: 0 })).toMatchObject({ reason: 'busy' });
  expect(told).toEqual([localize('PDC.rules.reason.busy')]);
  answer();
  expect(await first).toBeUndefined();
  expect(told).toHaveLength(1);
});
