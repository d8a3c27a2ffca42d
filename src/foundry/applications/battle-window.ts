import { LARGEST_FILE, UnusableData } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { localize } from '../texts';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Notifies the user of an error. Faults in the user's own data stay until dismissed. */
export function notifyError(error: unknown): void {
  const isFaultyData = error instanceof UnusableData;
  if (!isFaultyData) console.error(error);
  ui.notifications.error(error instanceof Error ? error.message : String(error), { permanent: isFaultyData });
}

/** A field to write in that has the focus, and its selection; null in a field that tells none. */
interface Focused {
  readonly name: string;
  readonly selection: readonly [number, number] | null;
  /** The value, if the user is typing one. */
  readonly written: string | undefined;
}

/** The field to write in that has the focus in a window. */
function focusedIn(window: HTMLElement): Focused | undefined {
  const field = document.activeElement;
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isField || TICKED.includes(field.type) || field.name === '' || !window.contains(field))
    return undefined;
  const { name, value, defaultValue, selectionStart: from, selectionEnd: to } = field;
  const selection = from === null || to === null ? null : ([from, to] as const);
  return { name, selection, written: value === defaultValue ? undefined : value };
}

/** The types of input fields whose value is not written. */
const TICKED: readonly string[] = ['checkbox', 'radio', 'file'];

/** The windows that were opened, in this order. */
const opened = new Set<ModuleWindow>();

/** Closes the window with a title bar that was opened last; false if there is none, or while the user types elsewhere. */
export function closeLast(): boolean {
  const last = [...opened].findLast((each) => each.rendered && each.element.querySelector('.window-header'));
  const isWriting = document.activeElement?.matches('input, textarea, select') === true;
  if (!last || (isWriting && !last.element.contains(document.activeElement))) return false;
  void last.close();
  return true;
}

/** A window of this module: it runs one action at a time and listens to its fields. */
export abstract class ModuleWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  #isBusy = false;
  #underWay: Promise<void> = Promise.resolve();
  /** The changes of fields still to be processed, one after the other. */
  #fieldsSet: Promise<void> = Promise.resolve();
  /** The name of the element that had the focus when an action began. */
  #focused: string | null = null;

  /** The values that the templates of the window show. */
  protected abstract context(): object;

  protected override async _prepareContext(): Promise<object> {
    return this.context();
  }

  /** True while a slow action is running. */
  protected get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Renders the window again if it is open. */
  async refresh(): Promise<void> {
    if (this.rendered) await this.#renderAgain({});
  }

  /** Renders the window; a value that is being typed is kept, and so is the selection in its field. */
  async #renderAgain(options: { readonly force?: true }): Promise<void> {
    const focused = this.rendered ? focusedIn(this.element) : undefined;
    await this.render(options);
    if (focused) this.#goOnIn(focused);
  }

  /** Restores a field that had the focus; a typed value is processed when the field is left. */
  #goOnIn({ name, selection, written }: Focused): void {
    const field = this.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `input[name="${CSS.escape(name)}"], textarea[name="${CSS.escape(name)}"]`,
    );
    const { activeElement } = document;
    const isLost = activeElement === document.body && written !== undefined;
    // The user may have gone on to something else meanwhile.
    if (!field || (activeElement !== field && !isLost)) return;
    if (written !== undefined) field.value = written;
    field.focus();
    // A field that gets the focus anew begins at its first letter, with nothing selected.
    if (selection) field.setSelectionRange(...selection);
    else if (written === undefined) field.select();
    if (written !== undefined) this.#takeWhenLeft(field, written);
  }

  /** The browser reports no change of a value that a script has set. */
  #takeWhenLeft(field: HTMLInputElement | HTMLTextAreaElement, written: string): void {
    const take = () => {
      if (field.isConnected && field.value === written)
        field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    field.addEventListener('blur', take, { once: true });
    if (field instanceof HTMLInputElement)
      field.addEventListener('keydown', ({ key }) => key === 'Enter' && field.blur());
  }

  /** Opens or refreshes the window while it is wanted; closes it otherwise. */
  protected async showWhile(isWanted: boolean): Promise<void> {
    if (isWanted) await this.#renderAgain({ force: true });
    else if (this.rendered) await this.close();
  }

  /** Runs one action at a time and ignores further requests meanwhile; errors are shown to the user. */
  protected async doOnce(action: () => Promise<unknown>, onError = notifyError): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#underWay = this.#do(action, onError);
    await this.#underWay;
  }

  /** Processes the change of a field after all running actions: a value that a field shows is never dropped. */
  protected doNext(action: () => Promise<unknown>): Promise<void> {
    this.#fieldsSet = this.#fieldsSet.then(async () => {
      while (this.#isBusy) await this.#underWay;
      await this.doOnce(action);
    });
    return this.#fieldsSet;
  }

  async #do(action: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> {
    this.#focused = this.rendered ? this.#focusedName() : null;
    if (this.rendered) void this.render();
    try {
      await action();
    } catch (error) {
      onError(error);
    } finally {
      this.#isBusy = false;
      await this.refresh();
    }
  }

  #focusedName(): string | null {
    return this.element.querySelector(':focus')?.getAttribute('name') ?? null;
  }

  // Once for the whole window: its content is rendered again and again.
  protected override async _onFirstRender(): Promise<void> {
    for (const each of opened) if (!each.rendered) opened.delete(each);
    opened.delete(this);
    opened.add(this);
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.onSelect(target);
      else if (target instanceof HTMLInputElement && target.type === 'file') void this.#readFile(target);
      else if (target instanceof HTMLInputElement) this.onInput(target);
    });
  }

  // A pressed button is disabled for a while and loses the focus: give it back.
  protected override async _onRender(): Promise<void> {
    if (this.#isBusy || this.#focused === null) return;
    const pressed = this.element.querySelector<HTMLElement>(`[name="${this.#focused}"]`);
    if (document.activeElement === document.body) pressed?.focus();
    this.#focused = null;
  }

  /** Called when the user chooses an option in a list. */
  protected onSelect(_select: HTMLSelectElement): void {}

  /** Called when the user types in a field. */
  protected onInput(_input: HTMLInputElement): void {}

  /** Called with the text of a file that the user has chosen. */
  protected async onFile(_text: string, _name: string): Promise<void> {}

  async #readFile(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    try {
      if (file.size > LARGEST_FILE)
        throw new Error(localize('PDC.windows.session.fileTooLarge', { name: file.name }));
      const text = await file.text();
      // So that the same file can be chosen again after it is corrected.
      input.value = '';
      await this.onFile(text, file.name);
    } catch (error) {
      notifyError(error);
    }
  }
}

/** A window for the battle of the scene in view. */
export abstract class BattleWindow extends ModuleWindow {
  protected readonly port: BattlePort;

  constructor(port: BattlePort) {
    super({});
    this.port = port;
  }

  /** The battle in view. */
  protected get battle(): UserBattle | undefined {
    return this.port.current;
  }
}

/** The action of the button that lets the user choose a file. */
export function onChooseFile({ element }: ModuleWindow): void {
  element.querySelector<HTMLInputElement>('[name=file]')?.click();
}

/** A single window, created when first opened, so that closing it loses nothing. */
export interface SingleWindow<Window> {
  readonly window: Window;
  /** The window; undefined until it is first opened. */
  readonly made: Window | undefined;
}

/** Makes the holder of a single window. */
export function singleWindow<Window>(make: () => Window): SingleWindow<Window> {
  let made: Window | undefined;
  return {
    get window() {
      made ??= make();
      return made;
    },
    get made() {
      return made;
    },
  };
}
