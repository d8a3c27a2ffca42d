import { describe, expect, it } from 'vitest';
import texts from '../../lang/en/cc-napoleon.json';
import core from '../../lang/en/ccn.json';
import {
  type CardInPlay,
  type CardType,
  HIDDEN_CARD,
  type Order,
  type Side,
  type State,
} from '../../src/core';
import { CARD_SIGNS, drawCardBack, drawCardSign } from '../../src/drawing';
import { handContext, sideShown } from '../../src/foundry/applications/hand/hand-context';
import { trayContext } from '../../src/foundry/applications/hand/reserve-tray';
import type { UserBattle } from '../../src/foundry/battle';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { faultOf } from '../drawing/well-formed';
import { asking, DUEL, position, seenBy } from './battle';

const own = texts.PDC['cc-napoleon'].command;

const type = (id: string, family: CardType['family'], sign: string, count = 3): CardType => ({
  id,
  family,
  sign,
  count,
  rule: '',
});

const CARDS: Readonly<Record<string, CardType>> = {
  'line-command': type('line-command', 'tactic', 'line'),
  'order-two-left': { ...type('order-two-left', 'section', 'left-2'), sections: ['left'] },
  'out-flanked': { ...type('out-flanked', 'section', 'flanks', 0), sections: ['left', 'right'] },
  'order-heavy-troops': type('order-heavy-troops', 'troop', 'heavy'),
  'first-strike': type('first-strike', 'tactic', 'first'),
};

const inPlay = (card: string, as = card): CardInPlay => ({
  card,
  as,
  mirrored: as !== card,
  places: {},
  ordered: [],
  allowance: null,
});

const start: State = { ...position(DUEL), cards: null };
const withCards: State = {
  ...start,
  cards: {
    hands: { south: ['line-command', 'order-two-left', 'order-two-left'], north: ['?', '?'] },
    discard: ['first-strike'],
    last: { south: null, north: inPlay('first-strike') },
  },
};

/** The battle with rules that let south play anything but one card. */
function battleOf(
  state: State,
  seats: readonly Side[] = ['south'],
  orders: readonly Order[] = [],
): UserBattle {
  const seen = seenBy(seats, state);
  const refusal: UserBattle['rules']['refusal'] = ({ turn }, { side, card }) => {
    if (side !== turn.side) return { reason: 'not-your-turn', rule: '' };
    return card === 'line-command' ? { reason: 'no-line', rule: '' } : undefined;
  };
  const ordersOf: UserBattle['rules']['ordersOf'] = (_, id) => orders.filter(({ unit }) => unit === id);
  return { ...seen, rules: { ...seen.rules, cards: CARDS, refusal, orders: () => orders, ordersOf } };
}

const cardsOf = (battle: UserBattle) => handContext(battle)?.groups.flatMap(({ cards }) => cards) ?? [];

