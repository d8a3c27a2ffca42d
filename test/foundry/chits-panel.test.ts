import { describe, expect, test } from 'vitest';
import { deploy, type PieceSetup, resolve, type State } from '../../src/core';
import { asksBefore, endButtons, panelContext } from '../../src/foundry/applications/panel/panel-context';
import { phraseText } from '../../src/foundry/applications/panel/panel-prompt';
import { sideText, statusText, stepName } from '../../src/foundry/applications/status-text';
import { whyIdle } from '../../src/match';
import type { Course } from '../../src/rulesets/ccn/battle';
import { corsicanOgre as rules } from '../../src/rulesets/corsican-ogre';
import { changeBattle } from '../../src/rulesets/corsican-ogre/change-battle';
import { seenBy } from '../canvas/battle';
import { happened } from '../happened';
import { ENGLISH } from './english';

const TEXTS = {
  localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

const FOOT: PieceSetup = { side: 'south', type: 'british-line', at: '7:5' };
const LINE: PieceSetup = { side: 'north', type: 'french-line', at: '1:5' };
const HILL: PieceSetup = { side: 'south', type: 'leader', at: '7:5', name: 'Hill' };
const REILLE: PieceSetup = { side: 'north', type: 'leader', at: '1:5', name: 'Reille' };
const LED = { foot: FOOT, line: LINE, hill: HILL, reille: REILLE };

/** The first turn has begun with such dice; if no event comes, a chit of the Allies is drawn. */
function begun(units: Readonly<Record<string, PieceSetup>>, ...dice: readonly (readonly string[])[]): State {
  const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
  const start = deploy(rules, {
    ...{ id: 'test', ruleset: rules.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    ...{ terrain: {}, units, objectives: [], arrivals: [], options: {} },
  });
  const thrown = [...dice];
  return resolve(rules, start, { type: 'begin', side: 'south' }, (query) => {
    if (query.kind === 'roll') return { kind: 'rolled', faces: thrown.shift() ?? [] };
    if (query.kind === 'draw') return { kind: 'drew', cards: query.pile.slice(0, 1), isPublic: true };
    return { kind: 'chose', option: query.options[0] ?? '' };
  }).state;
}

const shown = (state: State) => ({ ...seenBy(['south'], state), rules });

describe('what the panel of a game of chits says', () => {
  test('chits and aides stand with each side, and the line of the turn stays short', () => {
    const battle = shown(begun(LED, ['1', '2']));
    expect(sideText(battle, 'south', TEXTS)).toBe('chits: 3, ADCs: 1');
    expect(sideText(battle, 'north', TEXTS)).toBe('chits: 4, ADCs: 1');
    expect(stepName(battle, TEXTS)).toBe('Activate a unit or pass');
    expect(statusText(battle, TEXTS)).toBe('last turn: 10');
  });

  test('a tactical event is said once, in the place of the step', () => {
    const battle = shown(begun(LED, ['2', '2'], ['1', '1']));
    expect(stepName(battle, TEXTS)).toBe('Tactical event: With the Bayonet');
    expect(statusText(battle, TEXTS)).toBe('last turn: 10');
    const prompt = phraseText(panelContext(battle, false).prompt, battle, TEXTS);
    expect(prompt).toBe('Choose a unit: 1 more may act. Up to 4 infantry units move 2 hexes to melee.');
  });
});

test('while a side is asked what its event is to be, no chit is said to have been drawn', () => {
  const asked = happened(rules, begun(LED, ['1', '2']), (c) =>
    changeBattle(c as unknown as Course, { event: 'south' }),
  );
  expect(stepName(shown(asked), TEXTS)).toBe('Tactical event');
});

describe('to pass with a whole side', () => {
  const passOf = (state: State) => {
    const battle = { ...shown(state), seats: [state.turn.side] };
    const context = panelContext(battle, false);
    const [button] = endButtons(context, battle, TEXTS);
    const asks = asksBefore(context, 'pass-round');
    const asked = context.unfinished && phraseText(context.unfinished, battle, TEXTS);
    return { button, asks, asked };
  };

  test('is asked about while somebody could be activated, and is not what one would do next', () => {
    const { button, asks, asked } = passOf(begun(LED, ['1', '2']));
    expect(button).toMatchObject({ type: 'pass-round', label: 'Pass', isMain: false });
    expect(asks).toBe(true);
    expect(asked).toBe('Pass? 1 of your units could still be activated');
  });

  test('ends the turn where the other side has just passed, and that is said before', () => {
    const state = begun(LED, ['1', '2']);
    const after = resolve(rules, state, { type: 'pass-round', side: 'south' }, (query) => ({
      ...{ kind: 'drew', cards: query.kind === 'draw' ? query.pile.slice(-1) : [], isPublic: true },
    })).state;
    expect(stepName(shown(after), TEXTS)).toBe('The Allies have passed');
    expect(passOf(after).asked).toBe('Pass? This ends the turn. 1 of your units could still be activated');
  });

  test('is the one thing to do where nobody can be activated', () => {
    const { button, asks, asked } = passOf(begun({ foot: FOOT, line: LINE }, ['1', '2']));
    expect(button).toMatchObject({ type: 'pass-round', isMain: true });
    expect([asks, asked]).toEqual([false, null]);
  });
});

describe('a unit that is clicked on while another one acts', () => {
  const others = { ...LED, other: { ...FOOT, at: '7:6', name: '40th Foot' } };
  const activated = (state: State) =>
    resolve(rules, state, { type: 'activate', side: 'south', unit: 'foot' }, () => ({
      ...{ kind: 'rolled', faces: ['1', '2'] },
    })).state;
  const promptWith = (state: State, inHand: string) => {
    const battle = shown(state);
    return phraseText(panelContext(battle, false, inHand).prompt, battle, TEXTS);
  };

  test('is told who acts, in the panel and on the map', () => {
    const named = { ...others, foot: { ...FOOT, name: '9th Foot' } };
    const state = activated(begun(named, ['1', '2']));
    expect(promptWith(state, 'other')).toBe('9th Foot is acting: finish or end that action first.');
    expect(whyIdle(rules, state, 'other')).toMatchObject({
      reason: 'round-is-under-way',
      about: { who: '9th Foot' },
    });
    // The one that acts is asked what it does.
    expect(promptWith(state, 'foot')).toContain('9th Foot: choose where to move');
  });

  test('is told of an event, or that no round has begun', () => {
    const event = begun(
      { ...others, guns: { ...FOOT, type: 'british-foot-artillery', at: '8:2' } },
      ['2', '2'],
      ['1', '1'],
    );
    expect(whyIdle(rules, event, 'hill')).toMatchObject({ reason: 'event-is-under-way' });
    const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
    const before = deploy(rules, {
      ...{ id: 'test', ruleset: rules.id, title: '', briefing: '', source: '', first: 'south' },
      sides: { south: side('Allies', 'british'), north: side('French', 'french') },
      ...{ terrain: {}, units: others, objectives: [], arrivals: [], options: {} },
    });
    expect(whyIdle(rules, before, 'other')).toMatchObject({ reason: 'no-round-yet' });
  });
});
