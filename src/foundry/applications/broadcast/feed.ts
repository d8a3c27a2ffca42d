import type { BattlePort, UserBattle } from '../../battle';
import type { ToldAction } from '../../battle/told-action';
import { broadcastSettings } from '../../documents/broadcast-settings';
import { Delayed } from './delayed';
import { type OnAir, onAir } from './on-air';

/** The battle in view as it goes on air: after the delay, or at an earlier moment that has been on air before. */
export class Feed {
  readonly #port: Pick<BattlePort, 'current'>;
  readonly #tellAction: (battle: string, number: number) => ToldAction | undefined;
  readonly #onDue: () => void;
  readonly #delayed = new Delayed<OnAir>(
    () => performance.now(),
    () => broadcastSettings().delay,
  );
  #latest: OnAir | undefined;
  #live: OnAir | undefined;
  #past: OnAir | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a callback that runs when something has become old enough to be shown. */
  constructor(
    port: Pick<BattlePort, 'current'>,
    tellAction: (battle: string, number: number) => ToldAction | undefined,
    onDue: () => void,
  ) {
    this.#port = port;
    this.#tellAction = tellAction;
    this.#onDue = onDue;
  }

  /** The moment to show; undefined while nothing is old enough. */
  get shown(): OnAir | undefined {
    return this.#past ?? this.#live;
  }

  /** The latest moment that is on air. */
  get live(): OnAir | undefined {
    return this.#live;
  }

  /** Takes up the battle as it is now. */
  follow(): void {
    const battle = this.#port.current;
    if (battle?.asItWas) this.#lookBack(battle);
    else {
      this.#past = undefined;
      if (battle) {
        this.#latest = this.#read(battle, this.#latest);
        this.#delayed.push(this.#latest);
      }
    }
    this.#take();
  }

  /** Drops everything. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#delayed.clear();
    this.#latest = undefined;
    this.#live = undefined;
    this.#past = undefined;
  }

  /** Shows an earlier moment, but none that is still held back. */
  #lookBack(battle: UserBattle): void {
    const isKnown = battle.id === this.#live?.id && battle.actions <= this.#live.actions;
    if (isKnown) this.#past = this.#read(battle, undefined);
  }

  #read(battle: UserBattle, earlier: OnAir | undefined): OnAir {
    const number = battle.question ? battle.actions : battle.actions - 1;
    const title = game.combats.get(battle.id)?.scene?.name ?? '';
    return onAir(battle, title, this.#tellAction(battle.id, number), earlier);
  }

  #take(): void {
    clearTimeout(this.#timer);
    this.#live = this.#delayed.take().at(-1) ?? this.#live;
    const { nextIn } = this.#delayed;
    if (nextIn === undefined) return;
    this.#timer = setTimeout(() => {
      this.#take();
      this.#onDue();
    }, nextIn + 1);
  }
}
