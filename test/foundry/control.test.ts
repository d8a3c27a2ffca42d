import { describe, expect, test } from 'vitest';
import { type Correction, deploy, type PieceSetup, corrected as put, type State } from '../../src/core';
import { actionLines } from '../../src/foundry/applications/action-lines';
import { type ControlData, controlContext } from '../../src/foundry/applications/control/control-context';
import { battleFile, battleFileName, readBattleFile } from '../../src/foundry/session/battle-file';
import { differences, type Shown, seenTogether } from '../../src/foundry/session/projection/differences';
import { everyPiece, withoutOthers } from '../../src/foundry/session/projection/projection';
import { newSave } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';
import { asking, DUEL, position, seenBy } from '../canvas/battle';

const start = position(DUEL);

/** Tokens and actors as the battle says, but for some tokens (null: gone) and figures of actors. */
function shown(
  state: State,
  places: Readonly<Record<string, string | null | undefined>> = {},
  stats: Readonly<Record<string, object>> = {},
): Shown {
  const pieces = everyPiece(state);
  const standing = Object.keys({ ...state.units, ...state.leaders });
  return {
    tokens: pieces.flatMap(({ id, at }) => {
      const isMoved = Object.hasOwn(places, id);
      const place = isMoved ? places[id] : at;
      return place === null || (!isMoved && !standing.includes(id)) ? [] : [{ piece: id, at: place }];
    }),
    actors: pieces.map((piece) => ({
      id: `actor-${piece.id}`,
      piece: piece.id,
      name: piece.name,
      nation: piece.nation,
      ...('strength' in piece && { strength: piece.strength, formation: piece.formation }),
      ...stats[piece.id],
    })),
  };
}

const found = (seen: Shown, state = start): readonly Correction[] => differences(ccNapoleon, state, seen);

const corrected = (corrections: readonly Correction[]): State => corrections.reduce(put, start);

describe('what was changed by hand on two scenes', () => {
  const [a = '', b = ''] = Object.keys(start.units);
  const tokens = (places: Readonly<Record<string, string | null>>) => shown(start, places).tokens;
  const changes = (...scenes: [Shown['tokens'], Shown['tokens']]) =>
    found({ ...shown(start), tokens: seenTogether(start, ...scenes) });
  const moved = (unit: string, at: string) => ({ type: 'adjusted', unit, change: { at } });
  const gone = (unit: string) => ({ type: 'adjusted', unit, change: { eliminated: true } });

  test('counts, on whichever it was changed', () => {
    const [here, there] = [tokens({ [a]: '4:0' }), tokens({ [b]: '4:1' })];
    expect(changes(here, there)).toEqual(expect.arrayContaining([moved(a, '4:0'), moved(b, '4:1')]));
    expect(changes(here, there)).toHaveLength(2);
    expect(changes(tokens({}), tokens({ [a]: null }))).toEqual([gone(a)]);
    expect(changes(tokens({ [a]: null }), tokens({}))).toEqual([gone(a)]);
    expect(changes(tokens({}), tokens({}))).toEqual([]);
  });

  test('counts as on the scene of the battle, where it was changed on both', () => {
    expect(changes(tokens({ [a]: '4:0' }), tokens({ [a]: '4:1' }))).toEqual([moved(a, '4:0')]);
  });

  test('is nothing on a scene that nobody has drawn yet', () => {
    expect(changes(tokens({}), [])).toEqual([]);
  });
});

