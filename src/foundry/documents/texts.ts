/** The text of a key in the user's language, with its blanks filled in. */
export const say = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  game.i18n.format(key, blanks);
