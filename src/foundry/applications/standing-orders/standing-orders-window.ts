import { SIDES, type Side } from '../../../core';
import type { BattlePort } from '../../battle';
import { type StandingOrdersPort, sidesWithStandingOrders } from '../../battle/standing-orders';
import { toMap } from '../../input';
import { TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { orderOf, standingOrdersContext } from './standing-orders-context';

/** The Standing orders window: the questions that this client's user wants answered without being asked. */
export class StandingOrdersWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<StandingOrdersWindow>('standing-orders', {
    cancel: (window, { dataset }) => window.cancel(dataset.side),
  });

  static override PARTS = partsOf('standing-orders');

  readonly #standing: StandingOrdersPort;

  constructor(port: BattlePort, standing: StandingOrdersPort) {
    super(port);
    this.#standing = standing;
  }

  /** True if the user may leave standing orders in the battle in view. */
  get isOffered(): boolean {
    return this.#sides.length > 0;
  }

  /** Opens or closes the window, by key with the focus in it; false if the user commands no side. */
  async toggle(isByKey: boolean): Promise<void> {
    if (this.rendered) {
      await this.close();
      if (isByKey) toMap();
      return;
    }
    if (!this.isOffered) return;
    await this.render({ force: true });
    if (isByKey) this.element.querySelector('select')?.focus();
  }

  /** Follows the battle; closes when there is nothing left to answer. */
  follow(): void {
    if (this.isOffered) void this.refresh();
    else if (this.rendered) void this.close();
  }

  /** Cancels all orders of a side. */
  cancel(side: string | undefined): void {
    const { battle } = this;
    const own = SIDES.find((each) => each === side);
    if (battle && own) void this.doOnce(() => this.#standing.give(battle.id, own, {}));
  }

  protected override onSelect({ dataset, value }: HTMLSelectElement): void {
    const { battle } = this;
    const { reason = '' } = dataset;
    const side = SIDES.find((each) => each === dataset.side);
    if (battle && side) void this.doNext(() => this.#give(battle.id, side, reason, value));
  }

  async #give(battle: string, side: Side, reason: string, value: string): Promise<void> {
    const { [reason]: _, ...others } = this.#standing.of(battle, side);
    const order = orderOf(value);
    await this.#standing.give(battle, side, { ...others, ...(order && { [reason]: order }) });
  }

  protected override context(): object {
    const { battle } = this;
    const sides = this.#sides;
    return {
      isSeveral: sides.length > 1,
      isBusy: this.isBusy,
      sides:
        battle &&
        sides.map((side) => standingOrdersContext(battle, side, this.#standing.of(battle.id, side), TEXTS)),
    };
  }

  get #sides(): readonly Side[] {
    return this.battle ? sidesWithStandingOrders(this.battle) : [];
  }
}
