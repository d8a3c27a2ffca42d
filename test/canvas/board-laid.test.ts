// The board of a battle is laid while the battle goes on, as when a window is opened in the enemy's turn.
import { beforeEach, expect, test, vi } from 'vitest';
import type { BattlePort } from '../../src/foundry/battle';
import { BattleBoard } from '../../src/foundry/canvas/battle-board';
import { DUEL, position, seenBy } from './battle';

/** Gives the signs that a board which is being laid waits for. */
const signs: (() => void)[] = [];

vi.mock('../../src/foundry/canvas/map/overlay-signs', () => ({
  markTextures: () => new Promise<object>((resolve) => signs.push(() => resolve({}))),
  clear: () => undefined,
  textureOf: () => undefined,
}));
vi.mock('../../src/foundry/canvas/map/layers', () => ({
  mapLayer: () => undefined,
  marksLayer: () => undefined,
  tintsLayer: () => undefined,
}));
vi.mock('../../src/foundry/documents', () => ({ MODULE_ID: 'pas-de-charge' }));
vi.mock('../../src/foundry/geometry', () => ({ showFrame: () => undefined }));
vi.mock('../../src/foundry/canvas/map/token-blocks', () => ({ showBlock: () => undefined }));
vi.mock('../../src/foundry/canvas/map/spread-units', () => ({ paintSpread: () => undefined }));
vi.mock('../../src/foundry/canvas/map/earlier-moment', () => ({ paintAsItWas: () => undefined }));
vi.mock('../../src/foundry/canvas/map/attack-lines', () => ({ traceBeginning: () => null }));
vi.mock('../../src/foundry/canvas/map/screen', () => ({ animate: () => undefined }));
vi.mock('../../src/foundry/canvas/map/scene-board', () => ({ sceneBoard: () => undefined }));

const battle = seenBy(['south'], position(DUEL));

/** A board, and the number of times that its map could be used since. */
function laidOut() {
  const port = { current: battle };
  const setBoard = vi.fn();
  const tool = { setBoard: () => undefined, refresh: () => undefined };
  const board = new BattleBoard(
    port as unknown as BattlePort,
    tool as never,
    { setBoard } as never,
    { fit: () => undefined } as never,
  );
  return { port, board, setBoard };
}

beforeEach(() => {
  signs.length = 0;
  vi.stubGlobal('canvas', null);
});

test('it can be used although the battle has changed meanwhile', async () => {
  const { port, board, setBoard } = laidOut();
  const laid = board.lay();
  port.current = { ...battle, revision: battle.revision + 1 };
  await board.change();
  signs[0]?.();
  await laid;
  expect(setBoard).toHaveBeenCalledTimes(1);
});

test('only the last of two is used', async () => {
  const { port, board, setBoard } = laidOut();
  const first = board.lay();
  port.current = { ...battle, id: 'another' };
  const second = board.change();
  for (const give of signs) give();
  await Promise.all([first, second]);
  expect(setBoard).toHaveBeenCalledTimes(1);
});
