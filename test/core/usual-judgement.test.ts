import { expect, test } from 'vitest';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { toyGame, toyPosition, toyState, unit } from './toy-game';

test('officers judge a game without a judgement of its own by the usual one: a unit is worth its strength', () => {
  const position = toyPosition(toyState([unit('a', 'south', '3:2', { strength: 2 })]));
  const { judgement } = toyGame.play.definition;
  const [piece] = position.force(0).units;
  expect(piece && judgement.worth(position, piece)).toBe(2);
  expect(judgement.weights.point).toBeGreaterThan(0);
});

test('a game that says how it is judged is judged so', () => {
  const { judgement } = ccNapoleon.play.definition;
  expect(judgement.weights).not.toEqual(toyGame.play.definition.judgement.weights);
  expect(judgement.movesFirst).not.toBe(toyGame.play.definition.judgement.movesFirst);
});