describe('the hand of command cards', () => {
  it('is nothing in a battle without cards', () => {
    expect(handContext(battleOf(start))).toBeNull();
    expect(trayContext(battleOf(start), null)).toBeNull();
  });

  it('lies in order of families, each card with a key of its own', () => {
    const hand = handContext(battleOf(withCards));
    expect(hand?.groups.map(({ family }) => family)).toEqual(['section', 'tactic']);
    expect(cardsOf(battleOf(withCards)).map(({ key }) => key)).toEqual([
      'order-two-left-0',
      'order-two-left-1',
      'line-command-0',
    ]);
  });

  it('says which cards can be played, and why others can not', () => {
    expect(cardsOf(battleOf(withCards)).map(({ use, reason }) => [use, reason])).toEqual([
      ['play', null],
      ['play', null],
      ['none', 'no-line'],
    ]);
  });

  it('offers a card as the answer to a question of the user, and no other one meanwhile', () => {
    const cards = { hands: { south: ['?'], north: ['first-strike', 'order-two-left'] }, discard: [] };
    const state = { ...withCards, cards: { ...cards, last: { south: null, north: null } } };
    const asked = asking(battleOf(state, ['south', 'north']), 'x', 'choice', ['none', 'first-strike']);
    const secret = asked.question && { ...asked.question, secret: ['first-strike'] };
    const battle = { ...asked, question: secret };
    expect(sideShown(battle)).toBe('north');
    expect(cardsOf(battle).map(({ id, use, reason }) => [id, use, reason])).toEqual([
      ['order-two-left', 'none', 'question-is-open'],
      ['first-strike', 'answer', null],
    ]);
    expect(cardsOf(asked).map(({ use }) => use)).toEqual(['none', 'none']);
  });

  it('shows digits while a card is to be played or answers, and no others', () => {
    const digits = (battle: UserBattle) => cardsOf(battle).map(({ digit }) => digit);
    expect(digits(battleOf(withCards))).toEqual([1, 2, 3]);
    expect(digits({ ...battleOf(withCards), isPaused: true })).toEqual([null, null, null]);
    // The digit of an answer is the one that it has among the buttons.
    const cards = { hands: { south: ['?'], north: ['first-strike', 'order-two-left'] }, discard: [] };
    const state = { ...withCards, cards: { ...cards, last: { south: null, north: null } } };
    const asked = asking(battleOf(state, ['north']), 'x', 'choice', ['none', 'fire', 'first-strike']);
    const secret = asked.question && { ...asked.question, secret: ['first-strike'] };
    expect(digits({ ...asked, question: secret })).toEqual([null, 2]);
  });

  it('counts what is left to draw, and what the other side holds', () => {
    const table = handContext(battleOf(withCards))?.table;
    expect(table).toMatchObject({
      pile: 12 - 3 - 2 - 1,
      hidden: [{ side: 'north', count: 2 }],
      discard: { count: 1, top: { id: 'first-strike', sign: 'first' } },
      inPlay: null,
      last: { side: 'north', card: { id: 'first-strike', as: null } },
    });
    const turn = { ...withCards.turn, card: inPlay('line-command', 'order-two-left') };
    expect(handContext(battleOf({ ...withCards, turn }))?.table).toMatchObject({
      pile: 5,
      inPlay: { id: 'line-command', sign: 'line', as: 'order-two-left', swappedTo: 'right' },
    });
  });

  it('names the section of swapped orders only where swapping changes it', () => {
    const swapped = (as: string) => {
      const turn = { ...withCards.turn, card: inPlay('line-command', as) };
      return handContext(battleOf({ ...withCards, turn }))?.table.inPlay?.swappedTo;
    };
    expect(['order-two-left', 'out-flanked', 'order-heavy-troops'].map(swapped)).toEqual([
      'right',
      null,
      null,
    ]);
  });

  it('fills every blank of every card with the numbers of its data', () => {
    for (const [id, { text }] of Object.entries(own)) {
      const known = [...Object.keys(ccNapoleon.cards[id]?.stats ?? {}), 'rating'];
      const blanks = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(known).toEqual(expect.arrayContaining(blanks));
    }
  });

  it('shows onlookers nothing but counts', () => {
    const hand = handContext(battleOf(withCards, []));
    expect(hand).toMatchObject({ side: null, groups: [] });
    expect(hand?.table.hidden.map(({ count }) => count)).toEqual([3, 2]);
  });

  it.each(GAMES)('has a drawn sign for every card of $rules.id', ({ rules }) => {
    expect(CARD_SIGNS).toEqual(expect.arrayContaining(Object.values(rules.cards).map(({ sign }) => sign)));
  });

  it('shows parked cards to their owner alone, and does not count them as left to draw', () => {
    const { cards } = withCards;
    if (!cards) throw new Error('a battle with cards is needed');
    const parked = {
      south: { 'square-1': ['line-command'] },
      north: { 'square-1': [HIDDEN_CARD], 'square-2': [] },
    };
    const before = handContext(battleOf(withCards, ['south']))?.table.pile ?? 0;
    const table = handContext(battleOf({ ...withCards, cards: { ...cards, parked } }, ['south']))?.table;
    expect(table?.parked).toEqual([{ place: 'square-1', id: 'line-command', sign: 'line' }]);
    expect(table?.parkedHidden).toEqual([{ side: 'north', count: 1 }]);
    expect(table?.pile).toBe(before - 2);
  });

  it('has a title, a text and a sign for every card', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(ccNapoleon.cards).sort());
    for (const { title, brief, text } of [...Object.values(own), ...Object.values(core.PDC.ccn.command)]) {
      expect(title.length).toBeLessThanOrEqual(26);
      expect(brief.length).toBeLessThanOrEqual(60);
      expect(text.length).toBeLessThanOrEqual(150);
    }
    expect(new Set(CARD_SIGNS.map(drawCardSign)).size).toBe(CARD_SIGNS.length);
    expect([drawCardBack(), ...CARD_SIGNS.map(drawCardSign)].map(faultOf).filter(Boolean)).toEqual([]);
    expect(drawCardSign('constructor')).toContain('>?<');
  });
});

