import { expect, test, vi } from 'vitest';
import { registerSession } from '../../src/foundry/session';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));
// What is registered stays: keys would tell this session of changes while later files of tests play theirs.
vi.mock('../../src/foundry/session/keys/key-sharing', async (original) => ({
  ...(await original<typeof import('../../src/foundry/session/keys/key-sharing')>()),
  watchKeys: vi.fn(),
}));

test('a battle goes with its scene, but not with a copy of the scene in a compendium', () => {
  const battle = (id: string, scene: string) => ({
    id,
    type: 'pas-de-charge.battle',
    _source: { scene },
    delete: vi.fn(async () => undefined),
  });
  const [here, elsewhere] = [battle('battle', 'scene'), battle('other', 'other')];
  vi.stubGlobal('CONFIG', { queries: {} });
  vi.stubGlobal('foundry', { data: { fields: { StringField: class {} } } });
  const world = makeWorld({ combats: collection(here, elsewhere) });
  registerSession([], { roll: vi.fn(), writeCard: vi.fn(), isCardWritten: vi.fn() }, { think: vi.fn() });
  world.call('deleteScene', { id: 'scene', flags: {}, pack: 'world.maps' });
  expect(here.delete).not.toHaveBeenCalled();
  world.call('deleteScene', { id: 'scene', flags: {}, pack: null });
  expect(here.delete).toHaveBeenCalledTimes(1);
  expect(elsewhere.delete).not.toHaveBeenCalled();
});
