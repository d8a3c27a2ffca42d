import { byId, make } from '../elements';
import { say } from '../texts';

/** The options of a notification. */
interface NotificationOptions {
  readonly permanent?: boolean;
  readonly localize?: boolean;
  readonly console?: boolean;
}

const DURATION = 5000;

/** Short messages at the top of the window. */
export class Notifications {
  info(message: unknown, options: NotificationOptions = {}): void {
    this.#show('info', message, options);
  }

  warn(message: unknown, options: NotificationOptions = {}): void {
    this.#show('warning', message, options);
  }

  error(message: unknown, options: NotificationOptions = {}): void {
    this.#show('error', message, options);
  }

  #show(kind: string, message: unknown, { permanent, localize }: NotificationOptions): void {
    const text = message instanceof Error ? message.message : String(message);
    const element = make('p', { class: `notification ${kind}` }, localize ? say(text) : text);
    element.addEventListener('click', () => element.remove());
    byId('notifications').append(element);
    if (!permanent) setTimeout(() => element.remove(), DURATION);
  }
}
