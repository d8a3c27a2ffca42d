import { describe, expect, test } from 'vitest';
import { type Correction, deploy, type Json, replay, type State, scenarioForms } from '../../src/core';
import { newSave, readSave, type Save } from '../../src/match';
import { correctionRefusal, withCorrection } from '../../src/match/corrections';
import { undone } from '../../src/match/undo';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import {
  correctionFor,
  type Draft,
  draftFromBattle,
  type Edit,
  fixedReason,
  itemsIn,
  type Path,
} from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const TOLD = { title: 'Now', briefing: { situation: 'x' }, begun: true } as const;
const MASTER = { seats: [], gameMaster: true } as const;

const rolica = GAMES.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === 'rolica-1808');
if (!rolica) throw new Error('Rolica is not there');
const state = deploy(ccNapoleon, rolica);
const [first = ''] = Object.keys(state.units);
const done = (edit: Edit, at: State = state) =>
  correctionFor(ccNapoleon, at, draftFromBattle(ccNapoleon, at, TOLD), edit);
const set = (path: Path, value: Json) => done({ type: 'set', path, value });

test('ground is painted as one correction, of the places that change', () => {
  const at: State = { ...state, terrain: { '3:2': 'woods', '3:3': 'hill' }, borders: { '4:4|4:5': 'river' } };
  const places = ['3:2', '3:3', '3:4'];
  expect(done({ type: 'paint', on: 'terrain', kind: 'woods', places }, at)).toEqual({
    type: 'terrain-adjusted',
    terrain: { '3:3': 'woods', '3:4': 'woods' },
  });
  expect(done({ type: 'paint', on: 'terrain', kind: 'clear', places: ['3:2', '0:0'] }, at)).toEqual({
    type: 'terrain-adjusted',
    terrain: { '3:2': 'clear' },
  });
  expect(done({ type: 'paint', on: 'terrain', kind: 'woods', places: ['3:2'] }, at)).toBeNull();
  expect(done({ type: 'paint', on: 'borders', kind: 'clear', places: ['4:4|4:5'] }, at)).toEqual({
    type: 'borders-adjusted',
    borders: { '4:4|4:5': 'clear' },
  });
});

test('fields of a piece and of a side become corrections, and what rules depend on can not change', () => {
  expect(set(['units', first, 'strength'], 1)).toEqual({
    type: 'adjusted',
    unit: first,
    change: { strength: 1 },
  });
  expect(set(['units', first, 'name'], 'The Old Guard')).toEqual({
    type: 'adjusted',
    unit: first,
    change: { name: 'The Old Guard' },
  });
  expect(done({ type: 'drop', path: ['units', first] })).toEqual({
    type: 'adjusted',
    unit: first,
    change: { eliminated: true },
  });
  expect(set(['sides', 'north', 'target'], 7)).toEqual({
    type: 'side-adjusted',
    side: 'north',
    change: { target: 7 },
  });
  expect(set(['sides', 'south', 'name'], 'Redcoats')).toEqual({
    type: 'side-adjusted',
    side: 'south',
    change: { name: 'Redcoats' },
  });
  expect(set(['units', first, 'strength'], 99)).toBe('wrong');
  expect(set(['sides', 'south', 'name'], 7)).toBe('wrong');
  for (const [path, reason] of [
    [['title'], 'named'],
    [['first'], 'fixed'],
    [['options', 'commandCards'], 'options'],
    [['units', first, 'side'], 'kind'],
    [['sides', 'south', 'nation'], 'nation'],
  ] as const)
    expect(set(path, 'north')).toBe(reason);
  for (const how of ['across', 'turned'] as const) expect(done({ type: 'mirror', how })).toBe('fixed');
  expect(done({ type: 'resize', edge: 'top', by: -1 })).toBe('fixed');
});

test('a new piece gets an id that no fallen piece has', () => {
  const { [first]: fallen, ...units } = state.units;
  const at = fallen ? { ...state, units, fallenUnits: { [first]: fallen } } : state;
  const [space = ''] = ccNapoleon.grid.spaces.filter((each) =>
    Object.values(state.units).every((unit) => unit.at !== each),
  );
  const value = { side: 'south', type: 'infantry', at: space, name: 'Late' };
  const correction = done({ type: 'set', path: ['units', first], value }, at);
  expect(correction).toMatchObject({ type: 'enlisted', piece: { name: 'Late', side: 'south', at: space } });
  expect(correction).not.toMatchObject({ piece: { id: first } });
});

test('objectives change as a whole, and a space that leaves one is not held any more', () => {
  const objective = { side: 'south', spaces: ['1:4', '1:5'], points: 2, per: 'each' } as const;
  const at: State = { ...state, objectives: [{ ...objective, held: ['1:4'] }] };
  expect(done({ type: 'set', path: ['objectives', 0, 'spaces'], value: ['1:5', '1:6'] }, at)).toEqual({
    type: 'objectives-adjusted',
    objectives: [{ ...objective, spaces: ['1:5', '1:6'], held: [] }],
  });
  expect(done({ type: 'set', path: ['objectives', 0, 'spaces'], value: ['99:99'] }, at)).toBe('wrong');
  expect(done({ type: 'drop', path: ['objectives', 0] }, at)).toEqual({
    type: 'objectives-adjusted',
    objectives: [],
  });
});

