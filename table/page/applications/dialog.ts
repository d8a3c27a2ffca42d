// biome-ignore-all lint/complexity/noThisInStatic: subclasses inherit these, and mean themselves.
import type { Data } from '../../shared/data/plain';
import { make, parsed } from '../elements';
import { say } from '../texts';
import { ApplicationV2, type RenderOptions } from './application';

/** A button of a dialog. */
interface DialogButton {
  readonly action: string;
  readonly label?: string;
  readonly icon?: string;
  readonly class?: string;
  readonly default?: boolean;
  readonly callback?: (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;
}

/** The configuration of a dialog. */
interface DialogConfig extends Data {
  readonly window?: Data;
  readonly content?: string | HTMLElement;
  readonly buttons?: readonly DialogButton[];
  readonly rejectClose?: boolean;
  readonly modal?: boolean;
}

/** A question in a window, with buttons for the answers. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: 'dialog-{id}',
    classes: ['dialog'],
    tag: 'dialog',
    window: { minimizable: false },
    position: { width: 400, height: 'auto' },
  };

  #answered: ((answer: unknown) => void) | undefined;

  /** Resolves to the callback's result or the button's action, or to null if the dialog is closed. */
  static wait({ rejectClose = false, ...config }: DialogConfig): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const dialog = new this(config);
      dialog.#answered = (answer) => {
        if (answer === null && rejectClose)
          reject(new Error('Dialog was dismissed without pressing a button.'));
        else resolve(answer);
      };
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** Asks a yes-or-no question. */
  static confirm({
    yes = {},
    no = {},
    ...config
  }: DialogConfig & { yes?: Data; no?: Data }): Promise<unknown> {
    const buttons = [
      { action: 'yes', label: 'Yes', icon: 'fa-solid fa-check', callback: () => true, ...yes },
      { action: 'no', label: 'No', icon: 'fa-solid fa-xmark', default: true, callback: () => false, ...no },
    ];
    return this.wait({ ...config, buttons });
  }

  /** Shows a message with a button to confirm it, or a form to fill in. */
  static prompt({ ok = {}, ...config }: DialogConfig & { ok?: Data }): Promise<unknown> {
    const button = { action: 'ok', label: 'Confirm', icon: 'fa-solid fa-check', default: true, ...ok };
    return this.wait({ ...config, buttons: [button] });
  }

  protected override async _renderHTML(): Promise<HTMLElement> {
    const { content = '', buttons = [] } = this.options as unknown as DialogConfig;
    const footer = make('footer', { class: 'form-footer' });
    for (const button of buttons) footer.append(this.#buttonElement(button));
    const body = make('div', { class: 'dialog-content standard-form' });
    body.append(typeof content === 'string' ? parsed(content) : content);
    return make('form', { class: 'dialog-form standard-form' }, body, footer);
  }

  #buttonElement({
    action,
    label = '',
    icon,
    class: extra = '',
    default: isDefault,
  }: DialogButton): HTMLElement {
    const attributes = { type: isDefault ? 'submit' : 'button', class: extra, 'data-action': action };
    const button = make('button', attributes, make('span', {}, say(label)));
    if (icon) button.prepend(make('i', { class: icon }));
    if (isDefault) button.autofocus = true;
    return button;
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  protected override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.element instanceof HTMLDialogElement) {
      if (this.options.modal) this.element.showModal();
      else this.element.show();
      this.element.addEventListener('cancel', (event) => {
        event.preventDefault();
        void this.close();
      });
    }
    this.setPosition();
  }

  protected override _onClickAction(event: Event, target: HTMLElement): void {
    if (target instanceof HTMLButtonElement) void this.#answer(event, target);
  }

  async #answer(event: Event, button: HTMLButtonElement): Promise<void> {
    event.preventDefault();
    const { buttons = [] } = this.options as unknown as DialogConfig;
    const chosen = buttons.find(({ action }) => action === button.dataset.action);
    const answer = (await chosen?.callback?.(event, button, this)) ?? button.dataset.action;
    this.#answered?.(answer);
    this.#answered = undefined;
    await this.close();
  }

  protected override _onClose(options: Data): void {
    super._onClose(options);
    this.#answered?.(null);
    this.#answered = undefined;
  }
}
