import type { BattlePort } from '../battle';
import { isOrderMessage, type OrderModel } from '../documents';

/** A card that is shown somewhere: in the log, in a notice, in a window of its own. */
interface ShownCard {
  readonly item: WeakRef<HTMLElement>;
  readonly battle: string;
  readonly number: number;
  readonly revision: number;
}

/** Keeps the buttons that take back and bring back, on cards of chat that are shown, as the battle in view has them. */
export class UndoButtons {
  readonly #port: BattlePort;
  #shown: readonly ShownCard[] = [];

  constructor(port: BattlePort) {
    this.#port = port;
    port.onChange(() => this.#renewAll());
  }

  /** Takes charge of the buttons of a card that has been drawn. */
  follow(item: HTMLElement, { battle, number, revision }: OrderModel): void {
    if (!item.querySelector('[data-action=undo], [data-action=redo]')) return;
    const card = { item: new WeakRef(item), battle, number, revision };
    // A card may be drawn more than once.
    this.#shown = [...this.#shown.filter((other) => other.item.deref() !== item), card];
    this.#renew(card, this.#latestUndoing());
    item.querySelector('[data-action=redo]')?.addEventListener('click', () => void this.#port.redo(battle));
  }

  #renewAll(): void {
    this.#shown = this.#shown.filter(({ item }) => item.deref() !== undefined);
    const latest = this.#latestUndoing();
    for (const card of this.#shown) this.#renew(card, latest);
  }

  #renew({ item, battle, number, revision }: ShownCard, latestUndoing: number | undefined): void {
    const now = this.#port.current;
    const isInView = now?.id === battle;
    const undo = item.deref()?.querySelector<HTMLElement>('[data-action=undo]');
    if (undo) {
      undo.hidden = !isInView;
      // What a click most likely means is the latest order: the way further back shows itself to whoever looks for it.
      const last = now?.question ? now.actions : (now?.actions ?? 0) - 1;
      undo.classList.toggle('is-quiet', number < last);
    }
    const redo = item.deref()?.querySelector<HTMLElement>('[data-action=redo]');
    const canRedo = isInView && game.user.isGM && now.redoable > 0 && revision === latestUndoing;
    if (redo) redo.hidden = !canRedo;
  }

  /** The revision at which the battle in view was taken back last, as far as chat tells. */
  #latestUndoing(): number | undefined {
    const battle = this.#port.current?.id;
    const message = game.messages.contents.findLast(
      (each) =>
        isOrderMessage(each) &&
        each.system.battle === battle &&
        each.system.state !== 'undone' &&
        each.system.cardReport.startsWith('{"kind":"undone"'),
    );
    return message && isOrderMessage(message) ? message.system.revision : undefined;
  }
}
