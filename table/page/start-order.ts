import type { HookRegistry } from '../shared/hooks';

/** What there is by each hook of the start. */
export interface Start {
  /** Runs the scripts of the packages. */
  scripts(): Promise<void>;
  /** Reads their texts. */
  texts(): Promise<void>;
  /** Makes the documents of the world. */
  documents(): void;
  /** Shows frame and map. */
  frame(): Promise<void>;
  /** The game is ready. */
  ready(): void;
}

/** Starts one thing after the other, and tells the packages when each of them is there. */
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
