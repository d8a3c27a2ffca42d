import type { Data } from '../../shared/data/plain';
import { Roll } from '../../shared/dice/roll';
import { OWNERSHIP_LEVELS } from '../../shared/documents/permission';
import { client } from '../client';
import { ClientDocument } from '../client-document';
import type { DocumentLike } from '../document-like';
import { renderMessage } from '../render-message';

/** The speaker of a message. */
export interface Speaker {
  readonly scene: string | null;
  readonly actor: string | null;
  readonly token: string | null;
  readonly alias: string;
}

/** A message of the chat log. */
export class ChatMessage extends ClientDocument {
  static override documentName = 'ChatMessage' as const;

  declare readonly author: DocumentLike | null;
  declare readonly content: string;
  declare readonly flavor: string;
  declare readonly blind: boolean;
  declare readonly whisper: readonly string[];
  declare readonly timestamp: number;
  declare readonly speaker: Speaker;
  declare readonly rolls: readonly Roll[];

  override _initialize(): void {
    super._initialize();
    const { author, rolls } = this._source;
    const define = (name: string, get: () => unknown) =>
      Object.defineProperty(this, name, { configurable: true, enumerable: true, get });
    define('author', () => client.collections.get('User')?.get(String(author)) ?? null);
    let read: readonly Roll[] | undefined;
    define('rolls', () => {
      read ??= (rolls as string[]).map((json) => Roll.fromJSON(json));
      return read;
    });
  }

  get isRoll(): boolean {
    return (this._source.rolls as unknown[]).length > 0;
  }

  get isAuthor(): boolean {
    return this._source.author === client.userId;
  }

  /** The name above the message: the speaker's, or the author's. */
  get alias(): string {
    return this.speaker.alias || (this.author?.name ?? '');
  }

  /** True if this user may see the message at all. */
  get visible(): boolean {
    if (this.whisper.length === 0 || this.isAuthor) return true;
    return this.whisper.includes(client.userId);
  }

  override getUserLevel(user: DocumentLike): number {
    return this._source.author === user.id ? OWNERSHIP_LEVELS.OWNER : OWNERSHIP_LEVELS.NONE;
  }

  override async _preCreate(): Promise<unknown> {
    if (this._source.author === null) this.updateSource({ author: client.userId });
    return undefined;
  }

  /** The message as an element of the chat log. */
  renderHTML(options: Data = {}): Promise<HTMLElement> {
    return renderMessage(this, options);
  }

  /** The speaker for an actor or a token, or else for this user. */
  static getSpeaker({
    actor,
    token,
    alias,
  }: Partial<Record<'actor' | 'token', DocumentLike>> & { alias?: string } = {}): Speaker {
    const user = client.collections.get('User')?.get(client.userId);
    return {
      scene: token?.parent instanceof ClientDocument ? token.parent.id : null,
      actor: actor?.id ?? null,
      token: token?.id ?? null,
      alias: alias ?? token?.name ?? actor?.name ?? user?.name ?? '',
    };
  }
}
