import type { Order, Refusal } from '../../../core';
import type { UserBattle } from '../../battle';
import { localizeFor, localizeRefusal } from '../../texts';

/** Of more units there is a list: as buttons they would cover the map. */
const MOST_BUTTONS = 4;

/** What the panel does for whoever spends something. */
export interface OutlayHost {
  readonly battle: UserBattle | undefined;
  order(order: Order): void;
  show(): void;
}

/** The choice on whom something is spent: first how, then on whom. */
export class OutlayChoice {
  readonly #host: OutlayHost;
  /** The kind of order that was chosen; null while nobody is asked on whom. */
  #type: string | null = null;

  constructor(host: OutlayHost) {
    this.#host = host;
  }

  /** Listens for the buttons of the choice. */
  listen(panel: HTMLElement): void {
    panel.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-outlay]') : null;
      if (button instanceof HTMLButtonElement) this.#press(button.dataset);
    });
    panel.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.dataset.outlay === undefined) return;
      if (target.value !== '') this.#press({ outlay: '', unit: target.value });
    });
  }

  /** Nothing is chosen any more. */
  drop(): void {
    this.#type = null;
  }

  /** What is asked; empty while nothing is. */
  question({ rules }: UserBattle): string {
    return this.#type === null ? '' : localizeFor(rules.id, `PDC.board.panel.spendOn.${this.#type}`);
  }

  /** What the panel shows of it. */
  context(battle: UserBattle | undefined) {
    const type = this.#type;
    const units = battle && type !== null ? outlayUnits(battle, type) : [];
    return {
      isSpending: type !== null,
      outlays: battle ? outlayButtons(battle) : [],
      spendsOn: units.length > MOST_BUTTONS ? [] : units,
      spendsOnOf: units.length > MOST_BUTTONS ? units : [],
    };
  }

  #press({ outlay = '', unit }: DOMStringMap): void {
    const { battle } = this.#host;
    const type = this.#type;
    // What can't be paid now has its reason beside it, and nobody to choose.
    if (!battle || (outlay !== '' && outlayUnits(battle, outlay).length === 0)) return;
    this.#type = outlay === '' ? null : outlay;
    if (unit === undefined || type === null) this.#host.show();
    else this.#host.order({ type, side: battle.state.turn.side, unit });
  }
}

/** A way to spend something on a unit, as a button of the panel. */
interface OutlayButton {
  readonly type: string;
  readonly label: string;
  /** Why it can't be done now; empty if it can. */
  readonly fault: string;
}

/** A unit on which something can be spent. */
interface OutlayUnit {
  readonly unit: string;
  readonly label: string;
}

/** What the user may spend on the units of his side, or why he can't now; nothing while he has nothing, or is not to move. */
function outlayButtons(battle: UserBattle): readonly OutlayButton[] {
  const { rules, state, seats, question, isPaused } = battle;
  const { side } = state.turn;
  if (state.winner || question || isPaused || !seats.includes(side)) return [];
  const orders = rules.orders(state);
  return rules.outlays(state).map((type) => {
    const canBe = orders.some((order) => order.type === type);
    return {
      type,
      label: localizeFor(rules.id, `PDC.rules.order.${type}`),
      fault: canBe ? '' : faultText(battle, type),
    };
  });
}

/** Why nothing can be spent in this way: what stands against it for whoever comes nearest to it. */
function faultText({ rules, state }: UserBattle, type: string): string {
  const { side } = state.turn;
  const own = Object.values(state.units).filter((unit) => unit.side === side);
  const refusals = own.flatMap(({ id }): Refusal[] => {
    const refusal = rules.refusal(state, { type, side, unit: id });
    return refusal ? [refusal] : [];
  });
  const [first] = refusals;
  return first ? localizeRefusal(first, rules.id) : '';
}

/** The units on which something can be spent in this way, with the orders that do it. */
function outlayUnits({ rules, state }: UserBattle, type: string): readonly OutlayUnit[] {
  const units = rules
    .orders(state)
    .flatMap((order: Order) => (order.type === type ? (order.unit ?? []) : []));
  return units.map((unit) => {
    const { name = unit, strength = 0, full = 0, at = '' } = state.units[unit] ?? {};
    return { unit, label: `${name} (${at}, ${strength}/${full})` };
  });
}
