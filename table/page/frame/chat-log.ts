import { client } from '../../client/client';
import { ChatMessage } from '../../client/documents/chat-message';
import { escapeHTML } from '../../shared/data/escape-html';
import { Roll } from '../../shared/dice/roll';

const ROLL = /^\/(?:r|roll)\s+/i;

/** The chat log, newest message at the bottom. */
export class ChatLog {
  readonly element: HTMLElement;
  #queue: Promise<void> = Promise.resolve();
  /** True while the newest message is in view; it stays there when the window is resized. */
  #isAtBottom = true;

  constructor(element: HTMLElement) {
    this.element = element;
    let height = element.clientHeight;
    element.addEventListener('scroll', () => {
      // An event that comes late, when the window has another size already, says nothing of the user.
      if (element.clientHeight !== height) return;
      this.#isAtBottom = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
    });
    new ResizeObserver(() => {
      height = element.clientHeight;
      if (this.#isAtBottom) this.scrollBottom();
    }).observe(element);
    element.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[data-action=deleteMessage]') : null;
      const message = pressed?.closest<HTMLElement>('[data-message-id]')?.dataset.messageId;
      const shown = client.collections.get('ChatMessage')?.get(message ?? '');
      if (shown instanceof ChatMessage) void shown.delete();
    });
    client.observers.add(({ documentName, action }, documents) => {
      if (documentName !== 'ChatMessage') return;
      for (const document of documents) {
        if (!(document instanceof ChatMessage)) continue;
        this.#later(() => (action === 'delete' ? this.#remove(document) : this.#show(document)));
      }
    });
  }

  /** Shows every message. */
  showAll(): Promise<void> {
    const messages = (client.collections.get('ChatMessage')?.contents ?? []) as ChatMessage[];
    messages.sort((one, other) => one.timestamp - other.timestamp);
    for (const message of messages) this.#later(() => this.#show(message));
    return this.#queue;
  }

  scrollBottom(): void {
    this.element.scrollTop = this.element.scrollHeight;
  }

  /** Processes the text a user has entered: a message, or a roll. */
  async processMessage(text: string): Promise<unknown> {
    if (!ROLL.test(text))
      return ChatMessage.create({ content: escapeHTML(text), speaker: ChatMessage.getSpeaker() });
    const roll = await new Roll(text.replace(ROLL, '')).evaluate();
    return ChatMessage.create({ speaker: ChatMessage.getSpeaker(), rolls: [JSON.stringify(roll)] });
  }

  // One after another, so that messages appear in their order.
  #later(step: () => Promise<void> | void): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) => console.error(error));
  }

  async #show(message: ChatMessage): Promise<void> {
    if (!message.visible || !message.collection?.has(message.id ?? '')) return;
    const element = await message.renderHTML();
    const before = this.#elementOf(message);
    if (before) before.replaceWith(element);
    else this.element.append(element);
    if (this.#isAtBottom) this.scrollBottom();
  }

  #remove(message: ChatMessage): void {
    this.#elementOf(message)?.remove();
  }

  #elementOf({ id }: ChatMessage): Element | null {
    return this.element.querySelector(`[data-message-id="${id}"]`);
  }
}
