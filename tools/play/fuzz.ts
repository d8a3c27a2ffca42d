import { isDeepStrictEqual } from 'node:util';
import { type Ruleset, redo, replay, type Scenario } from '../../src/core';
import { newSave, readSave } from '../../src/match';
import { type Manner, playRandomBattle } from './random-battle';
import { orderFaults, unsound } from './soundness';

/** How often a battle is taken back to a random moment. */
const UNDOS = 3;

/**
 * Plays one random battle and looks for faults: no throw, nothing unsound, JSON round trip, every
 * turn's position is read from a file as it was, no dead end, the record replays to the same position, and so does every undo that is tried.
 */
export function fuzzBattle(
  rules: Ruleset,
  scenario: Scenario,
  seed: number,
  manner: Manner = 'any',
): readonly string[] {
  const faults: string[] = [];
  const found = (fault: string) => faults.push(`${scenario.id}, seed ${seed}, ${manner}: ${fault}`);
  const positions: string[] = [];
  try {
    const battle = playRandomBattle(
      rules,
      scenario,
      seed,
      (state, action, before) => {
        const json = JSON.stringify(state);
        positions.push(json);
        if ('order' in action && rules.refusal(before, action.order)) {
          found(
            `order ${positions.length}, ${action.order.type}, is refused: it should not have been offered`,
          );
        }
        for (const fault of unsound(rules, state)) found(`after order ${positions.length}: ${fault}`);
        if (JSON.stringify(redo(rules, JSON.parse(JSON.stringify(before)), action)) !== json) {
          found(`order ${positions.length} ends otherwise when it is played again from a kept position`);
        }
        for (const fault of orderFaults(rules, state)) found(fault);
        const isTold = state.turn.number !== before.turn.number || state.winner !== null;
        if (isTold && !isReadAsItIs(rules, json)) {
          found(`after order ${positions.length} a file of the battle is read otherwise`);
        }
      },
      manner,
    );
    const { start, actions } = battle;
    for (let undo = 1; undo <= UNDOS; undo += 1) {
      const to = Math.floor((actions.length * undo) / (UNDOS + 1));
      const record = [...actions, { undoneTo: to }];
      const expected = positions[to - 1] ?? JSON.stringify(start);
      if (JSON.stringify(replay(rules, start, record)) !== expected) found(`undo to ${to} ends elsewhere`);
    }
  } catch (error) {
    found(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return faults;
}

/** Whether a position is the same when it is read from the file of a battle; throws UnusableData if it is refused. */
function isReadAsItIs(rules: Ruleset, json: string): boolean {
  const { state } = readSave(rules, newSave(rules, JSON.parse(json))).save;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(state)), JSON.parse(json));
}
