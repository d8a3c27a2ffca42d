import type { HookRegistry } from '../shared/hooks';

/** The steps of startup, in the order of its hooks. */
export interface Start {
  /** Runs the scripts of the packages. */
  scripts(): Promise<void>;
  /** Loads their texts. */
  texts(): Promise<void>;
  /** Creates the documents of the world. */
  documents(): void;
  /** Shows the frame and the map. */
  frame(): Promise<void>;
  /** Marks the game as ready. */
  ready(): void;
}

/** Runs the steps one after another, and calls the packages' hook after each. */
export async function startInOrder(
  hooks: Pick<HookRegistry, 'callAll'>,
  last: 'ready' | 'streamReady',
  { scripts, texts, documents, frame, ready }: Start,
): Promise<void> {
  await scripts();
  hooks.callAll('init');
  await texts();
  hooks.callAll('i18nInit');
  documents();
  hooks.callAll('setup');
  await frame();
  ready();
  hooks.callAll(last);
}
