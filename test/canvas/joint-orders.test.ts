import { describe, expect, it } from 'vitest';
import type { Order, PieceSetup } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { choicesOf, IDLE, jointFault, type Tool } from '../../src/foundry/canvas/choices/choices';
import {
  cancelled,
  choose,
  clickOn,
  confirmed,
  marked,
  numbered,
} from '../../src/foundry/canvas/choices/click-transitions';
import { folded, toggled } from '../../src/foundry/canvas/choices/joint-orders';
import { overlayOf } from '../../src/foundry/canvas/map/overlay';
import { newSave, viewOf } from '../../src/match';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { ogreRound } from '../ogre-position';
import { PLAYER } from './battle';

const guns = (at: string): PieceSetup => ({ side: 'south', type: 'british-foot-artillery', at });
const UNITS: Readonly<Record<string, PieceSetup>> = {
  foot: { side: 'south', type: 'british-line', at: '5:6' },
  wellesley: { side: 'south', type: 'leader', at: '5:6' },
  line: { side: 'north', type: 'french-line', at: '4:6' },
  junot: { side: 'north', type: 'leader', at: '2:6' },
};
const BATTERIES = { g1: guns('6:5'), g2: guns('6:6'), g3: guns('6:7') };

const roundWith = (units: Readonly<Record<string, PieceSetup>>): UserBattle => ({
  ...viewOf(corsicanOgre, newSave(corsicanOgre, ogreRound(units))),
  ...{ id: 'battle', seats: ['south'] as const, isPaused: false },
});
const battle = roundWith({ ...UNITS, ...BATTERIES });
const holding: Tool = { ...IDLE, selected: 'foot' };
const requestsOf = (tool: Tool, of = battle) => choicesOf(of, PLAYER, tool).map(({ request }) => request);

/** The tool after one of the choices has been taken. */
function taken(tool: Tool, index: number): Tool {
  const choice = choicesOf(battle, PLAYER, tool)[index];
  if (!choice) throw new Error(`no choice ${index}`);
  return choose(tool, choice).tool;
}
const alone: Order = { type: 'activate', side: 'south', unit: 'foot' };
const joint: Tool = { ...holding, joint: alone };

describe('an order that many can join', () => {
  it('is one button beside that of the unit by itself, and a single battery has its own', () => {
    expect(requestsOf(holding)).toEqual([
      { order: alone },
      { compose: alone },
      { order: { type: 'pass', side: 'south', unit: 'foot' } },
    ]);
    const few = requestsOf(holding, roundWith({ ...UNITS, g1: BATTERIES.g1 }));
    expect(few.filter((request) => 'compose' in request)).toEqual([]);
    expect(few).toContainEqual({ order: { ...alone, units: ['g1'] } });
  });

  it('lays out everybody who can join, each where he stands, and the order itself with its chance', () => {
    expect(taken(holding, 1)).toEqual(joint);
    const choices = choicesOf(battle, PLAYER, joint);
    expect(choices.map(({ piece, space, joins }) => [piece, space, joins])).toEqual([
      ['g1', '6:5', false],
      ['g2', '6:6', false],
      ['g3', '6:7', false],
      [undefined, null, undefined],
    ]);
    expect(choices.at(-1)).toMatchObject({ request: { order: alone }, preview: { dice: 2 } });
    expect(choices.at(-1)?.preview?.chance).toBeDefined();
  });

  it('is joined and left by number, by the space bar and by a click, and names them as they are listed', () => {
    const choices = choicesOf(battle, PLAYER, joint);
    expect(numbered(choices, joint, 2)).toBe(2);
    const third = taken({ ...joint, cursor: 2 }, 2);
    expect(third).toMatchObject({ cursor: 2, joint: { units: ['g3'] } });
    const both = clickOn(battle, PLAYER, third, '6:5').tool;
    expect(both.joint).toEqual({ ...alone, units: ['g1', 'g3'] });
    const space = marked({ ...both, cursor: 2 }, choicesOf(battle, PLAYER, both));
    expect(space && choose(both, space).tool.joint).toEqual({ ...alone, units: ['g1'] });
    expect(marked({ ...holding, cursor: 0 }, choicesOf(battle, PLAYER, holding))).toBeUndefined();
    expect(overlayOf(battle, PLAYER, both).wouldOrder).toEqual(['6:5', '6:7']);
  });

  it('is given by Enter wherever the cursor is, and put down by Escape with the unit still in hand', () => {
    const two = { ...joint, cursor: 0, joint: { ...alone, units: ['g1', 'g3'] } };
    const given = confirmed(two, choicesOf(battle, PLAYER, two));
    expect(given?.request).toEqual({ order: { ...alone, units: ['g1', 'g3'] } });
    expect(given && choose(two, given)).toEqual({ tool: holding, request: given?.request });
    expect(cancelled(two)).toEqual(holding);
    expect(clickOn(battle, PLAYER, two, '0:0').tool.joint).toBeNull();
  });

  it('can not be given while it is against the rules, and the reason is known', () => {
    const against = { ...alone, units: ['line'] };
    const tool = { ...joint, joint: against };
    expect(confirmed(tool, choicesOf(battle, PLAYER, tool))).toBeUndefined();
    expect(jointFault(battle, against)?.reason).toBe('no-guns');
  });
});

describe('orders that differ only in who joins them', () => {
  const on = (target: string, ...units: readonly string[]): Order => ({ ...alone, target, units });

  it('are put together for each target by itself', () => {
    const many = [on('x', 'a'), on('x', 'b'), on('x', 'c'), on('x', 'a', 'b', 'c')];
    const few = [on('y', 'a'), on('y', 'b')];
    expect(folded([alone, ...many, ...few], 2)).toEqual([
      { order: alone },
      { compose: { ...alone, target: 'x' } },
      ...few.map((order) => ({ order })),
    ]);
  });

  it('name nobody any more when the last one leaves', () => {
    expect(toggled(on('x', 'a'), 'a', ['a', 'b'])).toEqual({ ...alone, target: 'x' });
  });
});
