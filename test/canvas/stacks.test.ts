import { describe, expect, it } from 'vitest';
import { deploy, type PieceSetup, type State, start } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { choicesOf, IDLE } from '../../src/foundry/canvas/choices/choices';
import { clickOn, unpicked } from '../../src/foundry/canvas/choices/click-transitions';
import { pieceLookOf } from '../../src/foundry/canvas/choices/pieces';
import { spaceCardOf } from '../../src/foundry/canvas/choices/space-card';
import { overlayOf } from '../../src/foundry/canvas/map/overlay';
import { newSave, viewOf } from '../../src/match';
import { squares } from '../../src/rulesets/squares';
import { asking, PLAYER } from './battle';

const side = (name: string, nation: string) => ({ name, nation, target: null, rating: 0 });
const foot = (at: string): PieceSetup => ({ side: 'south', type: 'infantry', at });

const state: State = deploy(squares, {
  ...{ id: 'test', ruleset: squares.id, title: '', briefing: '', source: '', first: 'south' as const },
  sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
  ...{ terrain: {}, objectives: [], arrivals: [], options: {} },
  units: {
    ...{ a: foot('C3'), b: foot('C3'), g: { side: 'south', type: 'general', at: 'C3' } },
    x: { side: 'north', type: 'infantry', at: 'C2' },
  },
});
const battle: UserBattle = {
  ...viewOf(squares, newSave(squares, state)),
  ...{ id: 'battle', seats: ['south'] as const, isPaused: false },
};
const holding = (selected: string) => ({ ...IDLE, selected });

/** The battle after a piece has been given an order, whatever dice fall. */
function resumed(type: string, unit: string): UserBattle {
  const run = start(squares, state, { type, side: 'south', unit });
  while (run.query?.kind === 'roll') {
    run.reply({ kind: 'rolled', faces: new Array<string>(run.query.count).fill('2') });
  }
  return { ...battle, state: run.state };
}

describe('where units share a space', () => {
  it('a second click on any enemy of the square goes on with the attack, for who leads both sides too', () => {
    const { x } = state.units;
    const units = { ...state.units, ...(x && { y: { ...x, id: 'y', name: 'y' } }) };
    const attack = { type: 'x', side: 'south', unit: 'a', target: 'x' } as const;
    const rules = { ...squares, ordersOf: () => [attack], preview: () => ({ dice: 2, modifiers: [] }) };
    const both: UserBattle = { ...battle, rules, seats: ['south', 'north'], state: { ...state, units } };
    const master = { gameMaster: true, looksFirst: true };
    const shown = clickOn(both, master, holding('a'), 'C2', 'x');
    expect(shown).toMatchObject({ request: null, tool: { selected: 'a', picking: 'C2' } });
    expect(clickOn(both, master, shown.tool, 'C2', 'y').request).toEqual({ order: attack });
  });

  it('a general lights his command before he activates it, and nobody after', () => {
    const lit = overlayOf(battle, PLAYER, holding('g')).blocks?.wouldOrder ?? [];
    expect([...lit].sort()).toEqual(['a', 'b']);
    const activated = resumed('activate', 'g');
    expect(overlayOf(activated, PLAYER, holding('g')).blocks?.wouldOrder).toEqual([]);
  });

  it('a click on a block picks up that very piece, and again puts it down', () => {
    expect(clickOn(battle, PLAYER, IDLE, 'C3', 'b').tool.selected).toBe('b');
    expect(clickOn(battle, PLAYER, holding('a'), 'C3', 'g').tool.selected).toBe('g');
    expect(clickOn(battle, PLAYER, holding('b'), 'C3', 'b').tool.selected).toBeNull();
    expect(clickOn(battle, PLAYER, IDLE, 'C2', 'x').tool.selected).toBeNull();
  });

  it('a unit that stands in several squares is taken by a click on any, and a ring lies around each', () => {
    const { b, x } = state.units;
    const units = {
      ...state.units,
      ...(b && { b: { ...b, also: ['D3'] } }),
      ...(x && { x: { ...x, also: ['D2'] } }),
    };
    const spread: UserBattle = { ...battle, state: { ...state, units } };
    expect(clickOn(spread, PLAYER, IDLE, 'D3', 'b').tool.selected).toBe('b');
    const attack = { type: 'x', side: 'south', unit: 'a', target: 'x' } as const;
    const rules = { ...squares, ordersOf: () => [attack], preview: () => ({ dice: 2, modifiers: [] }) };
    const attacking = { ...spread, rules };
    expect(overlayOf(attacking, PLAYER, holding('a')).rings).toEqual([
      { space: 'C2', attacks: [{ dice: 2, isClose: false }] },
      { space: 'D2', attacks: [{ dice: 2, isClose: false }] },
    ]);
    expect(clickOn(attacking, PLAYER, holding('a'), 'D2', 'x').request).toEqual({ order: attack });
  });

  it('a click on the ground goes through those who can act', () => {
    const first = clickOn(battle, PLAYER, IDLE, 'C3').tool.selected;
    expect(first).toBe('a');
    expect(clickOn(battle, PLAYER, holding('a'), 'C3').tool.selected).toBe('b');
  });

  it('a question is answered on the block, or by name among those of the space', () => {
    const asked = asking({ ...battle, seats: ['north'] }, 'x', 'unit', ['none', 'a', 'b']);
    expect(clickOn(asked, PLAYER, IDLE, 'C3', 'b').request).toEqual({ choose: 'b' });
    expect(clickOn(asked, PLAYER, IDLE, 'C3').tool.picking).toBe('C3');
    const { blocks, answers } = overlayOf(asked, PLAYER, IDLE);
    expect(blocks?.answers).toEqual(['a', 'b']);
    expect(answers).toEqual([]);
    const choices = choicesOf(asked, PLAYER, IDLE);
    const b = choices.find(({ piece }) => piece === 'b');
    expect(b && unpicked(IDLE, choices, b)).toBeNull();
  });

  it('marks blocks and not spaces, and everyone has a picture of his own', () => {
    const { selected, blocks } = overlayOf(battle, PLAYER, holding('a'));
    expect([selected, blocks?.selected]).toEqual([null, 'a']);
    expect(pieceLookOf(battle, 'g')).toMatchObject({ attached: false, isShared: true });
    expect(pieceLookOf(battle, 'a')?.draw('full')).not.toBe(pieceLookOf(battle, 'x')?.draw('full'));
  });
});

