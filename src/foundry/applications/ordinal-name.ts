import type { Localize } from '../texts';

/** Names a piece by its number: `3rd Line infantry`. */
export function ordinalName(type: string, language: string, localize: Localize): (number: number) => string {
  const rule = new Intl.PluralRules(language, { type: 'ordinal' });
  return (number) => {
    const form = rule.select(number);
    const key = ['one', 'two', 'few'].includes(form) ? form : 'other';
    return localize(`PDC.windows.field.ordinal.${key}`, {
      number: String(number),
      type: localize(`PDC.rules.type.${type}`),
    });
  };
}
