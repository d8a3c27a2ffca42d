/** A group of tests, as Mocha hands it to the body that fills it. */
export interface Suite {
  /** How long each test and each hook of the group may take, in milliseconds. */
  timeout(limit: number): unknown;
}

/** What Mocha and Chai offer to the tests of a batch, as far as ours use it. */
export interface TestKit {
  describe(title: string, body: (this: Suite) => void): void;
  it(title: string, body: () => Promise<void> | void): void;
  before(body: () => Promise<void>): void;
  after(body: () => Promise<void>): void;
  readonly assert: {
    ok(value: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
  };
}

/** The module Quench, which runs tests inside a world. */
export interface Quench {
  registerBatch(
    key: string,
    register: (kit: TestKit) => void,
    options: { readonly displayName: string },
  ): unknown;
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      /** From the module Quench: test batches can be registered. */
      quenchReady: (quench: Quench) => void;
    }
  }
}
