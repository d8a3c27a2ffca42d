import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../src/foundry/canvas/choices';
import { offersOf } from '../../src/foundry/canvas/offers';
import { overlayOf } from '../../src/foundry/canvas/overlay';
import {
  cancelled,
  clickOn,
  cycled,
  dropOn,
  numbered,
  refreshed,
  unpicked,
} from '../../src/foundry/canvas/steps';
import { IDLE } from '../../src/foundry/canvas/tool';
import { asking, DUEL, PLAYER, position, seenBy } from './battle';

const battle = seenBy(['south'], position(DUEL));
const holding = (selected: string) => ({ ...IDLE, selected });

describe('a click', () => {
  it('picks up a piece of the own side and no other', () => {
    expect(clickOn(battle, PLAYER, IDLE, '5:5').tool.selected).toBe('a');
    expect(clickOn(battle, PLAYER, IDLE, '4:5').tool.selected).toBeNull();
    expect(clickOn(seenBy(['north'], battle.state), PLAYER, IDLE, '5:5').tool.selected).toBeNull();
    expect(clickOn(seenBy([], battle.state), { gameMaster: true }, IDLE, '5:5').tool.selected).toBeNull();
  });

  it('on the flag picks up the leader, and again on the space goes on from unit to leader to nobody', () => {
    expect(clickOn(battle, PLAYER, IDLE, '5:5', true).tool.selected).toBe('g');
    expect(clickOn(battle, PLAYER, holding('a'), '5:5').tool.selected).toBe('g');
    expect(clickOn(battle, PLAYER, holding('g'), '5:5').tool.selected).toBeNull();
  });

  it('on a reachable space orders the move and keeps the piece in hand', () => {
    const { wish, tool } = clickOn(battle, PLAYER, holding('b'), '6:2');
    expect(wish).toEqual({ order: { type: 'move', side: 'south', unit: 'b', to: '6:2' } });
    expect(tool).toEqual(holding('b'));
  });

  it('on a target with two kinds of attack offers both, and the piece is still in hand', () => {
    const { wish, tool } = clickOn(battle, PLAYER, holding('a'), '4:5');
    expect(wish).toBeNull();
    expect(tool).toMatchObject({ selected: 'a', picking: '4:5' });
    const picked = choicesOf(battle, PLAYER, tool).filter(({ space }) => space === '4:5');
    expect(picked).toMatchObject([
      { wish: { order: { type: 'fire', target: 'x' } } },
      { wish: { order: { type: 'melee', target: 'x' } } },
    ]);
  });

  it('is asked for by a key as well: the first Enter offers both kinds, the next one takes what is meant', () => {
    const choices = choicesOf(battle, PLAYER, holding('a'));
    const fire = choices.find(({ space }) => space === '4:5');
    if (!fire) throw new Error('a has no target');
    expect(unpicked(holding('a'), choices, fire)).toBe('4:5');
    expect(unpicked({ ...holding('a'), picking: '4:5' }, choices, fire)).toBeNull();
    expect(
      choices.filter(({ space }) => space === null).map((deed) => unpicked(IDLE, choices, deed)),
    ).not.toContain('4:5');
  });

  it('of a number key counts the buttons that are shown, whatever else can be chosen', () => {
    const choices = choicesOf(battle, PLAYER, holding('a'));
    const first = choices.findIndex(({ space }) => space === '4:5');
    expect([0, 1, 2].map((key) => numbered(choices, '4:5', key))).toEqual([first, first + 1, null]);
    expect(numbered(choices, null, 0)).toBe(0);
    expect(numbered(choices, null, choices.length)).toBeNull();
  });

  it('on what is out of reach says why and orders nothing', () => {
    const far = clickOn(battle, PLAYER, holding('b'), '0:0');
    expect(far.wish).toBeNull();
    expect(far.tool.complaint?.refusals).toMatchObject([{ type: 'move', reason: 'no-way' }]);
    const guns = clickOn(battle, PLAYER, holding('b'), '0:5');
    expect(guns.tool.complaint?.refusals.map(({ type }) => type)).toContain('fire');
  });

  it('answers an open question by its space, and nothing else can be ordered meanwhile', () => {
    const asked = asking(seenBy(['north'], battle.state), 'x', 'space', ['3:4', '3:5']);
    expect(clickOn(asked, PLAYER, IDLE, '3:5').wish).toEqual({ choose: '3:5' });
    expect(clickOn(asked, PLAYER, IDLE, '2:5').wish).toBeNull();
    const attacker = asking(battle, 'x', 'space', ['3:4', '3:5']);
    expect(clickOn(attacker, PLAYER, IDLE, '3:5').wish).toBeNull();
    expect(clickOn(attacker, PLAYER, holding('b'), '6:2').wish).toBeNull();
    expect(clickOn(attacker, { gameMaster: true }, IDLE, '3:5').wish).toEqual({ choose: '3:5' });
  });

  it('answers with a unit by the space in which it stands', () => {
    const asked = asking(seenBy(['north'], battle.state), 'x', 'unit', ['none', 'a']);
    expect(clickOn(asked, PLAYER, IDLE, '5:5').wish).toEqual({ choose: 'a' });
    expect(choicesOf(asked, PLAYER, IDLE).map(({ space }) => space)).toEqual([null, '5:5']);
  });
});

