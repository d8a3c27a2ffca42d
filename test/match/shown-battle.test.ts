import { expect, test } from 'vitest';
import { resume, UnusableData } from '../../src/core';
import { type BattleView, newSave, publicView, readSave, readView, viewOf } from '../../src/match';
import { readEvent } from '../../src/match/reading/read-event';
import { type Moment, momentsOf } from '../../tools/faults/moments';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

const scenario = BATTLES.find(({ id }) => id === 'rolica-1808');
if (!scenario) throw new Error('the scenario is gone');
const game = rulesOf(scenario);
const moments = await momentsOf(scenario, game, 60);

const shownOf = ({ rules, save }: Moment): Omit<BattleView, 'rules'> => {
  const { rules: _, ...shown } = publicView(viewOf(rules, save));
  return JSON.parse(JSON.stringify(shown));
};

const isAsked = ({ save }: Moment): boolean => save.open !== null;
const asked = moments.findLast(isAsked);
if (!asked) throw new Error('nobody is asked anything');
const battle = shownOf(asked);

function faultsOf(data: unknown): readonly string[] {
  try {
    readView(game, data);
    return [];
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
}

test('what every moment of a battle shows is read as it is', () => {
  expect(moments.filter(isAsked).length).toBeGreaterThan(1);
  for (const moment of moments) {
    const shown = shownOf(moment);
    const { rules: _, ...read } = readView(game, shown);
    expect(read).toEqual(shown);
  }
});

test.each(['rolica-1808', 'no-cards', 'made-up-small-40', 'lauter-crossing', 'austerlitz-1805'])(
  'everything that happens in a battle is read as it is, and so is what is kept of it: %s',
  (id) => {
    const played = BATTLES.find((each) => each.id === id);
    if (!played) throw new Error('the scenario is gone');
    const rules = rulesOf(played);
    const faults: string[] = [];
    const add = (place: string, fault: string) => faults.push(`${place}: ${fault}`);
    const types = new Set<string>();
    const battle = playRandomBattle(rules, played, 7, (_, action, before) => {
      if (!('order' in action)) return;
      for (const event of resume(rules, before, action).events) {
        types.add(event.type);
        expect(readEvent(JSON.parse(JSON.stringify(event)), event.type, { add })).toEqual(event);
      }
    });
    expect(faults).toEqual([]);
    expect(types.size).toBeGreaterThan(8);
    const save = { ...newSave(rules, battle.start), record: battle.actions, state: battle.end };
    const data = JSON.parse(JSON.stringify(save));
    expect(readSave(rules, data).save).toEqual(data);
  },
);

test.each([
  ['mark', undefined, 'question.mark: is missing'],
  ['kind', 'roll', 'question.kind: "roll" is unknown; use one of ask'],
  ['of', 'colour', 'question.of: "colour" is unknown; use one of choice, space, unit'],
  ['options', undefined, 'question.options: is missing; expected a list'],
  ['options', ['battle', 7], 'question.options[1]: expected text, got 7'],
  ['secret', 'card', 'question.secret: expected a list, got "card"'],
])('a question that is only partly one is refused: %s = %j', (word, value, fault) => {
  const question: Record<string, unknown> = { ...battle.question, [word]: value };
  if (value === undefined) delete question[word];
  expect(faultsOf({ ...battle, question })).toContain(fault);
});

test.each([
  [{ type: 'flown', unit: 'a' }, 'events[0].type: "flown" is unknown; use one of '],
  [{ type: 'constructor' }, 'events[0].type: "constructor" is unknown; use one of '],
  [{ type: 'moved', unit: 'a' }, 'events[0].path: is missing; expected a list'],
  [
    { type: 'lost', unit: 'a', steps: '1', cause: 'x' },
    'events[0].steps: expected a whole number of 0 or more',
  ],
  [{ type: 'turned', unit: 'a', facing: 'up' }, 'events[0].facing: "up" is unknown'],
  [
    { type: 'noted', unit: 'a', extra: JSON.parse('{"__proto__":{}}') },
    'events[0].extra.__proto__: is a reserved name',
  ],
  [{ type: 'battle-noted', extra: { a: nested(20) } }, 'is nested too deeply; the limit is 12 levels'],
  ['moved', 'events[0]: expected a mapping, got "moved"'],
])('what happened is refused where it is not whole: %j', (event, fault) => {
  expect(faultsOf({ ...battle, events: [event] }).join('\n')).toContain(fault);
});

/** A list in a list, so many times. */
function nested(depth: number): readonly unknown[] {
  return depth === 0 ? [] : [nested(depth - 1)];
}

test.each([
  ['arrivals', [null], 'state.arrivals[0]: expected a mapping, got null'],
  ['objectives', ['2:3'], 'state.objectives[0]: expected a mapping, got "2:3"'],
  ['preparation', {}, 'state.preparation.rows: expected a whole number of 1 or more, got nothing'],
  ['reserve', { x: { id: 'x', strength: 3 } }, 'state.reserve.x.formation: is missing; use one of '],
  ['board', { columns: 4, rows: 4 }, 'state.board: '],
])('a position that is only partly one is refused: %s = %j', (word, value, fault) => {
  const faults = faultsOf({ ...battle, state: { ...battle.state, [word]: value } });
  expect(faults.join('\n')).toContain(fault);
});

test('the card in play is refused where it is not whole', () => {
  const { turn } = battle.state;
  const card = {
    card: 'nothing',
    as: 'nothing',
    mirrored: 'no',
    places: { a: 3 },
    ordered: [],
    allowance: null,
  };
  const faults = faultsOf({ ...battle, state: { ...battle.state, turn: { ...turn, card } } });
  expect(faults).toContain('state.turn.card.mirrored: expected true or false');
  expect(faults).toContain('state.turn.card.places.a: expected a mapping, got 3');
});
