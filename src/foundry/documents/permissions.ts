import type { Refusal } from '../../core';
import { because } from '../../match';
import { localize } from '../texts';

/** Permissions that the module cannot do without, with the keys of their names in Foundry's own texts. */
const NAMES = { QUERY_USER: 'PERMISSION.QueryUser', SETTINGS_MODIFY: 'PERMISSION.SettingsModify' } as const;

/** The name of a permission, as the GM finds it in Foundry's windows. */
export const permissionName = (permission: keyof typeof NAMES): string => localize(NAMES[permission]);

/** Thrown where this client's user lacks the permission to send queries. */
class MayNotQuery extends Error {}

/** Sends a query to the client of another user. Rejects where this one may not, and where no answer comes in time. */
export async function sendQuery<Name extends keyof CONFIG.Queries>(
  other: User.Implementation,
  name: Name,
  asked: Parameters<CONFIG.Queries[Name]>[0],
  timeout: number,
): Promise<Awaited<ReturnType<CONFIG.Queries[Name]>>> {
  if (!game.user.can('QUERY_USER')) throw new MayNotQuery(name);
  return other.query(name as never, asked as never, { timeout }) as never;
}

/** Why a query came to nothing. */
export const unansweredBecause = (error: unknown): Refusal =>
  error instanceof MayNotQuery
    ? { ...because('may-not-query'), about: { permission: permissionName('QUERY_USER') } }
    : because('no-answer');
