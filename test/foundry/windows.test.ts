// What all windows of the module have in common.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A field as far as windows look at it. */
class Field {
  type = 'number';
  name = 'points-south';
  isConnected = true;
  readonly #listeners = new Map<string, Listener>();
  constructor(
    public value: string,
    readonly defaultValue: string,
  ) {}
  matches(): boolean {
    return true;
  }
  selectionStart = 0;
  selectionEnd = 0;
  focus(): void {
    page.activeElement = this;
  }
  setSelectionRange(start: number, end: number): void {
    [this.selectionStart, this.selectionEnd] = [start, end];
  }
  dispatchEvent({ type }: Event): void {
    page.listeners.get(type)?.({ target: this });
  }
  blur(): void {
    page.activeElement = null;
    this.#listeners.get('blur')?.({});
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
}

type Listener = (event: object) => void;

/** The page, with what listens to the fields of the window that was opened last. */
const page = {
  activeElement: null as Field | null,
  body: null,
  listeners: new Map<string, Listener>(),
};

/** A window of Foundry's whose one field is made anew with what there is, and keeps the focus. */
class FoundryWindow {
  rendered = false;
  isFramed = true;
  shown = '0';
  field = new Field('0', '0');
  element = {
    addEventListener: (type: string, listener: Listener) => page.listeners.set(type, listener),
    contains: (element: unknown) => element === this.field,
    querySelector: (selector: string) =>
      selector === '.window-header' ? (this.isFramed ? {} : null) : this.field,
  };
  async _onFirstRender(): Promise<void> {}
  async render(): Promise<void> {
    if (!this.rendered) await this._onFirstRender();
    this.rendered = true;
    this.field.isConnected = false;
    const isFocused = page.activeElement === this.field;
    this.field = new Field(this.shown, this.shown);
    if (isFocused) this.field.focus();
  }
  async close(): Promise<void> {
    this.rendered = false;
  }
}

beforeEach(() => {
  vi.stubGlobal('foundry', {
    applications: {
      api: { ApplicationV2: FoundryWindow, HandlebarsApplicationMixin: (base: unknown) => base },
    },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', Field);
  for (const other of ['HTMLTextAreaElement', 'HTMLSelectElement']) vi.stubGlobal(other, class {});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  page.activeElement = null;
});

afterEach(() => vi.unstubAllGlobals());

async function windows() {
  const { closeLast, ModuleWindow } = await import('../../src/foundry/applications/battle-window');
  class Window extends ModuleWindow {
    readonly taken: string[] = [];
    protected override context(): object {
      return {};
    }
    protected override onInput({ value }: HTMLInputElement): void {
      this.taken.push(value);
    }
  }
  const open = async (isFramed = true) => {
    const window = new Window({}) as unknown as Window & FoundryWindow;
    window.isFramed = isFramed;
    await window.render();
    return window;
  };
  return { closeLast, open };
}

test('Escape closes the window with a title bar that was opened last, and another one after it', async () => {
  const { closeLast, open } = await windows();
  const [first, second] = [await open(), await open()];
  const bar = await open(false);
  expect(closeLast()).toBe(true);
  expect([first.rendered, second.rendered, bar.rendered]).toEqual([true, false, true]);
  expect(closeLast()).toBe(true);
  expect(closeLast()).toBe(false);
  expect([first.rendered, bar.rendered]).toEqual([false, true]);
});

test('somebody who writes elsewhere closes nothing by Escape, but the window that they write in', async () => {
  const { closeLast, open } = await windows();
  const window = await open();
  page.activeElement = new Field('a word', '');
  expect(closeLast()).toBe(false);
  window.field.focus();
  expect(closeLast()).toBe(true);
});

test('what is being written in a field stays while an order is given, and is taken once the field is left', async () => {
  const { open } = await windows();
  const window = await open();
  window.field.focus();
  window.field.value = '5';
  window.field.setSelectionRange(1, 1);
  window.shown = '1';
  await window.refresh();
  // The caret stays behind what was written, so that the next letter follows it.
  expect([window.field.value, window.field.selectionStart, page.activeElement]).toEqual([
    '5',
    1,
    window.field,
  ]);
  await window.refresh();
  expect(window.field.value).toBe('5');
  window.field.blur();
  expect(window.taken).toEqual(['5']);
  await window.refresh();
  expect(window.field.value).toBe('1');
});

test('a field in which nothing has been written shows what there is', async () => {
  const { open } = await windows();
  const window = await open();
  window.field.focus();
  window.shown = '1';
  await window.refresh();
  expect([window.field.value, page.activeElement]).toEqual(['1', window.field]);
});

test('what is selected in a field stays selected: a value reached by Tab is written over', async () => {
  const { open } = await windows();
  const window = await open();
  window.field.focus();
  window.field.setSelectionRange(0, 1);
  await window.refresh();
  expect([window.field.selectionStart, window.field.selectionEnd]).toEqual([0, 1]);
});