describe('what was changed by hand where units share their spaces', () => {
  const foot = (at: string) => ({ side: 'south', type: 'infantry', at }) as const;
  const side = (name: string, nation: string) => ({ name, nation, target: null, rating: 0 });
  const stacked = (units: Readonly<Record<string, PieceSetup>>): State =>
    deploy(squares, {
      ...{ id: 'test', ruleset: squares.id, title: '', briefing: '', source: '', first: 'south' as const },
      sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
      ...{ terrain: {}, units, objectives: [], arrivals: [], options: {} },
    });
  const few = stacked({ a: foot('C3'), b: foot('C3'), c: foot('C4') });

  test('a unit goes to others as long as there is room', () => {
    expect(differences(squares, few, shown(few, { c: 'C3' }))).toEqual([
      { type: 'adjusted', unit: 'c', change: { at: 'C3' } },
    ]);
  });

  test('units change places with those of a full space, one of them by another space', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, foot('C3')] as const);
    const state = stacked({ ...Object.fromEntries(six), z: foot('D3') });
    const made = differences(squares, state, shown(state, { z: 'C3', a: 'D3' }));
    const copy = made.reduce(put, state);
    expect([copy.units.a?.at, copy.units.z?.at]).toEqual(['D3', 'C3']);
    const late = differences(squares, state, shown(state, { z: 'C3' }));
    expect(late).toEqual([{ type: 'adjusted', unit: 'z', change: { at: 'C3' } }]);
  });

  test('a unit at strength nought still stands where the rules say so', () => {
    expect(differences(squares, few, shown(few, {}, { a: { strength: 0 } }))).toEqual([
      { type: 'adjusted', unit: 'a', change: { strength: 0 } },
    ]);
  });
});

describe('what was changed by hand while a battle was paused', () => {
  test('is nothing if nothing was', () => expect(found(shown(start))).toEqual([]));

  test('is one correction for each piece', () => {
    const seen = shown(start, { b: '8:3' }, { b: { strength: 2 }, x: { formation: 'square' } });
    expect(found(seen)).toEqual([
      { type: 'adjusted', unit: 'b', change: { at: '8:3', strength: 2 } },
      { type: 'adjusted', unit: 'x', change: { formation: 'square' } },
    ]);
  });

  test('takes a piece off the field whose token is gone or whose strength is nought', () => {
    expect(found(shown(start, { b: null }, { x: { strength: 0 } }))).toEqual([
      { type: 'adjusted', unit: 'b', change: { eliminated: true } },
      { type: 'adjusted', unit: 'x', change: { eliminated: true } },
    ]);
  });

  test('sets a fallen piece up again whose token was put on the field', () => {
    const fallen = put(start, { type: 'adjusted', unit: 'b', change: { eliminated: true } });
    expect(found(shown(fallen), fallen)).toEqual([]);
    expect(found(shown(fallen, { b: '7:4' }), fallen)).toMatchObject([{ unit: 'b', change: { at: '7:4' } }]);
  });

  test('may be names and nations, those of leaders and of the fallen too', () => {
    const fallen = put(start, { type: 'adjusted', unit: 'b', change: { eliminated: true } });
    const stats = { a: { nation: 'dutch' }, b: { name: 'Greys' }, g: { name: 'Picton' } };
    const corrections = found(shown(fallen, { a: '6:6' }, stats), fallen);
    const now = corrections.reduce(put, fallen);
    expect(now.units.a).toMatchObject({ at: '6:6', nation: 'dutch' });
    expect(now.fallenUnits.b).toMatchObject({ name: 'Greys' });
    expect(now.leaders.g).toMatchObject({ at: '6:6', name: 'Picton' });
  });

  test('leaves a token beside the board alone', () => {
    expect(found(shown(start, { b: undefined }))).toEqual([]);
  });

  test('takes a leader along with his unit, unless he was moved himself', () => {
    const along = corrected(found(shown(start, { a: '6:6' })));
    expect([along.units.a?.at, along.leaders.g?.at]).toEqual(['6:6', '6:6']);
    const both = found(shown(start, { a: '6:6', g: '6:6' }));
    expect(both).toHaveLength(1);
    const apart = corrected(found(shown(start, { a: '6:6', g: '7:2' })));
    expect([apart.units.a?.at, apart.leaders.g?.at]).toEqual(['6:6', '7:2']);
  });

  test('may be units that have changed places, or moved up behind one another', () => {
    const ring = corrected(found(shown(start, { a: '7:2', b: '4:5', x: '5:5' })));
    expect([ring.units.a?.at, ring.units.b?.at, ring.units.x?.at]).toEqual(['7:2', '4:5', '5:5']);
    const row = found(shown(start, { b: '5:5', a: '6:6' }));
    expect(row.map((each) => each.type === 'adjusted' && each.unit)).toEqual(['a', 'b']);
  });

  test('that cannot be comes last, and moves nobody else', () => {
    const corrections = found(shown(start, { b: '5:5', x: '7:2', y: '0:6' }));
    expect(corrections.map((each) => each.type === 'adjusted' && each.unit)).toEqual(['y', 'b', 'x']);
  });

  test('can be drawn for one piece alone', () => {
    expect(everyPiece(withoutOthers(start, ['g'])).map(({ id }) => id)).toEqual(['g']);
  });
});

