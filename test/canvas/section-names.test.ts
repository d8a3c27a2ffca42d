// LEFT, CENTRE and RIGHT on the board are those of the side that looks at it: where the cards of its hand order units.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deploy, type Side, type State } from '../../src/core';
import { drawMap } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { mapDrawing, namersFor } from '../../src/foundry/geometry/map-sheet';
import { cardAhead } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { ROLICA } from '../../src/rulesets/cc-napoleon/scenarios/rolica';
import { ENGLISH } from '../foundry/english';

beforeAll(() => {
  vi.stubGlobal('game', { i18n: ENGLISH });
});

afterAll(() => vi.unstubAllGlobals());

const SIZE = 100;

/** A battle in which a side may play one card. */
function holding(side: Side, card: string): State {
  const state = deploy(ccNapoleon, { ...ROLICA, first: side });
  const cards = {
    hands: { south: [], north: [], [side]: [card] },
    discard: [],
    last: { south: null, north: null },
  };
  return { ...state, cards, turn: { ...state.turn, side, step: 'command' } };
}

/** The words of sections on a map, with where they stand. */
const wordsOn = (svg: string) =>
  [...svg.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>(LEFT|CENTRE|RIGHT)</g)].map(([, x, y, word]) => ({
    x: Number(x),
    y: Number(y),
    word,
  }));

test.each([
  ['south', false],
  ['south', true],
  ['north', false],
  ['north', true],
] as const)('the units that a card orders lie under its word: %s, turned: %s', (side, isTurned) => {
  for (const section of ['left', 'centre', 'right']) {
    const state = holding(side, `order-two-${section}`);
    const drawing = mapDrawing({ rules: ccNapoleon, state }, SIZE, { isTurned, namedBy: namersFor([side]) });
    const words = wordsOn(drawMap(drawing));
    expect(words).toHaveLength(3);
    const { cells, height } = layOut(drawing);
    const isOwnEdgeBelow = (side === 'south') !== isTurned;
    for (const { y } of words) expect(y > height / 2).toBe(isOwnEdgeBelow);
    const play = { type: 'play', side, card: `order-two-${section}` };
    const ordered = cardAhead(ccNapoleon, state, play)?.orders ?? [];
    const all = { ...state.units, ...state.leaders };
    const places = ordered.map((id) => cells.get(all[id]?.at ?? '')?.centre.x ?? 0);
    expect(places.length).toBeGreaterThan(0);
    const middle = places.reduce((sum, x) => sum + x, 0) / places.length;
    const nearest = words.toSorted((one, other) => Math.abs(one.x - middle) - Math.abs(other.x - middle))[0];
    expect(nearest?.word).toBe(section.toUpperCase());
  }
});

test('both edges have them for those who command both sides or none, and no board without sections', () => {
  const state = holding('south', 'order-two-left');
  const words = (namedBy: readonly Side[], of: State) =>
    wordsOn(drawMap(mapDrawing({ rules: ccNapoleon, state: of }, SIZE, { namedBy })));
  expect(namersFor([])).toEqual(namersFor(['south', 'north']));
  expect(words(namersFor([]), state)).toHaveLength(6);
  expect(words(namersFor(['south']), { ...state, cards: null })).toEqual([]);
});
