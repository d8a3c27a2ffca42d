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

/** What the browsers keep: each user's own key, and that of the GM one of the world. */
const BROWSERS: Readonly<Record<string, object>> = {
  gm: { own: '1'.repeat(64), held: ['2'.repeat(64)] },
  allied: { own: '3'.repeat(64) },
  french: { own: '4'.repeat(64) },
};

/** Settings of the world and of this browser, as far as the session keeps anything there. */
function settings() {
  const kept = new Map([['ownKeys', JSON.stringify(BROWSERS)]]);
  return {
    register: () => undefined,
    get: (_: string, key: string): string => kept.get(key) ?? '',
    set: async (_: string, key: string, value: string): Promise<void> => {
      kept.set(key, value);
    },
  };
}

/** Puts a Foundry around a test that has nothing but what is given, a GM, texts and hooks. */
export function makeWorld(game: Readonly<Record<string, unknown>> = {}): World {
  const told: string[] = [];
  const handlers = new Map<string, Handler[]>();
  const on = (hook: string, handler: Handler) => {
    handlers.set(hook, [...(handlers.get(hook) ?? []), handler]);
  };
  const tell = (text: string) => told.push(text);
  const gm = {
    ...{ id: 'gm', name: 'Game Master', isGM: true, isActiveGM: true },
    getFlag: () => undefined,
    can: () => true,
  };
  vi.stubGlobal('CONST', {
    DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2, OWNER: 3 },
    TOKEN_DISPLAY_MODES: { NONE: 0 },
  });
  const callAll = (hook: string, ...args: readonly unknown[]) => {
    for (const handler of handlers.get(hook) ?? []) handler(...args);
  };
  vi.stubGlobal('Hooks', { on, once: on, callAll });
  vi.stubGlobal('Folder', { create: async () => undefined });
  vi.stubGlobal('ui', { notifications: { info: tell, warn: tell, error: tell } });
  vi.stubGlobal('game', {
    user: gm,
    users: collection(gm),
    i18n: ENGLISH,
    scenes: collection(),
    folders: collection(),
    settings: settings(),
    ...game,
  });
  return {
    told,
    call: callAll,
  };
}
