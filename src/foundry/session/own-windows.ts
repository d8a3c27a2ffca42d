import { MODULE_ID, say } from '../documents';

/** A window as it makes itself known to the user's other ones. */
export interface Presence {
  /** A name that no other window has. */
  readonly window: string;
  /** When it was opened, by the clock of its machine. */
  readonly opened: number;
}

/** What a window does when it hears of another. */
type Response = 'none' | 'answer' | 'stand-back';

/**
 * Of two windows of one user the one opened first goes on and says so; the other stands back. Both come to that by
 * themselves, in whatever order they hear of one another.
 */
export function responseTo(own: Presence, flag: unknown): Response {
  const other = presenceIn(flag);
  if (!other || other.window === own.window) return 'none';
  const isFirst = own.opened === other.opened ? own.window < other.window : own.opened < other.opened;
  return isFirst ? 'answer' : 'stand-back';
}

/** A flag may hold anything: undefined for what makes no sense. */
function presenceIn(flag: unknown): Presence | undefined {
  const { window, opened }: { readonly [K in keyof Presence]?: unknown } = Object(flag);
  return typeof window === 'string' && typeof opened === 'number' ? { window, opened } : undefined;
}

/**
 * Finds out whether the user of this window has another one open, which may decide battles in his name. The windows
 * tell one another by a flag of the user: nobody but he and game masters can write that.
 */
export class OwnWindows {
  #own: Presence | undefined;
  #standsBack = false;

  /** An older window of the same user is there: it decides, this one only shows. */
  get standsBack(): boolean {
    return this.#standsBack;
  }

  /** Makes this window known to the others of a game master, and listens for theirs. */
  watch(): void {
    Hooks.once('ready', () => this.#enter());
    Hooks.on('updateUser', (user, changes) => {
      if (!user.isSelf) return;
      // Players decide nothing; but one may be made a game master.
      this.#enter();
      // Whoever has closed his window has left his word in the flag: only what is written while this one listens counts.
      if (changes.flags?.[MODULE_ID]?.window === undefined) return;
      const response = this.#own ? responseTo(this.#own, user.getFlag(MODULE_ID, 'window')) : 'none';
      if (response === 'answer') this.#tell();
      if (response === 'stand-back') this.#standBack();
    });
  }

  #enter(): void {
    if (this.#own || !game.user.isGM) return;
    this.#own = { window: foundry.utils.randomID(), opened: Date.now() };
    this.#tell();
  }

  #tell(): void {
    game.user.setFlag(MODULE_ID, 'window', this.#own).catch((error: unknown) => console.error(error));
  }

  #standBack(): void {
    if (this.#standsBack) return;
    this.#standsBack = true;
    ui.notifications.warn(say('PDC.session.otherWindow'), { permanent: true });
  }
}