describe('dragging a piece', () => {
  it('orders what a click on the space would order', () => {
    const { wish } = dropOn(battle, PLAYER, 'b', '6:2');
    expect(wish).toEqual({ order: { type: 'move', side: 'south', unit: 'b', to: '6:2' } });
    expect(dropOn(battle, PLAYER, 'a', '4:5')).toMatchObject({ wish: null, tool: { picking: '4:5' } });
  });

  it('says why it orders nothing, and picks up nothing else', () => {
    const { wish, tool } = dropOn(battle, PLAYER, 'b', '5:5');
    expect(wish).toBeNull();
    expect(tool).toMatchObject({ selected: 'b', complaint: { refusals: [{ type: 'move' }] } });
    const asked = asking(battle, 'x', 'choice', ['none', 'fire']);
    expect(dropOn(asked, PLAYER, 'b', '6:2').tool.complaint?.refusals[0]?.reason).toBe('question-is-open');
  });
});

describe('what is in hand', () => {
  it('is put down step by step', () => {
    const picking = { ...holding('a'), picking: '4:5' };
    expect(cancelled(picking)).toEqual(holding('a'));
    expect(cancelled(holding('a'))).toBe(IDLE);
  });

  it('goes on to the next own piece that can act, round and round', () => {
    const taken = ['a', 'b', 'g', 'a'];
    let tool = IDLE;
    for (const id of taken) {
      tool = cycled(battle, tool, 1);
      expect(tool.selected).toBe(id);
    }
    expect(cycled(battle, IDLE, -1).selected).toBe('g');
    expect(cycled(seenBy(['north'], battle.state), IDLE, 1).selected).toBeNull();
  });

  it('is kept while it can act, and let go when a question comes', () => {
    expect(refreshed(battle, { ...holding('a'), picking: '4:5' })).toEqual(holding('a'));
    expect(refreshed(battle, holding('x'))).toEqual(IDLE);
    expect(refreshed(asking(battle, 'x', 'choice', ['none', 'fire']), holding('a'))).toEqual(IDLE);
  });
});

describe('the overlay', () => {
  it('shows reach, and rings with the dice of every attack', () => {
    const overlay = overlayOf(battle, PLAYER, holding('a'));
    const offers = offersOf(battle.rules, battle.state, 'a');
    expect(overlay.rings).toEqual([{ space: '4:5', dice: [4, 4] }]);
    expect(overlay.reach).toEqual([...(offers.moves.get('move')?.keys() ?? [])]);
    expect(overlay.reach).toContain('6:5');
    expect(overlay.reach).not.toContain('4:5');
    expect(overlay.selected).toBe('5:5');
  });

  it('marks the piece that is asked for everyone, and the answers for those who may give them', () => {
    const asked = asking(battle, 'x', 'space', ['3:4', '3:5']);
    expect(overlayOf(asked, PLAYER, IDLE)).toMatchObject({ asked: '4:5', answers: [] });
    const theirs = { ...asked, seats: ['north' as const] };
    expect(overlayOf(theirs, PLAYER, IDLE)).toMatchObject({ asked: '4:5', answers: ['3:4', '3:5'] });
  });
});
