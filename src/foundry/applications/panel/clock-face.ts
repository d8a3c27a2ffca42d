import type { UserBattle } from '../../battle';
import { isClockOn, MODULE_ID } from '../../documents';
import { localizeFor } from '../../texts';
import { minutesText, readSpent, StintClock } from './stint-clock';

/** Where this window keeps its clock over a reload. */
const KEY = `${MODULE_ID}.clock`;

/** Often enough that no second is left out. */
const LOOKS_EVERY = 500;

/** Shows how long a side has still got, where the world wants that and the game times something: it tells, and does nothing else. */
export class ClockFace {
  readonly #clock = new StintClock(() => performance.now(), readSpent(sessionStorage.getItem(KEY)));
  #battle: UserBattle | undefined;
  #panel: HTMLElement | undefined;
  /** What was left when it was looked at last: so a time runs out once. */
  #left: number | null = null;
  #looking: number | undefined;

  /** Goes by a battle as it is now; where none is in view, the time of the last one goes on. */
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

  /** Shows the time in a panel, and from now on there. */
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

  /** Whoever commands the side is told, once. */
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

  /** Tells without a colour whether the time runs, stands, or is over. */
  #sign(isOver: boolean): HTMLElement {
    const sign = document.createElement('i');
    const running = isOver ? 'hourglass-end' : 'hourglass-half';
    sign.className = `fa-solid fa-${this.#clock.runs ? running : 'pause'}`;
    sign.inert = true;
    return sign;
  }
}
