import { client } from '../../client/client';
import { make } from '../elements';
import type { Token } from './token';

/** The columns of controls around a token. */
const COLUMNS = ['col left', 'col middle', 'col right'];

/** The token controls that an owner opens with a right click; on the table they have no controls but the name. */
export class TokenHud {
  #element: HTMLElement | undefined;
  #token: Token | undefined;

  /** The token for which they are open. */
  get object(): Token {
    if (!this.#token) throw new Error('the token controls are closed');
    return this.#token;
  }

  /** Opens them for a token. */
  bind(token: Token): void {
    this.clear();
    this.#token = token;
    const {
      document: { name },
      worldTransform,
    } = token;
    const style = `left: ${worldTransform.tx}px; top: ${worldTransform.ty}px`;
    const columns = COLUMNS.map((column) =>
      make('div', { class: column }, column === 'col middle' ? name : ''),
    );
    this.#element = make('form', { id: 'token-hud', class: 'placeable-hud', style }, ...columns);
    document.body.append(this.#element);
    client.hooks.callAll('renderTokenHUD', this, this.#element, {}, {});
  }

  close(): void {
    this.clear();
  }

  /** Closes them. */
  clear(): void {
    this.#element?.remove();
    this.#element = undefined;
  }
}
