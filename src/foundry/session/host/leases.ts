import { MODULE_ID } from '../../documents';
import { localize } from '../../texts';

/** After how long without a word from the other windows of its user one that decides makes sure that it still does. */
const TRUSTED = 12_000;

/**
 * Settles which of the windows that a game master has open decides battles in his name. One of them holds a lease,
 * a flag of the user, which nobody but he and game masters can write. The others inquire; the holder answers by renewing
 * its lease, and whoever gets no answer takes it over. Each window counts by its own clock how long nothing has
 * changed; which write came last, the server decides for all of them.
 */
export class Leases {
  #own: string | undefined;
  #lease = leaseIn(undefined);
  #inquiry: Inquiry | undefined;
  #waiting: ((holds: boolean) => void)[] = [];
  #tookOver: () => void = () => undefined;
  #hasWarned = false;
  /** When this window has answered another one last, by its own clock; undefined if there is none. */
  #answered: number | undefined;
  #making: Promise<unknown> | undefined;

  /** Another window of the same user decides, or may decide: this one only shows. */
  get isPassive(): boolean {
    return this.#own !== undefined && this.#lease?.window !== this.#own;
  }

  /** Makes this window known to the others of a game master, and listens for theirs. */
  watch(tookOver: () => void): void {
    this.#tookOver = tookOver;
    Hooks.once('ready', () => this.#enter());
    Hooks.on('updateUser', (user, changes) => {
      if (!user.isSelf) return;
      // Players decide nothing; but one may be made a game master.
      this.#enter();
      const { lease, inquiry } = changes.flags?.[MODULE_ID] ?? {};
      if (lease !== undefined) this.#heard();
      if (inquiry !== undefined && inquiry.window !== this.#own && this.#own && !this.isPassive)
        this.#answer();
    });
  }

  /** Whether this window decides; one that stands back asks the other first, which may have been closed. */
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

  /** The lease has been written, by whichever window. */
  #heard(): void {
    const wasBack = this.isPassive;
    const given = leaseIn(game.user.getFlag(MODULE_ID, 'lease'));
    if (!given || isOutdated(given, this.#lease)) {
      // A window that has slept answers a question of long ago: what the flag says must stay true.
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

  /** Tells those who have waited for it whether this window decides. */
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

  /** Takes the lease; where nobody has it, or this very window had it before it was loaded again, at once. */
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

  /** A window that has slept hears of everything written before its own inquiry before that is carried out. */
  #makeSure(): void {
    this.#answered = undefined;
    this.#making = this.#inquire();
  }

  #write(key: 'lease' | 'inquiry', value: object): Promise<unknown> {
    return game.user.setFlag(MODULE_ID, key, value as never).catch((error: unknown) => console.error(error));
  }
}

/** Which window of a game master decides battles, as a flag of the user says. */
interface Lease {
  /** A name that no other window has. */
  readonly window: string;
  /** Grows with each renewal: it counts what was written, and no time. */
  readonly beat: number;
}

/** Whether a lease was written by a window that did not know of the one that counts. */
const isOutdated = (given: Lease, counting: Lease | undefined): boolean =>
  counting !== undefined && given.window !== counting.window && given.beat <= counting.beat;

/** A flag may hold anything: undefined for what makes no sense. */
function leaseIn(flag: unknown): Lease | undefined {
  const { window, beat }: { readonly [K in keyof Lease]?: unknown } = Object(flag);
  return typeof window === 'string' && typeof beat === 'number' ? { window, beat } : undefined;
}

/** How long a window waits for an answer, in milliseconds, and how often it asks before it gives the other one up. */
const HURRY = 2000;
const TRIES = 3;

/** How long it waits between questions to one that has answered. */
const CALM = 8000;

/** Questions to the window that decides whether it is still there. */
interface Inquiry {
  /** It has answered. */
  answered(): void;
  /** Asks now, whenever it was to be asked. */
  hurry(): void;
  stop(): void;
}

/** Asks again and again, by this window's clock alone, until nobody answers several times in a row. */
function inquire({ send, giveUp }: { readonly send: () => unknown; readonly giveUp: () => void }): Inquiry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Questions without an answer. */
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
 * A name that no other window has, and that stays when the window is loaded again. It lies in the window's own store
 * only while the page is gone: a copy of a window that is open finds none there.
 */
function windowName(): string {
  const name = sessionStorage.getItem(KEY) ?? foundry.utils.randomID();
  sessionStorage.removeItem(KEY);
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, name));
  return name;
}
