import { expect, test } from 'vitest';
import { Context, NORTH, type Ruleset, SOUTH, toState } from '../../src/core';
import { panelContext } from '../../src/foundry/applications/panel/panel-context';
import { makeCard } from '../../src/foundry/chat/make-card';
import { newSave } from '../../src/match';
import { reportOf } from '../../src/match/report';
import { undoSummary } from '../../src/match/undo';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';
import { DUEL, position, seenBy } from '../canvas/battle';

const duel = position(DUEL);

test('another side may act within a turn: nothing else of the turn is changed by it', () => {
  const battle = ccNapoleon.play.positionOf(duel);
  const c = new Context(battle, true);
  const [unit] = battle.force(SOUTH).units;
  if (!unit) throw new Error('nobody is there');
  c.marked(unit, 'moved');
  const before = toState(battle);
  const { top } = battle;
  c.turnPassed(NORTH);
  expect(c.events?.at(-1)).toEqual({ type: 'turn-passed', side: 'north' });
  const after = toState(battle);
  expect(after).toEqual({ ...before, turn: { ...before.turn, side: 'north' } });
  expect(toState(ccNapoleon.play.positionOf(structuredClone(after)))).toEqual(after);
  // Whoever acts now is given the orders, and the other one is refused.
  expect(new Set(ccNapoleon.orders(after).map(({ side }) => side))).toEqual(new Set(['north']));
  expect(ccNapoleon.refusal(after, { type: 'end-turn', side: 'south' })?.reason).toBe('not-your-turn');
  battle.undo(top);
  expect(toState(battle)).toEqual(before);
});

/** The same game, in which every turn counts for itself. */
const single: Ruleset = { ...ccNapoleon, ownTurn: ({ number }) => number };

test('how turns are counted is said by the game, wherever they are shown', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const counted: number[][] = [];
  playRandomBattle(ccNapoleon, scenario, 1, (state, action, before) => {
    if (before.turn.number !== 5 || state.turn.number !== 6) return;
    for (const rules of [ccNapoleon, single]) {
      const earlier = newSave(rules, before);
      const later = { ...earlier, state, record: [action] };
      const report = reportOf(rules, earlier, later);
      const card = makeCard({ battle: 'b', rules, report, state, rolls: [], news: report.events, beats: [] });
      const began = card.lines.find((line) => line.type === 'turn-began');
      const shown = began?.type === 'turn-began' ? began.shown : undefined;
      counted.push([undoSummary(rules, later, 0).turn, card.turn, shown ?? 0]);
    }
  });
  expect(counted).toEqual([
    [3, 3, 3],
    [5, 5, 6],
  ]);
  const turn = { ...duel.turn, number: 4 };
  const panel = (rules: Ruleset) =>
    panelContext({ ...seenBy(['south'], { ...duel, turn }), rules }, false).turn;
  expect([panel(ccNapoleon), panel(single)]).toEqual([2, 4]);
});
