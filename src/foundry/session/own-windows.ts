import { MODULE_ID } from '../documents';
import { localize } from '../texts';
import { type Knocks, startKnocking } from './knocks';
import { isLate, leaseIn } from './lease';
import { windowName } from './window-name';

/** After how long without a word from the other windows of its user one that decides makes sure that it still does. */
const TRUSTED = 12_000;

/**
 * Settles which of the windows that a game master has open decides battles in his name. One of them holds a lease,
 * a flag of the user, which nobody but he and game masters can write. The others knock; the holder answers by renewing
 * its lease, and whoever gets no answer takes it over. Each window counts by its own clock how long nothing has
 * changed; which write came last, the server decides for all of them.
 */
export class OwnWindows {
  #own: string | undefined;
  #lease = leaseIn(undefined);
  #knocks: Knocks | undefined;
  #waiting: ((holds: boolean) => void)[] = [];
  #tookOver: () => void = () => undefined;
  #hasWarned = false;
  /** When this window has answered another one last, by its own clock; undefined if there is none. */
  #answered: number | undefined;
  #making: Promise<unknown> | undefined;

  /** Another window of the same user decides, or may decide: this one only shows. */
  get standsBack(): boolean {
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
      const { lease, knock } = changes.flags?.[MODULE_ID] ?? {};
      if (lease !== undefined) this.#heard();
      if (knock !== undefined && knock.window !== this.#own && this.#own && !this.standsBack) this.#answer();
    });
  }

  /** Whether this window decides; one that stands back asks the other first, which may have been closed. */
  async decides(): Promise<boolean> {
    this.#enter();
    if (this.standsBack) {
      this.#knocks?.hurry();
      return new Promise((resolve) => this.#waiting.push(resolve));
    }
    if (this.#answered !== undefined && Date.now() - this.#answered > TRUSTED) this.#makeSure();
    await this.#making;
    return !this.standsBack;
  }

  #enter(): void {
    if (this.#own !== undefined || !game.user.isGM) return;
    this.#own = windowName();
    this.#lease = leaseIn(game.user.getFlag(MODULE_ID, 'lease'));
    if (!this.#lease || !this.standsBack) this.#claim();
    else this.#wait();
  }

  #wait(): void {
    this.#knocks = startKnocking({ knock: () => this.#knock(), giveUp: () => this.#claim() });
  }

  /** The lease has been written, by whichever window. */
  #heard(): void {
    const wasBack = this.standsBack;
    const given = leaseIn(game.user.getFlag(MODULE_ID, 'lease'));
    if (!given || isLate(given, this.#lease)) {
      // A window that has slept answers a question of long ago: what the flag says must stay true.
      if (!wasBack) this.#answer();
      return;
    }
    this.#lease = given;
    if (!this.standsBack) {
      if (wasBack) this.#takeOver();
    } else if (wasBack) {
      this.#warn();
      this.#knocks?.answered();
      this.#settle();
    } else {
      this.#warn();
      this.#wait();
    }
  }

  #takeOver(): void {
    this.#knocks?.stop();
    this.#answered = undefined;
    if (this.#hasWarned) ui.notifications.info(localize('PDC.session.thisWindow'));
    this.#hasWarned = false;
    this.#settle();
    this.#tookOver();
  }

  /** Tells those who have waited for it whether this window decides. */
  #settle(): void {
    for (const resolve of this.#waiting.splice(0)) resolve(!this.standsBack);
  }

  #warn(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    ui.notifications.warn(localize('PDC.session.otherWindow'), { permanent: true });
  }

  #answer(): void {
    this.#answered = Date.now();
    this.#write('lease', this.#renewed());
  }

  /** Takes the lease; where nobody has it, or this very window had it before it was loaded again, at once. */
  #claim(): void {
    const lease = this.#renewed();
    if (!this.#lease || !this.standsBack) this.#lease = lease;
    this.#write('lease', lease);
  }

  #renewed = () => ({ window: this.#own ?? '', beat: (this.#lease?.beat ?? 0) + 1 });

  #knock(): Promise<unknown> {
    const count = Number(game.user.getFlag(MODULE_ID, 'knock')?.count ?? 0) + 1;
    return this.#write('knock', { window: this.#own ?? '', count });
  }

  /** A window that has slept hears of everything written before its own knock before that is carried out. */
  #makeSure(): void {
    this.#answered = undefined;
    this.#making = this.#knock();
  }

  #write(key: 'lease' | 'knock', value: object): Promise<unknown> {
    return game.user.setFlag(MODULE_ID, key, value as never).catch((error: unknown) => console.error(error));
  }
}
