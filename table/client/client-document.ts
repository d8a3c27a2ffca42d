// biome-ignore-all lint/complexity/noThisInStatic: subclasses inherit these, and mean themselves.
import { randomID } from '../shared/data/id';
import { type Data, expandObject, isPlain } from '../shared/data/plain';
import { DataModel } from '../shared/data-model';
import { type DocumentName, embeddedIn, kindOf } from '../shared/documents/kinds';
import { isGameMaster, levelIn, OWNERSHIP_LEVELS } from '../shared/documents/permission';
import type { Schema } from '../shared/fields';
import { NotOnTable } from '../shared/not-on-table';
import type { TypeDataModel } from '../shared/type-data-model';
import { client } from './client';
import { Collection } from './collection';
import { createDocuments, deleteDocuments, updateDocuments } from './database';
import type { DocumentClass, DocumentLike, Options } from './document-like';
import { keptIn } from './kept-in-pack';

/** A document on the client. */
export class ClientDocument extends DataModel implements DocumentLike {
  static documentName: DocumentName = 'Actor';

  static override defineSchema(): Schema {
    return kindOf(this.documentName).schema();
  }

  /** The class from which the client makes documents of this kind. */
  static get implementation(): DocumentClass {
    return client.classes.get(this.documentName) ?? this;
  }

  static override cleanData(data: Data = {}, { partial = false, type = '' } = {}): Data {
    const cleaned = super.cleanData(data, { partial });
    const model = client.models(this.documentName)[type || String(cleaned.type)];
    if (model && (!partial || 'system' in cleaned)) {
      cleaned.system = model.cleanData(isPlain(cleaned.system) ? cleaned.system : {}, { partial });
    }
    return cleaned;
  }

  declare readonly _id: string | null;
  declare readonly name: string;
  declare readonly type: string;
  declare readonly flags: Data;
  declare readonly ownership: unknown;
  declare system: unknown;
  declare readonly embedded: ReadonlyMap<DocumentName, Collection<DocumentLike>>;

  /** Applications that show this document and are rendered again when it changes. */
  readonly apps: Record<string, { render(): unknown; close(): unknown }> = {};

  get documentName(): DocumentName {
    return (this.constructor as typeof ClientDocument).documentName;
  }

  get id(): string | null {
    return this._id;
  }

  get uuid(): string {
    const own = `${this.documentName}.${this.id}`;
    if (this.parent instanceof ClientDocument) return `${this.parent.uuid}.${own}`;
    return this.pack === null ? own : `Compendium.${this.pack}.${own}`;
  }

  /** The compendium that contains it; null for documents of the world. */
  get pack(): string | null {
    return this.parent instanceof ClientDocument ? this.parent.pack : (keptIn(this)?.id ?? null);
  }

  get isEmbedded(): boolean {
    return this.parent instanceof ClientDocument;
  }

  /** The collection that contains documents of this kind. */
  get collection(): Collection<DocumentLike> | undefined {
    if (this.parent instanceof ClientDocument) return this.parent.embedded.get(this.documentName);
    return client.collections.get(this.documentName);
  }

  /** The document's window, created on first access. */
  get sheet(): unknown {
    throw new NotOnTable(`${this.documentName}#sheet`);
  }

  /** Renders every open application that shows the document again, without creating any. */
  render(_force = false): void {
    for (const app of Object.values(this.apps)) app.render();
  }

  get isOwner(): boolean {
    const user = client.collections.get('User')?.get(client.userId);
    return user !== undefined && this.testUserPermission(user, 'OWNER');
  }

  /** True if a user has at least a level of ownership; a GM has every level. */
  testUserPermission(
    user: DocumentLike,
    level: keyof typeof OWNERSHIP_LEVELS | number,
    { exact = false } = {},
  ): boolean {
    const needed = typeof level === 'number' ? level : OWNERSHIP_LEVELS[level];
    const own = isGameMaster({ role: Number(Reflect.get(user, 'role')) })
      ? OWNERSHIP_LEVELS.OWNER
      : this.getUserLevel(user);
    return exact ? own === needed : own >= needed;
  }

  /** The level of ownership of a user, ignoring GM rights. */
  getUserLevel(user: DocumentLike): number {
    const pack = keptIn(this);
    if (pack) return pack.levelOf(Number(Reflect.get(user, 'role')));
    return levelIn(this.ownership, user.id ?? '');
  }

  getFlag(scope: string, key: string): unknown {
    checkScope(scope);
    const flags = this.flags[scope];
    return key.split('.').reduce<unknown>((at, step) => Reflect.get(Object(at), step), flags);
  }

  setFlag(scope: string, key: string, value: unknown): Promise<unknown> {
    checkScope(scope);
    return this.update({ [`flags.${scope}.${key}`]: value });
  }

  unsetFlag(scope: string, key: string): Promise<unknown> {
    checkScope(scope);
    const path = `flags.${scope}.${key}`.split('.');
    const last = path.pop() ?? key;
    return this.update({ [[...path, `-=${last}`].join('.')]: null });
  }

