import { expect, test } from 'vitest';
import {
  Context,
  deploy,
  mark,
  type Piece,
  type Position,
  type Ruleset,
  readState,
  redo,
  type State,
  seededStream,
  toState,
} from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

const ACTED = mark('acted');

/** Every word but those that only say when something was worked out. */
const wordsOf = ({ words, idle }: Position) => words.slice(0, idle);

/** Positions of a battle played at random, one in so many. */
function positionsOf(id: string): readonly (readonly [Ruleset, State])[] {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  const { actions } = playRandomBattle(rules, scenario, 5, undefined, 'eager');
  let state = deploy(rules, scenario);
  return actions.flatMap((action, index): readonly (readonly [Ruleset, State])[] => {
    state = redo(rules, state, action);
    return index % 17 === 0 ? [[rules, state]] : [];
  });
}

const again = (rules: Ruleset, state: State) => toState(rules.play.positionOf(structuredClone(state)));

test.each(['rolica-1808', 'lauter-crossing'])('%s: pieces leave the board and come back', (id) => {
  const { below } = seededStream(11);
  const positions = positionsOf(id);
  expect(positions.length).toBeGreaterThan(5);
  for (const [rules, before] of positions) {
    const position = rules.play.positionOf(before);
    const c = new Context(position, true);
    const standing = position.pieces.slice(0, position.count).filter(({ isOnBoard }) => isOnBoard);
    const gone = standing.filter(() => below(3) === 0);
    const places = gone.map(({ at }) => at);
    const start = wordsOf(position);
    const { top } = position;
    for (const piece of gone) c.left(piece, 'trial');
    expect(c.events).toHaveLength(gone.length);
    expect(gone.every((piece) => piece.isInReserve && !standsAnywhere(position, piece))).toBe(true);
    const away = toState(position);
    expect(again(rules, away)).toEqual(away);
    for (const { id: each } of gone) {
      const piece = before.units[each] ?? before.leaders[each];
      expect(away.reserve[each]).toEqual({ ...piece, at: '' });
      expect(away.units[each] ?? away.leaders[each] ?? away.fallenUnits[each]).toBeUndefined();
    }
    // Whoever comes back to where he stood is as if he had never left.
    for (const [index, piece] of gone.entries()) c.entered(piece, places[index] ?? 0);
    expect(toState(position)).toEqual(before);
    expect(wordsOf(position)).toEqual(start);
    for (const piece of gone) c.left(piece, 'trial');
    position.undo(top);
    expect(toState(position)).toEqual(before);
    expect(wordsOf(position)).toEqual(start);
  }
});

const standsAnywhere = (position: Position, piece: Piece): boolean =>
  position.board.spaces.some((_, space) =>
    [...position.unitsAt(space), ...position.leadersAt(space)].includes(piece),
  );

test('what a piece has done is forgotten with the turn, on the board or off it, and nothing else of it', () => {
  const [[rules, state] = []] = positionsOf('lauter-crossing');
  if (!rules || !state) throw new Error('there is no position');
  const position = readState({ grid: rules.grid, kindOf: () => '', parts: [], game: null }, state);
  const [unit] = position.force(0).units;
  if (!unit) throw new Error('nobody is there');
  const c = new Context(position, false);
  c.marked(unit, 'acted');
  c.lost(unit, 1, 'trial');
  const { strength, facing, formation, data } = unit;
  c.left(unit, 'trial');
  expect(unit.has(ACTED)).toBe(true);
  c.turnBegan(position.turn + 1, 1, 'command', 0);
  expect(unit.marks).toEqual([]);
  expect([unit.strength, unit.facing, unit.formation, unit.data]).toEqual([
    strength,
    facing,
    formation,
    data,
  ]);
  c.entered(unit, 0);
  expect(unit.at).toBe(0);
  expect([unit.strength, unit.facing, unit.formation, unit.data]).toEqual([
    strength,
    facing,
    formation,
    data,
  ]);
});