describe('while commands are activated', () => {
  const active = { command: 'south', actions: 3, rallies: 0 };
  const ordered = (extra: object): UserBattle => ({
    ...battle,
    state: { ...state, extra: { ...state.extra, active, activated: ['south'], ...extra } },
  });

  it('a click on any enemy of a target square goes on with the attack, for whoever leads both sides too', () => {
    const { a, x } = state.units;
    if (!a || !x) throw new Error('there is no such unit');
    const two = { ...state.units, y: { ...x, id: 'y', name: 'y' } };
    const led = ordered({});
    const both: UserBattle = { ...led, seats: ['south', 'north'], state: { ...led.state, units: two } };
    for (const enemy of ['x', 'y']) {
      expect(clickOn(both, PLAYER, holding('a'), 'C2', enemy).request).toMatchObject({
        order: { type: 'assault', unit: 'a', target: 'x' },
      });
    }
    // With nothing in hand, and where there is nothing to attack, he picks it up.
    expect(clickOn(both, PLAYER, IDLE, 'C2', 'y').tool.selected).toBe('y');
    expect(clickOn(both, PLAYER, holding('g'), 'C2', 'y').tool.selected).toBe('y');
  });

  it('attacks that are only declared are shown until they are fought', () => {
    const assaults = [{ unit: 'a', from: 'C3', to: 'C2' }];
    expect(overlayOf(ordered({ assaults }), PLAYER, IDLE).attacks).toEqual([{ from: 'C3', to: 'C2' }]);
    const asked = asking(ordered({ assaults }), 'x', 'choice', ['no', 'yes']);
    expect(overlayOf(asked, PLAYER, IDLE).attacks).toEqual([]);
  });
  it('of those who attack together each has an arrow until it is decided, wherever they are by then', () => {
    const told = (unit: string) => ({ type: 'attacked', kind: 'assault', unit, target: 'x' }) as const;
    const units: State['units'] = {
      ...state.units,
      ...(state.units.b && { b: { ...state.units.b, at: 'D3' } }),
    };
    const events = [told('g'), { type: 'marked', unit: 'a', mark: 'm' } as const, told('a'), told('b')];
    const asked = { ...asking(battle, 'x', 'choice', ['none', 'fire']), state: { ...state, units }, events };
    expect(overlayOf(asked, PLAYER, IDLE).attacks).toEqual([
      { from: 'C3', to: 'C2' },
      { from: 'D3', to: 'C2' },
    ]);
    const back = { type: 'retreated', unit: 'b', from: 'D3', to: 'D4' } as const;
    const there = { ...units, ...(state.units.a && { a: { ...state.units.a, at: 'C2' } }) };
    const later = { ...asked, state: { ...state, units: there }, events: [...events, back] };
    expect(overlayOf(later, PLAYER, IDLE).attacks).toEqual([{ from: 'D3', to: 'C2' }]);
  });

  it('the card says what a click does where friends can be joined, on a block or on the ground', () => {
    const units = { ...state.units, c: { ...state.units.a, id: 'c', name: 'Guard', at: 'D3' } };
    const two = ordered({});
    const near = { ...two, state: { ...two.state, units: units as State['units'] } };
    const joining = (selected: string, pointed: string | null) =>
      spaceCardOf(near, PLAYER, holding(selected), { space: 'D3', pointed })?.joining;
    expect(joining('a', 'c')).toEqual({ unit: 'a', taken: 'Guard' });
    expect(joining('a', null)).toEqual({ unit: 'a', taken: null });
    expect(joining('c', null)).toBeNull();
    expect(spaceCardOf(near, PLAYER, IDLE, { space: 'D3', pointed: 'c' })?.joining).toBeNull();
    expect(overlayOf(near, PLAYER, holding('a')).blocks?.joined).toEqual(['D3']);
  });

  it('what would change nothing is offered last, and marked as such', () => {
    const actions = (battle: UserBattle) =>
      choicesOf(battle, PLAYER, holding('a')).flatMap(({ request, space, isWithoutEffect }) =>
        space === null && 'order' in request
          ? [`${request.order.type}${isWithoutEffect ? ', without effect' : ''}`]
          : [],
      );
    expect(actions(ordered({}))).toEqual([...Array(4).fill('face'), 'rally, without effect']);
    const { b, x } = state.units;
    if (!b || !x) throw new Error('there is no such unit');
    const units = { ...state.units, b: { ...b, strength: 3 }, x: { ...x, at: 'A1' } };
    const tired = ordered({});
    expect(actions({ ...tired, state: { ...tired.state, units } })[0]).toBe('rally');
  });

  it('those who were chosen one by one are marked, and the assault that is fought is shown', () => {
    const { a } = state.units;
    if (!a) throw new Error('there is no such unit');
    const from = {
      ...ordered({ assaults: [{ unit: 'a', from: 'C3', to: 'C2' }] }).state,
      units: { ...state.units, c: { ...a, id: 'c', at: 'D3' } },
      turn: { ...state.turn, step: 'assault' },
    };
    const order = { type: 'resolve', side: 'south', unit: 'a', target: 'x' } as const;
    const answered = (...options: readonly string[]) => {
      const replies = options.map((option) => ({ kind: 'chose', option }) as const);
      const open = { from, order, replies };
      const now = { ...battle, ...viewOf(squares, { ...newSave(squares, from), open }) };
      return overlayOf(now, PLAYER, IDLE);
    };
    expect(answered().blocks).toMatchObject({ named: [], answers: ['b', 'c'] });
    expect(answered('b').blocks).toMatchObject({ named: ['b'], answers: ['c'] });
    expect(answered('b').attacks).toEqual([{ from: 'C3', to: 'C2' }]);
  });

  it('those invite to be ordered who can go somewhere', () => {
    expect(pieceLookOf(ordered({}), 'a')?.mark).toBe('ready');
    const other = { ...state.units, b: { ...state.units.b, traits: { command: 'other' } } } as State['units'];
    const two = ordered({});
    expect(pieceLookOf({ ...two, state: { ...two.state, units: other } }, 'b')?.mark).toBe('none');
  });
});
