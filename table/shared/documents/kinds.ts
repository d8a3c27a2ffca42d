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

/** The names of the document kinds that the table supports. */
export type DocumentName = keyof typeof DOCUMENT_KINDS;

/** The properties of a document kind. */
export interface DocumentKind {
  /** The collection that contains them: the world's, or their parent's. */
  readonly collection: string;
  readonly schema: () => Schema;
  /** The kind of the parent documents, for embedded ones. */
  readonly parent?: string;
  /** True if their `type` determines the contents of `system`. */
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

/** The properties of a document kind. */
export const kindOf = (name: DocumentName): DocumentKind => DOCUMENT_KINDS[name];

/** The kinds embedded in documents of this kind. */
export const embeddedIn = (name: DocumentName): readonly DocumentName[] =>
  DOCUMENT_NAMES.filter((other) => kindOf(other).parent === name);