test('briefing and picture are told anew, and a picture can be removed', () => {
  expect(set(['briefing', 'roles', 'south'], 'Hold the ridge.')).toEqual({
    type: 'told-adjusted',
    briefing: { situation: 'x', roles: { south: 'Hold the ridge.' } },
  });
  expect(set(['briefing', 'situation'], 'x'.repeat(1201))).toBe('wrong');
  expect(set(['picture', 'file'], 'javascript:alert(1)')).toBe('wrong');
  const shown = set(['picture', 'file'], 'maps/rolica.webp') as Correction;
  expect(shown).toEqual({ type: 'told-adjusted', picture: { file: 'maps/rolica.webp' } });
  const save = withCorrection(ccNapoleon, newSave(ccNapoleon, state), shown);
  expect(draftFromBattle(ccNapoleon, save.state, TOLD).picture).toEqual({ file: 'maps/rolica.webp' });
  const gone = done({ type: 'drop', path: ['picture'] }, save.state) as Correction;
  const without = withCorrection(ccNapoleon, save, gone);
  const before = { ...TOLD, picture: { file: 'maps/first.webp' } };
  expect(draftFromBattle(ccNapoleon, without.state, before).picture).toBeUndefined();
});

/** The battle after some edits, each of which is one line of its record. */
function edits(save: Save, rules: typeof ccNapoleon, all: readonly Edit[]): Save {
  return all.reduce((now, edit) => {
    const draft = draftFromBattle(rules, now.state, TOLD);
    const correction = correctionFor(rules, now.state, draft, edit);
    if (typeof correction === 'string' || !correction) throw new Error(`${edit.type}: ${correction}`);
    expect(correctionRefusal(rules, now, correction, MASTER)).toBeUndefined();
    const after = withCorrection(rules, now, correction);
    expect(after.record).toHaveLength(now.record.length + 1);
    return after;
  }, save);
}

describe.each(GAMES.map(({ rules, scenarios }) => [rules.id, rules, scenarios] as const))(
  '%s',
  (_, game, scenarios) => {
    const begun = deploy(game, scenarios[0] ?? rolica);
    const rules = game.on(begun.board);
    const draft = draftFromBattle(rules, begun, TOLD);
    const [unit = ''] = Object.keys(begun.units);
    const space = rules.grid.spaces[0] ?? '';
    const later = itemsIn(draft.arrivals).length;
    const { at: __, side: ___, ...piece } = Object(Object(draft.units)[unit]);
    const plans: readonly Edit[] = [
      { type: 'set', path: ['sides', 'north', 'name'], value: 'Blues' },
      { type: 'set', path: ['briefing', 'situation'], value: 'It rains.' },
      {
        type: 'set',
        path: ['objectives', 0],
        value: { side: 'north', spaces: [space], points: 1, per: 'each' },
      },
      { type: 'set', path: ['arrivals', later], value: { side: 'south', turn: 3, spaces: [], units: {} } },
      { type: 'set', path: ['arrivals', later, 'spaces'], value: [space] },
      { type: 'set', path: ['arrivals', later, 'units', 'fresh'], value: { ...piece, name: 'Late' } },
      { type: 'set', path: ['arrivals', later, 'turn'], value: 4 },
    ];

    test('a stroke, a name and a plan are what the record makes of them, and undo takes each back', () => {
      const kind = Object.keys(rules.terrain).find((each) => each !== 'clear' && each !== 'road') ?? '';
      const all: readonly Edit[] = [
        { type: 'paint', on: 'terrain', kind, places: rules.grid.spaces.slice(0, 3) },
        { type: 'set', path: ['units', unit, 'name'], value: 'Morvan' },
        ...plans,
      ];
      const save = edits(newSave(rules, begun), rules, all);
      const wanted = all.reduce<Draft>((now, edit) => edited([rules], now, edit), draft);
      const now = draftFromBattle(rules, save.state, TOLD);
      expect(now.arrivals).toHaveLength(later + 1);
      expect({ ...now, arrivals: [] }).toEqual({ ...wanted, arrivals: [] });
      expect(Object(now.arrivals)[later]).toMatchObject({ side: 'south', turn: 4, spaces: [space] });
      expect(replay(rules, save.start, save.record)).toEqual(save.state);
      expect(readSave(game, JSON.parse(JSON.stringify(save))).save).toEqual(save);
      expect(undone(rules, save, 0).state).toEqual(begun);
    });

    test('reinforcements still to come lose a piece or go, and those that have come stay', () => {
      const save = edits(newSave(rules, begun), rules, plans);
      const [fresh = ''] = save.state.arrivals[later]?.pieces ?? [];
      expect(Object.keys(save.state.reserve)).toContain(fresh);
      const gone = edits(save, rules, [{ type: 'drop', path: ['arrivals', later] }]);
      expect(Object.keys(gone.state.reserve)).toEqual(Object.keys(begun.reserve));
      expect(gone.state.arrivals).toEqual(begun.arrivals);
    });

    test('whole parts of a scenario are fixed but those that the record can change', () => {
      const open = Object.keys(scenarioForms(game)).filter((word) => !fixedReason([word]));
      expect(open).toEqual([
        'tables',
        'terrain',
        'borders',
        'works',
        'picture',
        'units',
        'arrivals',
        'objectives',
        'briefing',
        ...('roads' in scenarioForms(game) ? ['roads'] : []),
      ]);
    });
  },
);
