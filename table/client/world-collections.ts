import { DOCUMENT_NAMES, type DocumentName, kindOf } from '../shared/documents/kinds';
import type { WorldSnapshot } from '../shared/documents/operation';
import { client } from './client';
import { Collection } from './collection';
import type { DocumentClass, DocumentLike } from './document-like';
import { Actor } from './documents/actor';
import { ChatMessage } from './documents/chat-message';
import { Combat } from './documents/combat';
import { Folder } from './documents/folder';
import { JournalEntry, JournalEntryPage, Setting } from './documents/journal';
import { Scene } from './documents/scene';
import { TokenDocument } from './documents/token-document';
import { activeGM, User } from './documents/user';
import { Wall } from './documents/wall';
import { viewed } from './viewed-scene';

/** The class of each kind of document. */
export const documentClasses = {
  User,
  Actor,
  Scene,
  Token: TokenDocument,
  Wall,
  Combat,
  ChatMessage,
  Setting,
  Folder,
  JournalEntry,
  JournalEntryPage,
} as const satisfies Readonly<Record<DocumentName, unknown>>;

class Users extends Collection<DocumentLike> {
  get activeGM(): User | null {
    return activeGM();
  }

  get current(): DocumentLike | undefined {
    return this.get(client.userId);
  }
}

class Scenes extends Collection<DocumentLike> {
  get active(): DocumentLike | undefined {
    return this.find(({ _source }) => _source.active === true);
  }

  get viewed(): DocumentLike | null {
    return viewed.scene;
  }
}

class Combats extends Collection<DocumentLike> {
  /** The active combat of the viewed scene. */
  get viewed(): DocumentLike | null {
    const onScene = this.filter(({ _source }) => _source.scene === viewed.scene?.id);
    return onScene.find(({ _source }) => _source.active === true) ?? onScene[0] ?? null;
  }

  get active(): DocumentLike | undefined {
    return this.find(({ _source }) => _source.active === true);
  }
}

const SPECIAL: Partial<Record<DocumentName, () => Collection<DocumentLike>>> = {
  User: () => new Users(),
  Scene: () => new Scenes(),
  Combat: () => new Combats(),
};

/** Creates the client's collections, still empty, so that modules can be loaded. */
export function makeCollections(): void {
  for (const name of DOCUMENT_NAMES) {
    client.classes.set(name, documentClasses[name]);
    if (!kindOf(name).parent) client.collections.set(name, SPECIAL[name]?.() ?? new Collection());
  }
}

/** From now on, creates documents with the classes that the game system has put in place of Foundry's. */
export function takeClasses(config: Readonly<Record<string, unknown>>): void {
  for (const name of DOCUMENT_NAMES) {
    const own: unknown = Reflect.get(Object(config[name]), 'documentClass');
    if (typeof own === 'function') client.classes.set(name, own as DocumentClass);
  }
}

/** Fills the collections with the data from the server. */
export function fillCollections({ documents, activeUsers }: WorldSnapshot): void {
  for (const user of activeUsers) client.activeUsers.add(user);
  for (const [name, collection] of client.collections) {
    const Made = client.classes.get(name) ?? documentClasses[name];
    for (const data of documents[kindOf(name).collection] ?? []) {
      const made = new Made(data, {});
      collection.set(made.id ?? '', made);
    }
  }
}
