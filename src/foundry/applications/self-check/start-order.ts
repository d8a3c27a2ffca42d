import { localize } from '../../texts';

/** The hooks of the start that the module hangs its parts on, in the order that it counts on. */
const WANTED = ['init', 'i18nInit', 'setup', 'canvasReady', 'ready'] as const;

/** How Foundry has started. */
export interface Start {
  /** The hooks that were called until it was ready. */
  readonly hooks: readonly string[];
  /** Whether there was a scene that could have been drawn. */
  readonly hasScene: boolean;
}

const seen: string[] = [];
let hasScene = false;

/** Notes in which order Foundry starts; to be called once, in `init`. */
export function watchStart(): void {
  seen.push('init');
  for (const hook of WANTED.slice(1)) {
    Hooks.once(hook as 'ready', () => {
      // A world without a scene draws its first one later.
      if (!seen.includes('ready')) seen.push(hook);
      if (hook === 'ready') hasScene = canvas?.scene != null;
    });
  }
}

/** How this window has started. */
export const startSeen = (): Start => ({ hooks: seen, hasScene });

/** What is wrong with such a start; undefined if nothing is. */
export function startFault(start: Start): string | undefined {
  const wanted = WANTED.filter((hook) => hook !== 'canvasReady' || start.hasScene);
  const [found, expected] = [start.hooks.join(', '), wanted.join(', ')];
  if (found === expected) return undefined;
  return localize('PDC.self-check.differs', { what: 'Hooks', found, expected });
}
