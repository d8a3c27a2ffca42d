// Lessons: each is legal from its first order to its last, takes nothing but what it teaches, and lends its dice to nobody.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionsOf, deploy, type Lesson, UnusableData } from '../../src/core';
import {
  checkLesson,
  type LessonProgress,
  lessonProgress,
  Match,
  movesOf,
  newSave,
  playLesson,
  type Request,
  readRequestMessage,
  readSave,
  type Save,
  sideOfMove,
} from '../../src/match';
import { GAMES } from '../../src/rulesets';

const TAUGHT = GAMES.flatMap(({ rules, lessons = [] }) =>
  lessons.map(
    (lesson) =>
      [
        lesson.id,
        rules.on(lesson.scenario.board ? deploy(rules, lesson.scenario).board : rules.boards.usual),
        lesson,
      ] as const,
  ),
);
const [first] = TAUGHT;
if (!first) throw new Error('there is no lesson');

/** A lesson as it is played by whoever learns, without dice of its own. */
function learning([, rules, lesson]: (typeof TAUGHT)[number]) {
  const never = async () => {
    throw new Error('nobody rolls or draws in a lesson');
  };
  const match = new Match(
    rules,
    newSave(rules, deploy(rules, lesson.scenario), lesson.id),
    { roll: never, draw: never, keep: async () => undefined },
    lesson,
  );
  const ask = async (request: Request, gameMaster = false) => {
    const { revision } = match.save;
    const id = `r${revision}${JSON.stringify(request)}`;
    const { result } = await match.submit({ id, revision, request }, { seats: [lesson.side], gameMaster });
    return result.ok ? 'done' : result.refusal.reason;
  };
  const progress = () =>
    lessonProgress(lesson, {
      actions: actionsOf(match.save.record).length,
      open: match.save.open,
    });
  return { match, ask, progress };
}

test('a newcomer learns in eight steps, on hexes and on squares', () => {
  expect(TAUGHT.map(([id]) => id)).toEqual(['first-battle', 'first-squares']);
  for (const [, , { steps }] of TAUGHT) expect(steps).toHaveLength(8);
});

test.each(TAUGHT)('every order is legal, every die is used and somebody wins: %s', (_, rules, lesson) => {
  const laid = deploy(rules, lesson.scenario);
  // Everybody stands where a scenario file could put him.
  for (const id of Object.keys(lesson.scenario.units)) expect(rules.placementFault(laid, id)).toBeUndefined();
  const { record, state } = playLesson(rules, lesson);
  expect(state.winner).toBe(lesson.side);
  expect(record).toHaveLength(movesOf(lesson).filter((move) => 'order' in move).length);
});

test.each(TAUGHT)('the coach has a word for every step: %s', (id, rules, { steps }) => {
  const { PDC } = JSON.parse(readFileSync(`lang/en/${rules.id}.json`, 'utf8'));
  const { title, says, over } = PDC[rules.id].lesson[id];
  const wanted = steps.flatMap(({ moves }) => moves.flatMap(({ say }) => say ?? []));
  expect(Object.keys(title)).toEqual(steps.map((step) => step.title));
  expect(Object.keys(says)).toEqual(wanted);
  expect(over).not.toBe('');
});

test('a die that nobody rolls, and one that is missing, are told by their move', () => {
  const [, rules, lesson] = first;
  const withDice = (
    change: (dice: readonly (readonly string[])[]) => readonly (readonly string[])[],
  ): Lesson => ({
    ...lesson,
    steps: lesson.steps.map((step) => ({
      ...step,
      moves: step.moves.map((move) => (move.dice ? { ...move, dice: change(move.dice) } : move)),
    })),
  });
  expect(() =>
    playLesson(
      rules,
      withDice((dice) => [...dice, ['red']]),
    ),
  ).toThrow(/move 3: prescribed rolls never made: 1/);
  expect(() =>
    playLesson(
      rules,
      withDice(() => []),
    ),
  ).toThrow(/no 5 dice for fire/);
});

/** What whoever learns asks for when the lesson is at a move. */
function requestFor({ next, isOwn }: LessonProgress): Request {
  if (!next || !isOwn) return { goOn: true };
  return 'order' in next ? { order: next.order } : { choose: next.choose };
}

