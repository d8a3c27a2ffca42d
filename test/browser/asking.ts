import { createHash, randomUUID } from 'node:crypto';
import type { Seat } from './harness';

interface Table {
  readonly game: {
    readonly user: {
      readonly id: string;
      setFlag(scope: string, key: string, value: string): Promise<unknown>;
    };
    readonly users: {
      readonly activeGM:
        | {
            readonly isSelf: boolean;
            query(name: string, data: object, options: { timeout: number }): Promise<unknown>;
          }
        | undefined;
    };
  };
  readonly CONFIG: { readonly queries: Readonly<Record<string, (data: object, context: object) => unknown>> };
}

/** What is sent, whom it names as the one who asks, and how long an answer is waited for, in milliseconds. */
export interface Asking {
  readonly query: 'request' | 'campaign';
  readonly user: string;
  readonly content: object;
  readonly patience?: number;
}

/**
 * Asks the client that decides past every button, in the name of the window's own user, who vouches for it, or of
 * another, which is a forgery.
 */
export function askInName(
  { page }: Seat,
  { query, user, content, patience = 20_000 }: Asking,
): Promise<unknown> {
  const text = JSON.stringify({ salt: randomUUID(), content });
  const digest = createHash('sha256').update(text).digest('hex');
  return page.evaluate(
    async ([name, asked, vouched, timeout]) => {
      const { game, CONFIG } = globalThis as unknown as Table;
      await game.user.setFlag('pas-de-charge', 'vouched', vouched);
      const query = `pas-de-charge.${name}`;
      const decider = game.users.activeGM;
      return decider?.isSelf ? CONFIG.queries[query]?.(asked, {}) : decider?.query(query, asked, { timeout });
    },
    [query, { user, text }, digest, patience] as const,
  );
}
