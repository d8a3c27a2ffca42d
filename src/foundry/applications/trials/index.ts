import { deploy } from '../../../core';
import type { ScenarioTrials, TrialGround } from '../../battle/scenario-trials';
import { trialKey, trialsKept, withHouseTables } from '../../documents';
import { singleWindow } from '../battle-window';
import { TrialsWindow } from './trials-window';

/** Sets up the Balance window; called once, in `init`. */
export function registerTrialsWindow(ground: TrialGround): ScenarioTrials {
  const listeners: (() => void)[] = [];
  const told = () => {
    for (const listener of listeners) listener();
  };
  const trials = singleWindow(() => new TrialsWindow(ground, told));
  return {
    of: ({ rules, scenario, level }) =>
      trialsKept(trialKey(rules, deploy(rules, withHouseTables(rules, scenario)), level)),
    play: (tried) => void trials.window.play(tried),
    onKept: (listener) => void listeners.push(listener),
  };
}
