import type { Manifest } from '../../shared/documents/operation';
import { make } from '../elements';
import { localization } from '../texts';

const KEY = 'table.language';

/** Takes the language that the address asks for, or the one last chosen, or English. */
export function applyLanguage(asked: string | null): void {
  const language = asked ?? localStorage.getItem(KEY) ?? localization.lang;
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) return;
  localization.lang = language;
  document.documentElement.lang = language;
}

/** A list of the languages of a module; the window is loaded anew in the chosen one. */
export function languageChoice({ languages }: Manifest): HTMLElement {
  const options = languages.map(({ lang, name }) => make('option', { value: lang }, name));
  const select = make('select', { name: 'language' }, ...options);
  select.value = localization.lang;
  select.addEventListener('change', () => {
    localStorage.setItem(KEY, select.value);
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    location.assign(address);
  });
  return make('div', { class: 'form-group' }, make('label', {}, 'Language', select));
}
