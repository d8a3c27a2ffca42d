import { isDeepStrictEqual } from 'node:util';
import { type Ruleset, redo, replay, type Scenario, type State } from '../../src/core';
import { newSave, readSave } from '../../src/match';
import { type Manner, playRandomBattle } from './random-battle';
import { orderFaults, unsound } from './soundness';

/** The number of times a battle is undone to a random moment. */
const UNDOS = 3;

/**
 * Plays one random battle and checks it: nothing throws, every position is sound and survives JSON, every turn's
 * position can be read back from a file unchanged, there is no dead end, the record replays to the same position, and
 * so does every undo that is tried.
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
        for (const fault of fileFaults(rules, before, state))
          found(`after order ${positions.length} ${fault}`);
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

/**
 * The fault if the first position of a turn, or the final one, changes when it is read from a file; throws UnusableData
 * if it is refused.
 */
function fileFaults(rules: Ruleset, before: State, state: State): readonly string[] {
  if (state.turn.number === before.turn.number && state.winner === null) return [];
  const written = JSON.parse(JSON.stringify(state));
  const read = JSON.parse(JSON.stringify(readSave(rules, newSave(rules, written)).save.state));
  return isDeepStrictEqual(read, written) ? [] : ['a file of the battle is read otherwise'];
}