describe('the tray', () => {
  const { a, x } = start.units;
  const reserve = {
    ...(a && { p: { ...a, id: 'p', at: '' }, q: { ...a, id: 'q', at: '' } }),
    ...(x && { n: x }),
  };
  const waiting: State = {
    ...start,
    reserve,
    arrivals: [{ side: 'south', turn: 3, pieces: ['q'], spaces: [] }],
  };
  const entering: Order = { type: 'enter', side: 'south', unit: 'p', to: '7:2' };

  it('shows the pieces of the user, those first that can come now', () => {
    const tray = trayContext(battleOf(waiting, ['south'], [entering]), 'p');
    expect(tray?.pieces.map(({ piece, isReady, isInHand }) => [piece.id, isReady, isInHand])).toEqual([
      ['p', true, true],
      ['q', false, false],
    ]);
    expect(tray?.pieces[1]?.when).toEqual({ key: 'arrives', turn: 3 });
    expect(trayContext(battleOf(waiting, []), null)).toBeNull();
  });

  it('says that a piece could have come already', () => {
    const late = { ...waiting, turn: { ...waiting.turn, number: 7 } };
    expect(trayContext(battleOf(late), null)?.pieces.map(({ when }) => when.key)).toEqual(['waits', 'due']);
  });

  it('offers the terrain that is left while the user places it', () => {
    const preparing: State = {
      ...start,
      turn: { ...start.turn, step: 'ground' },
      preparation: {
        terrain: { south: 2, north: 3 },
        pool: { woods: 4, hill: 0, village: 1 },
        rating: 'given',
        rows: 2,
        small: false,
        attacker: null,
        first: 'south',
      },
    };
    const placing: Order = { type: 'place-terrain', side: 'south', terrain: 'woods', to: '5:5' };
    expect(trayContext(battleOf(preparing, ['south'], [placing]), 'terrain:woods')).toEqual({
      pieces: [],
      terrain: [
        { kind: 'woods', count: 4, isReady: true, isInHand: true },
        { kind: 'village', count: 1, isReady: false, isInHand: false },
      ],
      toPlace: 2,
      later: 0,
      isDeploying: false,
      deploying: [],
    });
    expect(trayContext(battleOf(preparing, ['north'], [placing]), null)).toBeNull();
    const usedUp = { ...preparing.preparation, pool: { woods: 0 } } as State['preparation'];
    expect(trayContext(battleOf({ ...preparing, reserve, preparation: usedUp }), null)).toMatchObject({
      later: 0,
      isDeploying: true,
    });
    // The army waits, told but not shown, while the ground is chosen; then the tray is what counts.
    const early = { ...preparing, reserve };
    expect(trayContext(battleOf(early), null)).toMatchObject({ pieces: [], later: 2, deploying: [] });
    const chosen = { ...preparing.preparation, terrain: { south: 0, north: 0 } } as State['preparation'];
    const deploying = { ...early, preparation: chosen };
    expect(trayContext(battleOf(deploying), null)).toMatchObject({ later: 0, deploying: ['south'] });
  });
});
