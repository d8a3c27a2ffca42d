import { make } from '../elements';
import type { Token } from './token';

/** The token controls that an owner opens with a right click; on the table they show only the name. */
export class TokenHud {
  #element: HTMLElement | undefined;

  /** Opens them for a token. */
  bind({ document: { name }, worldTransform }: Token): void {
    this.clear();
    const style = `left: ${worldTransform.tx}px; top: ${worldTransform.ty}px`;
    this.#element = make('form', { id: 'token-hud', class: 'placeable-hud', style }, name);
    document.body.append(this.#element);
  }

  /** Closes them. */
  clear(): void {
    this.#element?.remove();
    this.#element = undefined;
  }
}
