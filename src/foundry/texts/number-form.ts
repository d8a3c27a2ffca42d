const MANY = /\.many$/;

/**
 * The key of a text in the form that its count demands. English has one form for one and another for many; languages such
 * as Polish have a third for 2, 3, 4, 22 and so on, whose key ends in `few`.
 */
export function inNumber(
  key: string,
  count: string | undefined,
  language: { readonly lang: string; has(key: string): boolean },
): string {
  if (count === undefined || !MANY.test(key)) return key;
  const few = key.replace(MANY, '.few');
  return language.has(few) && new Intl.PluralRules(language.lang).select(Number(count)) === 'few' ? few : key;
}
