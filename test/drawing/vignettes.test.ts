// The vignettes of command cards: one for each sign, well formed, and no two alike.
import { expect, test } from 'vitest';
import { CARD_SIGNS, drawVignette } from '../../src/drawing';
import { GAMES } from '../../src/rulesets';
import { faultOf } from './well-formed';

const drawn = CARD_SIGNS.map((sign) => drawVignette(sign));

test('every sign has a vignette of its own', () => {
  expect(CARD_SIGNS.length).toBeGreaterThan(30);
  expect(new Set(drawn).size).toBe(CARD_SIGNS.length);
  expect(drawn.filter((svg) => svg.includes('<text'))).toEqual([]);
});

test('vignettes are well formed, and the same each time', () => {
  expect(drawn.flatMap((svg) => faultOf(svg) ?? [])).toEqual([]);
  expect(CARD_SIGNS.map((sign) => drawVignette(sign))).toEqual(drawn);
});

test('every card of every game has a sign that is drawn', () => {
  const signs = GAMES.flatMap(({ rules }) => Object.values(rules.cards).map(({ sign }) => sign));
  expect(signs.filter((sign) => !CARD_SIGNS.includes(sign))).toEqual([]);
});

test('a sign that there is not shows a question mark', () => {
  expect(drawVignette('constructor')).toContain('?</text>');
});
