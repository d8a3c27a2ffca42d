import { byId, make } from '../elements';
import { ChatLog } from './chat-log';
import type { Notifications } from './notifications';
import type { SettingsTab } from './settings-tab';

/** The sidebar with its tabs: chat and settings. */
export class Sidebar {
  readonly chat: ChatLog;
  readonly #settings: HTMLElement;
  readonly #renderSettings: () => void;

  constructor(notifications: Notifications, settings: SettingsTab) {
    const log = make('ol', { class: 'chat-log' });
    this.chat = new ChatLog(log);
    const input = make('textarea', {
      id: 'chat-message',
      rows: '2',
      placeholder: 'Say something, or roll: /r 2d6',
      'aria-label': 'Message',
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      const text = input.value.trim();
      input.value = '';
      if (text !== '') this.chat.processMessage(text).catch((error: unknown) => notifications.error(error));
    });
    const chat = make('section', { id: 'chat', class: 'tab active', 'data-tab': 'chat' }, log, input);
    this.#settings = make('section', { id: 'settings', class: 'tab', 'data-tab': 'settings', hidden: '' });
    this.#renderSettings = () => this.#settings.replaceChildren(...settings.build());
    byId('sidebar').append(this.#tabs(), chat, this.#settings);
  }

  #tabs(): HTMLElement {
    const button = (tab: string, icon: string, label: string) => {
      const element = make('button', {
        type: 'button',
        class: `icon fa-solid ${icon}`,
        'data-tab': tab,
        'data-tooltip': label,
        'aria-label': label,
      });
      element.addEventListener('click', () => this.changeTab(tab));
      return element;
    };
    const tabs = [button('chat', 'fa-comments', 'Chat'), button('settings', 'fa-gears', 'Settings')];
    return make('nav', { id: 'sidebar-tabs' }, ...tabs);
  }

  /** Shows another tab. */
  changeTab(name: string): void {
    if (name === 'settings') this.#renderSettings();
    for (const tab of byId('sidebar').querySelectorAll<HTMLElement>('section.tab')) {
      const isShown = tab.dataset.tab === name;
      tab.hidden = !isShown;
      tab.classList.toggle('active', isShown);
    }
  }
}
