import { describe, expect, it } from 'vitest';
import { type State, start } from '../../src/core';
import { IDLE } from '../../src/foundry/canvas/choices/choices';
import { refreshed } from '../../src/foundry/canvas/choices/click-transitions';
import { spaceCardOf } from '../../src/foundry/canvas/choices/space-card';
import { overlayOf } from '../../src/foundry/canvas/map/overlay';
import { ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { happened } from '../happened';
import { PLAYER, position, seenBy } from './battle';

const foot = (at: string) => ({ side: 'south', type: 'infantry', at, name: `Foot at ${at}` }) as const;

/** Three blocks in a row, two apart from them, before an enemy far away; south holds two cards. */
const field = position({
  a: foot('6:4'),
  b: foot('6:5'),
  c: foot('6:6'),
  d: foot('6:9'),
  e: foot('6:10'),
  x: { side: 'north', type: 'infantry', at: '0:4' },
});
const command: State = {
  ...field,
  turn: { ...field.turn, step: 'command', activations: 0 },
  cards: {
    hands: { south: ['line-command', 'order-two-left'], north: [] },
    discard: [],
    last: { south: null, north: null },
  },
};
const play = (card: string) => start(rules, command, { type: 'play', side: 'south', card }).state;
const holding = (selected: string) => ({ ...IDLE, selected });

describe('an order that rules out others', () => {
  it('marks them and names them before it is given', () => {
    const battle = seenBy(['south'], play('line-command'));
    const overlay = overlayOf(battle, PLAYER, holding('a'), '5:4');
    expect([...overlay.ruledOut].sort()).toEqual(['6:10', '6:9']);
    expect(spaceCardOf(battle, PLAYER, holding('a'), { space: '5:4', pointed: null })?.rulesOut).toEqual([
      'Foot at 6:9',
      'Foot at 6:10',
    ]);
    expect(overlayOf(battle, PLAYER, holding('a')).ruledOut).toEqual([]);
  });

  it('says nothing where it rules out nobody, or where the number of orders is used up', () => {
    const free = seenBy(['south'], field);
    expect(overlayOf(free, PLAYER, holding('a'), '5:4').ruledOut).toEqual([]);
    expect(spaceCardOf(free, PLAYER, holding('a'), { space: '5:4', pointed: null })).toBeUndefined();
    const last = { ...field, turn: { ...field.turn, activations: 1 } };
    expect(overlayOf(seenBy(['south'], last), PLAYER, holding('a'), '5:4').ruledOut).toEqual([]);
  });
});

/** The south is to play a card, and has one that orders a leader with his units. */
const withLeadership = (state: State): State => ({
  ...state,
  turn: { ...state.turn, step: 'command', activations: 0 },
  cards: {
    hands: { south: ['leadership-any'], north: [] },
    discard: [],
    last: { south: null, north: null },
  },
});

describe('an order that takes a leader along', () => {
  const led = position({
    a: foot('6:4'),
    g: { side: 'south', type: 'general', at: '6:4' },
    d: foot('6:9'),
    x: { side: 'north', type: 'infantry', at: '0:4' },
  });
  const before = withLeadership(led);
  const { state } = start(rules, before, { type: 'play', side: 'south', card: 'leadership-any' });

  it('does not rule him out', () => {
    expect(overlayOf(seenBy(['south'], state), PLAYER, holding('a'), '5:4').ruledOut).toEqual(['6:9']);
  });
});

describe('a leader beside a unit that has nothing to lose', () => {
  const led = position({
    a: foot('6:4'),
    d: foot('6:9'),
    h: { side: 'south', type: 'general', at: '6:9', name: 'Hill' },
    x: { side: 'north', type: 'infantry', at: '0:4' },
  });
  const before = withLeadership(led);

  it('is named, and the space of the unit is not marked', () => {
    const played = start(rules, before, { type: 'play', side: 'south', card: 'leadership-any' }).state;
    const copy = happened(rules, played, (c, piece) => {
      for (const mark of ['moved', 'attacked']) c.marked(piece('d'), mark);
    });
    const battle = seenBy(['south'], copy);
    expect(spaceCardOf(battle, PLAYER, holding('a'), { space: '5:4', pointed: null })?.rulesOut).toEqual([
      'Hill',
    ]);
    expect(overlayOf(battle, PLAYER, holding('a'), '5:4').ruledOut).toEqual([]);
  });
});

describe('a card that is taken up', () => {
  const battle = seenBy(['south'], command);

  it('marks whom it would order', () => {
    const wouldOrder = (card: string) => overlayOf(battle, PLAYER, holding(`card:${card}`)).wouldOrder;
    expect(wouldOrder('line-command')).toEqual(['6:4', '6:5', '6:6', '6:9', '6:10']);
    expect(wouldOrder('order-two-left')).toEqual(['6:4']);
    expect(wouldOrder('not-in-hand')).toEqual([]);
  });

  it('stays in hand until it is played', () => {
    expect(refreshed(battle, holding('card:line-command')).selected).toBe('card:line-command');
    expect(refreshed(seenBy(['south'], play('line-command')), holding('card:line-command'))).toEqual(IDLE);
    // Whoever was taken up before the card has nothing to do yet.
    expect(refreshed(battle, holding('a'))).toEqual(IDLE);
  });
});
