import type { Container, Graphics, IDestroyOptions, Sprite, Text } from 'pixi.js';
import { client } from '../../client/client';
import type { DocumentLike } from '../../client/document-like';
import type { Scene } from '../../client/documents/scene';
import type { TokenDocument } from '../../client/documents/token-document';
import type { Point } from '../../shared/grid/point';
import { SORT_LAYERS } from './group-order';

const HIGHLIGHT = 0xff9829;

/** The parts of the token layer that tokens use. */
export interface TokenBoard {
  readonly isGameMaster: boolean;
  /** The container for the art of tokens. */
  readonly primary: Container;
  releaseOthers(token: Token): void;
  changed(): void;
}

/** A token on the canvas: its interaction, frame and name. Its art is kept separately, with the scene's. */
export class Token extends PIXI.Container {
  readonly document: TokenDocument;
  readonly board: TokenBoard;
  border: Graphics;
  nameplate: Text;
  mesh: Sprite | undefined;
  controlled = false;
  hover = false;

  constructor(document: TokenDocument, board: TokenBoard) {
    super();
    this.document = document;
    this.board = board;
    this.border = this.addChild(new PIXI.Graphics());
    this.nameplate = this.addChild(
      new PIXI.Text('', { fontSize: 24, fill: 0xffffff, stroke: 0x000000, strokeThickness: 4 }),
    );
    this.eventMode = 'static';
    this.cursor = 'pointer';
    this.position.set(document.x, document.y);
  }

  get id(): string {
    return this.document.id ?? '';
  }

  get actor(): DocumentLike | null {
    return this.document.actor;
  }

  get scene(): Scene {
    return this.document.parent as Scene;
  }

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  get w(): number {
    return this.document.width * this.scene.grid.sizeX;
  }

  get h(): number {
    return this.document.height * this.scene.grid.sizeY;
  }

  get center(): Point {
    return { x: this.x + this.w / 2, y: this.y + this.h / 2 };
  }

  /** Draws the token, and calls the hook. */
  async draw(): Promise<this> {
    const { src } = this.document.texture;
    if (src !== null) await this.#addPicture(src);
    if (this.destroyed) return this;
    this.hitArea = new PIXI.Rectangle(0, 0, this.w, this.h);
    client.hooks.callAll('drawToken', this);
    this.refresh();
    return this;
  }

  // If an image can't be loaded, the token has none.
  async #addPicture(src: string): Promise<void> {
    const texture = await PIXI.Assets.load<import('pixi.js').Texture>(`/${src}`).catch(() => undefined);
    if (!texture || this.destroyed) return;
    const { elevation, sort } = this.document._source as { elevation: number; sort: number };
    const place = { elevation, sort, sortLayer: SORT_LAYERS.TOKENS };
    this.mesh = this.board.primary.addChild(Object.assign(new PIXI.Sprite(texture), place));
    this.mesh.width = this.w;
    this.mesh.height = this.h;
    this.mesh.position.set(this.x, this.y);
  }

  override get x(): number {
    return super.x;
  }

  override set x(value: number) {
    super.x = value;
    if (this.mesh) this.mesh.x = value;
  }

  override get y(): number {
    return super.y;
  }

  override set y(value: number) {
    super.y = value;
    if (this.mesh) this.mesh.y = value;
  }

  override destroy(options?: IDestroyOptions | boolean): void {
    this.mesh?.destroy();
    super.destroy(options);
  }

  /** Shows the changes, and calls the hook. */
  refresh(): this {
    const { hidden, name } = this.document;
    this.visible = !hidden || this.board.isGameMaster;
    this.alpha = hidden ? 0.5 : 1;
    if (this.mesh) Object.assign(this.mesh, { visible: this.visible, alpha: this.alpha });
    this.border.clear();
    this.border.visible = this.controlled || this.hover;
    this.border.lineStyle({ width: 4, color: HIGHLIGHT }).drawRoundedRect(0, 0, this.w, this.h, 6);
    this.nameplate.text = name;
    this.nameplate.position.set((this.w - this.nameplate.width) / 2, this.h + 2);
    this.nameplate.visible = this.hover && Number(this.document._source.displayName) > 0;
    client.hooks.callAll('refreshToken', this, { refreshState: true, refreshPosition: true });
    this.board.changed();
    return this;
  }

  /** Selects the token; false if the user may not. */
  control({ releaseOthers = true } = {}): boolean {
    if (!this.isOwner) return false;
    if (releaseOthers) this.board.releaseOthers(this);
    if (this.controlled) return true;
    this.#hold(true);
    return true;
  }

  /** Deselects the token. */
  release(): boolean {
    if (this.controlled) this.#hold(false);
    return true;
  }

  #hold(isHeld: boolean): void {
    this.controlled = isHeld;
    this.refresh();
    client.hooks.callAll('controlToken', this, isHeld);
  }

  /** Sets the hover state when the pointer enters or leaves the token. */
  setHover(isOver: boolean): void {
    if (this.hover === isOver) return;
    this.hover = isOver;
    this.refresh();
    client.hooks.callAll('hoverToken', this, isOver);
  }
}
