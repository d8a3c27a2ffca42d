import { afterEach, describe, expect, it } from 'vitest';
import type { State } from '../../src/core';
import { choosePieceLook } from '../../src/drawing';
import { IDLE } from '../../src/foundry/canvas/choices/choices';
import { pieceLookOf } from '../../src/foundry/canvas/choices/pieces';
import { sightOf, spaceCardOf } from '../../src/foundry/canvas/choices/space-card';
import { isUntraced, traceBeginning, traceOf } from '../../src/foundry/canvas/map/attack-lines';
import { tokenPiece } from '../../src/foundry/canvas/map/scene-board';
import { nearestTowards } from '../../src/foundry/geometry/board-on-scene';
import { offsetOfSpace, readPlacement, spaceAtOffset } from '../../src/foundry/geometry/placement';
import { Match, newSave, type Request, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { happened } from '../happened';
import { asking, DUEL, PLAYER, position, seenBy } from './battle';

const battle = seenBy(['south'], position(DUEL));

describe('the place of the board on the scene', () => {
  const { grid } = battle.rules;
  it('follows the origin both ways', () => {
    const placement = readPlacement({ origin: { i: 2, j: 3 } });
    for (const space of grid.spaces) {
      expect(spaceAtOffset(grid, placement, offsetOfSpace(grid, placement, space))).toBe(space);
    }
    expect(offsetOfSpace(grid, placement, '0:0')).toEqual({ i: 2, j: 3 });
    expect(spaceAtOffset(grid, placement, { i: 1, j: 3 })).toBeUndefined();
  });

  it('reads the origin from a flag of unknown make', () => {
    const originIn = (origin: unknown) => readPlacement({ origin }).origin;
    expect(originIn({ i: 4, j: 1 })).toEqual({ i: 4, j: 1 });
    expect(originIn({ i: 'x', j: 1.5 })).toEqual({ i: 0, j: 0 });
    expect(readPlacement()).toEqual({ origin: { i: 0, j: 0 }, isTurned: false });
    expect(['battle', '', 7].map((turned) => readPlacement({ turned }).isTurned)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the card of a space', () => {
  it('tells the dice of each attack with their reasons', () => {
    const card = spaceCardOf(battle, PLAYER, { ...IDLE, selected: 'a' }, { space: '4:5', pointed: null });
    expect(card?.attacks.map(({ type, preview }) => [type, preview.dice])).toEqual([
      ['fire', 4],
      ['melee', 4],
    ]);
    expect(card?.attacks[0]?.preview.modifiers.length).toBeGreaterThan(0);
    expect(card?.refusals).toEqual([]);
  });

  it('tells why a target in range is not legal, and the line shows what stops it', () => {
    const state = position(
      {
        gun: { side: 'south', type: 'artillery', at: '6:5' },
        x: { side: 'north', type: 'infantry', at: '2:5' },
      },
      { '4:5': 'woods' },
    );
    const tool = { ...IDLE, selected: 'gun' };
    const hidden = seenBy(['south'], state);
    const card = spaceCardOf(hidden, PLAYER, tool, { space: '2:5', pointed: null });
    expect(card?.refusals).toMatchObject([{ type: 'fire', reason: 'no-line-of-sight', space: '4:5' }, {}]);
    expect(card && sightOf(hidden, tool, '2:5', card)).toEqual({ from: '6:5', to: '2:5', blocked: '4:5' });
  });

  it('says nothing of empty spaces, and names who stands in others', () => {
    expect(spaceCardOf(battle, PLAYER, IDLE, { space: '8:8', pointed: null })).toBeUndefined();
    const card = spaceCardOf(battle, PLAYER, IDLE, { space: '5:5', pointed: null });
    expect(card?.pieces.map(({ piece, activity }) => [piece.id, activity])).toEqual([
      ['a', 'ready'],
      ['g', 'ready'],
    ]);
  });

  it('tells which flags the target ignores', () => {
    const state = position({ ...DUEL, h: { side: 'north', type: 'general', at: '4:5' } });
    const card = spaceCardOf(
      seenBy(['south'], state),
      PLAYER,
      { ...IDLE, selected: 'a' },
      { space: '4:5', pointed: null },
    );
    expect(card?.attacks.map(({ preview }) => preview.modifiers.at(-1)?.reason)).toEqual([
      'flag-ignored-leader-near',
      'flag-ignored-leader-near',
    ]);
    expect(card?.attacks[0]?.preview.dice).toBe(4);
  });

  it('tells what the ground is and what it is worth', () => {
    const state: State = {
      ...position(DUEL, { '8:8': 'hill' }),
      objectives: [{ side: 'south', spaces: ['8:8'], points: 2, per: 'each', held: [] }],
    };
    expect(spaceCardOf(seenBy([], state), PLAYER, IDLE, { space: '8:8', pointed: null })).toMatchObject({
      pieces: [],
      terrain: 'hill',
      objectives: [{ side: 'south', points: 2 }],
    });
  });
});

describe('the look of a piece', () => {
  const marked = (state: State, ...marks: string[]): State =>
    happened(ccNapoleon, state, (c, piece) => {
      for (const mark of marks) c.marked(piece('a'), mark);
    });
  it('tells who can act, who has begun and who is done', () => {
    const look = (state: State) => pieceLookOf({ ...battle, state }, 'a');
    expect(look(battle.state)?.mark).toBe('ready');
    expect(look(marked(battle.state, 'activated', 'moved'))?.mark).toBe('engaged');
    const done = look(marked(battle.state, 'activated', 'moved', 'formed', 'attacked'));
    expect(done?.mark).toBe('none');
    const melee = [{ type: 'attacked', kind: 'melee', unit: 'a', target: 'x' } as const];
    const fighting = pieceLookOf(
      {
        ...asking(battle, 'x', 'choice', ['none', 'fire']),
        state: marked(battle.state, 'activated', 'attacked', 'moved', 'formed'),
        events: melee,
      },
      'a',
    );
    expect(fighting?.draw('full')).toBe(look(battle.state)?.draw('full'));
    expect(fighting?.mark).toBe('none');
    expect(done?.draw('full')).not.toBe(look(battle.state)?.draw('full'));
    expect(pieceLookOf(battle, 'x')?.mark).toBe('none');
  });

  it('knows who is asked: nobody whose space he passes through may hide him', () => {
    const asked = asking(battle, 'x', 'choice', ['none', 'fire']);
    expect([pieceLookOf(asked, 'x')?.isAsked, pieceLookOf(asked, 'a')?.isAsked]).toEqual([true, false]);
    expect(pieceLookOf(battle, 'x')?.isAsked).toBe(false);
  });

  it("flies a leader's flag from the block of his unit", () => {
    expect(pieceLookOf(battle, 'g')).toMatchObject({ attached: true, strength: null });
    const alone = position({ g: { side: 'south', type: 'general', at: '5:5' } });
    expect(pieceLookOf(seenBy([], alone), 'g')?.attached).toBe(false);
    expect(pieceLookOf(battle, 'nobody')).toBeUndefined();
  });
});

describe('a leader with a unit', () => {
  afterEach(() => choosePieceLook('symbols'));

  it('has the name on a ribbon, where pieces are figures', () => {
    const g = battle.state.leaders.g;
    if (!g) throw new Error('the leader is gone');
    const named = { ...battle.state, leaders: { ...battle.state.leaders, g: { ...g, name: 'Foy' } } };
    const drawn = () => pieceLookOf(seenBy([], named), 'g')?.draw('full');
    expect(drawn()).not.toContain('Foy');
    choosePieceLook('figures');
    expect(drawn()).toContain('>Foy<');
  });
});

describe('the trace of an order', () => {
  it('shows who attacked whom, from where both stood then', () => {
    const copy = happened(ccNapoleon, battle.state, (c, piece) =>
      c.retreated(piece('x'), c.position.board.number('3:5')),
    );
    const fire = { type: 'fire', side: 'south', unit: 'a', target: 'x' } as const;
    expect(traceOf(battle.state, copy, fire).attack).toEqual({ from: '5:5', to: '4:5' });
    expect(traceOf(battle.state, copy).attack).toBeNull();
  });

  it('stays when nothing was done, and begins where an order began that stopped at a question', () => {
    const order = { type: 'melee', side: 'south', unit: 'a', target: 'x' } as const;
    const between = { state: battle.state, open: null, actions: 1, last: null };
    const asked = {
      state: { ...battle.state },
      open: { from: battle.state, order, replies: [] },
      actions: 1,
      last: null,
    };
    const fought = { state: { ...battle.state }, open: null, actions: 2, last: order };
    expect(traceBeginning(between, asked)).toBe(battle.state);
    expect(traceBeginning(asked, fought)).toBe(battle.state);
    expect(traceBeginning(between, fought)).toBe(between.state);
    expect(traceBeginning(fought, { ...fought })).toBeNull();
  });

  it('goes with an undone order, and none comes of another line of play that is resumed', async () => {
    const draw = { roll: async () => [], draw: async () => [], keep: async () => undefined };
    const match = new Match(ccNapoleon, newSave(ccNapoleon, battle.state), draw);
    const views = [viewOf(ccNapoleon, match.save)];
    const ask = async (request: Request) => {
      const { revision } = match.save;
      await match.submit({ id: `r${revision}`, revision, request }, { seats: [], gameMaster: true });
      views.push(viewOf(ccNapoleon, match.save));
    };
    const march = (to: string) => ask({ order: { type: 'move', side: 'south', unit: 'b', to } });
    await march('6:2');
    await ask({ undoTo: 0 });
    await march('7:3');
    await ask({ takeUp: 1 });
    await ask({ undoTo: 0 });
    await ask({ redo: true });
    const traced = views.slice(1).map((now, index) => {
      const shown = views[index];
      return shown && traceBeginning(shown, now) === shown.state;
    });
    expect(views.map(({ actions }) => actions)).toEqual([0, 1, 0, 1, 1, 0, 1]);
    expect(traced).toEqual([true, false, true, false, false, false]);
    expect(views.map(isUntraced)).toEqual([true, false, true, false, true, true, true]);
  });

  it('shows ways, losses and the fallen', () => {
    const copy = happened(ccNapoleon, battle.state, (c, piece) => {
      c.moved(piece('b'), c.position.board.number('5:2'), []);
      c.lost(piece('a'), 2, 'fire');
      c.eliminated(piece('y'), 'melee', null);
      c.leaderEliminated(piece('g'), 'leader-fate', null);
    });
    const { paths: ways, losses } = traceOf(battle.state, copy);
    expect(ways).toEqual([{ from: '7:2', to: '5:2', side: 'south' }]);
    expect(losses).toEqual([
      { piece: 'a', space: '5:5', steps: 2, fallen: false },
      { piece: 'y', space: '0:5', steps: 3, fallen: true },
      { piece: 'g', space: '5:5', steps: 0, fallen: true },
    ]);
  });
});

describe('the keys', () => {
  const places = [
    { name: 'east', point: { x: 10, y: 1 } },
    { name: 'far east', point: { x: 30, y: 0 } },
    { name: 'north', point: { x: 4, y: -20 } },
  ];
  it('go to the nearest place in their direction', () => {
    const from = { x: 0, y: 0 };
    expect(nearestTowards(places, from, { x: 1, y: 0 })?.name).toBe('east');
    expect(nearestTowards(places, from, { x: 0, y: -1 })?.name).toBe('north');
    expect(nearestTowards(places, from, { x: -1, y: 0 })).toBeUndefined();
    // Of hexes none of the next row lies straight above: it is not passed over for the one beyond.
    const rows = [
      { name: 'next row', point: { x: -50, y: -87 } },
      { name: 'beyond', point: { x: 0, y: -174 } },
    ];
    expect(nearestTowards(rows, from, { x: 0, y: -1 })?.name).toBe('next row');
  });
});

describe('a token', () => {
  it('stands for a piece only if its actor says so', () => {
    expect(tokenPiece({ actor: { system: { piece: 'a', battle: 'b' } } })).toEqual({
      piece: 'a',
      battle: 'b',
    });
    expect(tokenPiece({ actor: { system: { piece: '', battle: 'b' } } })).toBeUndefined();
    expect(tokenPiece({ actor: { system: {} } })).toBeUndefined();
    expect(tokenPiece({ actor: null })).toBeUndefined();
  });
});
