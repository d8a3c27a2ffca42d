import { type Refusal, SIDES } from '../../../core';
import {
  goByName,
  KeptFocus,
  type PartFocus,
  parts,
  pieceInHand,
  takeByKeys,
  toMap,
  trayDragText,
} from '../../input';
import { say } from '../../voice';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { CardMoves } from './card-moves';
import { type HandCard, handContext, type Lifted, playOrder, pressOn } from './hand-context';
import { cardWords, handView, trayView } from './hand-view';
import { LineOfBattle } from './line-of-battle';
import { terrainInHand, trayContext } from './reserve-tray';

/** The space between the strip and the elements below it, in pixels. */
const GAP = 6;

/** The elements that can be taken from the strip. */
const TAKEN = '.pdc-hand-card, button[data-reserve], button[data-terrain]:enabled';

/** The name of a card or of a piece in the tray, as screen readers say it. */
const nameOf = (choice: HTMLElement): string =>
  (choice.querySelector('b') ?? choice.querySelector('span'))?.textContent ?? choice.textContent ?? '';

/** The strip at the bottom of the map: command cards in hand and on the table, and units in reserve. */
export class CommandHand extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<CommandHand>('hand', {
    choose: (window, { dataset }) => {
      if (dataset.key !== undefined) window.choose(dataset.key);
    },
    play: (window) => window.play(),
    take: (_window, { dataset }) => {
      if (dataset.reserve !== undefined) takeToMap(dataset.reserve);
    },
    terrain: (_window, { dataset }) => {
      if (dataset.terrain !== undefined) takeToMap(terrainInHand(dataset.terrain));
    },
    line: (window, { dataset }) => window.line(dataset.side),
    fold: (window) => window.fold(),
  });

  static override PARTS = partsOf('hand');

  #lifted: Lifted | null = null;
  #isFolded = false;
  readonly #line = new LineOfBattle(this.port, () => void this.refresh());
  readonly #focus = new KeptFocus();
  readonly #moves = new CardMoves();

  /** The element that gets the keyboard focus in the hand: the raised card, else the first that can be played. */
  get partFocus(): PartFocus | undefined {
    if (!this.rendered) return undefined;
    const find = (selector: string) => this.element.querySelector<HTMLElement>(selector);
    const first =
      find('.pdc-hand-card.is-selected') ??
      find('.pdc-hand-card:not(.is-quiet)') ??
      find(TAKEN) ??
      find('button');
    return { element: this.element, first: first ?? undefined };
  }

  /** Shows the current cards and reserve of the battle; nothing if it has none. */
  override async refresh(): Promise<void> {
    const { battle } = this;
    void this.#line.goOn();
    await this.showWhile(battle !== undefined && (battle.state.cards ?? trayContext(battle, null)) !== null);
  }

  /** Marks the user's selected piece if the tray is open; raises a card that was selected elsewhere. */
  mark(): void {
    this.#raisePicked();
    for (const element of this.#buttons('button[data-reserve], button[data-terrain]')) {
      const { reserve, terrain } = element.dataset;
      const id = terrain === undefined ? reserve : terrainInHand(terrain);
      element.setAttribute('aria-pressed', String(id === pieceInHand.id));
    }
  }

  protected override context(): object {
    const { battle } = this;
    const hand = battle && handContext(battle);
    const tray = battle && trayContext(battle, pieceInHand.id);
    this.#focus.note(this.partFocus?.element);
    this.#moves.note(this.rendered ? this.element : undefined);
    const cards = this.#cards;
    if (!cards.some(({ key }) => key === this.#selected)) this.#lifted = null;
    return {
      hand: hand && handView(battle, hand, this.#selected),
      tray: tray && trayView(battle, tray, (side) => this.#line.isOn(side)),
      isCalled:
        this.#selected !== null ||
        cards.some(({ use }) => use !== 'none') ||
        (tray?.terrain.length ?? 0) > 0 ||
        tray?.pieces.some(({ isReady }) => isReady),
      isFolded: this.#isFolded,
      isBusy: this.isBusy,
    };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.element.addEventListener('keydown', (event: KeyboardEvent) => this.#onKey(event));
    this.element.addEventListener('dragstart', (event: DragEvent) => onDrag(event));
    // After a mere click here, the keyboard still controls the map.
    const isByKeys = () => !parts.areOnMap;
    takeByKeys(this.element, TAKEN, (choice) => choice.click(), isByKeys);
    goByName(this.element, TAKEN, nameOf, isByKeys);
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    const top = document.querySelector('#hotbar')?.getBoundingClientRect().top ?? 0;
    // If the hotbar is hidden or elsewhere, the bottom of the window is free.
    const bottom = top > innerHeight / 2 ? innerHeight - top + GAP : GAP;
    this.element.style.setProperty('--pdc-hand-bottom', `${Math.round(bottom)}px`);
    this.#focus.restore(this.partFocus?.first);
    const { battle } = this;
    this.#moves.show(this.element, (battle && handContext(battle)?.side) ?? null);
  }

  get #selected(): string | null {
    return this.#lifted?.key ?? null;
  }

  get #cards(): readonly HandCard[] {
    const { battle } = this;
    const hand = battle && handContext(battle);
    return hand?.groups.flatMap(({ cards }) => cards) ?? [];
  }

  #buttons(selector: string): readonly HTMLElement[] {
    return this.rendered ? [...this.element.querySelectorAll<HTMLElement>(selector)] : [];
  }

  /** Keys that press or leave a card must not reach the map. */
  #onKey(event: KeyboardEvent): void {
    const isLeaving = event.key === 'Escape' && this.#selected !== null;
    if (isLeaving) this.choose(null);
    if (isLeaving || event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  }

  /** Raises a card in the hand; a card that is already raised is played or lowered. */
  choose(key: string | null): void {
    const card = this.#cards.find((held) => held.key === key);
    const pressed = card ? pressOn(this.#lifted, card) : 'drop';
    if (pressed === 'play') {
      this.play();
      return;
    }
    this.#lifted = card && pressed === 'lift' ? card : null;
    this.#showOnMap(pressed === 'lift' ? card : undefined);
    if (card && this.#lifted && this.battle) say(cardWords(card, this.battle));
    void this.render();
  }

  /** Selects the raised card on the map, which shows the units it would order, or deselects it there. */
  #showOnMap(card: HandCard | undefined): void {
    const held = pieceInHand.id?.startsWith('card:') ? pieceInHand.id : null;
    const wanted = card?.use === 'play' ? `card:${card.id}` : null;
    // Picking it a second time deselects it.
    if (wanted === null && held !== null) pieceInHand.pick(held);
    else if (wanted !== null && wanted !== held) pieceInHand.pick(wanted);
  }

  /** Raises the card that another part has selected, as a first press does. */
  #raisePicked(): void {
    const id = pieceInHand.id;
    if (id === null || !id.startsWith('card:')) return;
    const cards = this.#cards;
    if (cards.some((card) => card.key === this.#selected && `card:${card.id}` === id)) return;
    const card = cards.find((held) => held.use === 'play' && `card:${held.id}` === id);
    if (!card || !this.battle) return;
    this.#isFolded = false;
    this.#lifted = card;
    say(cardWords(card, this.battle));
    void this.render();
  }

  /** Plays the raised card: as the order of the turn, or as the answer to the open question. */
  play(): void {
    const { battle } = this;
    const card = this.#cards.find(({ key }) => key === this.#selected);
    const side = battle && handContext(battle)?.side;
    if (!battle || !card || !side) return;
    if (card.use === 'answer') void this.#send(() => this.port.answer(battle.id, card.id, battle.revision));
    const order = card.use === 'play' && playOrder(battle.rules, side, card.id);
    if (order) void this.#send(() => this.port.order(order));
  }

  /** Chooses the card with a digit; false if there is none. */
  chooseBy(digit: number): boolean {
    const card = this.rendered ? this.#cards.find((held) => held.digit === digit) : undefined;
    if (!card || this.isBusy) return false;
    this.#isFolded = false;
    this.choose(card.key);
    return true;
  }

  /** Plays the raised card; false if none is raised or it can't be played. */
  confirm(): boolean {
    const card = this.#cards.find(({ key }) => key === this.#selected);
    if (!card || card.use === 'none') return false;
    this.play();
    return true;
  }

  /** Lowers the raised card; false if there is none. */
  putBack(): boolean {
    if (this.#selected === null) return false;
    this.choose(null);
    return true;
  }

  async #send(request: () => Promise<Refusal | undefined>): Promise<void> {
    const isByKeys = this.#focus.has(this.element);
    await this.doOnce(async () => {
      if (await request()) return;
      this.#lifted = null;
      // After the play, the user continues on the map.
      if (isByKeys) toMap();
    });
  }

  /** Starts or stops a side's automatic deployment in line of battle. */
  line(side: string | undefined): void {
    const known = SIDES.find((each) => each === side);
    if (known) this.#line.toggle(known);
  }

  /** Collapses the strip to a tab, or expands it. */
  fold(): void {
    this.#isFolded = !this.#isFolded;
    void this.render();
  }
}

/** Selects an item that is placed on the map; a keyboard user's focus moves there. */
function takeToMap(id: string): void {
  const isByKeys = !parts.areOnMap;
  pieceInHand.pick(id);
  if (isByKeys) toMap();
}

/** A piece dragged from the tray is selected, so that the map shows its possible spaces. */
function onDrag({ target, dataTransfer }: DragEvent): void {
  const dragged = target instanceof HTMLElement ? target.closest<HTMLElement>('[draggable=true]') : null;
  const { reserve, terrain } = dragged?.dataset ?? {};
  const id = terrain === undefined ? reserve : terrainInHand(terrain);
  if (id === undefined || !dataTransfer) return;
  dataTransfer.effectAllowed = 'copyMove';
  dataTransfer.setData('text/plain', trayDragText(id));
  if (pieceInHand.id !== id) pieceInHand.pick(id);
}
