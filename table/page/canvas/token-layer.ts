import { client } from '../../client/client';
import type { Scene } from '../../client/documents/scene';
import type { TokenDocument } from '../../client/documents/token-document';
import { placeables } from '../../client/placeables';
import { glide } from './glide';
import { INTERFACE_ORDER } from './group-order';
import type { PrimaryGroup } from './groups';
import { InteractionLayer, type LayerOptions } from './layers';
import type { TableApp } from './table-app';
import { Token, type TokenBoard } from './token';
import { TokenPointer } from './token-pointer';

/** The tokens of the viewed scene. */
export class TokenLayer extends InteractionLayer implements TokenBoard {
  static override get layerOptions(): LayerOptions {
    return { name: 'tokens', zIndex: INTERFACE_ORDER.tokens };
  }

  readonly primary: PrimaryGroup;
  readonly #app: TableApp;
  readonly #pointer: TokenPointer;
  readonly #tokens = new Map<string, Token>();

  constructor(app: TableApp, primary: PrimaryGroup) {
    super();
    this.primary = primary;
    this.#app = app;
    this.#pointer = new TokenPointer(app, this);
    this.sortableChildren = true;
  }

  get placeables(): Token[] {
    return [...this.#tokens.values()];
  }

  get controlled(): Token[] {
    return this.placeables.filter(({ controlled }) => controlled);
  }

  get isGameMaster(): boolean {
    return Reflect.get(Object(client.collections.get('User')?.get(client.userId)), 'isGM') === true;
  }

  get(id: string): Token | undefined {
    return this.#tokens.get(id);
  }

  releaseAll(): number {
    const { controlled } = this;
    for (const token of controlled) token.release();
    return controlled.length;
  }

  releaseOthers(token: Token): void {
    for (const other of this.controlled) if (other !== token) other.release();
  }

  changed(): void {
    this.#app.renderSoon();
  }

  /** Draws all tokens of a scene. */
  async drawTokens(scene: Scene): Promise<void> {
    const documents = scene.embedded.get('Token')?.contents ?? [];
    await Promise.all(documents.map((document) => this.add(document as TokenDocument)));
  }

  async add(document: TokenDocument): Promise<void> {
    const token = new Token(document, this);
    this.#tokens.set(token.id, token);
    placeables.set(document, token);
    this.addChild(token);
    this.#pointer.watch(token);
    await token.draw();
  }

  remove(document: TokenDocument): void {
    const token = this.#tokens.get(document.id ?? '');
    if (!token) return;
    this.#tokens.delete(token.id);
    placeables.delete(document);
    if (token.controlled) token.release();
    client.hooks.callAll('destroyToken', token);
    token.destroy({ children: true });
    this.changed();
  }

  /** Shows the changes of a token's document. */
  async update(document: TokenDocument, isAtOnce: boolean): Promise<void> {
    const token = this.#tokens.get(document.id ?? '');
    if (!token) return;
    token.refresh();
    await glide(this.#app.ticker, token, { x: document.x, y: document.y }, isAtOnce);
    if (!token.destroyed) token.refresh();
  }

  protected override async _tearDown(): Promise<void> {
    for (const token of this.placeables) this.remove(token.document);
  }
}
