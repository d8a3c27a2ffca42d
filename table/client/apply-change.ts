import { type Data, deepClone } from '../shared/data/plain';
import type { Change } from '../shared/documents/operation';
import { client } from './client';
import type { Collection } from './collection';
import type { DocumentLike } from './document-like';
import { tellMove } from './token-movement';

/** Carries out a change from the server, then notifies the page and the hooks, in this order on every client. */
export function applyChange(change: Change): void {
  const parent = change.parent && client.collections.get(change.parent.documentName)?.get(change.parent.id);
  const collection = parent
    ? parent.embedded.get(change.documentName)
    : client.collections.get(change.documentName);
  if (!collection) return;
  if (change.action === 'create') created(change, collection, parent);
  else if (change.action === 'update') updated(change, collection);
  else deleted(change, collection);
}

function observe(change: Change, documents: readonly DocumentLike[]): void {
  for (const observer of client.observers) observer(change, documents);
}

function created(
  change: Change,
  collection: Collection<DocumentLike>,
  parent: DocumentLike | undefined,
): void {
  const Made = client.classes.get(change.documentName);
  if (!Made) return;
  const documents = change.data.map((data) => new Made(deepClone(data), { parent }));
  for (const document of documents) collection.set(document.id ?? '', document);
  observe(change, documents);
  for (const document of documents) {
    client.hooks.callAll(`create${change.documentName}`, document, change.options, change.userId);
  }
}

function updated(change: Change, collection: Collection<DocumentLike>): void {
  const steps = change.data.flatMap((changes) => {
    const document = collection.get(String(changes._id));
    if (!document) return [];
    const before: Data = { ...document._source };
    document.updateSource(deepClone(changes));
    return [{ document, before, changes }];
  });
  observe(
    change,
    steps.map(({ document }) => document),
  );
  const user = client.collections.get('User')?.get(change.userId);
  for (const { document, before, changes } of steps) {
    client.hooks.callAll(`update${change.documentName}`, document, changes, change.options, change.userId);
    tellMove(document, before, changes, change.options, user);
  }
}

function deleted(change: Change, collection: Collection<DocumentLike>): void {
  const documents = change.ids.flatMap((id) => collection.get(id) ?? []);
  for (const { id } of documents) collection.delete(id ?? '');
  observe(change, documents);
  for (const document of documents) {
    client.hooks.callAll(`delete${change.documentName}`, document, change.options, change.userId);
  }
}
