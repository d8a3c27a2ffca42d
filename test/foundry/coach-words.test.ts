import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deploy, type start } from '../../src/core';
import { coachContext } from '../../src/foundry/applications/lesson/coach-context';
import { movesOf } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

const TEXTS = {
  localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

beforeAll(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterAll(() => vi.unstubAllGlobals());

test('what was said before the guns fired is not said once more while the other side answers', () => {
  const game = GAMES.find(({ lessons = [] }) => lessons.some(({ id }) => id === 'first-battle'));
  const lesson = game?.lessons?.find(({ id }) => id === 'first-battle');
  if (!game || !lesson) throw new Error('there is no such lesson');
  const fire = movesOf(lesson).findIndex((move) => 'order' in move && move.order.type === 'fire');
  const state = deploy(game.rules, lesson.scenario);
  const at = (actions: number, replies: number) => {
    const { order } = movesOf(lesson)[fire] as { order: Parameters<typeof start>[2] };
    const chosen = Array.from({ length: replies }, () => ({ kind: 'chose' as const, option: '2:6' }));
    const rolled = { kind: 'rolled' as const, faces: ['red'] };
    const open = { from: state, order, replies: [rolled, ...chosen] };
    const battle = { ...seenBy(['south'], state), rules: game.rules, actions };
    return coachContext(lesson, replies < 0 ? battle : { ...battle, open }, null, TEXTS);
  };
  const before = at(fire, -1);
  expect(before.says).toContain('Artillery can fire from a distance');
  // The French choose the two spaces of their retreat.
  for (const replies of [0, 1]) {
    expect(at(fire, replies)).toMatchObject({ says: 'The other side responds.', mayGoOn: true });
  }
  expect(at(fire + 1, -1).says).toContain('One hit');
});