test('the file of a battle on a board of its own is read on that board', () => {
  const [, austerlitz] = squaresScenarios;
  if (!austerlitz) throw new Error('there is no scenario');
  const save = newSave(squares, deploy(squares, austerlitz));
  const text = battleFile({ title: 'x', save, seats: { south: '', north: '' } });
  const { rules } = readBattleFile(text, [{ rules: squares, scenarios: [] }]);
  expect([rules.grid.columns, rules.grid.rows]).toEqual([12, 9]);
});

describe('a battle as a file', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const games = [{ rules: ccNapoleon, scenarios: [] }];
  const save = newSave(ccNapoleon, deploy(ccNapoleon, scenario));
  const seats = { south: 'Anna', north: '' };
  const file = battleFile({ title: 'Two villages', save, seats });

  test('is read as it was written, without what was asked of the battle', () => {
    const asked = { ...save, proposal: { by: 'south', undoTo: 0 } as const };
    const filed = readBattleFile(battleFile({ title: 'x', save: asked, seats }), games);
    expect(filed).toEqual({ title: 'x', rules: ccNapoleon, save, seats, notice: null });
    expect(battleFileName('Roliça: 17 August', save)).toBe('Roliça-17-August-0.json');
  });

  test.each([
    ['{', /is not valid JSON/],
    ['[]', /file: expected a mapping, got \[\]\n.*remedy/],
    [' '.repeat(20_000_001), /file: is too large for a battle\n.*remedy/],
    ['{"format":"other","title":"x","save":{}}', /format.*remedy/s],
    [file.replace(/"strength":\d/, '"strength":-1'), /start\.units\.\w+\.strength/],
    [file.replace('"cc-napoleon"', '"chess"'), /ruleset/],
    [
      file.replace(/("state":.*?"points":)0/, '$17'),
      /save\.state: is not the position to which record leads/,
    ],
  ])('that is broken is refused with the place of the fault: %#', (text, fault) =>
    expect(() => readBattleFile(text, games)).toThrow(fault),
  );
});

const words = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) =>
    [
      key.replace(/^PDC\.[\w-]+\./, ''),
      // The board's own words go with every text.
      ...Object.entries(blanks).flatMap(([name, word]) => (/^hex/.test(name) ? [] : [word])),
    ].join(' '),
  has: (key: string) => key !== 'PDC.rules.order.odd' && /^PDC\.(?:rules|windows)\./.test(key),
};

describe('the list of what was done', () => {
  test('tells each action in a line, the latest first', () => {
    const lines = actionLines(
      [
        { order: { type: 'fire', side: 'south', unit: 'a', target: 'x' }, replies: [] },
        { order: { type: 'play', side: 'south', card: 'rally' }, replies: [] },
        { corrected: { type: 'side-adjusted', side: 'north', change: { points: 2 } } },
        { corrected: { type: 'borders-adjusted', borders: { 'A3|A4': 'river' } } },
        { order: { type: 'odd', side: 'north' }, replies: [] },
      ],
      start,
      words,
    );
    expect(lines.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '4 odd',
      '3 control.corrected control.ground',
      '2 control.corrected French',
      `1 control.actionOf order.play command.rally.title`,
      `0 control.actionAgainst order.fire ${start.units.a?.name} ${start.units.x?.name}`,
    ]);
    expect(lines.map(({ side }) => side)).toEqual(['north', null, null, 'south', 'south']);
    expect(lines.map(({ isLastOfTurn }) => isLastOfTurn)).toEqual([true, false, false, false, false]);
  });

  test('is no longer than one can look through', () => {
    const actions = Array.from({ length: 50 }, () => ({
      order: { type: 'move', side: 'south', unit: 'a' } as const,
      replies: [],
    }));
    const lines = actionLines(actions, start, words);
    expect([lines.length, lines[0]?.number, lines.at(-1)?.number]).toEqual([30, 49, 20]);
  });
});

