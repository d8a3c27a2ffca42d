import type { Fact } from '../../src/foundry/facts/fact';
import { applyChange } from '../client/apply-change';
import { client, worldCollection } from '../client/client';
import type { ClientDocument } from '../client/client-document';
import type { DocumentLike } from '../client/document-like';
import { fillCollections, makeCollections } from '../client/world-collections';
import { emptyWorld, Refused, World } from '../server/world';
import type { Data } from '../shared/data/plain';
import type { DocumentName } from '../shared/documents/kinds';
import type { Change, Manifest } from '../shared/documents/operation';
import { HookRegistry } from '../shared/hooks';

/** The module used to test the facts. */
const MANIFEST: Manifest = {
  ...{ id: 'drill', title: 'Drill', version: '1' },
  ...{ esmodules: [], styles: [], languages: [], packs: [] },
  documentTypes: { Actor: { unit: {} }, ChatMessage: { order: {} }, Combat: { battle: {} } },
};

/** A world and one client, in one process. */
export interface OneClient {
  readonly world: World;
  /** Every change by the server, in order. */
  readonly changes: readonly Change[];
  /** Every hook call by name, with its arguments. */
  readonly calls: readonly { readonly name: string; readonly args: readonly unknown[] }[];
  /** Carries out an operation as another user, from the server's point of view. */
  as(user: string, operation: Partial<Change> & Pick<Change, 'action' | 'documentName'>): void;
  /** Documents that the GM creates, on this client. */
  given<Given extends readonly Data[]>(
    documentName: DocumentName,
    ...data: Given
  ): { [At in keyof Given]: ClientDocument };
}

const HOOKS = ['Actor', 'Scene', 'Token', 'Combat', 'ChatMessage', 'Setting', 'User']
  .flatMap((name) =>
    ['Create', 'Update', 'Delete'].flatMap((act) => [`pre${act}${name}`, act.toLowerCase() + name]),
  )
  .concat('preMoveToken', 'moveToken');

/** Connects a user to a new world. */
export function sitDown(userId: string): OneClient {
  const world = new World(emptyWorld(), [MANIFEST], () => undefined);
  const changes: Change[] = [];
  const calls: { name: string; args: unknown[] }[] = [];
  const decide = (operation: Parameters<World['modify']>[0], user: string) => {
    const decided = world.modify(structuredClone(operation), user);
    for (const change of decided) {
      changes.push(change);
      applyChange(structuredClone(change));
    }
    return decided;
  };
  client.userId = userId;
  client.activeUsers.clear();
  client.scopes.add(MANIFEST.id);
  Reflect.set(client, 'hooks', new HookRegistry());
  client.link = {
    modify: async (operation) => {
      const [change] = decide(operation, userId);
      if (!change) throw new Refused('Nothing was changed.');
      return change;
    },
    query: async () => undefined,
  };
  makeCollections();
  fillCollections({ documents: world.data, activeUsers: [userId], module: MANIFEST });
  for (const name of HOOKS) client.hooks.on(name, (...args: unknown[]) => void calls.push({ name, args }));
  const as: OneClient['as'] = (user, operation) =>
    void decide({ data: [], ids: [], options: {}, ...operation }, user);
  const given: OneClient['given'] = (documentName, ...data) => {
    as('gm', { action: 'create', documentName, data });
    return worldCollection(documentName).contents.slice(-data.length) as never;
  };
  return { world, changes, calls, as, given };
}

/** The user with an id. */
export function userCalled(id: string): DocumentLike {
  const user = client.collections.get('User')?.get(id);
  if (!user) throw new Error(`There is no user ${id}.`);
  return user;
}

/** A limit of the table, or an addition of its own for tests; it says nothing about Foundry. */
export const limit = (check: Fact<OneClient>['check']) => ({ check });

/** Facts about Foundry that only the table can try, and limits of the table, by what they state. */
export type TableFacts = Readonly<Record<string, Fact<OneClient> | ReturnType<typeof limit>>>;
