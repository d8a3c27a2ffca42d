import { describe, expect, it } from 'vitest';
import { resume } from '../../src/core';
import { panelContext } from '../../src/foundry/applications/panel/panel-context';
import { choicesOf, IDLE, isOnButton } from '../../src/foundry/canvas/choices/choices';
import {
  cancelled,
  clickOn,
  cycled,
  dropOn,
  numbered,
  pressedBy,
  refreshed,
  unpicked,
} from '../../src/foundry/canvas/choices/click-transitions';
import { ordersOfPiece } from '../../src/foundry/canvas/choices/pieces';
import { overlayOf } from '../../src/foundry/canvas/map/overlay';
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

  it('tells a GM that the commander of a unit is away, and how to take command; nobody else is told', () => {
    const left = { ...seenBy([], battle.state), away: { south: 'Anna' } };
    const refusals = [
      { reason: 'commander-away', rule: 'match', about: { commander: 'Anna', side: 'British' } },
    ];
    expect(clickOn(left, { gameMaster: true }, IDLE, '5:5').tool).toEqual({
      ...IDLE,
      complaint: { space: '5:5', refusals },
    });
    expect(clickOn(left, { gameMaster: true }, IDLE, '4:5').tool).toEqual(IDLE);
    expect(clickOn(left, PLAYER, IDLE, '5:5').tool).toEqual(IDLE);
  });

  it('on the flag picks up the leader, and again on the space offers him before it takes him', () => {
    expect(clickOn(battle, PLAYER, IDLE, '5:5', 'g').tool.selected).toBe('g');
    // What is clicked next would be for him, and nothing on the map would have said so.
    const { tool } = clickOn(battle, PLAYER, holding('a'), '5:5');
    expect(tool).toMatchObject({ selected: 'a', picking: '5:5' });
    const offered = choicesOf(battle, PLAYER, tool).filter((choice) => isOnButton(tool, choice));
    expect(offered.map(({ request }) => request)).toEqual([{ take: 'g' }]);
    expect(clickOn(battle, PLAYER, tool, '5:5').tool).toEqual(holding('g'));
    expect(clickOn(battle, PLAYER, tool, '5:4').request).toMatchObject({ order: { unit: 'a', to: '5:4' } });
    expect(clickOn(battle, PLAYER, holding('g'), '5:5').tool.selected).toBeNull();
  });

  it('of a digit presses a button that is seen, and by keys alone says first what it would press', () => {
    const tool = { ...holding('a'), picking: '4:5' };
    const choices = choicesOf(battle, PLAYER, tool);
    const at = numbered(choices, tool, 0) ?? -1;
    expect(pressedBy(tool, choices, at, false)).toBe(choices[at]);
    expect(pressedBy(tool, choices, at, true)).toBeUndefined();
    expect(pressedBy({ ...tool, cursor: at }, choices, at, true)).toBe(choices[at]);
    // What has no button is chosen on the map.
    const space = choices.findIndex((choice) => !isOnButton(tool, choice));
    expect(pressedBy(tool, choices, space, false)).toBeUndefined();
  });

  it('answers with a leader by a button as well: in the space of his unit nothing would tell him from it', () => {
    const asked = asking(battle, 'a', 'unit', ['none', 'g']);
    const mine = { ...asked, question: asked.question && { ...asked.question, side: 'south' as const } };
    const choices = choicesOf(mine, PLAYER, IDLE);
    expect(choices.map(({ request, space }) => [request, space])).toEqual([
      [{ choose: 'g' }, null],
      [{ choose: 'none' }, null],
      [{ choose: 'g' }, '5:5'],
    ]);
    expect(panelContext(mine, false).answers).toEqual(['g', 'none']);
  });

  it('on a reachable space orders the move and keeps the piece in hand', () => {
    const { request, tool } = clickOn(battle, PLAYER, holding('b'), '6:2');
    expect(request).toEqual({ order: { type: 'move', side: 'south', unit: 'b', to: '6:2' } });
    expect(tool).toEqual(holding('b'));
  });

  it('on a target with two kinds of attack offers both, and the piece is still in hand', () => {
    const { request, tool } = clickOn(battle, PLAYER, holding('a'), '4:5');
    expect(request).toBeNull();
    expect(tool).toMatchObject({ selected: 'a', picking: '4:5' });
    const picked = choicesOf(battle, PLAYER, tool).filter(({ space }) => space === '4:5');
    expect(picked).toMatchObject([
      { request: { order: { type: 'fire', target: 'x' } } },
      { request: { order: { type: 'melee', target: 'x' } } },
    ]);
  });

  it('on a target with one kind of attack shows it first, and the next one there attacks; a setting attacks at once', () => {
    const careful = { ...PLAYER, looksFirst: true };
    const guns = seenBy(['south'], position({ ...DUEL, k: { side: 'south', type: 'artillery', at: '6:5' } }));
    const target = choicesOf(guns, PLAYER, holding('k')).find(({ preview }) => preview !== null);
    if (!target?.space) throw new Error('k has no target');
    const shown = clickOn(guns, careful, holding('k'), target.space);
    expect(shown).toMatchObject({ request: null, tool: { selected: 'k', picking: target.space } });
    expect(clickOn(guns, careful, shown.tool, target.space).request).toEqual(target.request);
    expect(clickOn(guns, PLAYER, holding('k'), target.space).request).toEqual(target.request);
    // A move has nothing to show.
    expect(clickOn(battle, careful, holding('b'), '6:2').request).not.toBeNull();
  });

  it('is asked for by a key as well: the first Enter offers both kinds, the next one takes what is meant', () => {
    const choices = choicesOf(battle, PLAYER, holding('a'));
    const fire = choices.find(({ space }) => space === '4:5');
    if (!fire) throw new Error('a has no target');
    expect(unpicked(holding('a'), choices, fire)).toBe('4:5');
    expect(unpicked({ ...holding('a'), picking: '4:5' }, choices, fire)).toBeNull();
    expect(
      choices.filter(({ space }) => space === null).map((action) => unpicked(IDLE, choices, action)),
    ).not.toContain('4:5');
  });

  it('of a number key counts the buttons that are shown, whatever else can be chosen', () => {
    const choices = choicesOf(battle, PLAYER, holding('a'));
    const first = choices.findIndex(({ space }) => space === '4:5');
    expect([0, 1, 2].map((key) => numbered(choices, { ...IDLE, picking: '4:5' }, key))).toEqual([
      first,
      first + 1,
      null,
    ]);
    expect(numbered(choices, IDLE, 0)).toBe(0);
    expect(numbered(choices, IDLE, choices.length)).toBeNull();
  });

  it('on what is out of reach says why and orders nothing', () => {
    const far = clickOn(battle, PLAYER, holding('b'), '0:0');
    expect(far.request).toBeNull();
    expect(far.tool.complaint?.refusals).toMatchObject([{ type: 'move', reason: 'too-far' }]);
    const guns = clickOn(battle, PLAYER, holding('b'), '0:5');
    expect(guns.tool.complaint?.refusals.map(({ type }) => type)).toContain('fire');
  });

  it('names no kind of order where several are refused for the same reason', () => {
    const light = { side: 'south', type: 'light-infantry', at: '7:5' } as const;
    const withLight = seenBy(['south'], position({ ...DUEL, l: light }));
    const [refusal, ...others] =
      clickOn(withLight, PLAYER, holding('l'), '0:0').tool.complaint?.refusals ?? [];
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ reason: 'too-far' });
    expect(refusal).not.toHaveProperty('type');
  });

  it('answers an open question by its space, and nothing else can be ordered meanwhile', () => {
    const asked = asking(seenBy(['north'], battle.state), 'x', 'space', ['3:4', '3:5']);
    expect(clickOn(asked, PLAYER, IDLE, '3:5').request).toEqual({ choose: '3:5' });
    expect(clickOn(asked, PLAYER, IDLE, '2:5').request).toBeNull();
    const attacker = asking(battle, 'x', 'space', ['3:4', '3:5']);
    expect(clickOn(attacker, PLAYER, IDLE, '3:5').request).toBeNull();
    expect(clickOn(attacker, PLAYER, holding('b'), '6:2').request).toBeNull();
    expect(clickOn(attacker, { gameMaster: true }, IDLE, '3:5').request).toEqual({ choose: '3:5' });
  });

  it('with terrain in hand says why it can not be placed there, and keeps it', () => {
    const refusal = () => ({ reason: 'has-terrain', rule: '' });
    const order = { type: 'place-terrain', side: 'south', terrain: 'woods', to: '3:3' } as const;
    const placing = { ...battle, rules: { ...battle.rules, refusal, orders: () => [order] } };
    const { tool, request } = clickOn(placing, PLAYER, holding('terrain:woods'), '2:2');
    expect(request).toBeNull();
    expect(tool).toMatchObject({
      selected: 'terrain:woods',
      complaint: { space: '2:2', refusals: [{ type: 'place-terrain', reason: 'has-terrain' }] },
    });
  });

  it('with terrain in hand keeps it until the other side has its turn', () => {
    const order = { type: 'place-terrain', side: 'south', terrain: 'woods', to: '3:3' } as const;
    const placing = { ...battle, rules: { ...battle.rules, orders: () => [order] } };
    expect(refreshed(placing, holding('terrain:woods')).selected).toBe('terrain:woods');
    expect(refreshed({ ...placing, seats: ['north'] }, holding('terrain:woods'))).toEqual(IDLE);
  });

  it('on the space to which an answer leads gives that answer, and its button stays', () => {
    const melee = { type: 'melee', side: 'south', unit: 'a', target: 'x' } as const;
    const from = position({ ...DUEL, x: { ...DUEL.x, strength: 1 } as (typeof DUEL)['x'] });
    const start = seenBy(['south'], from);
    const replies = [
      { kind: 'chose', option: 'none' },
      { kind: 'rolled', faces: ['red', 'red', 'blue', 'blue'] },
    ] as const;
    const { state, events, query } = resume(start.rules, from, { order: melee, replies });
    if (query?.kind !== 'ask') throw new Error('nothing is asked');
    const asked = { ...start, state, events, question: query, open: { from, order: melee, replies } };
    expect(choicesOf(asked, PLAYER, IDLE).map(({ request, space }) => [request, space])).toEqual([
      [{ choose: 'yes' }, null],
      [{ choose: 'no' }, null],
      [{ choose: 'yes' }, '4:5'],
    ]);
    expect(clickOn(asked, PLAYER, IDLE, '4:5').request).toEqual({ choose: 'yes' });
    expect(overlayOf(asked, PLAYER, IDLE).answers).toEqual(['4:5']);
  });

  it('of several steps offers the next one alone, not where it would lead to', () => {
    const fire = { type: 'fire', side: 'south', unit: 'a', target: 'x' } as const;
    const light = { ...DUEL.x, type: 'light-infantry', at: '4:5' } as (typeof DUEL)['x'];
    // Behind one of the two spaces there is a single way on.
    const friend = { ...light, at: '2:5' };
    const from = position({ a: DUEL.a as (typeof DUEL)['x'], x: light, y: friend });
    const start = seenBy(['north'], from);
    const replies = [{ kind: 'rolled', faces: ['flag', 'flag', 'blue', 'blue'] }] as const;
    const { state, events, query } = resume(start.rules, from, { order: fire, replies });
    if (query?.kind !== 'ask') throw new Error('nothing is asked');
    const asked = { ...start, state, events, question: query, open: { from, order: fire, replies } };
    const spaces = choicesOf(asked, PLAYER, IDLE).map(({ space }) => space);
    expect(spaces).toEqual(query.options);
  });

  it('answers with a unit by the space in which it stands', () => {
    const asked = asking(seenBy(['north'], battle.state), 'x', 'unit', ['none', 'a']);
    expect(clickOn(asked, PLAYER, IDLE, '5:5').request).toEqual({ choose: 'a' });
    expect(choicesOf(asked, PLAYER, IDLE).map(({ space }) => space)).toEqual(['5:5', null]);
  });
});

