/** The name of a battle and its date: `Rolica, 17 August 1808`. A title without a year is a name alone. */
export function splitTitle(title: string): { readonly name: string; readonly date: string } {
  const found = /^(.*?),\s*([^,]*\b1[78]\d\d\b.*)$/.exec(title);
  return found ? { name: found[1] ?? title, date: found[2] ?? '' } : { name: title, date: '' };
}
