import { byId, make } from '../elements';
import { ChatLog } from './chat-log';
import type { CombatTracker } from './combat-tracker';
import type { CompendiumTab } from './compendium-tab';
import type { Directory } from './directory';
import type { Notifications } from './notifications';
import type { SettingsTab } from './settings-tab';

/** The contents of the sidebar's tabs other than chat. */
interface Tabs {
  readonly settings: SettingsTab;
  readonly compendia: CompendiumTab;
  readonly actors: Directory;
  readonly journal: Directory;
  readonly combats: CombatTracker;
}

/** The sidebar with its tabs: chat, actors, the journal, the combat, compendia and settings. */
export class Sidebar {
  readonly chat: ChatLog;
  readonly #render: Readonly<Record<string, () => void>>;

  constructor(notifications: Notifications, { settings, compendia, actors, journal, combats }: Tabs) {
    const log = make('ol', { class: 'chat-log' });
    this.chat = new ChatLog(log);
    const input = make('textarea', {
      id: 'chat-message',
      rows: '2',
      placeholder: 'Type a message, or roll: /r 2d6',
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
    const tab = (id: string) => make('section', { id, class: 'tab', 'data-tab': id, hidden: '' });
    const [list, entries, tracker] = [tab('actors'), tab('journal'), tab('combat')];
    const [packs, own] = [tab('compendium'), tab('settings')];
    this.#render = {
      actors: () => list.replaceChildren(...actors.build()),
      journal: () => entries.replaceChildren(...journal.build()),
      combat: () => tracker.replaceChildren(...combats.build()),
      compendium: () => packs.replaceChildren(...compendia.build()),
      settings: () => own.replaceChildren(...settings.build()),
    };
    byId('sidebar').append(this.#tabs(), chat, list, entries, tracker, packs, own);
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
    const tabs = [
      button('chat', 'fa-comments', 'Chat'),
      button('actors', 'fa-users', 'Actors'),
      button('journal', 'fa-book-open', 'Journal'),
      button('combat', 'fa-swords', 'Combat encounters'),
      button('compendium', 'fa-atlas', 'Compendium packs'),
      button('settings', 'fa-gears', 'Settings'),
    ];
    return make('nav', { id: 'sidebar-tabs' }, ...tabs);
  }

  /** Shows another tab. */
  changeTab(name: string): void {
    this.#render[name]?.();
    for (const tab of byId('sidebar').querySelectorAll<HTMLElement>('section.tab')) {
      const isShown = tab.dataset.tab === name;
      tab.hidden = !isShown;
      tab.classList.toggle('active', isShown);
    }
  }
}