describe('dragging a piece', () => {
  it('orders what a click on the space would order', () => {
    const { request } = dropOn(battle, PLAYER, 'b', '6:2');
    expect(request).toEqual({ order: { type: 'move', side: 'south', unit: 'b', to: '6:2' } });
    expect(dropOn(battle, PLAYER, 'a', '4:5')).toMatchObject({ request: null, tool: { picking: '4:5' } });
  });

  it('says why it orders nothing, and picks up nothing else', () => {
    const { request, tool } = dropOn(battle, PLAYER, 'b', '5:5');
    expect(request).toBeNull();
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
    const offers = ordersOfPiece(battle.rules, battle.state, 'a');
    expect(overlay.rings).toEqual([
      {
        space: '4:5',
        attacks: [
          { dice: 4, isClose: false },
          { dice: 4, isClose: true },
        ],
      },
    ]);
    expect(overlay.reach).toEqual([...(offers.moves.get('move')?.keys() ?? [])]);
    expect(overlay.reach).toContain('6:5');
    expect(overlay.reach).not.toContain('4:5');
    expect(overlay.selected).toBe('5:5');
  });

  it('marks the piece that is asked for everyone, and the answers for those who may give them', () => {
    const events = [{ type: 'attacked', kind: 'melee', unit: 'a', target: 'x' } as const];
    const asked = { ...asking(battle, 'x', 'space', ['3:4', '3:5']), events };
    expect(overlayOf(asked, PLAYER, IDLE)).toMatchObject({ attacked: '4:5', answers: [] });
    const theirs = { ...asked, seats: ['north' as const] };
    expect(overlayOf(theirs, PLAYER, IDLE)).toMatchObject({
      ...{ attacked: '4:5', selected: null, answers: ['3:4', '3:5'] },
    });
  });

  it('says of nobody that he is attacked whom no enemy attacks: he is framed', () => {
    const asked = asking(battle, 'x', 'space', ['3:4', '3:5']);
    expect(overlayOf(asked, PLAYER, IDLE)).toMatchObject({ attacked: null, selected: '4:5' });
    // Who attacks, and is asked whether to follow up.
    const events = [{ type: 'attacked', kind: 'melee', unit: 'x', target: 'a' } as const];
    expect(overlayOf({ ...asked, events }, PLAYER, IDLE)).toMatchObject({ attacked: null, selected: '4:5' });
  });
});
