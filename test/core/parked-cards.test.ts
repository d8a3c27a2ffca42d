import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cards,
  Context,
  cardMoved,
  determinised,
  type Event,
  HIDDEN_CARD,
  parkedAt,
  seededStream,
  sideName,
  toState,
  wordOf,
} from '../../src/core';
import { secretHand, stateWithHand } from '../../src/match';
import { readState } from '../../src/match/reading/read-state';
import { publicEvents, publicState } from '../../src/match/secrets/secrets';
import { type Battle, DECK, toyGame as rules, toyPosition, toyState, unit } from './toy-game';

const cards: Cards = {
  hands: { south: ['ace', 'king'], north: ['queen', 'jack'] },
  discard: ['ten'],
  last: { south: null, north: null },
};
const units = [unit('a', 'south', '3:2'), unit('x', 'north', '0:0')];
const state = toyState(units, { cards });
const parked = { ...cards, parked: { south: {}, north: { track: ['nine', 'eight'] } } };
const withParked = toyState(units, { cards: parked });

const PLACES = ['hand', 'discard', 'track', 'moat'];
const moves = fc.array(
  fc.record({
    side: fc.constantFrom(0 as const, 1 as const),
    from: fc.constantFrom(...PLACES),
    to: fc.constantFrom(...PLACES),
    which: fc.nat(3),
  }),
  { maxLength: 16 },
);

function cardsIn(position: Battle, side: 0 | 1, place: string): readonly string[] {
  if (place === 'hand') return position.hands[side].list().map(wordOf);
  return place === 'discard' ? position.discard.list().map(wordOf) : parkedAt(position, side, place);
}

test('wherever cards go none is lost or doubled: written, read again and taken back', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const position = toyPosition(withParked);
      const c = new Context(position, true);
      for (const { side, from, to, which } of all) {
        const card = cardsIn(position, side, from)[which];
        if (card !== undefined) cardMoved(c, side, card, from, to);
      }
      const everywhere = [0, 1].flatMap((side) =>
        ['hand', 'track', 'moat'].flatMap((place) => cardsIn(position, side as 0 | 1, place)),
      );
      expect([...everywhere, ...cardsIn(position, 0, 'discard')].toSorted()).toEqual(DECK.toSorted());
      const after = toState(position);
      expect(toState(toyPosition(JSON.parse(JSON.stringify(after))))).toEqual(after);
      position.undo(0);
      expect(toState(position)).toEqual(withParked);
    }),
  );
});

test('the same cards in the same places are the same position, whatever was parked first', () => {
  const words = (places: readonly string[]) => {
    const position = toyPosition(state);
    const c = new Context(position, false);
    for (const place of places) cardMoved(c, 0, place === 'moat' ? 'ace' : 'king', 'hand', place);
    return position.parked;
  };
  expect(JSON.stringify(words(['track', 'moat']))).toBe(JSON.stringify(words(['moat', 'track'])));
});

test('a battle without parked cards is written without them, also when the last one is taken up', () => {
  const position = toyPosition(state);
  const c = new Context(position, false);
  expect(toState(position)).toEqual(state);
  cardMoved(c, 0, 'ace', 'hand', 'track');
  cardMoved(c, 0, 'ace', 'track', 'hand');
  expect(toState(position).cards).not.toHaveProperty('parked');
});

test('a card that is not there can not go anywhere', () => {
  const c = new Context(toyPosition(withParked), false);
  expect(() => cardMoved(c, 0, 'queen', 'hand', 'track')).toThrow('no card "queen" in hand');
  expect(() => cardMoved(c, 0, 'nine', 'track', 'hand')).toThrow('no card "nine" in track');
  expect(() => cardMoved(c, 1, 'ace', 'track', 'hand')).toThrow(RangeError);
});

test('the other side sees the backs, the owner his cards', () => {
  const shown = publicState(withParked);
  expect(shown.cards?.parked).toEqual({ south: {}, north: { track: ['?', '?'] } });
  expect(JSON.stringify(shown)).not.toMatch(/nine|eight|queen/);
  for (const side of ['south', 'north'] as const) {
    const hand = secretHand(withParked, null, side);
    if (!hand) throw new Error('there is no hand');
    expect(JSON.stringify(hand).includes('nine')).toBe(side === 'north');
    const known = stateWithHand(shown, side, JSON.parse(JSON.stringify(hand)));
    expect(known.cards?.hands[side]).toEqual(cards.hands[side]);
    expect(known.cards?.parked).toEqual(side === 'north' ? parked.parked : shown.cards?.parked);
  }
});

test('cards of another moment are nobody’s', () => {
  const shown = publicState(withParked);
  const hand = { cards: ['queen', 'jack'], answers: [] };
  for (const wrong of [
    hand,
    { ...hand, parked: { track: ['nine'] } },
    { ...hand, parked: { moat: ['nine', 'eight'] } },
  ]) {
    expect(stateWithHand(shown, 'north', wrong)).toBe(shown);
  }
});

test('what is told of a card that is parked or taken up is no more than that; one laid aside is seen', () => {
  const moved = (outOf: string, place: string): Event => ({
    type: 'card-moved',
    side: 'south',
    card: 'ace',
    outOf,
    place,
  });
  const told = publicEvents([moved('hand', 'track'), moved('track', 'hand'), moved('track', 'discard')]);
  expect(told.map((event) => 'card' in event && event.card)).toEqual(['?', '?', 'ace']);
});

test('who does not know a card can still follow where it goes', () => {
  const position = toyPosition(publicState(withParked));
  cardMoved(new Context(position, false), 1, HIDDEN_CARD, 'track', 'hand');
  cardMoved(new Context(position, false), 1, 'nine', 'track', 'discard');
  expect(toState(position).cards).toEqual({
    ...publicState(state).cards,
    hands: { south: ['?', '?'], north: ['?', '?', '?'] },
    discard: ['ten', 'nine'],
  });
});

test('hidden cards are guessed as any that are seen nowhere, parked ones too', () => {
  const hand = secretHand(withParked, null, 'south');
  if (!hand) throw new Error('there is no hand');
  const known = toyPosition(stateWithHand(publicState(withParked), 'south', hand));
  for (let seed = 0; seed < 40; seed += 1) {
    const guess = determinised<unknown>(rules.play, known, seededStream(seed)) as Battle;
    const all = [0, 1].flatMap((side) =>
      ['hand', 'track'].flatMap((place) => cardsIn(guess, side as 0 | 1, place)),
    );
    expect([...all, 'ten'].toSorted()).toEqual(DECK.toSorted());
    expect(cardsIn(guess, 0, 'hand')).toEqual(['ace', 'king']);
    expect(guess.parked[sideName(1)].track).toHaveLength(2);
  }
});

test.each([
  [{ south: {}, north: { moat: ['ace'] } }, 'north.moat: "moat" is unknown; use one of track'],
  [
    { south: { track: ['ace', 'ace', 'ace', 'ace', 'ace'] }, north: {} },
    'south.track: has 5 items; the limit is 4',
  ],
  [{ south: { track: ['joker'] }, north: {} }, 'south.track[0]: "joker" is unknown'],
  [{ south: { track: 'ace' }, north: {} }, 'south.track: expected a list'],
  [{ south: {} }, 'north: expected a mapping'],
])('parked cards that can not be are refused by name: %j', (wrong, fault) => {
  const faults: string[] = [];
  const add = (place: string, why: string) => faults.push(`${place}: ${why}`);
  readState(rules)({ ...state, cards: { ...cards, parked: wrong } }, 'state', { add });
  expect(faults.join('\n')).toContain(`state.cards.parked.${fault}`);
});
