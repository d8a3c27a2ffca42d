import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../src/core';
import {
  asksBefore,
  endButtons,
  panelContext,
  proposalNews,
} from '../../src/foundry/applications/panel/panel-context';
import { passingButtons } from '../../src/foundry/applications/panel/stand-in';
import { FreshButtons } from '../../src/foundry/input/misclicks';
import { ENGLISH } from '../foundry/english';
import { happened } from '../happened';
import { asking, DUEL, position, seenBy } from './battle';

const battle = seenBy(['south'], position(DUEL));

describe('the battle panel', () => {
  it('says what to do with the piece in hand', () => {
    const told = (piece: string, over: object = {}) =>
      panelContext({ ...battle, ...over }, false, piece).prompt;
    expect(told('a').key).toBe('PDC.board.panel.moveOrAttack');
    expect(told('b').key).toBe('PDC.board.panel.move');
    const copy = happened(battle.rules, battle.state, (c, piece) => {
      for (const mark of ['activated', 'moved']) c.marked(piece('b'), mark);
    });
    expect(told('b', { state: copy }).key).toBe('PDC.board.panel.onlyButtons');
    expect(told('x').key).toBe('PDC.board.panel.choose');
    expect(told('a', { seats: ['north'] }).key).toBe('PDC.board.panel.waitingForOrder');
  });

  it('says what to do next', () => {
    const next = (over: object) => panelContext({ ...battle, ...over }, false).prompt;
    expect(next({})).toEqual({ key: 'PDC.board.panel.choose', blanks: { count: '3' } });
    expect(next({ seats: ['north'] })).toEqual({
      key: 'PDC.board.panel.waitingForOrder',
      blanks: { side: 'British' },
    });
    const turn = { ...battle.state.turn, activations: 0 };
    expect(next({ state: { ...battle.state, turn } }).key).toBe('PDC.board.panel.nothingLeft');
    expect(next({ state: { ...battle.state, winner: 'north' } })).toEqual({
      key: 'PDC.board.panel.won',
      blanks: { side: 'French' },
    });
    // Where the points have decided it, it says so.
    const { sides } = battle.state;
    const north = { ...sides.north, target: 4, points: 4 };
    const won = { ...battle.state, winner: 'north', sides: { ...sides, north } };
    expect(next({ state: won })).toEqual({
      key: 'PDC.board.panel.wonByPoints',
      blanks: { side: 'French', points: '4' },
    });
    const single = { ...won, sides: { ...sides, north: { ...sides.north, target: 1, points: 1 } } };
    expect(next({ state: single })).toEqual({
      key: 'PDC.board.panel.wonByPoint',
      blanks: { side: 'French' },
    });
  });

  it('says that the commander of the side to act is away, and who has the command meanwhile', () => {
    const left = { ...battle, seats: [], away: { south: 'Anna' } };
    expect(panelContext(left, false).prompt).toEqual({
      key: 'PDC.board.panel.commanderAway',
      blanks: { side: 'British', commander: 'Anna' },
    });
    vi.stubGlobal('game', { paused: false });
    const standIn = { level: 'captain', commander: 'Anna', isYours: false } as const;
    const led = { ...left, officers: { south: 'captain' }, standIns: { south: standIn } } as const;
    const level = 'PDC.windows.officers.level.captain';
    expect(panelContext(led, false)).toMatchObject({
      prompt: {
        key: 'PDC.board.panel.standInThinks',
        blanks: { side: 'British', commander: 'Anna', level },
      },
      isCalled: false,
    });
    expect(panelContext(led, false).sides.map(({ officer }) => officer)).toEqual(['captain', undefined]);
    // Once back, Anna reads so whoever is to act.
    const yours = { ...led, away: {}, standIns: { south: { ...standIn, isYours: true } } };
    const turn = { ...battle.state.turn, side: 'north' as const };
    for (const state of [battle.state, { ...battle.state, turn }]) {
      expect(panelContext({ ...yours, state }, false)).toMatchObject({
        prompt: { key: 'PDC.board.panel.standsInForYou', blanks: { level } },
        isCalled: true,
      });
    }
    vi.unstubAllGlobals();
  });

  it('offers to pass command to those who may', () => {
    const settings = new Map([['standIn', 'off']]);
    const get = (_: string, key: string) => settings.get(key) ?? '';
    vi.stubGlobal('game', { settings: { get }, i18n: ENGLISH });
    const offered = (over: object, gameMaster = true) =>
      passingButtons({ ...battle, seats: [], away: { south: 'Anna' }, ...over }, gameMaster).map(
        ({ how, label }) => [how, label],
      );
    const take = ['take', 'Take command'];
    expect(offered({})).toEqual([take]);
    settings.set('standIn', 'offered').set('standInLevel', 'marshal');
    expect(offered({})).toEqual([take, ['standIn', 'Appoint a Marshal']]);
    expect(offered({}, false)).toEqual([]);
    for (const over of [
      { away: { north: 'Paul' } },
      { isPaused: true },
      { lesson: 'first-battle' },
      { state: { ...battle.state, winner: 'south' } },
    ])
      expect(offered(over)).toEqual([]);
    const asked = asking({ ...battle, seats: [], away: { north: 'Paul' } }, 'x', 'choice', ['none']);
    expect(passingButtons(asked, true).map(({ how }) => how)).toEqual(['take', 'standIn']);
    const standIn = { level: 'captain', commander: 'Anna', isYours: false };
    const led = { officers: { south: 'captain' }, standIns: { south: standIn } };
    expect(offered(led)).toEqual([['endStandIn', 'End stand-in']]);
    expect(offered(led, false)).toEqual([]);
    const yours = { ...led, standIns: { south: { ...standIn, isYours: true } } };
    expect(offered(yours, false)).toEqual([['takeBack', 'Take command']]);
    vi.unstubAllGlobals();
  });

  it('asks for a place only if the piece of the reserve can come now', () => {
    const { b, ...units } = battle.state.units;
    if (!b) throw new Error('there is no such unit');
    const state = { ...battle.state, units, reserve: { b: { ...b, at: '' } } };
    const next = (order: object) => {
      const orders = () => [{ type: 'any', side: 'south' as const, unit: 'b', ...order }];
      return panelContext({ ...battle, state, rules: { ...battle.rules, orders } }, false, 'b').prompt.key;
    };
    expect(next({ to: '7:2' })).toBe('PDC.board.panel.placePiece');
    expect(next({})).toBe('PDC.board.panel.onlyButtons');
  });

  it('names the terrain in hand', () => {
    const order = { type: 'place-terrain', side: 'south', terrain: 'woods', to: '3:3' } as const;
    const placing = { ...battle, rules: { ...battle.rules, orders: () => [order] } };
    const next = (inHand: string | null) => panelContext(placing, false, inHand).prompt;
    expect(next(null).key).toBe('PDC.board.panel.chooseTerrain');
    expect(next('terrain:woods')).toEqual({
      key: 'PDC.board.panel.placeTerrain',
      blanks: { terrain: 'PDC.rules.terrain.woods' },
    });
  });

  it('asks the side that is asked, and tells the other whom it waits for', () => {
    const asked = asking(battle, 'x', 'choice', ['none', 'fire']);
    const mine = panelContext({ ...asked, seats: ['north'] }, false);
    expect(mine.prompt.key).toBe('PDC.board.panel.answer');
    // What only a card answers has no button: it is said that the hand has one.
    const question = asked.question && { ...asked.question, secret: ['first-strike'] };
    const holding = { ...asked, question, seats: ['north' as const] };
    expect(panelContext(holding, false).prompt.key).toBe('PDC.board.panel.answerOrCard');
    expect(panelContext({ ...holding, seats: ['south'] }, false).prompt.key).toBe(
      'PDC.board.panel.waitingForAnswer',
    );
    expect(mine).toMatchObject({ isCalled: true, answers: ['fire', 'none'], ends: [] });
    const theirs = panelContext(asked, false);
    // A question speaks to whoever answers it: the other side reads what is decided.
    const decision = 'PDC.rules.decision.response';
    expect(theirs.prompt).toMatchObject({ key: 'PDC.board.panel.waitingForAnswer', blanks: { decision } });
    expect(mine.prompt.blanks).toMatchObject({ question: 'PDC.rules.question.response' });
    expect(theirs).toMatchObject({ isCalled: false, answers: [] });
    expect(panelContext(asked, true)).toMatchObject({ isCalled: false, answers: ['fire', 'none'] });
  });

  it('names no piece in what a side as a whole is asked', () => {
    const asked = (over: object) => {
      const { question, ...rest } = asking({ ...battle, seats: ['north'] }, 'x', 'unit', ['a', 'x']);
      if (!question) throw new Error('nothing is asked');
      const ofSide = { ...rest, question: { ...question, reason: 'short-supply', ...over } };
      const { key } = panelContext(ofSide, false).prompt;
      return [key, panelContext({ ...ofSide, seats: ['south'] }, false).prompt.key];
    };
    expect(asked({})).toEqual(['PDC.board.panel.side', 'PDC.board.panel.waitingForSide']);
    expect(asked({ of: 'choice' })).toEqual(['PDC.board.panel.side', 'PDC.board.panel.waitingForSide']);
    expect(asked({ of: 'choice', secret: ['a'] })[0]).toBe('PDC.board.panel.sideInHand');
  });

  it('offers as buttons only the answers that are not on the map', () => {
    const asked = asking({ ...battle, seats: ['north'] }, 'x', 'unit', ['none', 'a']);
    expect(panelContext(asked, false).answers).toEqual(['none']);
  });

  it('ends the turn only for the side that has it', () => {
    expect(panelContext(battle, false).ends).toEqual([{ type: 'end-turn', side: 'south' }]);
    expect(panelContext({ ...battle, seats: ['north'] }, false).ends).toEqual([]);
    expect(panelContext({ ...battle, seats: [] }, true).ends).toEqual([]);
  });

  it('has a button for each thing that can be ended, and asks only about the last of them', () => {
    const ends = ['end-division', 'end-step'].map((type) => ({ type, side: 'south' as const }));
    const unfinished = { key: 'PDC.board.panel.endWithReady', blanks: {} };
    const said = {
      'PDC.board.panel.end.end-division': 'Division done',
      'PDC.board.panel.endTurn': 'End turn',
    };
    const texts = {
      localize: (key: string) => said[key as keyof typeof said] ?? key,
      has: (key: string) => key in said,
    };
    expect(endButtons({ ends, unfinished }, battle, texts)).toEqual([
      { type: 'end-division', label: 'Division done', isMain: true },
      { type: 'end-step', label: 'End turn', isMain: false },
    ]);
    expect(ends.map(({ type }) => asksBefore({ ends, unfinished }, type))).toEqual([false, true]);
  });

  it('asks before a turn ends with something left to do', () => {
    const withActivations = (activations: number) => {
      const turn = { ...battle.state.turn, activations };
      return panelContext({ ...battle, state: { ...battle.state, turn } }, false).unfinished;
    };
    expect(withActivations(2)).toEqual({ key: 'PDC.board.panel.endWithActivations', blanks: { count: '2' } });
    expect(withActivations(1)?.key).toBe('PDC.board.panel.endWithOne');
    expect(withActivations(0)).toBeNull();
  });

  it('counts those who may really still act, not what the card or the rating allows', () => {
    const { state } = battle;
    const told = (over: object) => {
      const { prompt, unfinished } = panelContext({ ...battle, state: { ...state, ...over } }, false);
      return [prompt, unfinished];
    };
    // Nine dice of a card have ordered light troops, and there is one such unit.
    const units = { ...state.units, b: { ...state.units.b, type: 'light-infantry' } } as State['units'];
    const inPlay = { card: 'i-am-spartacus', as: 'i-am-spartacus', mirrored: false, places: {}, ordered: [] };
    const turn = { ...state.turn, activations: 9, card: { ...inPlay, allowance: { light: 9 } } };
    expect(told({ units, turn })).toEqual([
      { key: 'PDC.board.panel.chooseLast', blanks: { count: '1' } },
      { key: 'PDC.board.panel.endWithOne', blanks: {} },
    ]);
    // He has begun: whoever is left can't be ordered by this card.
    const begun = happened(battle.rules, { ...state, units, turn }, (c, piece) => c.activated(piece('b')));
    expect(told(begun).map((each) => each?.key)).toEqual([
      'PDC.board.panel.goOn',
      'PDC.board.panel.endWithReady',
    ]);
  });

  it('does not ask on account of units that could only change their formation', () => {
    const quiet = {
      ...battle.rules,
      orders: () => [{ type: 'form-square', side: 'south' as const, unit: 'a' }],
    };
    expect(panelContext({ ...battle, rules: quiet }, false).unfinished).toBeNull();
  });

  it('lets the GM take back whatever there is, a player what he has ordered himself', () => {
    const last = (side: 'south' | 'north') => ({ ...battle, actions: 3, undoable: { type: 'move', side } });
    expect(panelContext(last('north'), true).undoTo).toBe(2);
    expect(panelContext(last('north'), false).undoTo).toBeNull();
    expect(panelContext(last('south'), false).undoTo).toBe(2);
    expect(panelContext({ ...battle, actions: 3 }, false).undoTo).toBeNull();
    expect(panelContext({ ...battle, actions: 0 }, true).undoTo).toBeNull();
    const asked = asking({ ...battle, actions: 3 }, 'x', 'choice', ['none', 'fire']);
    expect(panelContext(asked, true).undoTo).toBe(3);
  });

  it('lets the GM alone bring back what was taken back', () => {
    const takenBack = { ...battle, redoable: 3 };
    expect(panelContext(takenBack, true).redoable).toBe(3);
    expect(panelContext(takenBack, false).redoable).toBe(0);
    expect(panelContext({ ...takenBack, isPaused: true }, true).redoable).toBe(0);
  });

  it('says that the battle is paused, and asks for nothing meanwhile', () => {
    const asked = { ...asking(battle, 'x', 'choice', ['none', 'fire']), isPaused: true, actions: 3 };
    const paused = { isCalled: false, answers: [], ends: [], undoTo: null, isPaused: true };
    const theirs = panelContext({ ...asked, seats: ['north'] }, false);
    expect(theirs).toMatchObject({ ...paused, prompt: { key: 'PDC.board.panel.paused' } });
    expect(panelContext(asked, true)).toMatchObject({
      ...paused,
      prompt: { key: 'PDC.board.panel.pausedForYou' },
    });
    expect(panelContext({ ...battle, isPaused: true }, false)).toMatchObject(paused);
  });

  it('shows an open proposal to those whom it concerns', () => {
    const proposed = { ...battle, actions: 5, proposal: { by: 'south', undoTo: 3 } as const };
    const about = { by: 'south', count: 2, undoTo: 3 };
    const seen = (seats: readonly ('south' | 'north')[], gameMaster = false) =>
      panelContext({ ...proposed, seats }, gameMaster).proposal;
    expect(seen(['south'])).toEqual({ ...about, role: 'wait', isDeputy: false });
    expect(seen(['north'])).toEqual({ ...about, role: 'ask', isDeputy: false });
    expect(seen(['south', 'north'])).toEqual({ ...about, role: 'ask', isDeputy: false });
    expect(seen([], true)).toEqual({ ...about, role: 'ask', isDeputy: true });
    expect(seen(['south'], true)).toEqual({ ...about, role: 'wait', isDeputy: false });
    expect(seen([])).toBeNull();
    expect(panelContext({ ...proposed, seats: ['north'] }, false).isCalled).toBe(true);
  });

  it('tells how a proposal has ended', () => {
    const before = { ...battle, revision: 7, actions: 5, proposal: { by: 'south', undoTo: 3 } as const };
    const after = { ...before, revision: 8, proposal: null };
    expect(proposalNews(before, after)).toBe('refused');
    expect(proposalNews(before, { ...after, actions: 3 })).toBe('agreed');
    expect(proposalNews(before, before)).toBeNull();
    expect(proposalNews({ ...before, proposal: null }, after)).toBeNull();
    // South has the turn: by an order of its own it withdraws what it wished.
    expect(proposalNews(before, { ...after, actions: 6 })).toBeNull();
    const asked = asking(before, 'x', 'choice', ['none', 'fire']);
    expect(proposalNews(asked, { ...after, actions: 6 })).toBe('lapsed');
    expect(proposalNews(asked, { ...asked, revision: 8, proposal: null })).toBe('refused');
  });

  it('counts the points of both sides', () => {
    const sides = { ...battle.state.sides, north: { ...battle.state.sides.north, points: 2 } };
    const [south, north] = panelContext({ ...battle, state: { ...battle.state, sides } }, false).sides;
    expect([south?.points, north?.points, north?.target]).toEqual([0, 2, 5]);
    expect(north?.marks).toEqual([true, true, false, false, false]);
    expect([south?.isActive, north?.isActive]).toEqual([true, false]);
  });
});

