import { OWNERSHIP_LEVELS } from '../../shared/documents/permission';
import { ClientDocument } from '../client-document';
import type { DocumentLike } from '../document-like';
import { sheetOf } from '../sheets';

/** A journal entry: a folder of pages. */
export class JournalEntry extends ClientDocument {
  static override documentName = 'JournalEntry' as const;
}

/** A page of a journal entry; it has the entry's ownership unless it sets its own. */
export class JournalEntryPage extends ClientDocument {
  static override documentName = 'JournalEntryPage' as const;

  override get sheet(): unknown {
    return sheetOf(this);
  }

  override getUserLevel(user: DocumentLike): number {
    const own = super.getUserLevel(user);
    if (own !== OWNERSHIP_LEVELS.INHERIT || !(this.parent instanceof ClientDocument)) return own;
    return this.parent.getUserLevel(user);
  }
}

/** A setting of the world, or of one user. */
export class Setting extends ClientDocument {
  static override documentName = 'Setting' as const;

  declare readonly key: string;
  declare readonly value: unknown;
  declare readonly user: string | null;
}
