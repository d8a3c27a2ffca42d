import { ClientDocument } from '../client-document';
import { sheetOf } from '../sheets';

/** A unit or a leader, or anything else a module makes of it. */
export class Actor extends ClientDocument {
  static override documentName = 'Actor' as const;

  declare readonly img: string | null;

  override get sheet(): unknown {
    return sheetOf(this);
  }
}
