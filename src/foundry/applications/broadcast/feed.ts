import type { BattlePort, UserBattle } from '../../battle';
import type { ToldAction } from '../../battle/told-action';
import { broadcastSettings } from '../../documents/broadcast-settings';
import { Delayed } from './delayed';
import { beforeDice, type OnAir, onAir } from './on-air';
import { Pace } from './pace';

/** The callbacks of the feed. */
interface Callbacks {
  /** Runs when something else has to be shown. */
  onDue(): void;
  /** The time for which an attack of a film is shown before its dice, in milliseconds. */
  beatOfFilm(): number;
}

/** The battle in view as it goes on air: after the delay, or at an earlier moment that has been on air before. */
export class Feed {
  readonly #port: Pick<BattlePort, 'current'>;
  readonly #tellAction: (battle: string, number: number) => ToldAction | undefined;
  readonly #callbacks: Callbacks;
  readonly #pace: Pace;
  readonly #delayed = new Delayed<OnAir>(
    () => performance.now(),
    () => broadcastSettings().delay,
  );
  #latest: OnAir | undefined;
  #past: OnAir | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #diceOfPast: ReturnType<typeof setTimeout> | undefined;

  constructor(
    port: Pick<BattlePort, 'current'>,
    tellAction: (battle: string, number: number) => ToldAction | undefined,
    callbacks: Callbacks,
  ) {
    this.#port = port;
    this.#tellAction = tellAction;
    this.#callbacks = callbacks;
    this.#pace = new Pace(() => callbacks.onDue());
  }

  /** The moment to show; undefined while nothing is old enough. */
  get shown(): OnAir | undefined {
    return this.#past ?? this.#pace.shown;
  }

  /** The latest moment that is on air. */
  get live(): OnAir | undefined {
    return this.#pace.shown;
  }

  /** Takes up the battle as it is now. */
  follow(): void {
    const battle = this.#port.current;
    if (battle?.asItWas) this.#lookBack(battle);
    else {
      this.#showPast(undefined);
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
    this.#pace.clear();
    this.#showPast(undefined);
  }

  /** Shows an earlier moment, but none that is still held back. */
  #lookBack(battle: UserBattle): void {
    const { live } = this;
    const isKnown = battle.id === live?.id && battle.actions <= live.actions;
    if (!isKnown) return;
    const moment = this.#read(battle, undefined);
    if (this.#past?.action === moment.action) return;
    const beat = this.#callbacks.beatOfFilm();
    const declared = beat > 0 ? beforeDice(moment) : undefined;
    this.#showPast(declared ?? moment);
    if (declared) {
      this.#diceOfPast = setTimeout(() => {
        this.#past = moment;
        this.#callbacks.onDue();
      }, beat);
    }
  }

  #showPast(moment: OnAir | undefined): void {
    clearTimeout(this.#diceOfPast);
    this.#past = moment;
  }

  #read(battle: UserBattle, earlier: OnAir | undefined): OnAir {
    const number = battle.question ? battle.actions : battle.actions - 1;
    const title = game.combats.get(battle.id)?.scene?.name ?? '';
    return onAir(battle, title, this.#tellAction(battle.id, number), earlier);
  }

  #take(): void {
    clearTimeout(this.#timer);
    for (const moment of this.#delayed.take()) this.#pace.push(moment);
    const { nextIn } = this.#delayed;
    if (nextIn === undefined) return;
    this.#timer = setTimeout(() => {
      this.#take();
      this.#callbacks.onDue();
    }, nextIn + 1);
  }
}