test.each(TAUGHT)('whoever learns plays it alone to its end: %s', async (...taught) => {
  const [, rules, lesson] = taught;
  const { match, ask, progress } = learning(taught);
  for (let at = progress(); at.next; at = progress()) expect(await ask(requestFor(at))).toBe('done');
  expect(match.save.state.winner).toBe(lesson.side);
  // It is kept, read again, and still is the lesson.
  const kept = readSave(rules, JSON.parse(JSON.stringify(match.save))).save;
  expect(() => checkLesson(rules, lesson, kept)).not.toThrow();
  expect(await ask({ undoTo: 0 })).toBe('done');
  expect(progress()).toMatchObject({ done: 0, index: 0 });
});

test.each(TAUGHT)('anything else is refused, and nothing is changed: %s', async (...taught) => {
  const [, rules] = taught;
  const { match, ask, progress } = learning(taught);
  let refused = 0;
  for (let at = progress(); at.next; at = progress()) {
    const { save } = match;
    const wanted = JSON.stringify(requestFor(at));
    const others = save.open
      ? []
      : rules.orders(save.state).filter((order) => JSON.stringify({ order }) !== wanted);
    // Not even a GM leads the side of a lesson elsewhere.
    for (const order of others.slice(0, 5)) expect(await ask({ order }, true)).toBe('lesson-wants-another');
    refused += others.length;
    const correct = { type: 'side-adjusted', side: 'south', change: { points: 1 } } as const;
    expect(await ask({ correct }, true)).toBe('lesson-has-no-corrections');
    if (at.isOwn) expect(await ask({ goOn: true })).toBe('lesson-waits-for-you');
    expect(match.save).toBe(save);
    expect(await ask(requestFor(at))).toBe('done');
  }
  expect(refused).toBeGreaterThan(5);
  expect(await ask({ goOn: true })).toBe('lesson-is-over');
});

test('no client lends itself the dice of a lesson', async () => {
  const [, rules, lesson] = first;
  // Not with a request ...
  const message = (request: object) => ({ id: 'x', revision: 0, request });
  const order = { type: 'end-turn', side: 'south' };
  for (const request of [
    { order, dice: [['red']] },
    { order: { ...order, dice: [['red']] } },
    { goOn: true, lesson: lesson.id },
    { rolled: ['red'], isPrescribed: true },
  ])
    expect(() => {
      const read = readRequestMessage(message(request));
      if ('order' in read.request && !('dice' in read.request.order)) throw new UnusableData('no dice', []);
    }).toThrow(UnusableData);
  // ... nor in a battle that is none,
  const free = new Match(rules, newSave(rules, deploy(rules, lesson.scenario)), {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  const { result } = await free.submit(
    { id: 'on', revision: 0, request: { goOn: true } },
    { seats: [], gameMaster: true },
  );
  expect(result).toMatchObject({ refusal: { reason: 'no-lesson' } });
  // ... nor with a battle file: dice are written out in lessons alone, and a lesson is that lesson.
  const played: Save = {
    ...newSave(rules, deploy(rules, lesson.scenario)),
    record: playLesson(rules, lesson).record,
    state: playLesson(rules, lesson).state,
  };
  const asFile = (save: Save): unknown => JSON.parse(JSON.stringify(save));
  expect(() => readSave(rules, asFile(played))).toThrow(/record\[3\]: has prescribed dice/);
  expect(() => readSave(rules, asFile({ ...played, lesson: lesson.id }))).not.toThrow();
  expect(() => checkLesson(rules, lesson, { ...played, lesson: lesson.id })).not.toThrow();
  const better = JSON.parse(JSON.stringify(played.record).replace('"blue"', '"red"'));
  expect(() => checkLesson(rules, lesson, { ...played, record: better })).toThrow(
    /record: action 3 is not part of the lesson/,
  );
  const start = { ...played.start, turn: { ...played.start.turn, number: 5 } };
  expect(() => checkLesson(rules, lesson, { ...played, start })).toThrow(
    /start: is not the starting position/,
  );
});

test('only the side that learns lets the other one go on', async () => {
  const [, rules, lesson] = first;
  const { match } = learning(first);
  const request = { id: 'x', revision: 0, request: { goOn: true } } as const;
  const other = { seats: ['north'], gameMaster: false } as const;
  const { result } = await match.submit(request, other);
  expect(result).toMatchObject({ refusal: { reason: 'not-your-side' } });
  expect(sideOfMove(movesOf(lesson)[1] as never)).toBe(lesson.side);
  expect(rules.id).toBe(match.save.ruleset);
});
