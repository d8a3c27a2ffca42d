import { MODULE_ID, say } from '../documents';

const CHANNEL = `module.${MODULE_ID}`;

/** A window as it makes itself known to the others. */
export interface Presence {
  readonly user: string;
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
export function responseTo(own: Presence, message: unknown): Response {
  const other = presenceIn(message);
  if (!other || other.user !== own.user || other.window === own.window) return 'none';
  const isFirst = own.opened === other.opened ? own.window < other.window : own.opened < other.opened;
  return isFirst ? 'answer' : 'stand-back';
}

/** Anybody may send anything: undefined for what makes no sense. */
function presenceIn(message: unknown): Presence | undefined {
  const { user, window, opened }: { readonly [K in keyof Presence]?: unknown } = Object(message);
  if (typeof user !== 'string' || typeof window !== 'string' || typeof opened !== 'number') return undefined;
  return { user, window, opened };
}

/** Finds out whether the user of this window has another one open, which may decide battles in his name. */
export class OwnWindows {
  #standsBack = false;

  /** An older window of the same user is there: it decides, this one only shows. */
  get standsBack(): boolean {
    return this.#standsBack;
  }

  /** Makes this window known to the others, and listens for theirs. */
  watch(): void {
    const window = foundry.utils.randomID();
    const opened = Date.now();
    Hooks.once('ready', () => {
      const { socket, user } = game;
      const own: Presence = { user: user.id, window, opened };
      const tell = () => socket.emit(CHANNEL, own);
      socket.on(CHANNEL, (message: unknown) => {
        const response = responseTo(own, message);
        if (response === 'answer') tell();
        if (response === 'stand-back') this.#standBack();
      });
      tell();
    });
  }

  #standBack(): void {
    if (this.#standsBack) return;
    this.#standsBack = true;
    if (game.user.isGM) ui.notifications.warn(say('PDC.session.otherWindow'), { permanent: true });
  }
}
