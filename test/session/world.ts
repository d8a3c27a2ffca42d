import { vi } from 'vitest';
import { ENGLISH } from '../foundry/english';

type Handler = (...args: readonly unknown[]) => void;

/** What a test sees of the world that it has made up. */
export interface World {
  /** Everything that was told by notifications, oldest first. */
  readonly told: string[];
  /** Calls the handlers of a hook. */
  call(hook: string, ...args: readonly unknown[]): void;
}

/** A collection of documents as far as the session looks at it. */
export const collection = <T extends { readonly id: string }>(...contents: T[]) => ({
  contents,
  get: (id: string) => contents.find((each) => each.id === id),
  find: (test: (each: T) => boolean) => contents.find(test),
});

/** Puts a Foundry around a test that has nothing but what is given, a game master, texts and hooks. */
export function makeWorld(game: Readonly<Record<string, unknown>> = {}): World {
  const told: string[] = [];
  const handlers = new Map<string, Handler[]>();
  const on = (hook: string, handler: Handler) => {
    handlers.set(hook, [...(handlers.get(hook) ?? []), handler]);
  };
  const tell = (text: string) => told.push(text);
  const gm = { id: 'gm', name: 'Game Master', isGM: true, isActiveGM: true };
  vi.stubGlobal('Hooks', { on, once: on });
  vi.stubGlobal('ui', { notifications: { info: tell, warn: tell, error: tell } });
  vi.stubGlobal('game', { user: gm, users: collection(gm), i18n: ENGLISH, ...game });
  return {
    told,
    call(hook, ...args) {
      for (const handler of handlers.get(hook) ?? []) handler(...args);
    },
  };
}
