import { localize } from '../texts';

/** The startup hooks that the module uses, in the order that it relies on. */
const WANTED = ['init', 'i18nInit', 'setup', 'canvasReady', 'ready'] as const;

/** The record of how Foundry started. */
export interface Start {
  /** The hooks called up to and including `ready`. */
  readonly hooks: readonly string[];
  /** True if there was a scene that could have been drawn. */
  readonly hasScene: boolean;
}

const seen: string[] = [];
let hasScene = false;

/** Records the order of Foundry's startup hooks; called once, in `init`. */
export function watchStart(): void {
  seen.push('init');
  for (const hook of WANTED.slice(1)) {
    Hooks.once(hook as 'ready', () => {
      // In a world without a scene, the first canvas is drawn after `ready`.
      if (!seen.includes('ready')) seen.push(hook);
      if (hook === 'ready') hasScene = canvas?.scene != null;
    });
  }
}

/** The record of how this client started. */
export const startSeen = (): Start => ({ hooks: seen, hasScene });

/** The fault in a start; undefined if there is none. */
export function startFault(start: Start): string | undefined {
  const wanted = WANTED.filter((hook) => hook !== 'canvasReady' || start.hasScene);
  const [found, expected] = [start.hooks.join(', '), wanted.join(', ')];
  if (found === expected) return undefined;
  return localize('PDC.self-check.differs', { what: 'Hooks', found, expected });
}
