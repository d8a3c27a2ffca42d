import { ClientDocument } from '../client-document';
import { sheetOf } from '../sheets';

/** A unit or a leader, whatever a module makes of it. */
export class Actor extends ClientDocument {
  static override documentName = 'Actor' as const;

  declare readonly img: string | null;

  override get sheet(): unknown {
    return sheetOf(this);
  }
}
