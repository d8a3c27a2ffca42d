import { expect, test } from 'vitest';
import { askInName } from './asking';
import { forge, revisionIn, stateIn } from './field';
import { march, recordIn, UNITS } from './masters';
import { useField } from './use-field';

const field = useField();

const REFUSED = { refusal: { reason: 'not-vouched-for' } };

test('a player’s console orders for nobody but himself: not for the enemy, not for the GM', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  const before = [await revisionIn(gm), await recordIn(gm)];
  const move = march('d', '6:3');
  const correct = { correct: { type: 'adjusted', unit: 'd', change: { strength: 1 } } };
  const forged = [
    forge(french, 'allied', move),
    forge(french, 'gm', move),
    forge(french, 'gm', { undoTo: 0 }),
    forge(french, 'gm', correct),
    forge(french, 'nobody', move),
    askInName(french, {
      query: 'campaign',
      user: 'gm',
      content: { page: 'a.b', revision: 0, request: { makeReady: true } },
    }),
  ];
  for (const answer of await Promise.all(forged)) expect(answer).toMatchObject(REFUSED);
  expect([await revisionIn(gm), await recordIn(gm)]).toEqual(before);

  // What another has vouched for does not serve for anything else.
  expect(await forge(allied, 'allied', move)).toEqual({ ok: true, revision: 1 });
  const stolen = await french.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: {
        users: {
          activeGM: { query(name: string, data: object): Promise<unknown> };
          get(id: string): { setFlag(scope: string, key: string, value: string): Promise<unknown> };
        };
      };
    };
    const written = await game.users
      .get('allied')
      .setFlag('pas-de-charge', 'vouched', 'x')
      .catch((error: Error) => error.message);
    const asked = [{ user: 'allied', text: '{}' }, { user: 'allied' }, 'nonsense', null];
    const answers = asked.map((data) => game.users.activeGM.query('pas-de-charge.request', data as object));
    return { written, answers: await Promise.all(answers) };
  });
  expect(stolen.written).toContain('lacks permission');
  for (const answer of stolen.answers) expect(answer).toMatchObject(REFUSED);
  expect((await stateIn(french)).units.d?.at).toBe('6:3');
});
