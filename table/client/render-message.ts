import type { Data } from '../shared/data/plain';
import type { Roll } from '../shared/dice/roll';
import { client } from './client';

/** A message, as far as rendering needs it. */
interface Shown {
  readonly id: string | null;
  readonly system: unknown;
  readonly alias: string;
  readonly content: string;
  readonly flavor: string;
  readonly whisper: readonly string[];
  readonly timestamp: number;
  readonly rolls: readonly Roll[];
}

/**
 * Renders a message: by its model, or by the table; then calls the hook. GMs may delete it unless the caller says
 * otherwise.
 */
export async function renderMessage(message: Shown, given: Data): Promise<HTMLElement> {
  const isGM = Reflect.get(Object(client.collections.get('User')?.get(client.userId)), 'isGM') === true;
  const options = { canDelete: isGM, canClose: false, ...given };
  const own: unknown = Reflect.get(Object(message.system), 'renderHTML');
  if (typeof own === 'function') {
    const element: unknown = await Reflect.apply(own, message.system, [options]);
    if (!(element instanceof HTMLElement)) throw new Error('renderHTML must answer with an element.');
    // For messages with a model of their own, the hook has no third argument.
    client.hooks.callAll('renderChatMessageHTML', message, element);
    return element;
  }
  const element = await plainMessage(message, options);
  client.hooks.callAll('renderChatMessageHTML', message, element, { message });
  return element;
}

async function plainMessage(
  message: Shown,
  { canDelete, canClose }: { readonly canDelete: boolean; readonly canClose: boolean },
): Promise<HTMLElement> {
  const element = document.createElement('li');
  element.className = message.whisper.length > 0 ? 'chat-message message whisper' : 'chat-message message';
  element.dataset.messageId = message.id ?? '';
  const header = document.createElement('header');
  header.className = 'message-header flexrow';
  const sender = document.createElement('h4');
  sender.className = 'message-sender';
  sender.textContent = message.alias;
  const time = document.createElement('time');
  time.className = 'message-timestamp';
  time.textContent = new Date(message.timestamp).toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
  });
  const metadata = document.createElement('span');
  metadata.className = 'message-metadata';
  metadata.append(time);
  if (canDelete) metadata.append(button('message-delete', 'deleteMessage', 'Delete'));
  if (canClose) metadata.append(button('message-dismiss', 'dismissMessage', 'Dismiss'));
  header.append(sender, metadata);
  if (message.flavor) {
    const flavor = document.createElement('span');
    flavor.className = 'flavor-text';
    flavor.innerHTML = message.flavor;
    header.append(flavor);
  }
  const content = document.createElement('div');
  content.className = 'message-content';
  const rolls = await Promise.all(message.rolls.map((roll) => roll.render()));
  content.innerHTML = message.content + rolls.join('');
  element.append(header, content);
  return element;
}

function button(name: string, action: string, label: string): HTMLElement {
  const element = document.createElement('a');
  element.className = name;
  element.dataset.action = action;
  element.setAttribute('aria-label', label);
  const icon = document.createElement('i');
  icon.className = action === 'deleteMessage' ? 'fa-solid fa-trash' : 'fa-solid fa-xmark';
  element.append(icon);
  return element;
}
