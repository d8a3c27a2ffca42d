import { expect, test } from 'vitest';
import { deploy, type SideAdjustment } from '../../src/core';
import { Match, newSave, readSave, recordFault } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

const GAME_MASTER = { seats: [], gameMaster: true } as const;
const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
const lauter = squaresScenarios[0];
if (!scenario || !lauter) throw new Error('the small scenarios are gone');

const side = 'south';

function matchOf(game = rules, from = scenario) {
  if (!from) throw new Error('there is no scenario');
  const start = deploy(game, { ...from, ...(game === rules && { options: { commandCards: false } }) });
  const match = new Match(game, newSave(game, start), {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  const correct = (change: SideAdjustment) => {
    const { revision } = match.save;
    const request = { correct: { type: 'side-adjusted', side, change } } as const;
    return match.submit({ id: `r${revision}`, revision, request }, GAME_MASTER);
  };
  return { match, correct };
}

test('points that a GM sets win the battle as those that were fought for', async () => {
  const { match, correct } = matchOf();
  const target = match.save.state.sides.south.target ?? 0;
  await correct({ points: target - 1 });
  expect(match.save.state.winner).toBeNull();
  const { report } = await correct({ points: target });
  expect(match.save.state.winner).toBe(side);
  expect(report?.events).toEqual([expect.objectContaining({ type: 'side-adjusted', winner: side })]);
  const order = { type: 'end-turn', side } as const;
  const late = await match.submit({ id: 'late', revision: 2, request: { order } }, GAME_MASTER);
  expect(late.result).toMatchObject({ refusal: { reason: 'battle-is-over' } });
  // Who has put it wrong puts it right again.
  await correct({ points: 0 });
  expect(match.save.state.winner).toBeNull();
  const { save } = readSave(rules, JSON.parse(JSON.stringify(match.save)));
  expect(recordFault(rules, save)).toBeUndefined();
  const claimed = {
    corrected: { type: 'side-adjusted', side, change: { rating: 3 }, winner: side },
  } as const;
  const forged = {
    ...save,
    record: [...save.record, claimed],
    state: { ...save.state, winner: side },
  } as const;
  expect(recordFault(rules, forged)).toMatch(
    /^record\[3\]: order 4, side-adjusted: its winner does not match/,
  );
});

test('a number of points that is set below those of a side wins the battle too', async () => {
  const { match, correct } = matchOf();
  await correct({ points: 2 });
  await correct({ target: 2 });
  expect(match.save.state.winner).toBe(side);
  await match.submit({ id: 'back', revision: 2, request: { undoTo: 1 } }, GAME_MASTER);
  expect(match.save.state.winner).toBeNull();
});

test('where no number of points wins, that is said instead', async () => {
  const { match, correct } = matchOf(squares.on(lauter.board ?? squares.boards.usual), lauter);
  expect((await correct({ target: 3 })).result).toMatchObject({ refusal: { reason: 'no-winning-points' } });
  expect((await correct({ points: 40 })).result.ok).toBe(true);
  expect(match.save.state.winner).toBeNull();
});
