import { expect, test } from 'vitest';
import type { Reply } from '../../src/core';
import { answerOdds, type OddsSummary, publicView, viewOf } from '../../src/match';
import { squares } from '../../src/rulesets/squares';
import { assaultOf, position } from '../rulesets/squares/positions';

/** The odds of the answers to what is asked after the replies, in an assault on whom would lead the defence. */
const oddsAfter = (...replies: readonly Reply[]): OddsSummary => oddsOfTarget('e', replies);

/** The same where the order names another unit of the square; one die a side. */
function oddsOfTarget(target: string, replies: readonly Reply[]): OddsSummary {
  const declared = position(
    { a: { at: 'E4' }, b: { at: 'E4' } },
    { d: { at: 'E3', traits: { class: 5 } }, e: { at: 'E3', traits: { class: 1 } } },
    { tables: { 'assault-dice': [[1], [0], [-1], [-1], [-1], [1]] } },
  );
  const { state, order } = assaultOf(declared);
  const save = { ruleset: squares.id, version: squares.version, revision: 0, start: state, record: [] };
  const open = { order: { ...order, target }, replies };
  const now = publicView(
    viewOf(squares, { ...save, state, open, proposal: null, reported: 0, receipts: [] }),
  );
  if (!now.open || !now.question) throw new Error('nothing is asked');
  return answerOdds(squares, now, now.open, now.question);
}

const lossesIn = ({ question, rows }: OddsSummary) => ({
  question,
  lost: rows.map(({ response, target }) => [response, target.lost > 0]),
});

const chose = (option: string): Reply => ({ kind: 'chose', option });

test('who is named as a supporter is not the one whose fate is told', () => {
  const attacking = oddsAfter();
  expect(attacking.question).toBe('support');
  expect(lossesIn(attacking).lost.every(([, isLosing]) => isLosing)).toBe(true);
  const defending = oddsAfter(chose('none'), chose('d'));
  expect(defending.question).toBe('defence-support');
  expect(lossesIn(defending).lost.every(([, isLosing]) => isLosing)).toBe(true);
});

test('the fate of who leads is told, whichever unit of the square the order names', () => {
  expect(oddsOfTarget('d', [])).toEqual(oddsOfTarget('e', []));
});

test('who is chosen to lead the defence is the one whose fate is told', () => {
  const { question, rows } = oddsAfter(chose('none'));
  expect(question).toBe('defence-leader');
  const drivenBack = Object.fromEntries(rows.map(({ response, target }) => [response, target.drivenBack]));
  expect(drivenBack.d).toBeGreaterThan(drivenBack.e ?? 1);
});
