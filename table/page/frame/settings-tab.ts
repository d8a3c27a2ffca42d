import type { SettingConfig, Settings } from '../../client/settings';
import type { Manifest } from '../../shared/documents/operation';
import { make } from '../elements';
import { say } from '../texts';
import { languageChoice } from './language';
import { toggleTheme } from './theme';

/** The settings of modules, and the table's own choices of language and of light or dark theme. */
export class SettingsTab {
  readonly #settings: Settings;
  readonly #module: Manifest;
  readonly #isGameMaster: () => boolean;

  constructor(settings: Settings, module: Manifest, isGameMaster: () => boolean) {
    this.#settings = settings;
    this.#module = module;
    this.#isGameMaster = isGameMaster;
  }

  /** Builds the tab's current content. */
  build(): readonly HTMLElement[] {
    const theme = make('button', { type: 'button' }, 'Switch theme');
    theme.addEventListener('click', toggleTheme);
    const settings = [...this.#settings.settings].filter(([, config]) => this.#isShown(config));
    return [
      make('h3', {}, 'Settings'),
      theme,
      languageChoice(this.#module),
      ...this.#menus(),
      ...settings.map(([name, config]) => this.#row(name, config)),
      make('p', { class: 'hint' }, 'A stand-in for trying the module out: this is not Foundry VTT.'),
    ];
  }

  #isShown({ config, scope }: SettingConfig): boolean {
    return config === true && (scope !== 'world' || this.#isGameMaster());
  }

  #menus(): readonly HTMLElement[] {
    return [...this.#settings.menus.values()]
      .filter(({ restricted }) => !restricted || this.#isGameMaster())
      .map(({ label, type: Menu }) => {
        const button = make('button', { type: 'button' }, say(label));
        button.addEventListener('click', () => new Menu().render({ force: true }));
        return button;
      });
  }

  #row(name: string, config: SettingConfig): HTMLElement {
    const [namespace = '', ...rest] = name.split('.');
    const key = rest.join('.');
    const value = this.#settings.get(namespace, key);
    const input = inputFor(config, value);
    input.addEventListener('change', () => void this.#settings.set(namespace, key, valueIn(input)));
    const hint = make('p', { class: 'hint' }, say(config.hint ?? ''));
    return make('div', { class: 'form-group' }, make('label', {}, say(config.name ?? key), input), hint);
  }
}

function inputFor({ choices }: SettingConfig, value: unknown): HTMLInputElement | HTMLSelectElement {
  if (choices) {
    const options = Object.entries(choices).map(([key, label]) => make('option', { value: key }, say(label)));
    const select = make('select', {}, ...options);
    select.value = String(value);
    return select;
  }
  const type = typeof value === 'boolean' ? 'checkbox' : typeof value === 'number' ? 'number' : 'text';
  const input = make('input', { type });
  if (typeof value === 'boolean') input.checked = value;
  else input.value = String(value ?? '');
  return input;
}

function valueIn(input: HTMLInputElement | HTMLSelectElement): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked;
  return input instanceof HTMLInputElement && input.type === 'number' ? Number(input.value) : input.value;
}
