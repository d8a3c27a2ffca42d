import { beforeDice, type OnAir } from './on-air';

/** The time for which an attack and its odds are shown before its dice, in milliseconds. */
const BEAT = 1800;

/** The time for which its dice are shown at least. */
const READ = 1800;

/** The longest wait for the card of an action, which follows its position. */
const CARD = 800;

/** The moments that may wait; beyond them the view catches up. */
const MOST = 4;

/** Puts moments on air calmly: an attack as it stood before its dice, with its odds, and only then the result. */
export class Pace {
  readonly #onTurn: () => void;
  #shown: OnAir | undefined;
  #coming: readonly OnAir[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isForCard = false;

  /** Takes a callback that runs when another moment has come on air by itself. */
  constructor(onTurn: () => void) {
    this.#onTurn = onTurn;
  }

  get shown(): OnAir | undefined {
    return this.#shown;
  }

  /** Takes the next moment. */
  push(moment: OnAir): void {
    const last = this.#coming.at(-1);
    const isSame = last !== undefined && last.id === moment.id && last.action === moment.action;
    this.#coming = [...(isSame ? this.#coming.slice(0, -1) : this.#coming), moment];
    const isBack = moment.id !== this.#shown?.id || moment.action < this.#shown.action;
    if (isBack || this.#coming.length > MOST) {
      this.stop();
      this.#shown = moment;
    } else if (this.#timer === undefined) this.#begin(moment);
    else if (this.#isForCard && !lacksCard(moment, this.#shown)) this.#goOn();
  }

  /** Drops everything that waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#coming = [];
  }

  /** Drops everything. */
  clear(): void {
    this.stop();
    this.#shown = undefined;
  }

  #begin(moment: OnAir): void {
    if (lacksCard(moment, this.#shown)) this.#hold(CARD, true);
    else this.#goOn();
  }

  #hold(time: number, isForCard = false): void {
    this.#isForCard = isForCard;
    this.#timer = setTimeout(() => {
      this.#goOn();
      this.#onTurn();
    }, time);
  }

  /** Puts the next moment on air. */
  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next] = this.#coming;
    if (!next) return;
    const isNew = next.action !== this.#shown?.action;
    const declared = isNew ? beforeDice(next) : undefined;
    this.#shown = declared ?? next;
    if (declared) {
      this.#hold(BEAT);
      return;
    }
    this.#coming = this.#coming.slice(1);
    if (beforeDice(next)) this.#hold(READ);
    else this.#goOn();
  }
}

/** True if a position is there, but not yet the card of the action that led to it. */
const lacksCard = (moment: OnAir, shown: OnAir | undefined): boolean =>
  shown !== undefined &&
  moment.state !== shown.state &&
  JSON.stringify(moment.told) === JSON.stringify(shown.told);