describe('the battle control', () => {
  const scene: ControlData = {
    battle: seenBy([], start),
    commanders: { south: 'anna', north: '' },
    users: [
      { id: 'anna', name: 'Anna', isHere: true },
      { id: 'paul', name: 'Paul', isHere: true },
    ],
    actions: { actions: [], open: null, courses: [] },
    hasOwnBackground: false,
    isSeenFromNorth: false,
    isBusy: false,
  };

  test('shows who commands and what can be set', () => {
    const { sides, backgrounds, canPause } = controlContext(scene, words);
    expect(sides.map(({ users }) => users.map(({ isChosen }) => isChosen))).toEqual([
      [true, false, false, false, false],
      [false, false, false, false, false],
    ]);
    const led = controlContext({ ...scene, commanders: { south: 'anna', north: 'officer:captain' } }, words);
    expect(led.sides[1]?.users.find(({ isChosen }) => isChosen)?.id).toBe('officer:captain');
    expect(sides[0]?.stats.map(({ key, value }) => [key, value])).toEqual([
      ['points', 0],
      ['target', 5],
      ['rating', 4],
    ]);
    expect(backgrounds.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    expect(canPause).toBe(true);
  });

  test('does not pause in the middle of an order, but takes it back', () => {
    const open = { order: { type: 'fire', side: 'south', unit: 'a', target: 'x' } as const, replies: [] };
    const battle = asking(scene.battle, 'x', 'choice', ['none']);
    const asked = controlContext({ ...scene, battle, actions: { actions: [], open, courses: [] } }, words);
    expect(asked).toMatchObject({ canPause: false, status: 'control.asked' });
    expect(asked.actions).toMatchObject([{ number: 0, place: 1, who: 'British' }]);
    expect(asked.canUndo).toBe(true);
  });

  test('lists the courses that were left, with whose orders would come back and since when', () => {
    const order = { type: 'fire', side: 'south', unit: 'a', target: 'x' } as const;
    const back = { orders: { south: 2, north: 1 }, corrections: 1, turn: 3, side: 'north' } as const;
    const first = { order: { type: 'move', side: 'south', unit: 'b', to: '6:2' }, replies: [] } as const;
    const last = { order, replies: [{ kind: 'rolled', faces: ['blue', 'sword'] }] } as const;
    const course = { line: 7, shared: 4, back, goes: back, first, last };
    const { courses } = controlContext(
      { ...scene, actions: { actions: [], open: null, courses: [course] } },
      words,
    );
    expect(courses).toMatchObject([{ line: 7, last: expect.stringContaining('course.span') }]);
    // Two of the same order are told apart by where it leads, and by its dice.
    expect(courses[0]?.last).toMatch(/6:2.*course\.rolled.*face\.blue, face\.sword/);
    expect(courses[0]?.what).toContain('goingBack.of.many');
    expect(courses[0]?.what).toContain('goingBack.corrected.one');
  });

  test('offers to bring back what was taken back, as long as there is something', () => {
    expect(controlContext(scene, words).redo).toBeNull();
    const battle = { ...scene.battle, redoable: 39 };
    expect(controlContext({ ...scene, battle }, words).redo).toBe('control.redo.many 39');
  });

  test('takes nothing back while the battle is paused', () => {
    const battle = { ...scene.battle, isPaused: true };
    expect(controlContext({ ...scene, battle }, words)).toMatchObject({ canUndo: false, isPaused: true });
  });
});
