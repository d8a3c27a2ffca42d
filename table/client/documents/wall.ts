import { ClientDocument } from '../client-document';

/** A wall of a scene. It stands there, and stops nobody. */
export class Wall extends ClientDocument {
  static override documentName = 'Wall' as const;
}
