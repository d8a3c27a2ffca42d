import type { Order, Refusal } from '../../../core';
import type { UserBattle } from '../../battle';
import { localizeFor, localizeRefusal } from '../../texts';

/** The largest number of units shown as buttons; more are shown as a list, since buttons would cover the map. */
const MOST_BUTTONS = 4;

/** The panel functions that the spending choice uses. */
export interface SpendingHost {
  readonly battle: UserBattle | undefined;
  order(order: Order): void;
  show(): void;
}

/** The choice of the unit to spend something on: first the way to spend, then the unit. */
export class SpendingChoice {
  readonly #host: SpendingHost;
  /** The chosen kind of order; null unless the user is choosing a unit. */
  #type: string | null = null;

  constructor(host: SpendingHost) {
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

  /** Clears the choice. */
  drop(): void {
    this.#type = null;
  }

  /** The question; empty if there is none. */
  question({ rules }: UserBattle): string {
    return this.#type === null ? '' : localizeFor(rules.id, `PDC.board.panel.spendOn.${this.#type}`);
  }

  /** The panel's data on the choice. */
  context(battle: UserBattle | undefined) {
    const type = this.#type;
    const units = battle && type !== null ? unitsToSpendOn(battle, type) : [];
    return {
      isSpending: type !== null,
      outlays: battle ? spendingButtons(battle) : [],
      spendsOn: units.length > MOST_BUTTONS ? [] : units,
      spendsOnOf: units.length > MOST_BUTTONS ? units : [],
    };
  }

  #press({ outlay = '', unit }: DOMStringMap): void {
    const { battle } = this.#host;
    const type = this.#type;
    // A way to spend that is not possible now shows its reason, and has no unit to choose.
    if (!battle || (outlay !== '' && unitsToSpendOn(battle, outlay).length === 0)) return;
    this.#type = outlay === '' ? null : outlay;
    if (unit === undefined || type === null) this.#host.show();
    else this.#host.order({ type, side: battle.state.turn.side, unit });
  }
}

/** A way to spend something on a unit, shown as a button of the panel. */
interface SpendingButton {
  readonly type: string;
  readonly label: string;
  /** The reason why it is not possible now; empty if it is. */
  readonly fault: string;
}

/** A unit that something can be spent on. */
interface SpendingUnit {
  readonly unit: string;
  readonly label: string;
}

/**
 * The ways in which the user may spend something on units of the user's side, or why not now; empty if there is nothing
 * to spend or it is not the user's turn.
 */
function spendingButtons(battle: UserBattle): readonly SpendingButton[] {
  const { rules, state, seats, question, isPaused } = battle;
  const { side } = state.turn;
  if (state.winner || question || isPaused || !seats.includes(side)) return [];
  const orders = rules.orders(state);
  return rules.spendingOrders(state).map((type) => {
    const canBe = orders.some((order) => order.type === type);
    return {
      type,
      label: localizeFor(rules.id, `PDC.rules.order.${type}`),
      fault: canBe ? '' : whyNotNow(battle, type),
    };
  });
}

/** The reason why nothing can be spent in this way: the first refusal among the side's units. */
function whyNotNow({ rules, state }: UserBattle, type: string): string {
  const { side } = state.turn;
  const own = Object.values(state.units).filter((unit) => unit.side === side);
  const refusals = own.flatMap(({ id }): Refusal[] => {
    const refusal = rules.refusal(state, { type, side, unit: id });
    return refusal ? [refusal] : [];
  });
  const [first] = refusals;
  return first ? localizeRefusal(first, rules.id) : '';
}

/** The units that something can be spent on in this way, with the orders that do it. */
function unitsToSpendOn({ rules, state }: UserBattle, type: string): readonly SpendingUnit[] {
  const units = rules
    .orders(state)
    .flatMap((order: Order) => (order.type === type ? (order.unit ?? []) : []));
  return units.map((unit) => {
    const { name = unit, strength = 0, full = 0, at = '' } = state.units[unit] ?? {};
    return { unit, label: `${name} (${at}, ${strength}/${full})` };
  });
}
