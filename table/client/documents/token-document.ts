import { levelIn } from '../../shared/documents/permission';
import { NotOnTable } from '../../shared/not-on-table';
import { client } from '../client';
import { ClientDocument } from '../client-document';
import type { DocumentLike } from '../document-like';
import { placeables } from '../placeables';

/** An actor's token on a scene. */
export class TokenDocument extends ClientDocument {
  static override documentName = 'Token' as const;

  declare readonly actorId: string | null;
  declare readonly actorLink: boolean;
  declare readonly x: number;
  declare readonly y: number;
  declare readonly width: number;
  declare readonly height: number;
  declare readonly hidden: boolean;
  declare readonly locked: boolean;
  declare readonly texture: { readonly src: string | null };

  get actor(): DocumentLike | null {
    if (this.actorId === null) return null;
    if (!this.actorLink) throw new NotOnTable('TokenDocument#delta');
    return client.collections.get('Actor')?.get(this.actorId) ?? null;
  }

  /** The token object on the canvas; null until it has been drawn, and on every other scene. */
  get object(): unknown {
    return placeables.get(this) ?? null;
  }

  get rendered(): boolean {
    return placeables.has(this);
  }

  override getUserLevel(user: DocumentLike): number {
    const actor = this.actorId === null ? undefined : client.collections.get('Actor')?.get(this.actorId);
    return levelIn(actor?._source.ownership, user.id ?? '');
  }
}
