import { applyChanges } from '../shared/data/diff';
import { isId, randomID } from '../shared/data/id';
import { type Data, deepClone } from '../shared/data/plain';
import { DOCUMENT_NAMES, type DocumentName, kindOf } from '../shared/documents/kinds';
import type { Change, Manifest, Operation } from '../shared/documents/operation';
import { type Affected, type Asker, isGameMaster, mayModify } from '../shared/documents/permission';
import { SchemaField } from '../shared/fields';

/** Documents by the name of their collection. */
export type WorldData = Record<string, Data[]>;

/** Sent to the requesting client when the server refuses. */
export class Refused extends Error {}

/** A new world with three users and nothing else. */
export function emptyWorld(): WorldData {
  const user = (_id: string, name: string, role: number, color: string): Data => ({
    ...cleaned('User', { name, role, color }),
    _id,
  });
  const world: WorldData = {};
  for (const name of DOCUMENT_NAMES) if (!kindOf(name).parent) world[kindOf(name).collection] = [];
  world.users = [
    user('gm', 'Game Master', 4, '#6b4f9e'),
    user('allied', 'Allied player', 1, '#a8322d'),
    user('french', 'French player', 1, '#2d4f8e'),
  ];
  return world;
}

const schemas = new Map<DocumentName, SchemaField>();

function cleaned(name: DocumentName, data: Data, partial = false): Data {
  const schema = schemas.get(name) ?? new SchemaField(kindOf(name).schema());
  schema.name = name;
  schemas.set(name, schema);
  const clean = schema.clean(data, partial) as Data;
  schema.validate(clean, partial);
  return clean;
}

/** The documents of the world; decides on permission to change them. */
export class World {
  readonly #manifests: readonly Manifest[];
  readonly #changed: () => void;
  #data: WorldData;

  constructor(data: WorldData, manifests: readonly Manifest[], changed: () => void) {
    this.#data = data;
    this.#manifests = manifests;
    this.#changed = changed;
  }

  get data(): Readonly<WorldData> {
    return this.#data;
  }

  /** Starts again with an empty world. */
  reset(): void {
    this.#data = emptyWorld();
    this.#changed();
  }

  /** The user with an id. */
  user(id: string): Asker | undefined {
    const user = this.#find('User', id);
    return user && { id, role: Number(user.role), permissions: user.permissions };
  }

  /** Carries out a whole operation, or throws Refused; returns the changes for every client. */
  modify(operation: Operation, userId: string): readonly Change[] {
    const user = this.user(userId);
    if (!user) throw new Refused(`There is no user ${userId}.`);
    const list = this.#listFor(operation);
    const change = { ...operation, userId };
    let changes: readonly Change[];
    if (operation.action === 'create') changes = [this.#create(change, list, user)];
    else if (operation.action === 'update') changes = this.#update(change, list, user);
    else changes = [this.#delete(change, list, user)];
    this.#changed();
    return changes;
  }

  #create(change: Change, list: Data[], user: Asker): Change {
    const created = change.data.map((data) => this.#newDocument(change, data, user));
    const ids = new Set([...list.map(({ _id }) => _id)]);
    for (const source of created) {
      if (ids.has(source._id)) throw new Refused(`There is a ${change.documentName} ${source._id} already.`);
      this.#check(user, change, source);
    }
    list.push(...created);
    return { ...change, data: deepClone(created) };
  }

  #newDocument({ documentName, options }: Change, data: Data, user: Asker): Data {
    const source = cleaned(documentName, data);
    this.#checkType(documentName, source.type);
    const keepsId = options.keepId === true && isId(source._id);
    source._id = keepsId ? source._id : randomID();
    if (documentName === 'ChatMessage') {
      if (!isGameMaster(user) || source.author === null) source.author = user.id;
      source.timestamp = Date.now();
    }
    const { ownership } = source;
    if (typeof ownership === 'object' && ownership !== null && !isGameMaster(user)) {
      source.ownership = { ...ownership, [user.id]: 3 };
    }
    for (const key of ['tokens', 'pages']) {
      const inner = source[key];
      if (Array.isArray(inner)) source[key] = inner.map((item: Data) => this.#embedded(key, item));
    }
    return source;
  }

  #embedded(key: string, data: Data): Data {
    const source = cleaned(key === 'tokens' ? 'Token' : 'JournalEntryPage', data);
    return { ...source, _id: isId(source._id) ? source._id : randomID() };
  }

  #update(change: Change, list: Data[], user: Asker): readonly Change[] {
    const updates = change.data.map((data) => {
      const source = list.find(({ _id }) => _id === data._id);
      if (!source) throw new Refused(`There is no ${change.documentName} ${String(data._id)}.`);
      this.#check(user, change, source);
      const changes = cleaned(change.documentName, data, true);
      if ('type' in changes) throw new Refused('The type of a document cannot be changed.');
      const isRaised = 'role' in changes || 'permissions' in changes;
      if (change.documentName === 'User' && isRaised && !isGameMaster(user)) {
        throw new Refused('Only a GM may change a role or a permission.');
      }
      return { source, changes };
    });
    for (const { source, changes } of updates) applyChanges(source, changes);
    return [
      { ...change, data: updates.map(({ changes }) => deepClone(changes)) },
      ...this.#onlyOneActive(change, updates.find(({ changes }) => changes.active === true)?.source),
    ];
  }

