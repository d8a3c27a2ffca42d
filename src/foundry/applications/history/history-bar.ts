import type { BattleControl, BattlePort, UserBattle } from '../../battle';
import { floor } from '../../geometry/window-frame';
import { localize, localizeCount, TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { branchOff } from '../who-goes';
import { optionsOf, partsOf } from '../window-table';
import { momentText } from './history-text';
import { type MissedOrder, missedOrders } from './missed-orders';
import { PLAY_PACE, paceOf, Replay } from './replay';

/** The dependencies of the bar. */
export interface HistoryDependencies {
  /** An action of a battle in a few words; undefined if unknown. */
  describeAction(battle: string, number: number): string | undefined;
  readonly control: BattleControl;
}

/** The gap between the bar and the hand or panel below it, in pixels. */
const GAP = 6;

/** The bar below the board: a slider through the battle's history, and the actions that the user missed. */
export class HistoryBar extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<HistoryBar>('history', {
    earlier: (window) => window.step(-1),
    later: (window) => window.step(1),
    now: (window) => window.toNow(),
    close: (window) => window.toggle(),
    playOn: (window) => window.playOn(),
    play: (window) => window.play(),
    replay: (window) => window.replay(),
    dismiss: (window) => window.dismiss(),
    look: (window, { dataset }) => window.look(Number(dataset.at)),
  });

  static override PARTS = partsOf('history');

  readonly #dependencies: HistoryDependencies;
  readonly #replay: Replay;
  #beside: ResizeObserver | undefined;
  #isOpen = false;
  /** The battle that was in view last. */
  #of: string | undefined;
  /**
   * The number of actions that the user had seen before leaving, and their battle; undefined if no replay is offered.
   */
  #away: { readonly battle: string; readonly from: number } | undefined;

  constructor(port: BattlePort, dependencies: HistoryDependencies) {
    super(port);
    this.#dependencies = dependencies;
    this.#replay = new Replay(port.history, () => void this.refresh());
  }

  /** Shows the viewed moment of the battle while the bar is wanted. */
  override async refresh(): Promise<void> {
    const { battle } = this;
    if (this.#away && this.#away.battle !== battle?.id) this.#away = undefined;
    // Another battle is first viewed at its current moment.
    if (battle?.id !== this.#of) {
      this.#of = battle?.id;
      this.#isOpen = false;
      this.#replay.stop();
    }
    const isWanted = this.#isOpen || battle?.asItWas !== undefined || this.#away !== undefined;
    // The slider stays the same element: the user may be dragging it.
    if (isWanted && this.rendered) this.#update();
    else await this.showWhile(isWanted);
  }

  /** Opens the slider, or closes it and returns to now. */
  toggle(): boolean {
    if (!this.battle) return false;
    const isShown = this.#isOpen || this.battle.asItWas !== undefined;
    this.#isOpen = !isShown;
    this.#of = this.battle.id;
    this.#replay.stop();
    if (isShown) this.port.history.leave();
    void this.refresh();
    return true;
  }

  /** Moves one action back or forward; false if there is none, or if the user is not viewing the history. */
  step(by: 1 | -1): boolean {
    const { battle } = this;
    if (!battle || !(this.#isOpen || battle.asItWas)) return false;
    const to = (battle.asItWas?.at ?? battle.actions + (battle.question ? 1 : 0)) + by;
    if (to >= 0) void this.port.history.show(to);
    return true;
  }

  /** Returns to now; false if the battle is already shown at its current moment. */
  toNow(): boolean {
    this.#replay.stop();
    return this.port.history.leave();
  }

  /** Offers a replay of the actions that the user missed. */
  offer(battle: string, from: number): void {
    this.#away = { battle, from };
    void this.refresh();
  }

  /** Plays the battle from the viewed moment, or from its beginning; any key or click stops it there. */
  play(): void {
    const { battle } = this;
    if (!battle || this.#replay.hasJustEnded) return;
    const to = lastOf(battle);
    const from = battle.asItWas?.at ?? 0;
    this.#isOpen = true;
    this.#replay.play({ from, to, pace: PLAY_PACE, endsAt: 'moment' });
    void this.refresh();
  }

  /** Replays the missed actions step by step; with animation turned off, the slider jumps there. */
  replay(): void {
    const { battle } = this;
    const away = this.#away;
    this.#away = undefined;
    if (!battle || away?.battle !== battle.id) return;
    const to = lastOf(battle);
    const pace = paceOf(to - away.from);
    this.#isOpen = pace === null;
    if (pace === null) void this.port.history.show(away.from);
    else this.#replay.play({ from: away.from, to, pace, endsAt: 'now' });
    void this.refresh();
  }

  /** Drops the offer. */
  dismiss(): void {
    this.#away = undefined;
    void this.refresh();
  }

  /** Shows the map after one of the missed orders; the list stays. */
  look(at: number): void {
    this.#replay.stop();
    void this.port.history.show(at);
  }

  /** Plays on from the moment shown, in a branch. */
  playOn(): void {
    const { battle } = this;
    if (!battle) return;
    const at = battle.asItWas?.at ?? battle.actions;
    void this.doOnce(async () => {
      if (!(await branchOff(this.#dependencies.control, battle.id, at))) return;
      this.#isOpen = false;
      this.port.history.leave();
    });
  }

  protected override context(): object {
    return { isGameMaster: game.user.isGM };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) void this.port.history.show(target.valueAsNumber);
    });
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    this.#update();
    // Right after a page load, the panel may not exist before the next frame.
    requestAnimationFrame(() => this.#place());
  }

  #update(): void {
    const { battle, element } = this;
    if (!battle) return;
    const last = lastOf(battle);
    const at = battle.asItWas?.at ?? last;
    const slider = element.querySelector('input');
    const text = momentText(battle, this.#dependencies.describeAction(battle.id, at - 1), TEXTS);
    if (slider) {
      slider.max = String(last);
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', text);
    }
    this.#say('.pdc-history-text', text);
    this.#enable('earlier', at > 0);
    this.#enable('later', battle.asItWas !== undefined);
    this.#enable('now', battle.asItWas !== undefined);
    this.#enable('play', last > 0);
    this.#showPlaying();
    this.#enable('playOn', !this.isBusy);
    const isSlider = this.#isOpen || battle.asItWas !== undefined;
    element.querySelector('.pdc-history-slider')?.toggleAttribute('hidden', !isSlider);
    element.classList.toggle('is-as-it-was', battle.asItWas !== undefined);
    this.#showAway(battle.id, last, at);
    this.#place();
  }

  /** Updates the button that plays the battle, or stops it. */
  #showPlaying(): void {
    const button = this.element.querySelector<HTMLElement>('[data-action=play]');
    if (!button) return;
    const { isPlaying } = this.#replay;
    const label = localize(`PDC.board.history.${isPlaying ? 'stop' : 'play'}`);
    button.textContent = isPlaying ? '❚❚' : '▶';
    button.setAttribute('aria-label', label);
    button.dataset.tooltip = label;
  }

  /** Updates the list of missed orders; `at`: the moment that is shown. */
  #showAway(battle: string, last: number, at: number): void {
    const from = this.#away?.from ?? last;
    const count = last - from;
    this.element.querySelector('.pdc-history-away')?.toggleAttribute('hidden', count <= 0);
    const list = this.element.querySelector<HTMLElement>('.pdc-history-missed');
    if (!list || count <= 0) return;
    this.#say('.pdc-history-since', localizeCount('PDC.board.history.away', count));
    const span = `${battle} ${from} ${last}`;
    // Reading the cards takes a while, and the list may have the focus.
    if (list.dataset.span !== span) {
      list.dataset.span = span;
      const orders = missedOrders(from, last, (number) => this.#dependencies.describeAction(battle, number));
      list.replaceChildren(...orders.map(missedLine));
    }
    for (const button of list.querySelectorAll('button'))
      button.setAttribute('aria-current', String(button.dataset.at === String(at)));
  }

  #say(selector: string, text: string): void {
    const line = this.element.querySelector(selector);
    if (line && line.textContent !== text) line.textContent = text;
  }

  #enable(action: string, isPossible: boolean): void {
    const button = this.element.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
    if (button) button.disabled = !isPossible;
  }

  /** Places the bar above the hand, the macro bar, and a panel at the bottom; the board makes room for it. */
  #place(): void {
    // The panel and the hand may change their size after the bar has closed.
    if (!this.rendered) return;
    const panel = document.querySelector('#pdc-panel');
    const hand = document.querySelector('#pdc-hand');
    // They may appear later, and be taller than before.
    this.#beside ??= new ResizeObserver(() => this.#place());
    for (const element of [panel, hand]) if (element) this.#beside.observe(element);
    const top = panel?.getBoundingClientRect().top ?? 0;
    const isAtBottom = top > window.innerHeight / 2;
    const below = window.innerHeight - Math.min(floor(), isAtBottom ? top : window.innerHeight);
    this.element.style.bottom = `calc(max(${below}px, var(--pdc-foot, 78px)) + ${GAP}px)`;
  }
}

/** The number of the battle's present moment. */
const lastOf = ({ asItWas, actions }: UserBattle): number => asItWas?.count ?? actions;

/** A line of the list of missed orders, which shows the map after it. */
function missedLine({ at, text }: MissedOrder): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text });
  Object.assign(button.dataset, { action: 'look', at: String(at) });
  const line = document.createElement('li');
  line.value = at;
  line.append(button);
  return line;
}