  /** Updates the document for every client; undefined if nothing changes or a hook cancels it. */
  async update(changes: Data = {}, options: Options = {}): Promise<this | undefined> {
    const own = this.constructor as typeof ClientDocument;
    const [updated] = await updateDocuments(own, [{ ...changes, _id: this.id }], {
      ...options,
      parent: this.parent,
    });
    return updated as this | undefined;
  }

  /** Deletes the document for every client; undefined if a hook cancels it. */
  async delete(options: Options = {}): Promise<this | undefined> {
    const own = this.constructor as typeof ClientDocument;
    const [deleted] = await deleteDocuments(own, [this.id ?? ''], { ...options, parent: this.parent });
    return deleted as this | undefined;
  }

  static create(data: Data | Data[], options: Options = {}): Promise<unknown> {
    if (Array.isArray(data)) return this.createDocuments(data, options);
    return this.createDocuments([data], options).then(([created]) => created);
  }

  static createDocuments(data: readonly Data[] = [], options: Options = {}): Promise<DocumentLike[]> {
    return createDocuments(this, data, options);
  }

  static updateDocuments(updates: readonly Data[] = [], options: Options = {}): Promise<DocumentLike[]> {
    return updateDocuments(this, updates, options);
  }

  static deleteDocuments(ids: readonly string[] = [], options: Options = {}): Promise<DocumentLike[]> {
    return deleteDocuments(this, ids, options);
  }

  createEmbeddedDocuments(name: DocumentName, data: readonly Data[] = [], options: Options = {}) {
    return createDocuments(classOf(name), data, { ...options, parent: this });
  }

  updateEmbeddedDocuments(name: DocumentName, updates: readonly Data[] = [], options: Options = {}) {
    return updateDocuments(classOf(name), updates, { ...options, parent: this });
  }

  deleteEmbeddedDocuments(name: DocumentName, ids: readonly string[] = [], options: Options = {}) {
    return deleteDocuments(classOf(name), ids, { ...options, parent: this });
  }

  /** Called on the requesting client before its hook; `false` cancels. */
  async _preCreate(_data: Data, _options: Options, _user: unknown): Promise<unknown> {
    return undefined;
  }

  async _preUpdate(_changes: Data, _options: Options, _user: unknown): Promise<unknown> {
    return undefined;
  }

  async _preDelete(_options: Options, _user: unknown): Promise<unknown> {
    return undefined;
  }

  /** Computes the data that is not stored. */
  prepareData(): void {
    const system = this.system as Partial<TypeDataModel> | undefined;
    system?.prepareBaseData?.();
    system?.prepareDerivedData?.();
  }

  override toObject(): Data {
    const data = super.toObject();
    for (const [name, collection] of this.embedded) {
      data[kindOf(name).collection] = collection.map((document) => document.toObject());
    }
    return data;
  }

  override _cleanChanges(changes: Data): Data {
    const own = this.constructor as typeof ClientDocument;
    const cleaned = own.cleanData(expandObject(changes), { partial: true, type: this.type ?? '' });
    this.schema.validate(cleaned, true);
    const model = client.models(this.documentName)[this.type];
    if (model && 'system' in cleaned) model.schema.validate(cleaned.system, true);
    return cleaned;
  }

  override _initialize(): void {
    super._initialize();
    this._embed();
    const model = client.models(this.documentName)[this.type];
    const source = this._source.system;
    if (model && isPlain(source)) this.system = new model(source, { parent: this });
    this.prepareData();
  }

  // Embedded documents are created once; later changes are applied to each of them.
  private _embed(): void {
    if (!Object.hasOwn(this, 'embedded')) {
      const embedded = new Map(
        embeddedIn(this.documentName).map((name) => [name, this._collectionOf(name)] as const),
      );
      Object.defineProperty(this, 'embedded', { value: embedded, enumerable: false });
    }
    for (const [name, collection] of this.embedded) {
      Object.defineProperty(this, kindOf(name).collection, { value: collection, configurable: true });
    }
  }

  private _collectionOf(name: DocumentName): Collection<DocumentLike> {
    const collection = new Collection<DocumentLike>();
    const sources = this._source[kindOf(name).collection];
    const Made = classOf(name);
    for (const source of Array.isArray(sources) ? (sources as Data[]) : []) {
      // On the way to the server none has an id yet, so each gets its own, to keep them apart.
      const document = new Made({ ...source, _id: source._id ?? randomID() }, { parent: this });
      collection.set(document.id ?? '', document);
    }
    return collection;
  }
}

const classOf = (name: DocumentName): DocumentClass => {
  const known = client.classes.get(name);
  if (!known) throw new Error(`There is no class for ${name} yet.`);
  return known;
};

function checkScope(scope: string): void {
  if (!client.scopes.has(scope)) {
    throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
  }
}
