import { ClientDocument } from '../client-document';

/** A wall of a scene; on the table, walls block nothing. */
export class Wall extends ClientDocument {
  static override documentName = 'Wall' as const;
}
