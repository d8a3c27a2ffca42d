import { UnusableData } from '../../core';
import type { BattlePort, UserBattle } from '../battle';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Shows the user what went wrong. What is wrong with his data stays until it is clicked away. */
export function notifyError(error: unknown): void {
  const isFaultyData = error instanceof UnusableData;
  if (!isFaultyData) console.error(error);
  ui.notifications.error(error instanceof Error ? error.message : String(error), { permanent: isFaultyData });
}

/** A window of this module: it does one thing at a time, and listens to its fields. */
export abstract class ModuleWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  #isBusy = false;
  #underWay: Promise<void> = Promise.resolve();
  /** What the fields were set to and is still to be done, one after the other. */
  #fieldsSet: Promise<void> = Promise.resolve();
  /** Name of what had the focus when something was begun. */
  #focused: string | null = null;

  /** Something that takes its time is under way. */
  protected get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Shows what there is now, if the window is open. */
  async refresh(): Promise<void> {
    if (this.rendered) await this.render();
  }

  /** Opens the window, or shows what there is now, while it is wanted; closes it otherwise. */
  protected async showWhile(isWanted: boolean): Promise<void> {
    if (isWanted) await this.render({ force: true });
    else if (this.rendered) await this.close();
  }

  /** Does one thing, once however often it is asked for; what goes wrong is shown to the user. */
  protected async doOnce(action: () => Promise<unknown>, onError = notifyError): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#underWay = this.#do(action, onError);
    await this.#underWay;
  }

  /** Does what a field was set to, after all that is under way: what a field shows is never dropped. */
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

  // Once for the whole window: what is in it is made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.onSelect(target);
      else if (target instanceof HTMLInputElement && target.type === 'file') void this.#readFile(target);
      else if (target instanceof HTMLInputElement) this.onInput(target);
    });
  }

  // What was pressed is disabled for a while, and loses the focus by that: it gets it back.
  protected override async _onRender(): Promise<void> {
    if (this.#isBusy || this.#focused === null) return;
    const pressed = this.element.querySelector<HTMLElement>(`[name="${this.#focused}"]`);
    if (document.activeElement === document.body) pressed?.focus();
    this.#focused = null;
  }

  /** The user has chosen something from a list. */
  protected onSelect(_select: HTMLSelectElement): void {}

  /** The user has written something into a field. */
  protected onInput(_input: HTMLInputElement): void {}

  /** The user has chosen a file; this is its text. */
  protected async onFile(_text: string, _name: string): Promise<void> {}

  async #readFile(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const text = await file.text();
      // So that the same file can be chosen again once it is put right.
      input.value = '';
      await this.onFile(text, file.name);
    } catch (error) {
      notifyError(error);
    }
  }
}

/** A window on the battle of the scene in view. */
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

/** The button by which the user chooses a file. */
export function onChooseFile(this: ModuleWindow): void {
  this.element.querySelector<HTMLInputElement>('[name=file]')?.click();
}

/** One window, made when it is first wanted, so that closing it loses nothing. */
export interface SingleWindow<Window> {
  readonly window: Window;
  /** Undefined while nobody has wanted it. */
  readonly made: Window | undefined;
}

/** One window of a kind. */
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
