import { client } from '../../client/client';
import type { Data } from '../../shared/data/plain';
import { say } from '../texts';
import { type Action, type ApplicationOptions, optionsOf } from './application-options';
import { formData } from './form-data';
import { buildFrame, type Position, place, whileDragged } from './window-frame';

/** The options of a render call. */
export interface RenderOptions extends Data {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  position?: Position;
}

let topmost = 100;

/** A window, or an element without a frame. */
export class ApplicationV2 extends EventTarget {
  static DEFAULT_OPTIONS: Data = {
    id: 'app-{id}',
    classes: [],
    tag: 'div',
    window: { frame: true, positioned: true, title: '', icon: '', minimizable: true, resizable: false },
    actions: {},
    position: {},
  };

  readonly options: ApplicationOptions;
  position: Position;
  minimized = false;
  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #title: HTMLElement | null = null;
  #isRendered = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: Data = {}) {
    super();
    this.options = this._initializeApplicationOptions(options);
    this.position = { ...this.options.position };
  }

  protected _initializeApplicationOptions(options: Data): ApplicationOptions {
    return optionsOf(this.#chain(), options);
  }

  get id(): string {
    return this.options.id;
  }

  get title(): string {
    return say(this.options.window.title);
  }

  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }

  get rendered(): boolean {
    return this.#isRendered;
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get form(): HTMLFormElement | null {
    const element = this.#element;
    if (element instanceof HTMLFormElement) return element;
    return element?.querySelector('form') ?? null;
  }

  /** Renders the application; one that is not open yet only if `force` is set. */
  render(options: RenderOptions | boolean = {}): Promise<this> {
    const given = typeof options === 'boolean' ? { force: options } : options;
    const next = this.#queue.then(() => this.#render({ ...given }));
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async #render(options: RenderOptions): Promise<this> {
    if (!this.#isRendered && !options.force) return this;
    options.isFirstRender = !this.#isRendered;
    this._configureRenderOptions(options);
    const context = await this._prepareContext(options);
    if (options.isFirstRender) {
      await this._preFirstRender(context, options);
      this.#build();
    }
    await this._preRender(context, options);
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, this.#content ?? this.element, options);
    this.#show(options);
    if (options.isFirstRender) await this._onFirstRender(context, options);
    await this._onRender(context, options);
    for (const { name } of this.#chain())
      client.hooks.callAll(`render${name}`, this, this.element, context, options);
    await this._postRender(context, options);
    return this;
  }

  #build(): void {
    if (this.hasFrame) {
      const frame = buildFrame(this.options);
      this.#element = frame.element;
      this.#content = frame.content;
      this.#title = frame.title;
      this.#makeMovable(frame.element);
    } else this.#element = this.#content = document.createElement(this.options.tag);
    const element = this.element;
    element.id = this.id;
    element.classList.add('application', ...this.options.classes);
    element.addEventListener('click', (event) => this.#dispatch(event));
    element.addEventListener('pointerdown', () => this.bringToFront(), true);
    this.#listenToForm(element);
  }

  #show({ position }: RenderOptions): void {
    const element = this.element;
    if (this.#title) this.#title.textContent = this.title;
    if (!element.isConnected) {
      document.getElementById(this.id)?.remove();
      document.body.append(element);
      this.bringToFront();
    }
    if (!this.#isRendered || position) this.setPosition(position ?? {});
    this.#isRendered = true;
  }

  #makeMovable(element: HTMLElement): void {
    const header = element.querySelector<HTMLElement>('.window-header');
    if (!header) return;
    const box = () => element.getBoundingClientRect();
    whileDragged(header, box, ({ x, y }) => this.setPosition({ left: x, top: y }));
    header.addEventListener('dblclick', () => void (this.minimized ? this.maximize() : this.minimize()));
    const corner = element.querySelector<HTMLElement>('.window-resize-handle');
    const size = () => ({ x: box().width, y: box().height });
    if (corner) whileDragged(corner, size, ({ x, y }) => this.setPosition({ width: x, height: y }));
  }

  #dispatch(event: Event): void {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
    const name = target?.dataset.action;
    if (!target || name === undefined || !this.element.contains(target)) return;
    if (name === 'close') void this.close();
    else if (name === 'minimizeWindow') void (this.minimized ? this.maximize() : this.minimize());
    else this.#act(name, event, target);
  }

  #act(name: string, event: Event, target: HTMLElement): void {
    const given = this.options.actions[name];
    const action: Action | undefined = typeof given === 'function' ? given : given?.handler;
    if (action) Reflect.apply(action, this, [event, target]);
    else this._onClickAction(event, target);
  }

  #listenToForm(element: HTMLElement): void {
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit(event);
    });
    element.addEventListener('change', (event) => {
      if (this.options.form?.submitOnChange) void this.submit(event);
    });
  }

  /** Passes the data of the form to its handler. */
  async submit(event: Event = new Event('submit')): Promise<void> {
    const { form } = this;
    const options = this.options.form;
    if (!form || !options) return;
    await this._onSubmitForm(options, event, form, formData(form));
    if (options.closeOnSubmit && event.type === 'submit') await this.close();
  }

  protected async _onSubmitForm(
    { handler }: NonNullable<ApplicationOptions['form']>,
    event: Event,
    form: HTMLFormElement,
    data: { readonly object: Data },
  ): Promise<void> {
    if (handler) await Reflect.apply(handler, this, [event, form, data]);
  }

  /** Closes the application. */
  async close(options: Data = {}): Promise<this> {
    if (!this.#isRendered) return this;
    await this._preClose(options);
    this.#element?.remove();
    this.#element = this.#content = this.#title = null;
    this.#isRendered = false;
    this.minimized = false;
    this._onClose(options);
    for (const { name } of this.#chain()) client.hooks.callAll(`close${name}`, this);
    return this;
  }

  setPosition(position: Position = {}): Position {
    this.position = { ...this.position, ...position };
    if (this.hasFrame && this.#element && this.options.window.positioned) place(this.#element, this.position);
    return this.position;
  }

  bringToFront(): void {
    if (this.hasFrame && this.#element) this.#element.style.zIndex = String(++topmost);
  }

  async minimize(): Promise<void> {
    this.minimized = true;
    this.#element?.classList.add('minimized');
    // A minimised window has the height of its title bar until it is opened again.
    if (this.#element) this.#element.style.height = 'auto';
  }

  async maximize(): Promise<void> {
    this.minimized = false;
    this.#element?.classList.remove('minimized');
    this.setPosition();
  }

  // The most derived class first, up to this one.
  #chain(): readonly { readonly name: string }[] {
    const chain: { readonly name: string }[] = [];
    let link: unknown = this.constructor;
    while (typeof link === 'function' && link !== EventTarget && link !== Function.prototype) {
      chain.push(link);
      link = Object.getPrototypeOf(link);
    }
    return chain;
  }

  protected _configureRenderOptions(_options: RenderOptions): void {}

  protected async _prepareContext(_options: RenderOptions): Promise<Data> {
    return {};
  }

  protected async _preFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}

  protected async _preRender(_context: Data, _options: RenderOptions): Promise<void> {}

  protected async _renderHTML(_context: Data, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} must implement _renderHTML.`);
  }

  protected _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`${this.constructor.name} must implement _replaceHTML.`);
  }

  protected async _onFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}

  protected async _onRender(_context: Data, _options: RenderOptions): Promise<void> {}

  protected async _postRender(_context: Data, _options: RenderOptions): Promise<void> {}

  protected async _preClose(_options: Data): Promise<void> {}

  protected _onClose(_options: Data): void {}

  protected _onClickAction(_event: Event, _target: HTMLElement): void {}
}
