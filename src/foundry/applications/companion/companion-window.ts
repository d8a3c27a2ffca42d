import type { BattlePort } from '../../battle';
import { localize, TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { listChoices } from '../list-choices';
import { optionsOf, partsOf } from '../window-table';
import { entryContext, listContext } from './companion-context';
import type { RulesReferences } from './rule-books';

/** A request for the rules reference. */
export interface Asked {
  /** Rule numbers and entry names, the most important first. */
  readonly about: readonly string[];
  /** The game it belongs to, if known. */
  readonly ruleset?: string | undefined;
}

/** The rules reference: contents and search on the left, the entry on the right. */
export class CompanionWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<CompanionWindow>('companion', {
    look: (window, target) => {
      const { entry } = target.dataset;
      if (entry !== undefined) window.look(entry);
    },
    back: (window) => window.back(),
    legend: (window) => window.openLegend(),
  });

  static override PARTS = partsOf('companion');

  readonly #references: RulesReferences;
  readonly #openLegend: () => void;
  #ruleset = '';
  #typed = '';
  #about: readonly string[] = [];
  #shown: string | null = null;
  /** The entries viewed before, the latest last. */
  readonly #before: string[] = [];
  /** The element that had the focus when the window opened. */
  #from: Element | null = null;

  constructor(port: BattlePort, references: RulesReferences, openLegend: () => void) {
    super(port);
    this.#references = references;
    this.#openLegend = openLegend;
  }

  /** Shows the requested entry; the contents if the request is empty. */
  async show({ about, ruleset = '' }: Asked): Promise<void> {
    const first = about.find((id) => this.#references.gameWith(id, ruleset)) ?? about[0];
    this.#ruleset =
      (first === undefined ? undefined : this.#references.gameWith(first, ruleset)) ?? this.#references.usual;
    this.#typed = '';
    this.#about = about;
    if (this.#shown !== null && this.rendered) this.#before.push(this.#shown);
    this.#shown = first ?? null;
    if (!this.rendered) this.#from = document.activeElement;
    await this.render({ force: true });
    this.#search?.focus();
    this.#revealShown();
  }

  /** Opens the window with its contents, or closes it. */
  toggle(): void {
    if (this.rendered) void this.close();
    else void this.show({ about: [] });
  }

  /** Shows another entry and keeps the current one for going back. */
  async look(id: string): Promise<void> {
    if (this.#shown !== null && this.#shown !== id) this.#before.push(this.#shown);
    this.#shown = id;
    // Following a link elsewhere ends the current request.
    if (!this.#about.includes(id)) this.#about = [];
    await this.#showEntry(id);
  }

  async back(): Promise<void> {
    const before = this.#before.pop();
    if (before === undefined) return;
    this.#shown = before;
    await this.#showEntry(before);
  }

  openLegend(): void {
    this.#openLegend();
  }

  async #showEntry(id: string): Promise<void> {
    await this.render({ parts: ['companion-list', 'companion-entry'] });
    const item = this.#items.find(({ dataset }) => dataset.entry === id);
    this.#revealShown();
    // If the list contains the entry, it gets the keyboard focus.
    if (document.activeElement === document.body) (item ?? this.#search)?.focus();
  }

  #revealShown(): void {
    this.element.querySelector('.pdc-companion-list .is-shown')?.scrollIntoView({ block: 'nearest' });
  }

  get #search(): HTMLInputElement | null {
    return this.element.querySelector('[name=search]');
  }

  /** The items of the list that can be chosen. */
  get #items(): readonly HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('.pdc-companion-list [data-entry]')];
  }

  protected override context(): object {
    const book = this.#references.of(this.#ruleset);
    if (!book) return {};
    return {
      typed: this.#typed,
      games: listChoices(this.#references.rulesets, this.#ruleset, (id) => localize(`PDC.${id}.name`)),
      list: listContext(book, this.#typed, this.#shown, TEXTS),
      entry: this.#shown === null ? null : entryContext(book, this.#shown, this.#about, TEXTS),
      hasBefore: this.#before.length > 0,
    };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.element.addEventListener('input', ({ target }) => {
      if (target === this.#search) void this.#find();
    });
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  async #find(): Promise<void> {
    this.#typed = this.#search?.value ?? '';
    await this.render({ parts: ['companion-list'] });
  }

  /**
   * Arrow keys move from the search field into the list and through it; Escape clears the field, then closes the
   * window.
   */
  #onKey(event: KeyboardEvent): void {
    const isInSearch = event.target === this.#search;
    const isUsed =
      event.key === 'Escape'
        ? this.#leave(isInSearch)
        : event.key === 'Enter'
          ? isInSearch && this.#lookAt(this.#unfolded[0])
          : this.#step({ ArrowDown: 1, ArrowUp: -1 }[event.key], isInSearch);
    if (!isUsed) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #leave(isInSearch: boolean): true {
    if (isInSearch && this.#typed !== '') void this.#empty();
    else void this.close();
    return true;
  }

  /** Moves to the next or previous item of the list; false if the key means something else here. */
  #step(by: number | undefined, isInSearch: boolean): boolean {
    const items = this.#unfolded;
    const at = items.findIndex((item) => item.matches(':focus'));
    if (by === undefined || (at < 0 && !isInSearch)) return false;
    (items[at + by] ?? (by < 0 ? this.#search : undefined))?.focus();
    return true;
  }

  get #unfolded(): readonly HTMLElement[] {
    return this.#items.filter((item) => item.checkVisibility());
  }

  #lookAt(item: HTMLElement | undefined): true {
    if (item?.dataset.entry !== undefined) void this.look(item.dataset.entry);
    return true;
  }

  async #empty(): Promise<void> {
    if (this.#search) this.#search.value = '';
    await this.#find();
  }

  protected override onSelect({ value }: HTMLSelectElement): void {
    this.#ruleset = value;
    this.#shown = null;
    this.#about = [];
    this.#before.length = 0;
    void this.render();
  }

  protected override _onClose(): void {
    this.#before.length = 0;
    this.#shown = null;
    if (this.#from instanceof HTMLElement && this.#from.isConnected) this.#from.focus();
    this.#from = null;
    this.#about = [];
  }
}
