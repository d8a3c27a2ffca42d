import { type Data, expandObject, getProperty, mergeObject } from '../shared/data/plain';

/** The texts of modules, by key. */
export class Localization {
  /** The language of this client. */
  lang = 'en';
  /** To begin with the names that Foundry has for permissions, as far as modules tell of them. */
  readonly translations: Data = {
    PERMISSION: { QueryUser: 'Query Users', SettingsModify: 'Modify Configuration Settings' },
  };

  /** Adds the texts of a language file. */
  add(texts: Data): void {
    mergeObject(this.translations, expandObject(texts));
  }

  has(key: string): boolean {
    return typeof getProperty(this.translations, key) === 'string';
  }

  /** The text for a key, or the key itself if there is none. */
  localize(key: string, blanks?: Readonly<Record<string, unknown>>): string {
    const text = getProperty(this.translations, key);
    if (typeof text !== 'string') return key;
    return blanks ? filledIn(text, blanks) : text;
  }

  /** The text for a key with its blanks filled in: `{name}`. */
  format(key: string, blanks: Readonly<Record<string, unknown>> = {}): string {
    return filledIn(this.localize(key), blanks);
  }
}

const filledIn = (text: string, blanks: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([^}]+)\}/g, (_match, name: string) => String(blanks[name] ?? 'undefined'));
