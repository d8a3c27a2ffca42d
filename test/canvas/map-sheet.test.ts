import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { drawWorks } from '../../src/drawing/map/earthworks';
import type { UserBattle } from '../../src/foundry/battle';
import { pieceLookOf } from '../../src/foundry/canvas/choices/pieces';
import { mapSheet } from '../../src/foundry/geometry/map-sheet';
import { DUEL, position, seenBy } from './battle';

const state = position(DUEL);
const drawnWith = (works?: Readonly<Record<string, string>>): string => {
  const battle: UserBattle = seenBy(['south'], works ? { ...state, works } : state);
  const rows = { works: { id: 'works', drawn: 'field-works' as const } };
  return mapSheet({ ...battle, rules: { ...battle.rules, works: rows } }, 100);
};

describe('the map of a battle', () => {
  test('shows the field works of its state, within the spaces that they cover', () => {
    const board = layOut({
      ...{ shape: 'hex', rows: 9, columns: 13, size: 100 },
      ...{ terrain: {}, objectives: [], home: { 'first-row': '', 'last-row': '' } },
    });
    const [covering, facingBack] = [drawnWith({ '4:5>3:5': 'works' }), drawnWith({ '3:5>4:5': 'works' })];
    expect(covering).toContain(drawWorks(board, [{ at: '4:5', against: '3:5', drawn: 'field-works' }]));
    expect(facingBack).toContain(drawWorks(board, [{ at: '3:5', against: '4:5', drawn: 'field-works' }]));
    expect(facingBack === covering).toBe(false);
    expect(drawnWith({}) === drawnWith()).toBe(true);
  });
});

describe('a block on hexes', () => {
  test('points at the corner that its unit faces', () => {
    const { a } = state.units;
    if (!a) throw new Error('nobody stands there');
    const looking = { ...state, units: { ...state.units, a: { ...a, facing: 'ne' as const } } };
    const battle = seenBy(['south'], looking);
    const { arm = '', sign = '' } = battle.rules.pieces[a.type] ?? {};
    const { nation, strength, full, formation } = a;
    const whole = { arm, sign, nation, strength, full, formation, counts: battle.rules.hitTrack };
    const signs = battle.rules.signs(looking, 'a');
    expect(pieceLookOf(battle, 'a')?.draw('full')).toBe(
      drawBlock({ ...whole, ...signs, front: 'ne', shape: 'hex' }),
    );
  });
});
