import { MODULE_ID } from '../../documents';
import { localize } from '../../texts';

/**
 * The time without news from the user's other windows after which a host makes sure that it still is one, in
 * milliseconds.
 */
const TRUSTED = 12_000;

/**
 * Settles which of a GM's open windows is the host. That window holds a lease, a flag of the user that only this user
 * and GMs can write. The others inquire; the holder answers by renewing its lease, and a window without an answer takes
 * it over. Each window measures by its own clock how long nothing has changed; the server decides for all which write
 * came last.
 */
export class Leases {
  #own: string | undefined;
  #lease = leaseIn(undefined);
  #inquiry: Inquiry | undefined;
  #waiting: ((holds: boolean) => void)[] = [];
  #tookOver: () => void = () => undefined;
  #hasWarned = false;
  /** The time at which this window last answered another one, by its own clock; undefined if there is none. */
  #answered: number | undefined;
  #making: Promise<unknown> | undefined;

  /** True if another window of the same user is the host, or may be: this one only shows. */
  get isPassive(): boolean {
    return this.#own !== undefined && this.#lease?.window !== this.#own;
  }

  /** Announces this window to the GM's other windows, and listens to theirs. */
  watch(tookOver: () => void): void {
    this.#tookOver = tookOver;
    Hooks.once('ready', () => this.#enter());
    Hooks.on('updateUser', (user, changes) => {
      if (!user.isSelf) return;
      // Players' windows are never the host; but a player may become a GM.
      this.#enter();
      const { lease, inquiry } = changes.flags?.[MODULE_ID] ?? {};
      if (lease !== undefined) this.#heard();
      if (inquiry !== undefined && inquiry.window !== this.#own && this.#own && !this.isPassive)
        this.#answer();
    });
  }

  /** True if this window is the host; a passive window asks the other first, which may have been closed. */
  async decides(): Promise<boolean> {
    this.#enter();
    if (this.isPassive) {
      this.#inquiry?.hurry();
      return new Promise((resolve) => this.#waiting.push(resolve));
    }
    if (this.#answered !== undefined && Date.now() - this.#answered > TRUSTED) this.#makeSure();
    await this.#making;
    return !this.isPassive;
  }

  #enter(): void {
    if (this.#own !== undefined || !game.user.isGM) return;
    this.#own = windowName();
    this.#lease = leaseIn(game.user.getFlag(MODULE_ID, 'lease'));
    if (!this.#lease || !this.isPassive) this.#claim();
    else this.#wait();
  }

  #wait(): void {
    this.#inquiry = inquire({ send: () => this.#inquire(), giveUp: () => this.#claim() });
  }

  /** Handles a change of the lease by any window. */
  #heard(): void {
    const wasBack = this.isPassive;
    const given = leaseIn(game.user.getFlag(MODULE_ID, 'lease'));
    if (!given || isOutdated(given, this.#lease)) {
      // A window that was asleep answers an old question: the flag must stay true.
      if (!wasBack) this.#answer();
      return;
    }
    this.#lease = given;
    if (!this.isPassive) {
      if (wasBack) this.#takeOver();
    } else if (wasBack) {
      this.#warn();
      this.#inquiry?.answered();
      this.#settle();
    } else {
      this.#warn();
      this.#wait();
    }
  }

  #takeOver(): void {
    this.#inquiry?.stop();
    this.#answered = undefined;
    if (this.#hasWarned) ui.notifications.info(localize('PDC.windows.session.thisWindow'));
    this.#hasWarned = false;
    this.#settle();
    this.#tookOver();
  }

  /** Reports to all waiting callers if this window is the host. */
  #settle(): void {
    for (const resolve of this.#waiting.splice(0)) resolve(!this.isPassive);
  }

  #warn(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    ui.notifications.warn(localize('PDC.windows.session.otherWindow'), { permanent: true });
  }

  #answer(): void {
    this.#answered = Date.now();
    this.#write('lease', this.#renewed());
  }

  /** Takes the lease: at once if no window has it, or if this window had it before a reload. */
  #claim(): void {
    const lease = this.#renewed();
    if (!this.#lease || !this.isPassive) this.#lease = lease;
    this.#write('lease', lease);
  }

  #renewed = () => ({ window: this.#own ?? '', beat: (this.#lease?.beat ?? 0) + 1 });

  #inquire(): Promise<unknown> {
    const count = Number(game.user.getFlag(MODULE_ID, 'inquiry')?.count ?? 0) + 1;
    return this.#write('inquiry', { window: this.#own ?? '', count });
  }

  /**
   * Makes sure that this window is still the host: after a sleep it receives all earlier writes before its own inquiry
   * is carried out.
   */
  #makeSure(): void {
    this.#answered = undefined;
    this.#making = this.#inquire();
  }

  #write(key: 'lease' | 'inquiry', value: object): Promise<unknown> {
    return game.user.setFlag(MODULE_ID, key, value as never).catch((error: unknown) => console.error(error));
  }
}

/** A flag of the user that names the host among a GM's windows. */
interface Lease {
  /** The window's unique name. */
  readonly window: string;
  /** Grows with each renewal: a count of writes, not a time. */
  readonly beat: number;
}

/** True if a lease was written by a window that did not know the current one. */
const isOutdated = (given: Lease, counting: Lease | undefined): boolean =>
  counting !== undefined && given.window !== counting.window && given.beat <= counting.beat;

/** Reads a lease from a flag, which may hold anything; undefined if it is not valid. */
function leaseIn(flag: unknown): Lease | undefined {
  const { window, beat }: { readonly [K in keyof Lease]?: unknown } = Object(flag);
  return typeof window === 'string' && typeof beat === 'number' ? { window, beat } : undefined;
}

/**
 * The time that a window waits for an answer, in milliseconds, and the number of questions before it gives the other
 * one up.
 */
const HURRY = 2000;
const TRIES = 3;

/** The time between questions to a window that has answered, in milliseconds. */
const CALM = 8000;

/** Repeated questions to the host if it is still there. */
interface Inquiry {
  /** Reports an answer. */
  answered(): void;
  /** Asks now instead of at the next interval. */
  hurry(): void;
  stop(): void;
}

/** Asks repeatedly, by this window's clock alone, until several questions in a row get no answer. */
function inquire({ send, giveUp }: { readonly send: () => unknown; readonly giveUp: () => void }): Inquiry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of questions without an answer. */
  let open = 0;
  const ask = (): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, HURRY);
    if (open >= TRIES) {
      open = 0;
      giveUp();
      return;
    }
    open += 1;
    send();
  };
  ask();
  return {
    answered() {
      open = 0;
      clearTimeout(timer);
      timer = setTimeout(ask, CALM);
    },
    hurry() {
      if (open === 0) ask();
    },
    stop: () => clearTimeout(timer),
  };
}

const KEY = `${MODULE_ID}.window`;

/**
 * A unique window name that survives a reload. It is in the window's session storage only while the page is unloaded: a
 * duplicate of an open window finds none there.
 */
function windowName(): string {
  const name = sessionStorage.getItem(KEY) ?? foundry.utils.randomID();
  sessionStorage.removeItem(KEY);
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, name));
  return name;
}
