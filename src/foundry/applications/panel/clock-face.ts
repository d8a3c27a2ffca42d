import type { UserBattle } from '../../battle';
import { isClockOn, MODULE_ID } from '../../documents';
import { localizeFor } from '../../texts';
import { minutesText, readSpent, StintClock } from './stint-clock';

/** The storage key under which this window keeps its clock across a reload. */
const KEY = `${MODULE_ID}.clock`;

/** The update interval in milliseconds, short enough that no second is skipped. */
const LOOKS_EVERY = 500;

/**
 * Shows a side's remaining time, if the world setting is on and the game times turns: information only, without any
 * consequence.
 */
export class ClockFace {
  readonly #clock = new StintClock(() => performance.now(), readSpent(sessionStorage.getItem(KEY)));
  #battle: UserBattle | undefined;
  #panel: HTMLElement | undefined;
  /** The remaining time at the last update, so that the time runs out only once. */
  #left: number | null = null;
  #looking: number | undefined;

  /** Follows the current moment of a battle; if none is in view, the last one's time keeps running. */
  follow(battle: UserBattle | undefined): void {
    this.#look();
    if (!battle) return;
    this.#battle = battle;
    const { id, rules, state, question, proposal, isPaused } = battle;
    const stint = isClockOn() ? rules.stint(state) : undefined;
    this.#clock.follow(id, stint, !question && !proposal && !isPaused);
    this.#left = this.#clock.left;
    window.clearInterval(this.#looking);
    if (this.#clock.runs && this.#left !== 0)
      this.#looking = window.setInterval(() => this.#look(), LOOKS_EVERY);
  }

  /** Shows the time in a panel from now on. */
  showIn(panel: HTMLElement): void {
    this.#panel = panel;
    this.#show();
  }

  #look(): void {
    const { left, spent } = this.#clock;
    sessionStorage.setItem(KEY, JSON.stringify(spent));
    if (left === this.#left) return;
    const isOut = left === 0 && this.#left !== null;
    this.#left = left;
    this.#show();
    if (!isOut) return;
    window.clearInterval(this.#looking);
    this.#tellOut();
  }

  /** Notifies the side's commander, once. */
  #tellOut(): void {
    const battle = this.#battle;
    if (!battle?.seats.includes(battle.state.turn.side)) return;
    ui.notifications.warn(localizeFor(battle.rules.id, 'PDC.board.clock.out'));
  }

  #show(): void {
    const place = this.#panel?.querySelector<HTMLElement>('.pdc-panel-clock');
    const left = this.#left;
    if (!place || !this.#battle) return;
    place.hidden = left === null;
    if (left === null) return;
    const isOver = left === 0;
    const { id } = this.#battle.rules;
    const time = isOver ? localizeFor(id, 'PDC.board.clock.over') : minutesText(left);
    const words = document.createElement('span');
    words.textContent = time;
    place.replaceChildren(this.#sign(isOver), words);
    place.classList.toggle('is-over', isOver);
    place.ariaLabel = localizeFor(id, 'PDC.board.clock.left', { time });
    place.dataset.tooltip = localizeFor(id, 'PDC.board.clock.tooltip');
  }

  /** An icon that shows without colour whether the time is running, paused or over. */
  #sign(isOver: boolean): HTMLElement {
    const sign = document.createElement('i');
    const running = isOver ? 'hourglass-end' : 'hourglass-half';
    sign.className = `fa-solid fa-${this.#clock.runs ? running : 'pause'}`;
    sign.inert = true;
    return sign;
  }
}