describe('a button', () => {
  it('is pressed by one click: a second one may fall on the next button in the same place', () => {
    const buttons = new FreshButtons();
    expect([0, 1, 2, 3].map((detail) => buttons.takes({ detail, timeStamp: 10 }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('that came to stand under a resting pointer takes clicks only after a while', () => {
    const buttons = new FreshButtons();
    buttons.show('first', 0);
    // Nobody knows of a pointer: it was not there.
    expect(buttons.takes({ detail: 1, timeStamp: 10 })).toBe(true);
    buttons.pointerAt({ x: 50, y: 20 });
    buttons.show('second', 1000);
    expect([1100, 1299, 1300].map((now) => buttons.takes({ detail: 1, timeStamp: now }))).toEqual([
      false,
      false,
      true,
    ]);
    expect(buttons.takes({ detail: 0, timeStamp: 1100 })).toBe(true);
    buttons.show('second', 2000);
    expect(buttons.takes({ detail: 1, timeStamp: 2000 })).toBe(true);
  });

  it('takes clicks at once of a pointer that has come to it', () => {
    const buttons = new FreshButtons();
    buttons.pointerAt({ x: 50, y: 20 });
    buttons.show('first', 0);
    buttons.pointerAt({ x: 52, y: 21 });
    expect(buttons.takes({ detail: 1, timeStamp: 100 })).toBe(false);
    buttons.pointerAt({ x: 60, y: 20 });
    expect(buttons.takes({ detail: 1, timeStamp: 100 })).toBe(true);
  });
});
