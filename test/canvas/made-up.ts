import { deploy, resolve, type State, seededReply, seededStream } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';

const scenario = BATTLES.find(({ id }) => id === 'made-up-small-40');
if (!scenario) throw new Error('there is no battle that was made up');

/** The rules of a battle that two players make up. */
export const rules = rulesOf(scenario);

/** The battle when its ground has been chosen, all of it in the middle: both sides have their troops to place. */
export const READY: State = withGround(deploy(rules, scenario));

function withGround(from: State): State {
  let state = from;
  while (state.turn.step === 'terrain') {
    const [order] = rules.orders(state).filter(({ to }) => rules.grid.position(to ?? '').row === 4);
    if (!order || rules.refusal(state, order)) throw new Error('no ground can be chosen');
    state = resolve(rules, state, order, seededReply(rules, seededStream(7))).state;
  }
  return state;
}
