import type { Container, FederatedPointerEvent } from 'pixi.js';
import { updateDocuments } from '../../client/database';
import { TokenDocument } from '../../client/documents/token-document';
import type { Point } from '../../shared/grid/point';
import type { TableApp } from './table-app';
import type { Token } from './token';
import { TokenHud } from './token-hud';

/** Pixels of the window the pointer must move before a click becomes a drag. */
const THRESHOLD = 8;
const TWICE = 400;

/** A token being dragged by the user. */
interface Drag {
  readonly token: Token;
  readonly from: Point;
  readonly grip: Point;
  ghost: Container | null;
}

/** Hovering over, selecting, opening and dragging tokens with the pointer; a right click opens their controls. */
export class TokenPointer {
  readonly #app: TableApp;
  readonly #layer: { addChild(ghost: Container): unknown };
  readonly #hud = new TokenHud();
  #drag: Drag | null = null;
  #lastClick: { readonly token: Token; readonly at: number } | null = null;

  constructor(app: TableApp, layer: { addChild(ghost: Container): unknown }) {
    this.#app = app;
    this.#layer = layer;
    app.view.addEventListener('pointermove', (event) => this.#move(event));
    addEventListener('pointerup', (event) => this.#release(event));
  }

  watch(token: Token): void {
    token.on('pointerover', () => token.setHover(true));
    token.on('pointerout', () => token.setHover(false));
    token.on('pointerdown', (event: FederatedPointerEvent) => this.#press(token, event));
  }

  #press(token: Token, event: FederatedPointerEvent): void {
    if (event.button === 2 && token.isOwner) this.#hud.bind(token);
    if (event.button !== 0) return;
    this.#hud.clear();
    event.stopPropagation();
    const at = this.#onMap(event);
    this.#drag = {
      token,
      from: { x: event.clientX, y: event.clientY },
      grip: { x: at.x - token.x, y: at.y - token.y },
      ghost: null,
    };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const { token, from, grip } = drag;
    const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > THRESHOLD;
    if (!drag.ghost && isFar && token.isOwner && !token.document.locked) drag.ghost = this.#ghostOf(token);
    if (!drag.ghost) return;
    const { x, y } = this.#onMap(event);
    drag.ghost.position.set(x - grip.x, y - grip.y);
    this.#app.renderSoon();
  }

  #ghostOf(token: Token): Container {
    token.control();
    const picture = this.#app.renderer.generateTexture(token, {
      region: new PIXI.Rectangle(0, 0, token.w, token.h),
    });
    const ghost = new PIXI.Container();
    ghost.addChild(new PIXI.Sprite(picture));
    ghost.alpha = 0.7;
    ghost.eventMode = 'none';
    ghost.zIndex = 1000;
    this.#layer.addChild(ghost);
    return ghost;
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    this.#drag = null;
    // A click on something else in between means there is no double click.
    if (!drag) this.#lastClick = null;
    if (!drag || drag.token.destroyed) return;
    if (drag.ghost) this.#drop(drag.token, drag.ghost);
    else this.#click(drag.token, event);
  }

  #click(token: Token, event: PointerEvent): void {
    const isTwice = this.#lastClick?.token === token && event.timeStamp - this.#lastClick.at < TWICE;
    this.#lastClick = isTwice ? null : { token, at: event.timeStamp };
    if (isTwice) this.#open(token);
    else if (event.shiftKey && token.controlled) token.release();
    else token.control({ releaseOthers: !event.shiftKey });
  }

  #open({ actor, isOwner }: Token): void {
    if (!actor || !isOwner) return;
    const sheet = Reflect.get(actor, 'sheet') as { render(options: object): unknown } | null;
    sheet?.render({ force: true });
  }

  // A drop is only a request: the token stays where it was unless the server moves it.
  #drop(token: Token, ghost: Container): void {
    const { scene, w, h } = token;
    const middle = { x: ghost.x + w / 2, y: ghost.y + h / 2 };
    ghost.destroy({ children: true });
    this.#app.renderSoon();
    const { x, y } = scene.grid.getTopLeftPoint(middle);
    const update = { _id: token.id, x: Math.round(x), y: Math.round(y) };
    updateDocuments(TokenDocument, [update], { parent: scene, method: 'dragging' }).catch(
      (error: unknown) => {
        console.error(error);
      },
    );
  }

  #onMap({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const box = this.#app.view.getBoundingClientRect();
    const { x, y } = this.#app.stage.toLocal({ x: clientX - box.left, y: clientY - box.top });
    return { x, y };
  }
}
