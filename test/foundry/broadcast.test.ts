import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HIDDEN_CARD, SIDES } from '../../src/core';
import { broadcastContext } from '../../src/foundry/applications/broadcast/broadcast-context';
import { fittedSize, shotOf, WHOLE } from '../../src/foundry/applications/broadcast/camera';
import { Feed } from '../../src/foundry/applications/broadcast/feed';
import { Film } from '../../src/foundry/applications/broadcast/film';
import { attackTold, beforeDice, type OnAir, onAir } from '../../src/foundry/applications/broadcast/on-air';
import { Pace } from '../../src/foundry/applications/broadcast/pace';
import { fieldContext } from '../../src/foundry/applications/field-context';
import type { UserBattle } from '../../src/foundry/battle';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { makeCard } from '../../src/foundry/chat/make-card';
import { toldAction } from '../../src/foundry/chat/told-action';
import { placesOnSheet } from '../../src/foundry/geometry';
import { lastReport, oddsOf, rollsOf, viewOf } from '../../src/match';
import { type Moment, momentsOf } from '../../tools/faults/moments';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { asking, DUEL, position, seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

const TEXTS = {
  localize: (key: string, { hex: _, hexes: __, ...blanks }: Readonly<Record<string, string>> = {}) =>
    [key, ...Object.values(blanks)].join(' '),
  has: ENGLISH.has,
};

const told = {
  side: 'south',
  order: 'fire',
  unit: 'a',
  target: 'x',
  title: 'Fire',
  text: '',
  rolls: [],
} as const;

const air = (battle: UserBattle, earlier?: OnAir): OnAir => onAir(battle, 'Talavera', told, earlier);

/** A moment as a GM's client has it, with everything in it. */
const seenByGm = ({ rules, save }: Moment): UserBattle => ({
  ...viewOf(rules, save),
  id: 'battle',
  seats: [...SIDES],
  isPaused: false,
});

/** The card of a moment as chat tells it, with keys in place of texts. */
function toldAt({ rules, save }: Moment) {
  const last = lastReport(rules, save);
  if (!last) return undefined;
  const { before, report } = last;
  const rolls = rollsOf(rules, before.state, report);
  const { state } = viewOf(rules, save);
  const card = makeCard({ battle: 'b', rules, report, state, rolls, news: report.events, beats: [] });
  return toldAction(card, cardTexts(card, { ...ENGLISH, format: TEXTS.localize }));
}

/** The cards that everybody has seen by now. */
const openCards = ({ state: { cards, turn } }: UserBattle): readonly string[] =>
  [...(cards?.discard ?? []), cards?.last.south?.card, cards?.last.north?.card, turn.card?.card].flatMap(
    (card) => card ?? [],
  );

/** The answers that are neither a space nor a piece, which are on the map anyway. */
const answersBesideMap = ({ rules, state, question }: UserBattle): readonly string[] =>
  (question?.options ?? []).filter(
    (option) => !rules.grid.has(option) && !state.units[option] && !state.leaders[option],
  );

test.each(['rolica-1808', 'ccn-rolica-1808'])(
  'no card of a hand and no answer reaches the view, in a GM’s window either: %s',
  async (id) => {
    const scenario = BATTLES.find((each) => each.id === id);
    if (!scenario) throw new Error('the scenario is gone');
    const seen = new Set<string>();
    let hidden = 0;
    for (const moment of await momentsOf(scenario, rulesOf(scenario), 60)) {
      const battle = seenByGm(moment);
      const { rules, ...shown } = onAir(battle, '', toldAt(moment), undefined);
      const context = broadcastContext({ ...shown, rules }, undefined, TEXTS);
      for (const card of openCards(battle)) seen.add(card);
      const { hands } = battle.state.cards ?? { hands: { south: [], north: [] } };
      const inHand = [...hands.south, ...hands.north].filter((card) => !seen.has(card));
      hidden += inHand.length;
      const all = JSON.stringify([shown, context]);
      expect(inHand.filter((card) => all.includes(card))).toEqual([]);
      const { south = [], north = [] } = shown.state.cards?.hands ?? {};
      expect([...south, ...north].every((card) => card === HIDDEN_CARD)).toBe(true);
      const silent = JSON.stringify({ ...context, told: null, card: null, rolls: [] });
      expect(answersBesideMap(battle).filter((option) => silent.includes(`"${option}"`))).toEqual([]);
    }
    expect(hidden).toBeGreaterThan(20);
  },
);

test('the bar says whose move it is, who decides, and who has won', () => {
  const battle = seenBy([], position(DUEL));
  const moveOf = (shown: UserBattle) => broadcastContext(air(shown), undefined, TEXTS).move;
  expect(moveOf(battle)).toBe('PDC.windows.broadcast.moves British');
  const asked = asking(battle, 'x', 'choice', ['square', 'no']);
  expect(moveOf(asked)).toBe('PDC.windows.broadcast.decides French');
  expect(JSON.stringify(broadcastContext(air(asked), undefined, TEXTS))).not.toContain('square');
  expect(moveOf({ ...battle, isPaused: true })).toBe('PDC.windows.broadcast.paused');
  expect(moveOf({ ...battle, state: { ...battle.state, winner: 'south' } })).toContain(
    'story.victory British',
  );
  const [south, north] = broadcastContext(air(battle), undefined, TEXTS).sides;
  expect([south?.marks.length, south?.isActive, north?.isActive]).toEqual([5, true, false]);
});

const ROLL = { title: 'Fire', faces: [], outcome: '' };

/** An attack that took two points from its target: the moments before and after it. */
function attacked(): { readonly start: OnAir; readonly after: OnAir } {
  const before = seenBy([], position(DUEL));
  const x = before.state.units.x;
  if (!x) throw new Error('the target is gone');
  const state = { ...before.state, units: { ...before.state.units, x: { ...x, strength: x.strength - 2 } } };
  const start = onAir(before, 'Talavera', undefined, undefined);
  return { start, after: air({ ...before, state, actions: 1 }, start) };
}

test('an attack has its odds before the roll, and its losses where they fall', () => {
  const { after } = attacked();
  const x = after.before?.units.x;
  if (!x) throw new Error('the target is gone');
  const { state } = after;
  const attack = attackTold(after);
  expect(attack).toMatchObject({ type: 'fire', unit: 'a', target: 'x' });
  if (!attack || !after.before) throw new Error('no attack is told');
  const rolled = { ...after, told: { ...told, text: 'Two hits', rolls: [ROLL, ROLL, ROLL] } };
  const odds = oddsOf(after.rules, after.before, attack);
  const context = broadcastContext(rolled, odds, TEXTS);
  expect(context.odds).toMatch(/broadcast\.odds \d+% \d+%$/);
  expect(context.rolls).toHaveLength(2);
  const declared = beforeDice(rolled);
  if (!declared) throw new Error('the attack has no beginning');
  const ahead = broadcastContext(declared, odds, TEXTS);
  expect(ahead.odds).toMatch(/broadcast\.oddsAhead \d+% \d+%$/);
  expect([ahead.rolls, ahead.told?.text, declared.state.units.x?.strength]).toEqual([[], '', x.strength]);
  expect(fieldContext(declared, placesOnSheet(declared, 60)).losses).toEqual([]);
  const { losses, action, pieces } = fieldContext(after, placesOnSheet(after, 60));
  expect(losses.map(({ id, steps }) => [id, steps])).toEqual([['x', 2]]);
  expect(action.length).toBeGreaterThanOrEqual(4);
  expect(pieces.find(({ id }) => id === 'a')?.part).toBe('actor');
  const { x: _, ...others } = state.units;
  const gone = { ...after, state: { ...state, units: others, fallenUnits: { x } } };
  expect(fieldContext(gone, placesOnSheet(after, 60)).losses).toMatchObject([{ id: 'x', steps: null }]);
});

test('odds appear for attacks on an enemy only, and follow from what everybody knows', () => {
  const { after } = attacked();
  expect(attackTold({ ...after, told: { ...told, target: 'b' } })).toBeUndefined();
  expect(beforeDice(after)).toBeUndefined();
  const battle = seenBy([...SIDES], position(DUEL));
  const cards = {
    ...{ deck: 0, discard: [], last: { south: null, north: null } },
    ...{ hands: { south: ['first-strike'], north: ['forced-march'] }, size: { south: 1, north: 1 } },
  };
  const before = { ...battle.state, cards } as unknown as UserBattle['state'];
  const past = air({ ...battle, asItWas: { at: 1, count: 2, before } });
  expect(JSON.stringify(past.before)).not.toMatch(/first-strike|forced-march/);
});

test('the camera comes close to an action, and shows nothing beyond the map', () => {
  const stage = { width: 1600, height: 700 };
  const fitted = fittedSize(1.5, stage);
  expect(fitted).toEqual({ width: 1050, height: 700 });
  expect(shotOf([], fitted, stage, 70)).toEqual(WHOLE);
  const corner = shotOf([{ x: 0.02, y: 0.02 }], fitted, stage, 70);
  expect(corner.scale).toBeCloseTo(700 / 6 / 70);
  expect(corner.y * stage.height).toBeCloseTo((fitted.height * corner.scale - stage.height) / 2);
  const ends = [0, 1].map((at) => ({ x: at, y: at }));
  expect(shotOf(ends, fitted, stage, 70)).toEqual(WHOLE);
});

describe('in time', () => {
  let delay = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('game', {
      settings: { get: (_: string, key: string) => (key === 'broadcastDelay' ? delay : '') },
      combats: { get: () => undefined },
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('nothing is shown before the delay is over, and no earlier moment that is still held back', async () => {
    delay = 10;
    const battle = seenBy([], position(DUEL));
    const port: { current: UserBattle } = { current: battle };
    const due = vi.fn();
    const feed = new Feed(port, () => undefined, { onDue: due, beatOfFilm: () => 0 });
    feed.follow();
    expect(feed.shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(9000);
    port.current = { ...battle, actions: 1 };
    feed.follow();
    expect([feed.shown, due.mock.calls.length]).toEqual([undefined, 0]);
    await vi.advanceTimersByTimeAsync(1500);
    expect([feed.shown?.actions, due.mock.calls.length]).toEqual([0, 1]);
    port.current = { ...battle, actions: 1, asItWas: { at: 1, count: 2, before: null } };
    feed.follow();
    expect([feed.shown?.actions, feed.shown?.isPast]).toEqual([0, false]);
    port.current = { ...battle, actions: 0, asItWas: { at: 0, count: 2, before: null } };
    feed.follow();
    expect(feed.shown?.isPast).toBe(true);
    port.current = { ...battle, actions: 2 };
    feed.follow();
    await vi.advanceTimersByTimeAsync(9000);
    expect(feed.shown?.actions).toBe(1);
    feed.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(feed.shown).toBeUndefined();
  });

  describe('an attack', () => {
    const { start, after } = attacked();
    const rolled: OnAir = { ...after, told: { ...told, text: 'Two hits', rolls: [ROLL] } };
    const next: OnAir = {
      ...rolled,
      action: 1,
      actions: 2,
      told: { ...told, title: 'March', order: 'march' },
    };
    const onAirNow = ({ shown }: Pace) => [shown?.told?.title, shown?.told?.rolls.length];

    test('is shown as it stood, then its dice, and the next order waits until they are read', async () => {
      const turned = vi.fn();
      const pace = new Pace(turned);
      for (const moment of [start, rolled]) pace.push(moment);
      expect([onAirNow(pace), pace.shown?.state]).toEqual([['Fire', 0], after.before]);
      await vi.advanceTimersByTimeAsync(1000);
      pace.push(next);
      expect(onAirNow(pace)).toEqual(['Fire', 0]);
      await vi.advanceTimersByTimeAsync(1000);
      expect([onAirNow(pace), turned.mock.calls.length]).toEqual([['Fire', 1], 1]);
      expect(pace.shown?.state).toBe(after.state);
      await vi.advanceTimersByTimeAsync(2000);
      expect(onAirNow(pace)).toEqual(['March', 0]);
    });

    test('shows no losses before its card has come, but does not wait for it for ever', async () => {
      const pace = new Pace(() => {});
      const untold: OnAir = { ...after, told: undefined };
      for (const moment of [start, untold]) pace.push(moment);
      expect(pace.shown).toBe(start);
      pace.push(rolled);
      expect(onAirNow(pace)).toEqual(['Fire', 0]);
      pace.clear();
      for (const moment of [start, untold]) pace.push(moment);
      await vi.advanceTimersByTimeAsync(1000);
      expect(pace.shown).toBe(untold);
    });

    test('whose odds were there while the other side decided goes on to its dice', () => {
      const pace = new Pace(() => {});
      const open: OnAir = { ...after, state: start.state, actions: 0, decides: 'north' };
      for (const moment of [start, open, rolled]) pace.push(moment);
      expect(onAirNow(pace)).toEqual(['Fire', 1]);
    });

    test('that was undone leaves at once, and a quick battle is not followed further and further behind', () => {
      const pace = new Pace(() => {});
      for (const moment of [start, rolled, start]) pace.push(moment);
      expect(pace.shown).toBe(start);
      const many = [0, 1, 2, 3, 4, 5].map((action): OnAir => ({ ...rolled, action, actions: action + 1 }));
      for (const moment of many) pace.push(moment);
      expect(pace.shown?.action).toBeGreaterThan(3);
    });
  });

  test('a film plays, pauses, and changes its speed while it runs', async () => {
    const shown: number[] = [];
    const onEnd = vi.fn();
    const history = { show: async (at: number) => void shown.push(at), leave: () => true };
    const film = new Film(history, onEnd);
    film.play(0, 20);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([0, 1, 2]);
    film.speed = 8;
    film.speed = 99;
    await vi.advanceTimersByTimeAsync(4000);
    expect([film.speed, shown.length > 7]).toEqual([8, true]);
    expect(film.beat).toBeLessThan(200);
    film.pause();
    expect(film.beat).toBe(0);
    const { length } = shown;
    await vi.advanceTimersByTimeAsync(4000);
    expect([shown.length, film.isPlaying]).toEqual([length, false]);
    film.play(18, 20);
    await vi.advanceTimersByTimeAsync(4000);
    expect([shown.at(-1), film.isPlaying, onEnd.mock.calls.length]).toEqual([19, false, 1]);
  });
});
