// What the coach points at, from the first move of each lesson to the last: it is on the board, in the hand or on screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actionsOf, deploy, pieceOf } from '../../src/core';
import { coachContext, type Subject } from '../../src/foundry/applications/lesson/coach-context';
import type { UserBattle } from '../../src/foundry/battle';
import { type LessonProgress, lessonProgress, Match, newSave, type Request, viewOf } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { ENGLISH } from './english';

const TEXTS = {
  localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

const LESSONS = GAMES.flatMap(({ rules, lessons = [] }) =>
  lessons.map((lesson) => [lesson.id, rules, lesson] as const),
);

const filesIn = (folder: string, end: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end) && !name.includes('lesson'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const SCREEN = filesIn('templates', '.hbs') + filesIn('src/foundry', '.ts');

/** The value of an attribute that a selector asks for. */
const asked = (selector: string, attribute: string): string | undefined =>
  new RegExp(`${attribute}="(.+?)"`).exec(selector)?.[1];

/** The ids and classes of a selector that no window of the module has; windows make their own ids. */
const unknownNames = (selector: string): readonly string[] =>
  [...selector.matchAll(/[#.](pdc-[a-z-]+)/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'pdc-panel' && !SCREEN.includes(name));

/** What is missing of an element: its card in a hand, its order among those that are possible, its name on screen. */
function missingOf(selector: string, { rules, state }: UserBattle): readonly string[] {
  const [card, order] = [asked(selector, 'data-card'), asked(selector, 'data-order')];
  const held = Object.values(state.cards?.hands ?? {}).flat();
  const orders = rules.orders(state).map(({ type }) => type);
  return [
    ...(card === undefined || held.includes(card) ? [] : [card]),
    ...(order === undefined || orders.includes(order) ? [] : [order]),
    ...unknownNames(selector),
  ];
}

/** What is missing of a target; empty if it is there. */
function missing(subject: Subject, battle: UserBattle): readonly string[] {
  if (subject.kind === 'element') return missingOf(subject.selector, battle);
  if (subject.kind === 'piece') return pieceOf(battle.state, subject.piece) ? [] : [subject.piece];
  return battle.rules.grid.has(subject.space) ? [] : [subject.space];
}

/** The request that goes on with a lesson. */
function requestFor({ next, isOwn }: LessonProgress): Request {
  if (!next || !isOwn) return { goOn: true };
  return 'order' in next ? { order: next.order } : { choose: next.choose };
}

/** What the player has in hand when about to make a move: nothing yet, then its card or unit. */
function inHandFor({ next }: LessonProgress): readonly (string | null)[] {
  const order = next && 'order' in next ? next.order : undefined;
  return [null, order?.card === undefined ? (order?.unit ?? null) : `card:${order.card}`];
}

beforeAll(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterAll(() => vi.unstubAllGlobals());

test.each(LESSONS)('every target of the coach is there: %s', async (id, game, lesson) => {
  const start = deploy(game, lesson.scenario);
  const rules = game.on(start.board);
  const never = async () => {
    throw new Error('nobody rolls or draws in a lesson');
  };
  const ports = { roll: never, draw: never, keep: async () => undefined };
  const match = new Match(rules, newSave(rules, start, id), ports, lesson);
  const progress = () =>
    lessonProgress(lesson, { actions: actionsOf(match.save.record).length, open: match.save.open });
  let pointed = 0;
  for (let at = progress(); at.next; at = progress()) {
    const battle = { ...viewOf(rules, match.save), id: 'battle', seats: [lesson.side], isPaused: false };
    for (const inHand of inHandFor(at)) {
      const { marked, about, text } = coachContext(lesson, battle, inHand, TEXTS);
      expect([text !== '', marked.length > 0]).toEqual([at.isOwn, at.isOwn]);
      const lost = [...marked, ...about].flatMap((subject) => missing(subject, battle));
      expect([text, lost]).toEqual([text, []]);
      pointed += marked.length;
    }
    const { revision } = match.save;
    const given = { id: `r${revision}${JSON.stringify(requestFor(at))}`, revision, request: requestFor(at) };
    const { result } = await match.submit(given, { seats: [lesson.side], gameMaster: false });
    expect(result.ok).toBe(true);
  }
  expect(pointed).toBeGreaterThan(lesson.steps.length);
});
