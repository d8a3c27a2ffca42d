import { isGameMaster } from '../../shared/documents/permission';
import { client } from '../client';
import { ClientDocument } from '../client-document';

/** Somebody who may sit at the table. */
export class User extends ClientDocument {
  static override documentName = 'User' as const;

  declare readonly role: number;
  declare readonly color: string;

  get active(): boolean {
    return client.activeUsers.has(this.id ?? '');
  }

  get isSelf(): boolean {
    return this.id === client.userId;
  }

  get isGM(): boolean {
    return isGameMaster(this);
  }

  /** Whether this is the one game master whose client decides. */
  get isActiveGM(): boolean {
    return activeGM() === this;
  }

  /** Asks the client of this user; rejects where nobody is there or no answer comes in time. */
  async query(name: string, data: unknown, { timeout }: { timeout?: number } = {}): Promise<unknown> {
    if (this.isSelf) throw new Error('A user does not query himself.');
    if (!this.active) throw new Error(`User ${this.name} is not active.`);
    const envelope = { to: this.id ?? '', name, data };
    return client.link.query(timeout === undefined ? envelope : { ...envelope, timeout });
  }
}

/** The active game master, always the same one for everybody. */
export function activeGM(): User | null {
  const users = client.collections.get('User')?.contents ?? [];
  const present = users.filter((user) => user instanceof User && user.active && user.isGM) as User[];
  present.sort((one, other) => other.role - one.role || String(one.id).localeCompare(String(other.id)));
  return present[0] ?? null;
}