  // Only one scene is active: the server deactivates the others.
  #onlyOneActive(change: Change, active: Data | undefined): readonly Change[] {
    if (change.documentName !== 'Scene' || !active) return [];
    const others = (this.#data.scenes ?? []).filter((scene) => scene !== active && scene.active === true);
    for (const other of others) other.active = false;
    if (others.length === 0) return [];
    return [{ ...change, data: others.map(({ _id }) => ({ _id, active: false })) }];
  }

  #delete(change: Change, list: Data[], user: Asker): Change {
    const ids = new Set(change.ids);
    const doomed = list.filter(({ _id }) => ids.has(String(_id)));
    if (doomed.length !== ids.size) {
      throw new Refused(`There is no ${change.documentName} ${change.ids.join(', ')}.`);
    }
    for (const source of doomed) this.#check(user, change, source);
    list.splice(0, list.length, ...list.filter((source) => !doomed.includes(source)));
    return change;
  }

  #check(user: Asker, { action, documentName, parent }: Change, source: Data): void {
    const affected: Affected = { documentName, source, holder: this.#holder(documentName, source, parent) };
    if (mayModify(user, action, affected)) return;
    const { name } = this.#find('User', user.id) ?? {};
    throw new Refused(
      `User ${String(name)} lacks permission to ${action} ${documentName} [${String(source._id)}]`,
    );
  }

  #holder(documentName: DocumentName, source: Data, parent: Operation['parent']): Data | undefined {
    if (documentName === 'Token') return this.#find('Actor', String(source.actorId));
    return parent && this.#find(parent.documentName, parent.id);
  }

  #checkType(documentName: DocumentName, type: unknown): void {
    if (!kindOf(documentName).hasType) return;
    const own = documentName === 'JournalEntryPage' ? 'text' : 'base';
    // Types of the game system have no prefix.
    const typesOf = ({ id, type: kind, documentTypes }: Manifest) =>
      Object.keys(documentTypes[documentName] ?? {}).map((each) =>
        kind === 'system' ? each : `${id}.${each}`,
      );
    const known = [own, ...this.#manifests.flatMap(typesOf)];
    if (!known.includes(String(type))) {
      throw new Refused(`"${String(type)}" is not a valid type for the ${documentName} Document class`);
    }
  }

  #listFor({ documentName, parent }: Operation): Data[] {
    const { collection, parent: parentName } = kindOf(documentName);
    const owner =
      parentName === undefined ? this.#data : parent && this.#find(parent.documentName, parent.id);
    const list = owner?.[collection];
    if (!Array.isArray(list)) throw new Refused(`A ${documentName} needs its ${parentName ?? 'world'}.`);
    return list;
  }

  #find(documentName: DocumentName, id: string): Data | undefined {
    return this.#data[kindOf(documentName).collection]?.find(({ _id }) => _id === id);
  }
}
