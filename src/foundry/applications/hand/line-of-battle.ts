import { nextIntoLine, type Order, type Side } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';

type Port = Pick<BattlePort, 'current' | 'order'>;

/**
 * Deploys a side's waiting units into a line of battle, one order after the other whenever it is the side's turn. They
 * are ordinary orders: a unit placed by hand meanwhile stays where it is, and a refusal or an undo ends the series.
 */
export class LineOfBattle {
  readonly #port: Port;
  readonly #changed: () => void;
  #battle = '';
  /** The sides with automatic deployment, each with its number of units still to deploy. */
  readonly #sides = new Map<Side, number>();
  #isUnderWay = false;

  constructor(port: Port, changed: () => void) {
    this.#port = port;
    this.#changed = changed;
  }

  isOn(side: Side): boolean {
    return this.#battle === this.#port.current?.id && this.#sides.has(side);
  }

  /** Starts or stops a side's automatic deployment. */
  toggle(side: Side): void {
    const battle = this.#port.current;
    if (!battle) return;
    if (battle.id !== this.#battle) this.#sides.clear();
    this.#battle = battle.id;
    if (!this.#sides.delete(side)) this.#sides.set(side, waiting(battle, side));
    this.#changed();
    void this.goOn();
  }

  /** Gives the orders that are due now. */
  async goOn(): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      for (let order = this.#next(); order; order = this.#next()) {
        const { revision } = this.#port.current ?? {};
        if (await this.#port.order(order)) this.#end(order.side);
        // The result may not have arrived yet: the next change continues the series.
        if (this.#port.current?.revision === revision) return;
      }
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** The next order of a side with automatic deployment; undefined if none is due. */
  #next(): Order | undefined {
    const battle = this.#port.current;
    if (!battle || battle.id !== this.#battle || battle.asItWas) return undefined;
    const { state, rules, seats, question, isPaused, proposal } = battle;
    this.#endWhereTakenBack(battle);
    const { side } = state.turn;
    const mayOrder = question === null && proposal === null && !isPaused && seats.includes(side);
    return mayOrder && this.#sides.has(side) && state.preparation
      ? nextIntoLine(rules, state, side)
      : undefined;
  }

  /** An undo means that the player does not want this deployment. */
  #endWhereTakenBack(battle: UserBattle): void {
    for (const [side, before] of this.#sides) {
      const now = waiting(battle, side);
      if (now > before || now === 0) this.#end(side);
      else this.#sides.set(side, now);
    }
  }

  #end(side: Side): void {
    if (this.#sides.delete(side)) this.#changed();
  }
}

const waiting = ({ state }: UserBattle, side: Side): number =>
  Object.values(state.reserve).filter((piece) => piece.side === side).length;
