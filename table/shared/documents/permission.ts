import type { Data } from '../data/plain';
import type { DocumentName } from './kinds';

/** Levels of ownership by name. */
export const OWNERSHIP_LEVELS = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 } as const;

/** Roles of users by name. */
export const USER_ROLES = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 } as const;

/** A user, as far as permissions need it. */
export interface Asker {
  readonly id: string;
  readonly role: number;
  /** Permissions of the user's own, before those of the role. */
  readonly permissions?: unknown;
}

/** The lowest role that has a permission, for those that a world can take away. */
const LOWEST = { QUERY_USER: USER_ROLES.PLAYER, SETTINGS_MODIFY: USER_ROLES.ASSISTANT } as const;

export type Permission = keyof typeof LOWEST;

/** True if a user has a permission, by the user's own permissions or by role; GMs have them all. */
export function hasPermission(
  { role, permissions }: Pick<Asker, 'role' | 'permissions'>,
  permission: Permission,
): boolean {
  if (role === USER_ROLES.GAMEMASTER) return true;
  const own: unknown = Object(permissions)[permission];
  return typeof own === 'boolean' ? own : role >= LOWEST[permission];
}

/** True if a user's role has GM rights. */
export const isGameMaster = ({ role }: { readonly role: number }): boolean => role >= USER_ROLES.ASSISTANT;

/** The level of a user in an `ownership` record. */
export function levelIn(ownership: unknown, userId: string): number {
  if (typeof ownership !== 'object' || ownership === null) return OWNERSHIP_LEVELS.NONE;
  const own: unknown = Reflect.get(ownership, userId) ?? Reflect.get(ownership, 'default');
  return typeof own === 'number' ? own : OWNERSHIP_LEVELS.NONE;
}

/** A document to be created, changed or deleted. */
export interface Affected {
  readonly documentName: DocumentName;
  readonly source: Data;
  /** The actor of a token, or the entry of a page, whose owner also owns the document. */
  readonly holder?: Data | undefined;
}

/** True if a user may create, change or delete a document. */
export function mayModify(user: Asker, action: 'create' | 'update' | 'delete', affected: Affected): boolean {
  const { documentName, source, holder } = affected;
  // Settings of the world have no user.
  if (documentName === 'Setting' && source.user === null) return hasPermission(user, 'SETTINGS_MODIFY');
  if (isGameMaster(user)) return true;
  switch (documentName) {
    case 'ChatMessage':
      return source.author === user.id;
    case 'User':
      return action === 'update' && source._id === user.id;
    case 'Setting':
      return source.user === user.id;
    case 'Actor':
    case 'JournalEntry':
      return action !== 'create' && isOwned(source.ownership, user);
    case 'Token':
      return action === 'update' && isOwned(holder?.ownership, user);
    case 'JournalEntryPage':
      return isOwned(holder?.ownership, user);
    default:
      return false;
  }
}

const isOwned = (ownership: unknown, { id }: Asker): boolean =>
  levelIn(ownership, id) >= OWNERSHIP_LEVELS.OWNER;
