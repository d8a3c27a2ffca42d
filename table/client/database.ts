import { diffObject } from '../shared/data/diff';
import { type Data, deepClone, expandObject, isEmpty } from '../shared/data/plain';
import type { DocumentName } from '../shared/documents/kinds';
import type { Operation } from '../shared/documents/operation';
import { client } from './client';
import type { Collection } from './collection';
import type { DocumentClass, DocumentLike, Options } from './document-like';
import { cancelsMove } from './token-movement';

/** Splits the options of an operation from the parent document. */
function split({ parent, ...options }: Options): { options: Data; parent: DocumentLike | undefined } {
  return { options: deepClone(options), parent: (parent as DocumentLike | null) ?? undefined };
}

const currentUser = (): unknown => client.collections.get('User')?.get(client.userId);

function collectionOf(name: DocumentName, parent: DocumentLike | undefined): Collection<DocumentLike> {
  const collection = parent ? parent.embedded.get(name) : client.collections.get(name);
  if (!collection) throw new Error(`${name} needs another parent.`);
  return collection;
}

const reference = (parent: DocumentLike | undefined): Pick<Operation, 'parent'> =>
  parent ? { parent: { documentName: parent.documentName, id: parent.id ?? '' } } : {};

/** Creates documents for every client. Hooks run only on this client; documents they reject are left out. */
export async function createDocuments(
  Wanted: DocumentClass,
  data: readonly Data[],
  operation: Options,
): Promise<DocumentLike[]> {
  const { options, parent } = split(operation);
  const name = Wanted.documentName;
  const Made = client.classes.get(name) ?? Wanted;
  const wanted: Data[] = [];
  for (const given of data) {
    const source = expandObject(deepClone(given));
    const document = new Made(source, { parent });
    if ((await document._preCreate(source, options, currentUser())) === false) continue;
    if (!client.hooks.call(`preCreate${name}`, document, source, options, client.userId)) continue;
    wanted.push(document.toObject());
  }
  if (wanted.length === 0) return [];
  const change = await client.link.modify({
    action: 'create',
    documentName: name,
    ...reference(parent),
    data: wanted,
    ids: [],
    options,
  });
  const collection = collectionOf(name, parent);
  return change.data.flatMap(({ _id }) => collection.get(String(_id)) ?? []);
}

/** Updates documents for every client; updates that change nothing or that a hook rejects are left out. */
export async function updateDocuments(
  Changed: DocumentClass,
  updates: readonly Data[],
  operation: Options,
): Promise<DocumentLike[]> {
  const { options, parent } = split(operation);
  const name = Changed.documentName;
  const collection = collectionOf(name, parent);
  const wanted: Data[] = [];
  for (const update of updates) {
    const document = collection.get(String(update._id));
    if (!document) throw new Error(`${name} "${String(update._id)}" does not exist.`);
    const changes = await allowedChanges(document, update, options);
    if (changes) wanted.push(changes);
  }
  if (wanted.length === 0) return [];
  const change = await client.link.modify({
    action: 'update',
    documentName: name,
    ...reference(parent),
    data: wanted,
    ids: [],
    options,
  });
  return change.data.flatMap(({ _id }) => collection.get(String(_id)) ?? []);
}

async function allowedChanges(
  document: DocumentLike,
  update: Data,
  options: Data,
): Promise<Data | undefined> {
  const { _id, ...given } = update;
  const difference = diffObject(document._source, document._cleanChanges(given));
  if (isEmpty(difference)) return undefined;
  const changes: Data = { ...difference, _id };
  if ((await document._preUpdate(changes, options, currentUser())) === false) return undefined;
  const { hooks, userId } = client;
  if (!hooks.call(`preUpdate${document.documentName}`, document, changes, options, userId)) return undefined;
  return cancelsMove(document, changes, options) ? undefined : changes;
}

/** Deletes documents for every client; documents that a hook protects are left out. */
export async function deleteDocuments(
  Deleted: DocumentClass,
  ids: readonly string[],
  operation: Options,
): Promise<DocumentLike[]> {
  const { options, parent } = split(operation);
  const name = Deleted.documentName;
  const collection = collectionOf(name, parent);
  const doomed: DocumentLike[] = [];
  for (const id of ids) {
    const document = collection.get(id);
    if (!document) throw new Error(`${name} "${id}" does not exist.`);
    if ((await document._preDelete(options, currentUser())) === false) continue;
    if (client.hooks.call(`preDelete${name}`, document, options, client.userId)) doomed.push(document);
  }
  if (doomed.length === 0) return [];
  await client.link.modify({
    action: 'delete',
    documentName: name,
    ...reference(parent),
    data: [],
    ids: doomed.map(({ id }) => id ?? ''),
    options,
  });
  return doomed;
}
