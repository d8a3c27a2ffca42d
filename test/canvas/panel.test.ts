import { describe, expect, it } from 'vitest';
import { evolve, workingCopy } from '../../src/core';
import { panelContext } from '../../src/foundry/panel/panel-context';
import { asking, DUEL, position, seenBy } from './battle';

const battle = seenBy(['south'], position(DUEL));

describe('the battle panel', () => {
  it('says what to do with the piece in hand', () => {
    const told = (piece: string, over: object = {}) =>
      panelContext({ ...battle, ...over }, false, piece).prompt;
    expect(told('a').key).toBe('PDC.panel.moveOrAttack');
    expect(told('b').key).toBe('PDC.panel.move');
    const copy = workingCopy(battle.state);
    for (const mark of ['activated', 'moved']) evolve(copy, { type: 'marked', unit: 'b', mark });
    expect(told('b', { state: copy }).key).toBe('PDC.panel.onlyButtons');
    expect(told('x').key).toBe('PDC.panel.choose');
    expect(told('a', { seats: ['north'] }).key).toBe('PDC.panel.waitingForOrder');
  });

  it('says what to do next', () => {
    const next = (over: object) => panelContext({ ...battle, ...over }, false).prompt;
    expect(next({})).toEqual({ key: 'PDC.panel.choose', blanks: { count: '4' } });
    expect(next({ seats: ['north'] })).toEqual({
      key: 'PDC.panel.waitingForOrder',
      blanks: { side: 'British' },
    });
    const turn = { ...battle.state.turn, activations: 0 };
    expect(next({ state: { ...battle.state, turn } }).key).toBe('PDC.panel.nothingLeft');
    expect(next({ state: { ...battle.state, winner: 'north' } })).toEqual({
      key: 'PDC.panel.won',
      blanks: { side: 'French' },
    });
  });

  it('asks the side that is asked, and tells the other whom it waits for', () => {
    const asked = asking(battle, 'x', 'choice', ['none', 'fire']);
    const mine = panelContext({ ...asked, seats: ['north'] }, false);
    expect(mine.prompt.key).toBe('PDC.panel.answer');
    expect(mine).toMatchObject({ isCalled: true, answers: ['none', 'fire'], endTurn: null });
    const theirs = panelContext(asked, false);
    expect(theirs.prompt.key).toBe('PDC.panel.waitingForAnswer');
    expect(theirs).toMatchObject({ isCalled: false, answers: [] });
    expect(panelContext(asked, true)).toMatchObject({ isCalled: false, answers: ['none', 'fire'] });
  });

  it('offers as buttons only the answers that are not on the map', () => {
    const asked = asking({ ...battle, seats: ['north'] }, 'x', 'unit', ['none', 'a']);
    expect(panelContext(asked, false).answers).toEqual(['none']);
  });

  it('ends the turn only for the side that has it', () => {
    expect(panelContext(battle, false).endTurn).toEqual({ type: 'end-turn', side: 'south' });
    expect(panelContext({ ...battle, seats: ['north'] }, false).endTurn).toBeNull();
    expect(panelContext({ ...battle, seats: [] }, true).endTurn).toBeNull();
  });

  it('asks before a turn ends with something left to do', () => {
    const withActivations = (activations: number) => {
      const turn = { ...battle.state.turn, activations };
      return panelContext({ ...battle, state: { ...battle.state, turn } }, false).unfinished;
    };
    expect(withActivations(4)).toEqual({ key: 'PDC.panel.endWithActivations', blanks: { count: '4' } });
    expect(withActivations(1)?.key).toBe('PDC.panel.endWithOne');
    expect(withActivations(0)).toBeNull();
  });

  it('lets only the game master take back, and only what there is', () => {
    expect(panelContext({ ...battle, deeds: 3 }, true).undoTo).toBe(2);
    expect(panelContext({ ...battle, deeds: 3 }, false).undoTo).toBeNull();
    expect(panelContext({ ...battle, deeds: 0 }, true).undoTo).toBeNull();
    const asked = asking({ ...battle, deeds: 3 }, 'x', 'choice', ['none', 'fire']);
    expect(panelContext(asked, true).undoTo).toBe(3);
  });

  it('counts the points of both sides', () => {
    const sides = { ...battle.state.sides, north: { ...battle.state.sides.north, points: 2 } };
    const [south, north] = panelContext({ ...battle, state: { ...battle.state, sides } }, false).sides;
    expect([south?.points, north?.points, north?.target]).toEqual([0, 2, 5]);
    expect(north?.marks).toEqual([true, true, false, false, false]);
    expect([south?.isActive, north?.isActive]).toEqual([true, false]);
  });
});
