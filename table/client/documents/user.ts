import { hasPermission, isGameMaster, type Permission } from '../../shared/documents/permission';
import { client } from '../client';
import { ClientDocument } from '../client-document';

/** A user who may join the table. */
export class User extends ClientDocument {
  static override documentName = 'User' as const;

  declare readonly role: number;
  declare readonly color: string;
  /** Permissions that this user has, or has not, whatever users of the role have. */
  declare readonly permissions: Readonly<Record<string, unknown>>;

  get active(): boolean {
    return client.activeUsers.has(this.id ?? '');
  }

  get isSelf(): boolean {
    return this.id === client.userId;
  }

  get isGM(): boolean {
    return isGameMaster(this);
  }

  /** True if the user has a permission. */
  can(permission: Permission): boolean {
    return hasPermission(this, permission);
  }

  /** True if this is the active GM, whose client decides. */
  get isActiveGM(): boolean {
    return activeGM() === this;
  }

  /** Queries the client of this user; rejects if the user is not connected or does not answer in time. */
  async query(name: string, data: unknown, { timeout }: { timeout?: number } = {}): Promise<unknown> {
    if (this.isSelf) throw new Error('A user does not query himself.');
    const asking = client.collections.get('User')?.get(client.userId);
    if (!(asking instanceof User && asking.can('QUERY_USER')))
      throw new Error('You do not have permission to query users.');
    if (!this.active) throw new Error(`User ${this.name} is not active.`);
    const envelope = { to: this.id ?? '', name, data };
    return client.link.query(timeout === undefined ? envelope : { ...envelope, timeout });
  }
}

/** The active GM, the same one for every client. */
export function activeGM(): User | null {
  const users = client.collections.get('User')?.contents ?? [];
  const present = users.filter((user) => user instanceof User && user.active && user.isGM) as User[];
  present.sort((one, other) => other.role - one.role || String(one.id).localeCompare(String(other.id)));
  return present[0] ?? null;
}
