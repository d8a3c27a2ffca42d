import type { DocumentLike } from './document-like';

/** A window that shows a document. */
export interface Sheet {
  render(options?: unknown): unknown;
  close(): unknown;
}

/** A class of sheets. */
export type SheetClass = new (options: { document: DocumentLike }) => Sheet;

/** A sheet registered for some types of documents. */
export interface SheetRegistration {
  readonly documentName: string;
  readonly types: readonly string[];
  readonly isDefault: boolean;
  readonly Sheet: SheetClass;
}

const registered: SheetRegistration[] = [];
const open = new WeakMap<DocumentLike, Sheet>();

/** Registers a sheet. */
export function registerSheet(registration: SheetRegistration): void {
  registered.push(registration);
}

/** The sheet of a document, created on first use; null if no module has registered one. */
export function sheetOf(document: DocumentLike): Sheet | null {
  const known = open.get(document);
  if (known) return known;
  const fitting = registered.filter(
    ({ documentName, types }) =>
      documentName === document.documentName && (types.length === 0 || types.includes(document.type)),
  );
  const chosen = fitting.find(({ isDefault }) => isDefault) ?? fitting[0];
  if (!chosen) return null;
  const sheet = new chosen.Sheet({ document });
  open.set(document, sheet);
  return sheet;
}
