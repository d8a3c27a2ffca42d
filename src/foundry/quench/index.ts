import type { Scenario } from '../../core';
import { MODULE_ID } from '../documents';
import {
  type Family,
  familiesWith,
  GAME_FAMILIES,
  same,
  type TrialBattle,
  type TrialDependencies,
  TrialSetUp,
  titleOf,
} from '../facts';
import { localize } from '../texts';

/** The time limit for a test: the longest give two orders, and each is decided first and then shown. */
const LIMIT = 100_000;

/** Tries facts on a battle, which is set up before and removed with everything that belongs to it afterwards. */
const batch =
  (families: readonly Family<TrialBattle>[], dependencies: TrialDependencies, scenario?: Scenario) =>
  ({ describe, it, before, after }: TestKit): void =>
    describe('On a battle of its own', function () {
      this.timeout(LIMIT);
      const setUp = new TrialSetUp(dependencies, scenario);
      let trial: TrialBattle | undefined;
      before(async () => {
        trial = await setUp.create();
        if (scenario) same('scenario', trial.battle().rules.id, scenario.ruleset);
      });
      for (const [id, fact] of families.flatMap(({ facts }) => Object.entries(facts)))
        it(titleOf(fact, localize(`PDC.self-check.check.${id}`)), async () => {
          if (!trial) throw new Error('there is no battle');
          await fact.check(trial);
        });
      after(async () => same('TrialSetUp', await setUp.clear(), []));
    });

/** Registers test batches with the Quench module if it is active; call once, in `init`. */
export function registerQuench(dependencies: TrialDependencies): void {
  Hooks.once('quenchReady', (quench) => {
    quench.registerBatch(`${MODULE_ID}.facts`, batch(familiesWith([]), dependencies), {
      displayName: 'Pas de Charge: what the module relies on in Foundry',
    });
    for (const { rules, scenarios } of dependencies.games.filter((each) => each.scenarios.length > 0)) {
      const register = batch(GAME_FAMILIES, dependencies, scenarios[0]);
      quench.registerBatch(`${MODULE_ID}.battle.${rules.id}`, register, {
        displayName: `Pas de Charge: a battle of ${rules.id}, set up, played, taken back and removed`,
      });
    }
  });
}

/** A group of tests, passed by Mocha to the body that fills it. */
interface Suite {
  /** Sets the time limit for each test and each hook of the group, in milliseconds. */
  timeout(limit: number): unknown;
}

/** The parts of Mocha that our tests use. */
interface TestKit {
  describe(title: string, body: (this: Suite) => void): void;
  it(title: string, body: () => Promise<void> | void): void;
  before(body: () => Promise<void>): void;
  after(body: () => Promise<void>): void;
}

/** The API of the Quench module, which runs tests inside a world. */
interface Quench {
  registerBatch(
    key: string,
    register: (kit: TestKit) => void,
    options: { readonly displayName: string },
  ): unknown;
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      /** Runs when Quench is ready for test batches. */
      quenchReady: (quench: Quench) => void;
    }
  }
}
