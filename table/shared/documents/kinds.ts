import type { Schema } from '../fields';
import {
  actorSchema,
  chatMessageSchema,
  combatSchema,
  folderSchema,
  journalEntryPageSchema,
  journalEntrySchema,
  sceneSchema,
  settingSchema,
  tokenSchema,
  userSchema,
  wallSchema,
} from './schemas';

/** Kinds of documents that the table knows, by their names. */
export type DocumentName = keyof typeof DOCUMENT_KINDS;

/** What is said of a kind of documents. */
export interface DocumentKind {
  /** The collection that holds them: of the world, or of their parent. */
  readonly collection: string;
  readonly schema: () => Schema;
  /** The kind of documents that hold them, for embedded ones. */
  readonly parent?: string;
  /** Their `type` chooses what `system` holds. */
  readonly hasType?: boolean;
}

/** Every kind of document. */
const DOCUMENT_KINDS = {
  User: { collection: 'users', schema: userSchema },
  Actor: { collection: 'actors', schema: actorSchema, hasType: true },
  Scene: { collection: 'scenes', schema: sceneSchema },
  Token: { collection: 'tokens', schema: tokenSchema, parent: 'Scene' },
  Wall: { collection: 'walls', schema: wallSchema, parent: 'Scene' },
  Combat: { collection: 'combats', schema: combatSchema, hasType: true },
  ChatMessage: { collection: 'messages', schema: chatMessageSchema, hasType: true },
  Setting: { collection: 'settings', schema: settingSchema },
  Folder: { collection: 'folders', schema: folderSchema },
  JournalEntry: { collection: 'journal', schema: journalEntrySchema },
  JournalEntryPage: {
    collection: 'pages',
    schema: journalEntryPageSchema,
    parent: 'JournalEntry',
    hasType: true,
  },
} as const satisfies Readonly<Record<string, DocumentKind>>;

/** All names, in the order in which a client builds its collections. */
export const DOCUMENT_NAMES = Object.keys(DOCUMENT_KINDS) as readonly DocumentName[];

/** What is said of a kind of documents. */
export const kindOf = (name: DocumentName): DocumentKind => DOCUMENT_KINDS[name];

/** The kinds that documents of this kind hold. */
export const embeddedIn = (name: DocumentName): readonly DocumentName[] =>
  DOCUMENT_NAMES.filter((other) => kindOf(other).parent === name);
