import { describe, expect, test } from 'vitest';
import { type Correction, deploy, type State, scenarioForms } from '../../src/core';
import { newSave } from '../../src/match';
import { correctionRefusal, withCorrection } from '../../src/match/corrections';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { correctionsFor, draftFromBattle, type Edit, isFixed, type Path } from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const TOLD = { title: 'Now', briefing: { situation: 'x' }, begun: true } as const;
const MASTER = { seats: [], gameMaster: true } as const;

const rolica = GAMES.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === 'rolica-1808');
if (!rolica) throw new Error('Rolica is not there');
const state = deploy(ccNapoleon, rolica);
const [first = ''] = Object.keys(state.units);
const done = (edit: Edit, at: State = state) =>
  correctionsFor(ccNapoleon, at, draftFromBattle(ccNapoleon, at, TOLD), edit);
const set = (path: Path, value: string | number) => done({ type: 'set', path, value });

test('ground is painted as one correction, of the places that change', () => {
  const at: State = { ...state, terrain: { '3:2': 'woods', '3:3': 'hill' }, borders: { '4:4|4:5': 'river' } };
  const places = ['3:2', '3:3', '3:4'];
  expect(done({ type: 'paint', on: 'terrain', kind: 'woods', places }, at)).toEqual([
    { type: 'terrain-adjusted', terrain: { '3:3': 'woods', '3:4': 'woods' } },
  ]);
  expect(done({ type: 'paint', on: 'terrain', kind: 'clear', places: ['3:2', '0:0'] }, at)).toEqual([
    { type: 'terrain-adjusted', terrain: { '3:2': 'clear' } },
  ]);
  expect(done({ type: 'paint', on: 'terrain', kind: 'woods', places: ['3:2'] }, at)).toEqual([]);
  expect(done({ type: 'paint', on: 'borders', kind: 'clear', places: ['4:4|4:5'] }, at)).toEqual([
    { type: 'borders-adjusted', borders: { '4:4|4:5': 'clear' } },
  ]);
});

test('fields of a piece and of a side become corrections, and nothing else of them can change', () => {
  expect(set(['units', first, 'strength'], 1)).toEqual([
    { type: 'adjusted', unit: first, change: { strength: 1 } },
  ]);
  expect(set(['units', first, 'name'], 'The Old Guard')).toEqual([
    { type: 'adjusted', unit: first, change: { name: 'The Old Guard' } },
  ]);
  expect(done({ type: 'drop', path: ['units', first] })).toEqual([
    { type: 'adjusted', unit: first, change: { eliminated: true } },
  ]);
  expect(set(['sides', 'north', 'target'], 7)).toEqual([
    { type: 'side-adjusted', side: 'north', change: { target: 7 } },
  ]);
  expect(set(['units', first, 'strength'], 99)).toBe('wrong');
  for (const path of [['title'], ['first'], ['units', first, 'side'], ['sides', 'south', 'name']])
    expect(set(path, 'north')).toBe('fixed');
  for (const how of ['across', 'turned'] as const) expect(done({ type: 'mirror', how })).toBe('fixed');
  expect(done({ type: 'resize', edge: 'top', by: -1 })).not.toEqual('wrong');
});

test('a new piece gets an id that no fallen piece has', () => {
  const { [first]: fallen, ...units } = state.units;
  const at = fallen ? { ...state, units, fallenUnits: { [first]: fallen } } : state;
  const [space = ''] = ccNapoleon.grid.spaces.filter((each) =>
    Object.values(state.units).every((unit) => unit.at !== each),
  );
  const value = { side: 'south', type: 'infantry', at: space, name: 'Late' };
  const [correction] = done({ type: 'set', path: ['units', first], value }, at) as readonly object[];
  expect(correction).toMatchObject({ type: 'enlisted', piece: { name: 'Late', side: 'south', at: space } });
  expect(correction).not.toMatchObject({ piece: { id: first } });
});

describe.each(GAMES.map(({ rules, scenarios }) => [rules.id, rules, scenarios] as const))(
  '%s',
  (_, game, scenarios) => {
    test('a stroke and a name are what the record makes of them', () => {
      const begun = deploy(game, scenarios[0] ?? rolica);
      const rules = game.on(begun.board);
      const draft = draftFromBattle(rules, begun, TOLD);
      const [unit = ''] = Object.keys(begun.units);
      const kind = Object.keys(rules.terrain).find((each) => each !== 'clear' && each !== 'road') ?? '';
      for (const edit of [
        { type: 'paint', on: 'terrain', kind, places: rules.grid.spaces.slice(0, 3) },
        { type: 'set', path: ['units', unit, 'name'], value: 'Morvan' },
      ] as const) {
        const corrections = correctionsFor(rules, begun, draft, edit) as readonly Correction[];
        expect(corrections).toHaveLength(1);
        const save = corrections.reduce(
          (now, each) => {
            expect(correctionRefusal(rules, now, each, MASTER)).toBeUndefined();
            return withCorrection(rules, now, each);
          },
          newSave(rules, begun),
        );
        expect(draftFromBattle(rules, save.state, TOLD)).toEqual(edited([rules], draft, edit));
      }
    });

    test('whole parts of a scenario are fixed but those that the record can change', () => {
      const open = Object.keys(scenarioForms(game)).filter((word) => !isFixed([word]));
      expect(open).toEqual([
        'tables',
        'terrain',
        'borders',
        'works',
        'units',
        ...('roads' in scenarioForms(game) ? ['roads'] : []),
      ]);
    });
  },
);
